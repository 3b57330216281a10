import { setTimeout as wait } from 'node:timers/promises';
import { openDb } from '../../../db/open.ts';
import { systemClock } from '../../../server/clock.ts';
import { rawOf } from '../../support/database.ts';
import { instantProviders } from '../../support/instant.ts';
import { createEngine } from '../../support/jobs.ts';
import { seeded, simulatedDeps } from '../../support/simulation.ts';
import { activeIds } from './fill.ts';
import { type Cost, measure, type Task } from './measure.ts';

export type Ours = Cost & {
  /** Ms between the time at which an account was due and its turn, at half the full rate. */
  lagP50: number;
  lagP99: number;
  /** CPU per comment at that pace, in microseconds. */
  cpuAtHalf: number;
  /** MB resident in the end. */
  resident: number;
  /** The share of a core that is used while nothing is due, in percent. */
  idle: number;
};

const calmSeconds = 8;

/** The engine as a server runs it, on a file, with the machine's clock. */
export async function ours({ path, accounts, active, comments, idleSeconds }: Task): Promise<Ours> {
  const world = instantProviders({
    clock: systemClock,
    random: seeded(1),
    postEvery: 1,
    pageSize: 5,
    isFresh: true,
  });
  const ids = activeIds(accounts, active);
  for (const accountId of ids)
    world.addMember({
      accountId,
      memberId: accountId.replace('a', 'ACoOwn'),
      siblings: [accountId.replace('a', 'ACoOwn')],
    });
  const db = openDb(path);
  const deps = await simulatedDeps({
    clock: systemClock,
    random: seeded(2),
    network: world.network,
    writer: world.writer,
    db,
    // An account comments more often here than anybody would let it read.
    env: {
      READ_LIMIT_SEARCH_ROWS: '100000',
      READ_LIMIT_PROFILES: '100000',
      READ_LIMIT_OTHERS: '100000',
    },
  });
  const lags: number[] = [];
  const metrics = { ...deps.metrics, runBegan: (lag: number) => void lags.push(lag) };
  const driver = rawOf(db);
  const due = driver.prepare('update automations set due_at = ?, lease_holder = null where account_id = ?');
  const queue = driver.prepare(
    `insert into jobs (kind, key, created_at, run_at) select 'run', account_id, 0, due_at from automations
      where due_at is not null`,
  );
  const plan = driver.transaction((at: (n: number) => number) => {
    for (const [n, id] of ids.entries()) due.run(at(n), id);
    driver.exec("delete from jobs where kind = 'run'");
    queue.run();
  });
  const all = driver.prepare('update automations set due_at = ?');
  const nobody = driver.transaction((at: number | null) => {
    all.run(at);
    driver.exec("delete from jobs where kind = 'run'");
    queue.run();
  });

  async function work(run: () => Promise<void>): Promise<void> {
    const engine = createEngine({ ...deps, metrics });
    await engine.start();
    await run();
    await engine.stop();
  }
  const reach = async (total: number) => {
    while (world.ledger.length < total) await wait(2);
  };

  let full: Cost | undefined;
  plan(() => 1);
  await work(async () => {
    await reach(comments / 5);
    const before = world.ledger.length;
    full = await measure(async () => {
      await reach(before + comments);
      return world.ledger.length - before;
    });
  });
  if (!full) throw new Error('nothing was measured');

  const rate = full.rate / 2;
  const period = (ids.length / rate) * 1000;
  driver
    .prepare("update settings set timing = json_set(timing, '$.timeBetweenComments', json_array(?))")
    .run(period / 60_000);
  driver.prepare('update automations set not_before = 0').run();
  nobody(null);
  driver.pragma('wal_checkpoint(TRUNCATE)');
  const begins = systemClock.now() + 300;
  plan((n) => begins + (n / ids.length) * period);
  let calm: Cost | undefined;
  await work(async () => {
    await wait(300);
    lags.length = 0;
    const before = world.ledger.length;
    calm = await measure(async () => {
      await wait(calmSeconds * 1000);
      return world.ledger.length - before;
    });
  });
  const sorted = lags.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;

  nobody(systemClock.now() + 3_600_000);
  driver.pragma('wal_checkpoint(TRUNCATE)');
  let idle = Number.NaN;
  await work(async () => {
    await wait(1000);
    const cpu = process.cpuUsage();
    await wait(idleSeconds * 1000);
    const { user, system } = process.cpuUsage(cpu);
    idle = ((user + system) / 1e6 / idleSeconds) * 100;
  });
  const resident = process.memoryUsage().rss / 2 ** 20;
  db.close();
  return { ...full, lagP50: at(0.5), lagP99: at(0.99), cpuAtHalf: calm?.cpu ?? Number.NaN, resident, idle };
}
