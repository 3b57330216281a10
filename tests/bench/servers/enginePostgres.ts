import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase } from '../../../db/open.ts';
import { automations } from '../../../db/schema/index.ts';
import { transaction } from '../../../db/transaction.ts';
import { accountRuns } from '../../../server/automation/engine/runs.ts';
import { systemClock } from '../../../server/clock.ts';
import { createEmbeddedJobs } from '../../../server/jobs/embedded.ts';
import { createGraphileJobs } from '../../../server/jobs/graphile.ts';
import { instantProviders } from '../../support/instant.ts';
import { seeded, simulatedDeps } from '../../support/simulation.ts';
import { fillPostgres } from '../engine/fillPostgres.ts';
import { type Cost, measure } from '../engine/measure.ts';

type Task = { url: string; engine: 'graphile' | 'embedded'; accounts: number; comments: number };
/** Statements that waited for an answer, and committed transactions, per comment. */
export type OnPostgres = Cost & { trips: number; transactions: number };

let trips = 0;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function counted(this: pg.Client, ...values: unknown[]) {
  trips += 1;
  return Reflect.apply(query, this, values);
} as typeof query;

async function onPostgres({ url, engine, accounts, comments }: Task): Promise<OnPostgres> {
  const world = instantProviders({
    ...{ clock: systemClock, random: seeded(1), postEvery: 1, pageSize: 5, isFresh: true },
  });
  for (let n = 0; n < accounts; n += 1)
    world.addMember({ accountId: `a${n}`, memberId: `ACoOwn${n}`, siblings: [`ACoOwn${n}`] });
  const db = await openDatabase(url);
  await fillPostgres(db, accounts, systemClock.now());
  const limits = { READ_LIMIT_SEARCH_ROWS: '100000', READ_LIMIT_PROFILES: '100000' };
  const deps = await simulatedDeps({
    ...{ clock: systemClock, random: seeded(2), network: world.network, writer: world.writer, db },
    env: { ...limits, READ_LIMIT_OTHERS: '100000' },
  });
  const create = engine === 'graphile' ? createGraphileJobs : createEmbeddedJobs;
  const jobs = create({ db, clock: systemClock, log: deps.log });
  jobs.define({ run: accountRuns(deps) });
  await transaction(db, (tx) => tx.update(automations).set({ dueAt: 1 }));

  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const committed = async (): Promise<number> =>
    Number(
      (await client.query('select xact_commit as n from pg_stat_database where datname = current_database()'))
        .rows[0].n,
    );
  const reach = async (total: number) => {
    while (world.ledger.length < total) await wait(2);
  };
  await jobs.start(['run']);
  await reach(comments / 5);
  const before = { ledger: world.ledger.length, trips, commits: await committed() };
  const cost = await measure(async () => {
    await reach(before.ledger + comments);
    return world.ledger.length - before.ledger;
  });
  const made = world.ledger.length - before.ledger;
  const result = {
    ...cost,
    trips: (trips - before.trips) / made,
    transactions: ((await committed()) - before.commits) / made,
  };
  await jobs.stop(20_000);
  await client.end();
  db.close();
  return result;
}

process.once('message', async (task: Task) => {
  process.send?.(await onPostgres(task));
  process.exit(0);
});
process.send?.('ready');
