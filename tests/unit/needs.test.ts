import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { needsOf } from '../support/needs.ts';

test.each([
  ['unit/csv.test.ts', { web: false, cli: false }],
  ['engine/pruning.test.ts', { web: false, cli: false }],
  ['engine/crash.test.ts', { web: true, cli: false }],
  ['e2e/access.test.ts', { web: true, cli: false }],
  ['e2e/mainJob.test.ts', { web: true, cli: false }],
  ['api/security/headers.test.ts', { web: true, cli: false }],
  ['cli/everyCommand.test.ts', { web: false, cli: true }],
])('%s needs these builds before it runs', (file, needs) =>
  expect(needsOf([fileURLToPath(new URL(`../${file}`, import.meta.url))])).toEqual(needs),
);

test('files of one run need what any of them needs', () => {
  const files = ['e2e/review.test.ts', 'cli/terminal.test.ts'];
  const paths = files.map((file) => fileURLToPath(new URL(`../${file}`, import.meta.url)));
  expect(needsOf(paths)).toEqual({ web: true, cli: true });
});
