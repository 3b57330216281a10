import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkComment } from '../../../server/automation/rules/checkComment.ts';

const failedOf = (comment: string, post: string) =>
  checkComment(comment, { post: { text: post }, earlier: [] })
    .filter(({ ok }) => !ok)
    .map(({ check }) => check);

/** The post, its echo and its good comment, and the examples of the table. */
function examplesOf(folder: string) {
  const page = readFileSync(
    new URL(`../../../docs/guide/${folder}writing-a-prompt.md`, import.meta.url),
    'utf8',
  );
  const quotes = page.split('> **').slice(1, 4);
  const [post = '', echo = '', good = ''] = quotes.map((quote) =>
    (quote.split('\n\n')[0] ?? '')
      .replace(/^[^*]+\*\*/, '')
      .replace(/\n>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const rows = [...page.matchAll(/^\|[^|]+\| \*([^*]+)\* \|$/gm)].map(([, example = '']) => example);
  return { post, echo, good, rows };
}

test.each([
  ['English', ''],
  ['German', 'de/'],
  ['Spanish', 'es/'],
])('the checks decide about the examples of the %s guide as it says', (_, folder) => {
  const { post, echo, good, rows } = examplesOf(folder);
  expect(failedOf(echo, post)).toContain('echo');
  // The writer gets it as an example too, so a copy of it is refused.
  expect(failedOf(good, post)).toEqual(['instructions']);
  expect(rows).toHaveLength(4);
  (['echo', 'slop', 'invented', 'pitch'] as const).forEach((check, at) => {
    expect(failedOf(rows[at] ?? '', post)).toContain(check);
  });
});
