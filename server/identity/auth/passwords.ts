import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** Stores passwords as Argon2id hashes. */
export type Passwords = {
  hash(password: string): Promise<string>;
  /** Whether this is the password; false, after the same time, without a hash. */
  matches(passwordHash: string | undefined, password: string): Promise<boolean>;
};

/**
 * How many passwords are hashed at once: each takes a core and one of libuv's four threads, so that wrong sign-ins would leave
 * none for everybody else.
 */
export const hashesAtOnce = (cores: number): number => Math.min(3, Math.max(1, cores - 1));

/**
 * @param work the cost of a hash: 19 MiB and two passes, the library's default. Only tests use less
 * @param limit the queue of hashes
 */
export function createPasswords(
  work?: { memoryCost: number; timeCost: number },
  limit: <T>(work: () => Promise<T>) => Promise<T> = pLimit(hashesAtOnce(availableParallelism())),
): Passwords {
  // A hash to compare with if the e-mail is unknown, so that the answer takes as long. No password matches it.
  const nobodysHash = hash(randomUUID(), work);
  return {
    hash: (password) => limit(() => hash(password, work)),
    async matches(passwordHash, password) {
      const kept = passwordHash ?? (await nobodysHash);
      const same = await limit(() => verify(kept, password));
      return same && passwordHash !== undefined;
    },
  };
}
