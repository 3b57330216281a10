/** State that two servers on one Postgres share: switches, limits and timed work. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeReads } from '../../db/automation/providerReads.ts';
import { connectPostgres } from '../../db/postgres/open.ts';
import { jobs } from '../../db/schema/index.ts';
import { defaultSettings, weekdays } from '../../server/accounts/settings/schemas.ts';
import { putOperatorSwitch, putSwitch } from '../../server/automation/controls/putSwitch.ts';
import { noClient } from '../../server/http/client.ts';
import type { Actor } from '../../server/identity/auth/authenticate.ts';
import type { RunningServer } from '../../server/startServer.ts';
import { manualClock } from '../support/clock.ts';
import { createEngine, jobOf } from '../support/jobs.ts';
import { simulation } from '../support/simulation.ts';
import { call, type Site, signUp, site } from './servers.ts';

const hour = 3_600_000;
const start = '2026-03-02T10:00:00.000Z';
let world: Site;
let clock: ReturnType<typeof manualClock>;
beforeEach(async () => {
  clock = manualClock(start);
  world = await site(clock);
});
afterEach(() => world.close());

const actorOf = (userId: string) => ({ userId, via: 'session', scope: 'write' }) as unknown as Actor;
const switches = {
  'the customer': ({ deps }: RunningServer, userId: string) => putSwitch(deps, actorOf(userId), true),
  'the operator': ({ deps }: RunningServer, userId: string) =>
    putOperatorSwitch(deps, actorOf(userId), { stopped: true, reason: 'Enough' }, noClient),
};

test.each([
  ['the customer', 'searchPosts'],
  ['the customer', 'complete'],
  ['the operator', 'searchPosts'],
  ['the operator', 'complete'],
] as const)(
  'a stop of %s at another server holds before the next call to the network, after %s',
  async (who, during) => {
    const other = await world.start(world.url, {}, false);
    const engines = await simulation(start, { db: connectPostgres(world.url) });
    const userId = await engines.addUser();
    await engines.addAccount(userId, {
      timing: {
        ...{ fromTime: '00:00', toTime: '00:00', timezone: 'UTC', timeBetweenComments: [10] },
        activeDays: [...weekdays],
      },
      searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=hiring'],
      dailySearchComments: 12,
      prompt: 'Be brief.',
      choice: { ...defaultSettings.choice, sameAuthorDays: 0 },
    });
    const late: string[] = [];
    let stopped = false;
    /** Stops everything within the first call of this name. */
    const watched = <Client extends object>(client: Client): Client =>
      Object.fromEntries(
        Object.entries(client).map(([name, method]) => [
          name,
          async (...args: unknown[]) => {
            if (stopped && name !== 'complete') late.push(name);
            const answer = await method(...args);
            if (name === during && !stopped) {
              await switches[who](other, userId);
              stopped = true;
            }
            return answer;
          },
        ]),
      ) as Client;
    const { networkClient, writer } = engines.deps;
    const engine = createEngine({
      ...engines.deps,
      networkClient: watched(networkClient),
      writer: watched(writer),
    });
    await engine.runDue();
    expect(stopped).toBe(true);
    engines.clock.advance(hour);
    await engine.runDue();
    expect(late).toEqual([]);
    expect(await engines.ledger()).toEqual([]);
    await engines.close();
  },
);

test('two servers together accept no more failed sign-ins than one', async () => {
  const both = [await world.start(world.url, {}, false), await world.start(world.url, {}, false)];
  await signUp(both[0] as RunningServer, 'ada@example.com');
  const json = { email: 'ada@example.com', password: 'wrong one' };
  const answers = await Promise.all(
    Array.from({ length: 12 }).flatMap(() =>
      both.map((server) => call(server, 'POST', '/api/auth/login', { json })),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(14);
});

test("two servers together take no more reads than the account's daily budget", async () => {
  const both = [await world.start(world.url, {}, false), await world.start(world.url, {}, false)];
  const taken = await Promise.all(
    Array.from({ length: 10 }).flatMap(() =>
      both.map(({ deps }) =>
        takeReads(deps.db, 'account', '2026-03-02', { kind: 'others', wanted: 10, limit: 90 }),
      ),
    ),
  );
  expect(taken.reduce((sum, n) => sum + n, 0)).toBe(90);
});

test('timed work runs once over all servers', async () => {
  const rounds: number[] = [];
  const both = [await world.start(), await world.start()];
  for (const [n, { deps }] of both.entries()) {
    deps.billing.plansReady = async () => {
      rounds.push(n);
    };
  }
  const { db } = (both[0] as RunningServer).deps;
  const dueAt = () => jobOf(db, 'reconcile', 'reconcile');
  await expect.poll(async () => (await dueAt())?.runAt).toBe(Date.parse(start) + hour);
  rounds.length = 0;
  for (let n = 1; n <= 3; n += 1) {
    clock.moveTo(Date.parse(start) + n * hour);
    await expect.poll(async () => (await dueAt())?.runAt).toBe(Date.parse(start) + (n + 1) * hour);
  }
  expect(rounds).toHaveLength(3);
  const timed = await db.select({ kind: jobs.kind }).from(jobs);
  expect(timed.map(({ kind }) => kind).sort()).toEqual([
    'lapse',
    'prune',
    'reconcile',
    'results',
    'trial_mails',
  ]);
});
