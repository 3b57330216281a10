import { hash, verify } from '@node-rs/argon2';

/** What a password is compared with when nobody has the e-mail, so that the answer takes as long. Its password is unknown. */
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$X/VF/CdeVDMZPTFFL6NTeQ$/zH/O3X5AyRCbdHqHO2JuZlifZI9RZ6OHXwzg1RjpEk';

/** An Argon2id hash at the library's defaults (19 MiB, two passes), which are those of `nobodysHash`. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** Whether this is the password; false, after the same time, where there is no hash. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const same = await verify(passwordHash ?? nobodysHash, password);
  return same && passwordHash !== undefined;
}
