import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Passwords as they are kept: as Argon2id hashes. */
export type Passwords = {
  hash(password: string): Promise<string>;
  /** Whether this is the password; false, after the same time, where there is no hash. */
  matches(passwordHash: string | undefined, password: string): Promise<boolean>;
};

/** @param work what a hash costs: 19 MiB and two passes, as the library has it. Tests alone say less */
export function createPasswords(work?: { memoryCost: number; timeCost: number }): Passwords {
  // What a password is compared with when nobody has the e-mail, so that the answer takes as long. Nobody knows its password.
  const nobodysHash = hash(randomUUID(), work);
  return {
    hash: (password) => hash(password, work),
    async matches(passwordHash, password) {
      const same = await verify(passwordHash ?? (await nobodysHash), password);
      return same && passwordHash !== undefined;
    },
  };
}
