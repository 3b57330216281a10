import { eq } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listComments } from '../../db/commentList.ts';
import { comments } from '../../db/schema/index.ts';
import { type SettingsPayload, weekdays } from '../../server/settings/schemas.ts';
import { play } from '../support/server.ts';
import { type LedgerLine, seeded, simulation } from '../support/simulation.ts';

/*
 * 60 days of 50 accounts in different zones, in the weeks in which the north puts its clocks forward and the south puts them back. Every rule is checked on what the network holds, with arithmetic of its own: local wall time by Temporal.
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
const days = 60;

const start = '2026-02-20T00:00:00Z';

describe('60 days of 50 accounts over both changes of the clocks', () => {
  const world = simulation(start, { seed: 7 });
  const random = seeded(42);
  const settings = new Map<string, SettingsPayload>();
  const owners = new Map<string, string>();
  const members = new Map<string, string>();
  let ledger: LedgerLine[] = [];
  let byAccount = new Map<string, LedgerLine[]>();

  beforeAll(async () => {
    const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
    let userId = '';
    for (let n = 0; n < 50; n += 1) {
      if (n % 2 === 0) userId = await world.addUser();
      const [fromTime, toTime] = windows[n % windows.length] ?? ['09:00', '17:00'];
      const payload: SettingsPayload = {
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
          n % 4 === 3 ? [] : ['https://www.linkedin.com/in/ada-okafor', `https://www.linkedin.com/in/someone-${n % 7}`],
        dailySearchComments: n % 6 === 5 ? 0 : between(1, 3),
        dailyMonitorComments: between(0, 2),
        prompt: 'Be brief.',
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

  test('there is something to check', () => {
    expect(ledger.length).toBeGreaterThan(3000);
    expect(byAccount.size).toBeGreaterThanOrEqual(45);
  });

  test('every comment falls inside a window of an active day, by local wall time', () => {
    for (const line of ledger)
      expect(windowDay(line, settings.get(line.accountId) ?? bad()), JSON.stringify(line)).not.toBeNull();
  });

  test('between two comments pass the minutes of the list, in order and round again', () => {
    for (const [accountId, lines] of byAccount) {
      const { timeBetweenComments } = (settings.get(accountId) ?? bad()).timing;
      for (const [n, line] of lines.slice(1).entries()) {
        const gap = (Date.parse(line.createdAt) - Date.parse(lines[n]?.createdAt ?? '')) / 60_000;
        expect(gap).toBeGreaterThanOrEqual(timeBetweenComments[n % timeBetweenComments.length] ?? Number.NaN);
      }
    }
  });

  test('no category exceeds its limit on any window day, and a limit of 0 is off', async () => {
    const history = await wholeHistory();
    for (const [accountId, lines] of byAccount) {
      const payload = settings.get(accountId) ?? bad();
      const limits = { Search: payload.dailySearchComments, Monitor: payload.dailyMonitorComments };
      const perDay = new Map<string, number>();
      for (const line of lines) {
        const category = history.get(`${accountId} ${line.postId}`)?.category ?? bad();
        const key = `${category} ${windowDay(line, payload)}`;
        perDay.set(key, (perDay.get(key) ?? 0) + 1);
        expect(perDay.get(key), `${accountId} ${key}`).toBeLessThanOrEqual(limits[category]);
      }
    }
  });

  test('full days use both limits up: the automation does not stall', () => {
    // An account with a whole day's window has time for all; take the days in the middle.
    const [accountId, payload] =
      [...settings].find(([, { timing }]) => timing.fromTime === timing.toTime && timing.activeDays.length === 7) ?? bad();
    const perDay = Map.groupBy(byAccount.get(accountId) ?? [], (line) => windowDay(line, payload));
    const most = payload.dailySearchComments + (payload.searchProfiles.length ? payload.dailyMonitorComments : 0);
    const middle = [...perDay.values()].slice(2, -2).map((lines) => lines.length);
    expect(new Set(middle)).toEqual(new Set([most]));
    expect(perDay.size).toBeGreaterThanOrEqual(days - 1);
  });

  test('no post is answered twice by an account or by two accounts of one user, and no own post is', async () => {
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

  test('the history is what the network holds: nothing missing, nothing more', async () => {
    const history = await wholeHistory();
    expect(history.size).toBe(ledger.length);
    for (const line of ledger) expect(history.get(`${line.accountId} ${line.postId}`)?.comment).toBe(line.text);
    const page = { sort: { field: 'createdAt', descending: true }, offset: 0, limit: 1, filter: {} } as const;
    const totals = [...new Set(owners.values())].map(async (userId) => (await listComments(world.db, userId, page)).total);
    expect((await Promise.all(totals)).reduce((sum, total) => sum + total)).toBe(ledger.length);
  });

  test('sources take turns within a category', async () => {
    const history = [...(await wholeHistory()).values()];
    for (const [accountId, payload] of settings) {
      const bySource = Map.groupBy(
        history.filter((row) => row.accountId === accountId && row.category === 'Search'),
        (row) => row.source,
      );
      const counts = payload.searchUrls.map((url) => bySource.get(url)?.length ?? 0);
      if (payload.dailySearchComments > 0) expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
    }
  });

  async function wholeHistory() {
    const confirmed = world.db.select().from(comments).where(eq(comments.state, 'confirmed')).all();
    return new Map(confirmed.map((row) => [`${row.accountId} ${row.postId}`, row]));
  }
});

/** The local date on which the window that holds this comment began, by wall time alone; null when it is in none. */
function windowDay(line: LedgerLine, { timing }: SettingsPayload): string | null {
  const local = Temporal.Instant.from(line.createdAt).toZonedDateTimeISO(timing.timezone);
  const time = local.toPlainTime().toString({ smallestUnit: 'minute' });
  const { fromTime, toTime } = timing;
  const isActive = (date: Temporal.PlainDate) => timing.activeDays.includes(weekdays[date.dayOfWeek - 1] ?? 'Monday');
  const today = local.toPlainDate();
  if (fromTime === toTime) return isActive(today) ? today.toString() : null;
  if (fromTime < toTime) return isActive(today) && fromTime <= time && time < toTime ? today.toString() : null;
  if (time >= fromTime) return isActive(today) ? today.toString() : null;
  const yesterday = today.subtract({ days: 1 });
  return time < toTime && isActive(yesterday) ? yesterday.toString() : null;
}

function bad(): never {
  throw new Error('no such thing in this simulation');
}
