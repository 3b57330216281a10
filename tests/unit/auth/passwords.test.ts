import pLimit from 'p-limit';
import { expect, test } from 'vitest';
import { createPasswords, hashesAtOnce } from '../../../server/identity/auth/passwords.ts';
import { quickPasswords } from '../../support/passwords.ts';

test('hashes with 19 MiB and two passes, OWASP’s minimum, and a new salt each time', async () => {
  const { hash } = createPasswords();
  const [first, second] = await Promise.all([hash('correct horse'), hash('correct horse')]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(second).not.toBe(first);
});

test('matches only the right password, with any cost, and nothing without a hash', async () => {
  const { hash, matches } = createPasswords();
  for (const kept of [await hash('correct horse'), await quickPasswords.hash('correct horse')]) {
    expect(await matches(kept, 'correct horse')).toBe(true);
    expect(await matches(kept, 'Correct horse')).toBe(false);
  }
  expect(await matches(undefined, 'correct horse')).toBe(false);
});

test('M4: limits concurrent hashes, so that sign-ins leave a core and a thread free', async () => {
  expect([1, 2, 3, 4, 64].map(hashesAtOnce)).toEqual([1, 1, 2, 3, 3]);
  const queue = pLimit(1);
  const seen: number[] = [];
  const limit = <T>(work: () => Promise<T>): Promise<T> =>
    queue(() => {
      seen.push(queue.activeCount);
      return work();
    });
  const { hash, matches } = createPasswords({ memoryCost: 64, timeCost: 1 }, limit);
  const kept = await quickPasswords.hash('correct horse');
  const guesses = ['wrong', 'correct horse', 'wrong'].map((password) => matches(kept, password));
  const hashes = [hash('one'), hash('two')];
  expect(await Promise.all(guesses)).toEqual([false, true, false]);
  expect(new Set(await Promise.all(hashes)).size).toBe(2);
  expect(seen).toEqual([1, 1, 1, 1, 1]);
});
