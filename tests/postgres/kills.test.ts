/** The short form of `npm run soak -- kills --postgres`. */
import { expect, test } from 'vitest';
import { isPostgres } from '../../db/dialect/engine.ts';
import { soakFailover } from '../soak/kills/postgres/failover.ts';
import { soakPostgres } from '../soak/kills/postgres/soak.ts';

const nothing = {
  doubled: [],
  missing: [],
  invented: [],
  stuck: [],
  lost: [],
  repeated: [],
  unexpected: [],
};
const size = { webs: 1, workers: 2, accounts: 4, seed: 3 };

test.skipIf(!isPostgres)(
  'posts and keeps everything once through kills, a stop of Postgres and a cut',
  async () => {
    const figures = await soakPostgres({ ...size, kills: 5, stops: 1, cuts: 1 });
    expect(figures).toMatchObject(nothing);
    expect(figures.inTheEnd).toBeGreaterThan(figures.underFire);
    expect(figures.acknowledged).toBeGreaterThan(0);
  },
);

test.skipIf(!isPostgres)(
  'stops by itself after a failover with loss, and posts nothing again afterwards',
  async () => {
    const figures = await soakFailover({ ...size, workers: 1 });
    expect(figures).toMatchObject({ ...nothing, afterStop: [] });
    expect(figures.forgotten).toBeGreaterThan(0);
  },
);
