import { afterEach, expect, test } from 'vitest';
import { findAccount } from '../../db/accounts/accounts.ts';
import { defaultSettings, type SettingsValues, weekdays } from '../../server/accounts/settings/schemas.ts';
import { usualSpacing } from '../../server/automation/network/pace.ts';
import { createEngine } from '../support/jobs.ts';
import { play } from '../support/server.ts';
import { simulation } from '../support/simulation.ts';

/* How an account spreads what it asks of the network over a run and over a day. */

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const start = Date.parse('2026-03-02T09:00:00Z');
const link = (topic: string) => `https://www.linkedin.com/search/results/content/?keywords=${topic}`;
const office = {
  timing: {
    fromTime: '09:00',
    toTime: '17:00',
    timezone: 'UTC',
    timeBetweenComments: [1, 4, 10, 12, 4, 20],
    activeDays: [...weekdays],
  },
  prompt: 'Be brief.',
  choice: { ...defaultSettings.choice, sameAuthorDays: 0 },
};

let world: Awaited<ReturnType<typeof simulation>>;
afterEach(() => world.close());

type Call = { name: string; at: number };

/** An account in a world whose engine keeps the usual distance between calls. */
async function account(change: Partial<SettingsValues>, network: Partial<typeof world.deps.network> = {}) {
  world = await simulation(new Date(start).toISOString());
  const accountId = await world.addAccount(await world.addUser(), { ...office, ...change });
  const calls: Call[] = [];
  const whole = { ...world.deps.networkClient, ...network };
  const noted = Object.fromEntries(
    Object.entries(whole as unknown as Record<string, (...args: unknown[]) => unknown>).map(
      ([name, call]) => [
        name,
        (...args: unknown[]) => {
          calls.push({ name, at: world.clock.now() });
          return call(...args);
        },
      ],
    ),
  ) as unknown as typeof world.deps.network;
  const deps = { ...world.deps, spacing: usualSpacing };
  const engine = createEngine({ ...deps, networkClient: noted });
  const state = async () => {
    const found = await findAccount(world.db, accountId);
    if (!found) throw new Error('no such account');
    return found.automation;
  };
  return {
    accountId,
    calls,
    engine,
    state,
    reads: () => world.deps.reads.shown(accountId),
    until: (at: number) => play({ engine, clock: world.clock }, at),
  };
}

const nothing = { posts: [], rows: 25, cursor: 'more' };

test('P5: waits 2 to 8 random seconds between two network calls of an account', async () => {
  const { calls, until } = await account({
    searchUrls: [link('hiring'), link('teams')],
    searchProfiles: ['https://www.linkedin.com/in/ada-okafor'],
    dailySearchComments: 10,
    dailyMonitorComments: 3,
  });
  await until(start + 4 * hour);
  const gaps = calls.slice(1).map(({ at }, n) => at - (calls[n]?.at ?? 0));
  expect(gaps.length).toBeGreaterThan(20);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2 * second);
  const short = gaps.filter((gap) => gap < minute);
  expect(Math.max(...short)).toBeLessThanOrEqual(8 * second);
  expect(new Set(short).size).toBeGreaterThan(10);
});

test('P5: posts the first comment within seconds of the start', async () => {
  const { until } = await account({ searchUrls: [link('hiring')], dailySearchComments: 5 });
  await until(start + 10 * second);
  expect(await world.ledger()).toHaveLength(1);
});

test('P5: makes an interval up to a quarter longer at random, and never shorter', async () => {
  const { until } = await account({
    searchUrls: [link('hiring')],
    dailySearchComments: 40,
    timing: { ...office.timing, timeBetweenComments: [10] },
  });
  await until(start + 8 * hour);
  const times = (await world.ledger()).map(({ createdAt }) => Date.parse(createdAt)).sort((a, b) => a - b);
  const gaps = times.slice(1).map((at, n) => at - (times[n] ?? 0));
  expect(gaps.length).toBeGreaterThan(30);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(10 * minute);
  // And the seconds in which the next post is looked for.
  expect(Math.max(...gaps)).toBeLessThanOrEqual(12.5 * minute + 30 * second);
  expect(new Set(gaps).size).toBeGreaterThan(25);
});

test.each([1, 5])(
  'P5: reads at most 900 rows on a day without new posts, with %i search links',
  async (links) => {
    const searchUrls = Array.from({ length: links }, (_, n) => link(`topic${n}`));
    const { calls, reads, until } = await account(
      { searchUrls, dailySearchComments: 20 },
      { searchPosts: async () => nothing },
    );
    await until(start + 7.5 * hour);
    const { searchRows } = await reads();
    expect(searchRows.used).toBeGreaterThan(300);
    expect(searchRows.used).toBeLessThanOrEqual(900);
    // The account still looks in the last hour: the reads lasted for the day.
    expect(calls.filter(({ name, at }) => name === 'searchPosts' && at > start + 6.5 * hour)).not.toEqual([]);
  },
);

test('P5: makes at most 90 reads on a day of 150 silent profiles, spread over the day', async () => {
  const searchProfiles = Array.from({ length: 150 }, (_, n) => `https://www.linkedin.com/in/someone-${n}`);
  const { calls, reads, until } = await account(
    { searchProfiles, dailyMonitorComments: 75 },
    {
      profilePosts: async () => ({ posts: [], cursor: undefined }),
      readProfile: async (_id, { identifier }) => ({
        providerId: `ACo${identifier}`,
        isCompany: false,
        name: identifier,
        url: '',
        imageUrl: '',
        headline: '',
      }),
    },
  );
  await until(start + 7.9 * hour);
  const { others, profiles } = await reads();
  expect(others.used).toBeGreaterThan(40);
  expect(others.used).toBeLessThanOrEqual(90);
  expect(profiles.used).toBeLessThanOrEqual(90);
  const lists = calls.filter(({ name }) => name === 'profilePosts');
  expect(lists.filter(({ at }) => at > start + 6 * hour)).not.toEqual([]);
});

test('P5: posts 75 comments from searches within a day’s rows by reading smaller pages', async () => {
  const { reads, until } = await account({
    searchUrls: [link('hiring'), link('teams')],
    dailySearchComments: 75,
    timing: { ...office.timing, timeBetweenComments: [5] },
  });
  await until(start + 8 * hour);
  expect((await world.ledger()).length).toBeGreaterThan(65);
  expect((await reads()).searchRows.used).toBeLessThanOrEqual(900);
});

test('P5: waits until the provider’s day ends when the reads are used up, without a fault', async () => {
  const { accountId, state, until } = await account({
    searchUrls: [link('hiring')],
    dailySearchComments: 5,
    timing: { ...office.timing, fromTime: '00:00', toTime: '00:00' },
  });
  for (let row = 0; row < 900; row += 25) await world.deps.network.searchPosts(accountId, link('elsewhere'));
  await until(start + hour);
  expect(await state()).toMatchObject({
    running: true,
    stateKind: 'waiting',
    stateReason: 'limit',
    stateUntil: Date.parse('2026-03-03T00:00:00Z'),
    faults: 0,
  });
  expect(await world.ledger()).toEqual([]);
  await until(Date.parse('2026-03-03T01:00:00Z'));
  expect((await world.ledger()).length).toBeGreaterThan(0);
});

test('P5: raises the limits of a warming account by a fourteenth a day for two weeks', async () => {
  const { until } = await account({
    searchUrls: [link('hiring'), link('teams')],
    dailySearchComments: 14,
    warmUp: true,
    timing: { ...office.timing, timeBetweenComments: [10] },
  });
  await until(start + 16 * 24 * hour);
  const perDay = Map.groupBy(await world.ledger(), ({ createdAt }) => createdAt.slice(0, 10));
  const counts = [...perDay].sort().map(([, lines]) => lines.length);
  expect(counts.slice(0, 16)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 14, 14]);
});
