import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import commonPasswords from '../../../web/security/commonPasswords.json' with { type: 'json' };
import { adviceOn } from '../../../web/security/passwordAdvice.ts';

test.each([
  ['', null],
  ['12345', null],
  ['123456', 'common'],
  ['Password', 'common'],
  ['dragon1987!', 'common'],
  ['aaaaaaaaaaaa', 'weak'],
  ['tsrqpo', 'weak'],
  ['jbcxyq', 'weak'],
  ['correct horse', null],
  ['jb7-xq2', null],
])('%j: %s', (password, advice) => {
  expect(adviceOn(password, 6, new Set(commonPasswords))).toBe(advice);
});

test('judges only the shape while the list loads', () => {
  expect(adviceOn('dragon1987!', 6, undefined)).toBeNull();
  expect(adviceOn('111111', 6, undefined)).toBe('weak');
});

test('knows the 2,000 most common passwords that have the shortest accepted length', () => {
  const accepted = dictionary['passwords-common'].filter(({ length }) => length >= 6);
  expect(commonPasswords).toEqual(accepted.slice(0, 2000));
});
