/** Texts, numbers and bodies that break parsers and validators. */
import fc from 'fast-check';

export const pick = <T>(...weighted: [number, fc.Arbitrary<T>][]) =>
  fc.oneof(...weighted.map(([weight, arbitrary]) => ({ weight, arbitrary })));

const words = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202eright to left',
  'e\u0301\u0301\u0301',
  '👩‍👩‍👧‍👦',
  '𒐫'.repeat(50),
  'ﷺ',
  '\r\nBcc: everybody@example.com',
  '%',
  '%zz',
  '%c0%af',
  '%00',
  '..',
  '../../etc/passwd',
  "' or '1'='1",
  '"; drop table users; --',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'length',
  'null',
  'undefined',
  'NaN',
  'true',
  '0',
  '-1',
  '1e999',
  '0x10',
  '9007199254740993',
  '2026-02-30T00:00:00Z',
  '-000001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999+23:59',
  '+275760-09-13T00:00:00.001Z',
  'http://[::1',
  'https://www.linkedin.com/in/%E0%A4%A',
  'https://www.linkedin.com/in/\ud800',
  'https://www.linkedin.com/company/..',
  'https://www.linkedin.com/in/%00',
  '/search/results/content',
  'a@b.c',
  'ada@example.com',
  `${'a'.repeat(300)}@example.com`,
  'data:image/png;base64,AAAA',
  'data:image/png;base64,####',
  'a'.repeat(5000),
];
export const text = pick<string>(
  [3, fc.constantFrom(...words)],
  [1, fc.string({ unit: 'binary' })],
  [1, fc.string({ unit: 'grapheme' })],
);
export const number = pick<number>(
  [3, fc.constantFrom(-1, 0, 1, 20, 21, 75, 76, 0.5, 1e21, 2 ** 31, 2 ** 53, -(2 ** 63), 1.7e308, 5e-324)],
  [1, fc.double({ noNaN: true, noDefaultInfinity: true })],
);
/** JSON numbers that JSON.stringify never writes. */
const unwritable = fc
  .constantFrom('1e999', '-1e999', '-0', '1E400', '123456789012345678901234567890', '0.1e-400')
  .map((raw) => `@raw ${raw}@`);
const nested = fc.integer({ min: 1, max: 60 }).map((depth) => {
  let value: unknown = 0;
  for (let n = 0; n < depth; n++) value = n % 2 ? [value] : { value };
  return value;
});
export const value: fc.Arbitrary<unknown> = pick<unknown>(
  [6, text],
  [4, number],
  [1, unwritable],
  [2, fc.constantFrom(null, true, false, [], {}, [[]], { length: 3 }, [null], { $ne: null })],
  [1, nested],
  [1, fc.jsonValue({ maxDepth: 3 })],
  [1, fc.array(text, { minLength: 100, maxLength: 200 })],
);
export const fieldName = pick<string>(
  [4, fc.constantFrom('_id', 'userId', 'role', 'status', '__proto__', 'constructor', 'then', '')],
  [1, text],
);

/** JSON, with the raw numbers of `unwritable`. */
export const write = (value: unknown): string =>
  (JSON.stringify(value) ?? 'null').replace(/"@raw (\S+)@"/g, '$1');

export const rawBodies = [
  '',
  ' ',
  '{',
  '}',
  '[',
  '{"a":1,}',
  "{'a':1}",
  'null',
  '"',
  '\ufeff{}',
  '{"a":1}{"a":1}',
  '{"a":1,"a":2}',
  '"\\ud800"',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '['.repeat(50_000),
  '['.repeat(20_000) + ']'.repeat(20_000),
  `{"a":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`,
  `{"payload":${'['.repeat(5000)}${']'.repeat(5000)}}`,
  `{${Array.from({ length: 3000 }, (_, n) => `"k${n}":0`).join(',')}}`,
  `{${Array.from({ length: 90_000 }, (_, n) => `"${n}":0`).join(',')}}`,
  `{"${'k'.repeat(900_000)}":0}`,
  `[${'0,'.repeat(100_000)}0]`,
  `{"email":"${'a'.repeat(900_000)}"}`,
  `{"a":"${'a'.repeat(1_100_000)}"}`,
];
