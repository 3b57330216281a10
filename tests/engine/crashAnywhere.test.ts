import { expect, test } from 'vitest';
import { soak } from '../soak/kills/soak.ts';

/* The short version of `npm run soak -- kills`: kills at random moments under load, while calls fail. */

test('killed at random points: nothing is doubled, nothing is missing, no account is stuck', {
  timeout: 300_000,
}, async () => {
  const figures = await soak({ servers: 1, accounts: 12, kills: 4, seed: 3 });
  expect(figures.underFire).toBeGreaterThan(12);
  expect(figures).toMatchObject({ doubled: [], missing: [], invented: [], stuck: [] });
});

test('two servers on one file, each killed at random points: the same holds', {
  timeout: 300_000,
}, async () => {
  const figures = await soak({ servers: 2, accounts: 12, kills: 4, seed: 5 });
  expect(figures.underFire).toBeGreaterThan(12);
  expect(figures).toMatchObject({ doubled: [], missing: [], invented: [], stuck: [] });
});
