import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase } from '../../../db/open.ts';
import { accountRuns } from '../../../server/automation/run/accountTask.ts';
import { systemClock } from '../../../server/clock.ts';
import { createGraphileJobs } from '../../../server/jobs/graphile.ts';
import { instantProviders } from '../../support/instant.ts';
import { seeded, simulatedDeps } from '../../support/simulation.ts';
import { fillPostgres } from '../engine/fillPostgres.ts';

export type Task =
  | { fill: true; url: string; accounts: number; earlier: number }
  | { fill: false; url: string; accounts: number; worker: number };
/** Since the process started. `cpu` in microseconds; `texts` counts each statement. */
export type Counts = {
  comments: number;
  cpu: number;
  trips: number;
  statements: number;
  texts: [string, number][];
};

const texts = new Map<string, number>();
let trips = 0;
let statements = 0;
const open = new WeakMap<pg.Client, number>();

/**
 * A trip is a wait for an answer: a statement that follows another one unanswered on its connection belongs
 * to its trip.
 */
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function counted(this: pg.Client, ...values: unknown[]) {
  const [first] = values as [string | { text: string }];
  const text = typeof first === 'string' ? first : first.text;
  texts.set(text, (texts.get(text) ?? 0) + 1);
  statements += 1;
  const unanswered = open.get(this) ?? 0;
  if (unanswered === 0) trips += 1;
  const last = values.at(-1);
  const answered = () => void open.set(this, (open.get(this) ?? 1) - 1);
  open.set(this, unanswered + 1);
  if (typeof last === 'function') {
    const callback = (...answers: unknown[]) => {
      answered();
      last(...answers);
    };
    return Reflect.apply(query, this, [...values.slice(0, -1), callback]);
  }
  const answer = Reflect.apply(query, this, values) as unknown as Promise<unknown>;
  answer.then(answered, answered);
  return answer;
} as typeof query;

/** One server on a filled database. It answers each message with its counts, and stops at `stop`. */
async function server(task: Task & { fill: false }): Promise<void> {
  const { url, accounts, worker } = task;
  const world = instantProviders({
    ...{ clock: systemClock, random: seeded(1), postEvery: 1, pageSize: 5, isFresh: true },
  });
  // Other posts than those of the other servers.
  world.calls.reads = worker * 20_000;
  for (let n = 0; n < accounts; n += 1)
    world.addMember({ accountId: `a${n}`, memberId: `ACoOwn${n}`, siblings: [`ACoOwn${n}`] });
  const db = await openDatabase(url);
  const limits = { READ_LIMIT_SEARCH_ROWS: '100000', READ_LIMIT_PROFILES: '100000' };
  const deps = await simulatedDeps({
    ...{ clock: systemClock, random: seeded(2 + worker), network: world.network, writer: world.writer, db },
    env: { ...limits, READ_LIMIT_OTHERS: '100000' },
  });
  const jobs = createGraphileJobs({ db, clock: systemClock, log: deps.log });
  jobs.define({ run: accountRuns(deps) });
  const counts = (): Counts => {
    const { user, system } = process.cpuUsage();
    const { length: comments } = world.ledger;
    return { comments, cpu: user + system, trips, statements, texts: [...texts] };
  };
  await jobs.start(['run']);
  process.on('message', async (message) => {
    if (message === 'stop') {
      await jobs.stop(20_000);
      db.close();
      process.exit(0);
    }
    process.send?.(counts());
  });
  process.send?.('started');
}

process.once('message', async (task: Task) => {
  if (!task.fill) return server(task);
  const db = await openDatabase(task.url);
  await fillPostgres(db, task, systemClock.now());
  db.close();
  process.send?.('filled');
  await wait(100);
  process.exit(0);
});
process.send?.('ready');
