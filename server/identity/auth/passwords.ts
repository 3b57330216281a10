import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes the same time without a hash, and returns false. */
  matches(passwordHash: string | undefined, password: string): Promise<boolean>;
};

/** Each hash occupies a core and one of libuv's four threads. Logins must leave some for other work. */
export const hashesAtOnce = (cores: number): number => Math.min(3, Math.max(1, cores - 1));

/** @param work the cost of a hash, by default the library's: 19 MiB and two passes. Only tests use less */
export function createPasswords(
  work?: { memoryCost: number; timeCost: number },
  limit: <T>(work: () => Promise<T>) => Promise<T> = pLimit(hashesAtOnce(availableParallelism())),
): Passwords {
  // Compared for an unknown e-mail, so that the answer takes as long. No password matches it.
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
