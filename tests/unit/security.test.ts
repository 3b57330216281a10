import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('SECURITY.md', 'utf8');
const shown = [...page.matchAll(/`(tests\/[^`]+)`: \*([^*]+)\*/g)].map(
  ([, path = '', name = '']) => [path, name] as const,
);

test('SECURITY.md names a test for each threat', () => {
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2);
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.filter((row) => !/`tests\/[^`]+`: \*/.test(row))).toEqual([]);
  expect(shown.length).toBe(page.split('`tests/').length - 1);
});

test.each(shown)('%s shows: %s', (path, name) => {
  expect(existsSync(path)).toBe(true);
  const names = [
    ...readFileSync(path, 'utf8').matchAll(/\b(?:test|it|describe)\b[^\n]*|^\s*\]\)\(\s*\n?.*|^\s+['"].*/gm),
  ].map(([line]) => line);
  expect(names.some((line) => line.includes(name))).toBe(true);
});
