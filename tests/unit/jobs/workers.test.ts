import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../../db/open.ts';
import { engines } from '../../../db/schema/index.ts';
import { createEmbeddedJobs } from '../../../server/jobs/embedded.ts';
import type { Handler, Jobs } from '../../../server/jobs/jobs.ts';
import { createLog } from '../../../server/log.ts';
import { type ManualClock, manualClock } from '../../support/clock.ts';
import { direct, rawOf, testDb } from '../../support/database.ts';
import { jobsOf } from '../../support/jobs.ts';
import { done, second, start, webhookJobs } from './webhookJobs.ts';

let db: Db;
let clock: ManualClock;
let servers: Jobs[];
beforeEach(async () => {
  db = await testDb();
  clock = manualClock(start);
  servers = [];
});
afterEach(async () => {
  await Promise.all(servers.map((jobs) => jobs.stop(0)));
  db.close();
});
const { server, queue, job } = webhookJobs(() => ({ db, clock, servers }));

describe('a worker', () => {
  test('loses its jobs after 20 seconds without a heartbeat by the database’s clock, and keeps them while alive', async () => {
    const held = Promise.withResolvers<void>();
    const dead = server(async () => {
      await held.promise;
      return done;
    });
    await queue('a');
    const lost = dead.runDue();
    await expect.poll(async () => (await job('a'))?.lockedBy).toBeTruthy();
    const ran: string[] = [];
    const living = server(async ({ key, attempts }) => {
      ran.push(`${key} ${attempts}`);
      return done;
    });
    await living.start(['webhook']);
    // However far the machine's own clock goes.
    clock.advance(24 * 3600 * second);
    await new Promise(setImmediate);
    expect(ran).toEqual([]);
    const holder = (await job('a'))?.lockedBy ?? '';
    const [{ beatAt } = { beatAt: 0 }] = await db.select().from(engines).where(eq(engines.holder, holder));
    expect(Math.abs(beatAt - Date.now())).toBeLessThan(60 * second);
    await direct(db)
      .update(engines)
      .set({ beatAt: beatAt - 21 * second })
      .where(eq(engines.holder, holder));
    clock.advance(5 * second);
    await expect.poll(() => ran).toEqual(['a 2']);
    held.resolve();
    await lost;
    expect(await jobsOf(db, 'webhook')).toEqual([]);
  });

  test('repeats no job whose outcome could not be saved, and saves it later', async () => {
    let runs = 0;
    const jobs = server(async () => {
      runs += 1;
      rawOf(db).pragma('query_only = 1');
      return done;
    });
    await queue('a');
    await jobs.runDue();
    rawOf(db).pragma('query_only = 0');
    expect(await jobs.look()).toMatchObject([{ kind: 'webhook', unrecorded: 1, rows: { running: 1 } }]);
    expect(await job('a')).toBeDefined();
    expect(await jobs.runDue()).toBe(0);
    expect([runs, await jobsOf(db, 'webhook')]).toEqual([1, []]);
  });
});

describe('a repeating job', () => {
  const hour = 3600 * second;
  const timed = (ran: number[]): Jobs => {
    const jobs = createEmbeddedJobs({ db, clock, log: createLog('silent') });
    const handler: Handler = async () => {
      ran.push(clock.now() - start);
      return { state: 'repeat', runAt: clock.now() + hour };
    };
    jobs.define({
      reconcile: { handler, clock, concurrency: 1, every: { ms: hour, firstAfter: 600 * second } },
    });
    servers.push(jobs);
    return jobs;
  };

  test('keeps the schedule of an earlier server, also after a clock that was ahead', async () => {
    const ran: number[] = [];
    const first = timed(ran);
    clock.moveTo(start + 400 * 24 * hour);
    await first.start(['reconcile']);
    await first.stop(0);
    clock = manualClock(start);
    await timed(ran).start(['reconcile']);
    await expect.poll(() => ran).toEqual([0]);
  });
});
