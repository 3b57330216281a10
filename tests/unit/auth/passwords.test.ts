import { expect, test } from 'vitest';
import { createPasswords } from '../../../server/auth/passwords.ts';
import { quickPasswords } from '../../support/passwords.ts';

test('a hash in earnest costs 19 MiB and two passes, as OWASP asks for at least, and is its own each time', async () => {
  const { hash } = createPasswords();
  const [first, second] = await Promise.all([hash('correct horse'), hash('correct horse')]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(second).not.toBe(first);
});

test('only the password itself matches, whatever work made its hash, and nothing matches where there is none', async () => {
  const { hash, matches } = createPasswords();
  for (const kept of [await hash('correct horse'), await quickPasswords.hash('correct horse')]) {
    expect(await matches(kept, 'correct horse')).toBe(true);
    expect(await matches(kept, 'Correct horse')).toBe(false);
  }
  expect(await matches(undefined, 'correct horse')).toBe(false);
});
