/** The short form of `npm run soak -- kills`: servers die at random moments under load, while calls fail. */
import { expect, test } from 'vitest';
import { isPostgres } from '../../db/dialect/engine.ts';
import { soakFailover } from '../soak/kills/failover.ts';
import type { Role } from '../soak/kills/site.ts';
import { soak } from '../soak/kills/soak.ts';
import { deepTimeout, isDeep, samples } from '../support/deep.ts';

const nothing = {
  doubled: [],
  missing: [],
  invented: [],
  stuck: [],
  lost: [],
  repeated: [],
  unexpected: [],
};

/** On Postgres, which also stops and is cut off, as two kinds of servers. */
const several: Role[] = isPostgres ? ['web', 'worker', 'worker'] : ['all', 'all'];
const outages = isPostgres ? { stops: 1, cuts: 1 } : {};

async function expectKept(servers: Role[], seed: number): Promise<void> {
  const figures = await soak({ servers, accounts: 4, kills: samples(3, 20), ...outages, seed });
  expect(figures).toMatchObject(nothing);
  expect(figures.underFire).toBeGreaterThan(4);
  expect(figures.inTheEnd).toBeGreaterThan(figures.underFire);
  expect(figures.acknowledged).toBeGreaterThan(0);
}

test(
  'servers on one database, killed at random moments: nothing is doubled, missing, invented, lost or stuck',
  {
    timeout: deepTimeout,
  },
  () => expectKept(several, 3),
);

// `crash.test.ts` kills a single server at chosen moments.
test.runIf(isDeep)(
  'a single server, killed at random moments: the same holds',
  () => expectKept(['all'], 5),
  deepTimeout,
);

test.runIf(isPostgres)(
  'stops by itself after a failover with loss, and posts nothing again afterwards',
  async () => {
    const figures = await soakFailover({ servers: ['web', 'worker'], accounts: 4, seed: 3 });
    expect(figures).toMatchObject({ ...nothing, afterStop: [] });
    expect(figures.forgotten).toBeGreaterThan(0);
  },
  deepTimeout,
);
