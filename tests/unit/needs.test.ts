import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { needsOf } from '../support/needs.ts';

test.each([
  ['unit/csv.test.ts', { web: false, cli: false, processes: false }],
  ['engine/pruning.test.ts', { web: false, cli: false, processes: false }],
  ['engine/crash.test.ts', { web: true, cli: false, processes: true }],
  ['e2e/access.test.ts', { web: true, cli: false, processes: true }],
  ['e2e/mainJob.test.ts', { web: true, cli: false, processes: true }],
  ['api/security/headers.test.ts', { web: true, cli: false, processes: false }],
  ['cli/everyCommand.test.ts', { web: false, cli: true, processes: true }],
])('%s needs these builds and processes', (file, needs) =>
  expect(needsOf([fileURLToPath(new URL(`../${file}`, import.meta.url))])).toEqual(needs),
);

test('files of one run need what any of them needs', () => {
  const files = ['e2e/review.test.ts', 'cli/terminal.test.ts'];
  const paths = files.map((file) => fileURLToPath(new URL(`../${file}`, import.meta.url)));
  expect(needsOf(paths)).toEqual({ web: true, cli: true, processes: true });
});
