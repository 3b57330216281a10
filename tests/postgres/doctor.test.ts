import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isPostgres } from '../../db/dialect/engine.ts';
import { openDatabase } from '../../db/open.ts';
import type { PostgresFacts } from '../../db/postgres/facts.ts';
import { check } from '../../server/operations/doctor/check.ts';
import type { DoctorNeeds } from '../../server/operations/doctor/failedCheck.ts';
import { judgePostgres } from '../../server/operations/doctor/postgres.ts';
import { emptyDatabase } from './moving.ts';

/* Needs a Postgres: `npm run test:postgres`. */
describe.skipIf(!isPostgres)('the doctor on Postgres', () => {
  let home: Awaited<ReturnType<typeof emptyDatabase>>;
  beforeEach(async () => {
    home = await emptyDatabase('template chimein_template');
  });
  afterEach(() => home.drop());
  /** By a new connection, as the doctor's. */
  async function finding() {
    const db = await openDatabase(home.url);
    try {
      return await checkOf(db);
    } finally {
      db.close();
    }
  }
  const checkOf = (db: Awaited<ReturnType<typeof openDatabase>>) =>
    check({ db, config: { databaseUrl: home.url, production: false } } as DoctorNeeds, 'database', null);

  test('says the version, the size and the connections left of a healthy one, and writes nothing', async () => {
    expect(await finding()).toMatchObject({
      ok: true,
      said: expect.stringMatching(
        /^Postgres \d+(\.\d+)? is writable \(\d+\.\d MB\) and accepts \d+ more connections\. The connection is not encrypted$/,
      ),
    });
    expect(await home.rows()).toBe(0);
  });

  test('names a database that became read-only, and one of another version, while a server runs', async () => {
    const db = await openDatabase(home.url);
    await home.run('update drizzle.__drizzle_migrations set created_at = created_at + 1e12');
    expect(await checkOf(db)).toMatchObject({
      ok: false,
      said: 'A later version of Chime In has upgraded the database',
      fix: 'Install the version that upgraded the database, or a later one, on this server',
    });
    await home.run('update drizzle.__drizzle_migrations set created_at = 1');
    expect(await checkOf(db)).toMatchObject({ ok: false, fix: 'Run: npm run migrate' });
    await home.run(
      "do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$",
    );
    db.close();
    const { connectPostgres } = await import('../../db/postgres/open.ts');
    const replica = connectPostgres(home.url);
    expect(await checkOf(replica)).toMatchObject({
      ok: false,
      said: 'The database on Postgres is read-only, as a replica is',
      fix: expect.stringContaining('primary'),
    });
    replica.close();
  });

  test.each<[Partial<PostgresFacts>, number, string, string]>([
    [{}, 2600, 'The clock of Postgres is 3 seconds behind the clock of this machine', 'time synchronization'],
    [{}, -61_000, 'The clock of Postgres is 61 seconds ahead of the clock of this machine', 'both machines'],
    [{ connectionsLeft: 10 }, 0, 'Postgres accepts only 10 more connections', 'max_connections'],
    [{ fsync: false }, 0, 'Postgres does not wait for its disk', 'fsync = on'],
  ])('finds %j with a clock %i ms off', (facts, offMs, said, fix) => {
    const healthy: PostgresFacts = {
      version: '18.4',
      readOnly: false,
      fsync: true,
      schema: 'same',
      now: 0,
      connectionsLeft: 11,
      transport: 'verified',
    };
    const production = true;
    expect(() => judgePostgres(healthy, { offMs: -2000, production })).not.toThrow();
    expect(() => judgePostgres({ ...healthy, ...facts }, { offMs, production })).toThrow(
      expect.objectContaining({
        sentence: expect.objectContaining({ message: expect.stringContaining(said) }),
        fix: expect.objectContaining({ message: expect.stringContaining(fix) }),
      }),
    );
  });
});
