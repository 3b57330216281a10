import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const widest = 110;
const files = globSync('{server,db,web,cli,sandbox,tests,scripts}/**/*.{ts,tsx}');

test('no line of a comment is wider than 110 columns', () => {
  const wide = files.flatMap((path) => {
    const source = readFileSync(path, 'utf8');
    // Parsing takes long, and few files have such a line at all.
    if (!source.split('\n').some((line) => line.length > widest)) return [];
    return parseSync(path, source).comments.flatMap(({ start, end, value }) => {
      const from = source.lastIndexOf('\n', start) + 1;
      const isAlone = source.slice(from, start).trim() === '';
      if (!isAlone || value.includes('biome-ignore')) return [];
      const lines = source.slice(from, end).split('\n');
      return lines.filter((line) => line.length > widest).map((line) => `${path}: ${line.trim()}`);
    });
  });
  expect(wide).toEqual([]);
});
