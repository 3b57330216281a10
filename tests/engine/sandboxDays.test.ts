import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPostgres } from '../../db/dialect/engine.ts';
import { listComments } from '../../db/history/commentList.ts';
import { comments } from '../../db/schema/index.ts';
import { defaultSettings, type SettingsValues, weekdays } from '../../server/accounts/settings/schemas.ts';
import { play } from '../support/server.ts';
import { type LedgerLine, seeded, simulation } from '../support/simulation.ts';
import { wallIn, windowDay } from '../support/wallTime.ts';

/*
 * Weeks of 24 accounts with the whole sandbox, through our own clients.
 * Many accounts, long times and faults are in simulation/, where providers answer at once.
 */
const zones = [
  'Europe/London',
  'Europe/Berlin',
  'America/New_York',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'America/St_Johns',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Africa/Cairo',
  'Africa/Casablanca',
  'America/Santiago',
  'America/Havana',
  'Asia/Tehran',
  'Pacific/Honolulu',
  'Pacific/Kiritimati',
  'Atlantic/Azores',
  'Europe/Lisbon',
  'Asia/Beirut',
  'America/Phoenix',
  'UTC',
];
const windows = [
  ['09:00', '17:00'],
  ['22:00', '02:30'],
  ['00:00', '00:00'],
  ['02:30', '05:00'],
  ['23:30', '01:30'],
  ['13:15', '13:15'],
  ['06:00', '09:30'],
  ['01:30', '04:00'],
] as const;
/**
 * The clocks go forward in the north on the tenth, and back in the south on the 16th and 17th. On Postgres
 * each day takes longer.
 */
const days = isPostgres ? 10 : 21;
const start = '2026-03-20T00:00:00Z';

describe('weeks of 24 accounts with the sandbox', async () => {
  const world = await simulation(start, { seed: 7 });
  const random = seeded(42);
  const settings = new Map<string, SettingsValues>();
  const owners = new Map<string, string>();
  const members = new Map<string, string>();
  let ledger: LedgerLine[] = [];
  let byAccount = new Map<string, LedgerLine[]>();

  beforeAll(async () => {
    const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
    let userId = '';
    for (let n = 0; n < 24; n += 1) {
      if (n % 2 === 0) userId = await world.addUser();
      const [fromTime, toTime] = windows[n % windows.length] ?? ['09:00', '17:00'];
      const payload: SettingsValues = {
        ...defaultSettings,
        timing: {
          fromTime,
          toTime,
          timezone: zones[n % zones.length] ?? 'UTC',
          timeBetweenComments: Array.from({ length: between(1, 4) }, () => between(20, 120)),
          activeDays: n % 5 === 0 ? [...weekdays] : weekdays.filter(() => random() < 0.7),
        },
        searchUrls: Array.from(
          { length: between(1, 3) },
          (_, i) => `https://www.linkedin.com/search/results/content/?keywords=topic%20${(n % 10) + i}`,
        ),
        searchProfiles:
          n % 4 === 3
            ? []
            : ['https://www.linkedin.com/in/ada-okafor', `https://www.linkedin.com/in/someone-${n % 7}`],
        dailySearchComments: n % 6 === 5 ? 0 : between(1, 3),
        dailyMonitorComments: between(0, 2),
        prompt: 'Be brief.',
        choice: { ...defaultSettings.choice, sameAuthorDays: n % 2 === 0 ? 0 : 3 },
      };
      const accountId = await world.addAccount(userId, payload);
      settings.set(accountId, payload);
      owners.set(accountId, userId);
      members.set(accountId, (await world.deps.network.readOwner(accountId)).providerId);
    }
    await play(world, Date.parse(start) + days * 86_400_000);
    ledger = (await world.ledger()).sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
    byAccount = Map.groupBy(ledger, (line) => line.accountId);
  });
  afterAll(() => world.close());

  test('has something to check', () => {
    expect(ledger.length).toBeGreaterThan(days * 24);
    expect(byAccount.size).toBeGreaterThanOrEqual(20);
  });

  test('posts every comment inside the working hours of an active day, in local time', () => {
    expect(ledger.filter((line) => dayOf(line) === null)).toEqual([]);
  });

  test('uses both limits up on full days', () => {
    // An account with a whole day's window has time for all; take the days in the middle.
    const [accountId, payload] =
      [...settings].find(
        ([, { timing, choice }]) =>
          timing.fromTime === timing.toTime && timing.activeDays.length === 7 && choice.sameAuthorDays === 0,
      ) ?? bad();
    const perDay = Map.groupBy(byAccount.get(accountId) ?? [], dayOf);
    const most =
      payload.dailySearchComments + (payload.searchProfiles.length ? payload.dailyMonitorComments : 0);
    const middle = [...perDay.values()].slice(2, -2).map((lines) => lines.length);
    expect(new Set(middle)).toEqual(new Set([most]));
    expect(perDay.size).toBeGreaterThanOrEqual(days - 1);
  });

  test('comments on no post twice per user, and on no own post', async () => {
    const seen = new Set<string>();
    const posts = new Map<string, string>();
    for (const row of (await wholeHistory()).values()) posts.set(row.postId, row.posterId);
    for (const line of ledger) {
      const key = `${owners.get(line.accountId)} ${line.postId}`;
      expect(seen.has(key), key).toBe(false);
      seen.add(key);
      expect(posts.get(line.postId)).not.toBe(members.get(line.accountId));
    }
  });

  test('comments on an author once within the configured days', async () => {
    const latest = new Map<string, number>();
    const rows = [...(await wholeHistory()).values()].sort((a, b) => a.createdAt - b.createdAt);
    for (const { accountId, posterId, createdAt } of rows) {
      const key = `${accountId} ${posterId}`;
      const days = (createdAt - (latest.get(key) ?? 0)) / 86_400_000;
      expect(days, key).toBeGreaterThanOrEqual(settings.get(accountId)?.choice.sameAuthorDays ?? bad());
      latest.set(key, createdAt);
    }
  });

  test('shows exactly the network’s comments in the history', async () => {
    const history = await wholeHistory();
    expect(history.size).toBe(ledger.length);
    for (const line of ledger)
      expect(history.get(`${line.accountId} ${line.postId}`)?.comment).toBe(line.text);
    const page = { sort: { field: 'createdAt', descending: true }, offset: 0, limit: 1, filter: {} } as const;
    const totals = [...new Set(owners.values())].map(
      async (userId) => (await listComments(world.db, { userId, accountIds: null }, page)).total,
    );
    expect((await Promise.all(totals)).reduce((sum, total) => sum + total)).toBe(ledger.length);
  });

  test('rotates the sources within a category', async () => {
    const history = [...(await wholeHistory()).values()];
    for (const [accountId, payload] of settings) {
      const bySource = Map.groupBy(
        history.filter((row) => row.accountId === accountId && row.category === 'Search'),
        (row) => row.source,
      );
      const counts = payload.searchUrls.map((url) => bySource.get(url)?.length ?? 0);
      if (payload.dailySearchComments > 0)
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
    }
  });

  function dayOf({ accountId, createdAt }: LedgerLine): string | null {
    const { timing } = settings.get(accountId) ?? bad();
    const from = Date.parse(start);
    return windowDay(wallIn(timing.timezone, from, from + days * 86_400_000)(Date.parse(createdAt)), timing);
  }

  async function wholeHistory() {
    const confirmed = await world.db.select().from(comments).where(eq(comments.state, 'confirmed'));
    return new Map(confirmed.map((row) => [`${row.accountId} ${row.postId}`, row]));
  }
});

function bad(): never {
  throw new Error('no such thing in this simulation');
}
