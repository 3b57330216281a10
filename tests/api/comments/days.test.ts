import { afterAll, beforeAll, expect, test } from 'vitest';
import { addHistory } from '../../../db/automation/commentOutcomes.ts';
import { isPostgres } from '../../../db/dialect/engine.ts';
import { newId } from '../../../db/id.ts';
import { rawOf } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let token: string;
let accountId: string;
let otherAccount: string;

beforeAll(async () => {
  // In Auckland it is 2 March already.
  server = await startTestServer({ now: '2026-03-01T12:30:00Z' });
  const person = await server.signUp({ seats: 2 });
  token = person.token;
  accountId = await server.connect(token);
  otherAccount = await server.connect(token);
  await server.saveSettings(token, accountId, {
    timing: {
      fromTime: '09:00',
      toTime: '17:00',
      timezone: 'Pacific/Auckland',
      timeBetweenComments: [5],
      activeDays: ['Monday'],
    },
  });
  let made = 0;
  const row = (
    windowDay: string,
    category: 'Search' | 'Monitor',
    state: 'confirmed' | 'sent' | 'failed' = 'confirmed',
  ) => {
    made += 1;
    const createdAt = Date.parse(`${windowDay}T00:00:00Z`) + made;
    return {
      id: newId(createdAt),
      accountId,
      userId: person.userId,
      state,
      postId: `post ${made}`,
      postUrl: `https://network.example/${made}`,
      posterId: 'ACo',
      posterName: 'Ada Okafor',
      posterImageUrl: '',
      category,
      source: 'x',
      comment: 'Which of the three?',
      windowDay,
      createdAt,
    };
  };
  await addHistory(server.deps.db, [
    row('2026-03-02', 'Search'),
    row('2026-03-02', 'Search'),
    row('2026-03-02', 'Monitor'),
    row('2026-02-27', 'Monitor'),
    // The first of 30 days, and the one before it.
    row('2026-02-01', 'Search'),
    row('2026-01-31', 'Search'),
    // A comment that may not be on the network does not count.
    row('2026-03-02', 'Search', 'sent'),
    row('2026-03-02', 'Monitor', 'failed'),
    { ...row('2026-03-02', 'Search'), accountId: otherAccount },
  ]);
});
afterAll(() => server.stop());

const days = (query: Record<string, string>, as = token) =>
  server.call('GET', `/api/comment/days?${new URLSearchParams(query)}`, { token: as });

test('returns thirty days by the account’s calendar, empty ones too', async () => {
  const { body } = await days({ accountId });
  expect([body.accountId, body.timezone, body.days.length]).toEqual([accountId, 'Pacific/Auckland', 30]);
  expect(body.days[0]).toEqual({ date: '2026-02-01', Search: 1, Monitor: 0 });
  expect(body.days.slice(-4)).toEqual([
    { date: '2026-02-27', Search: 0, Monitor: 1 },
    { date: '2026-02-28', Search: 0, Monitor: 0 },
    { date: '2026-03-01', Search: 0, Monitor: 0 },
    { date: '2026-03-02', Search: 2, Monitor: 1 },
  ]);
});

test('returns as many days as requested', async () => {
  expect((await days({ accountId, days: '1' })).body.days).toEqual([
    { date: '2026-03-02', Search: 2, Monitor: 1 },
  ]);
  const year = (await days({ accountId, days: '366' })).body.days as { date: string; Search: number }[];
  expect([year.length, year[0]?.date, year.reduce((sum, { Search }) => sum + Search, 0)]).toEqual([
    366,
    '2025-03-02',
    4,
  ]);
});

test.each(['0', '367', '1.5', 'many'])('rejects %s days', async (count) => {
  const answer = await days({ accountId, days: count });
  expect([answer.status, answer.body.issues?.[0]?.path]).toEqual([422, 'days']);
});

test("answers 404 for another user's account", async () => {
  const other = await server.signUp();
  expect((await days({ accountId }, other.token)).status).toBe(404);
  expect((await days({ accountId: 'none' })).status).toBe(404);
});

// Postgres plans by what it knows of the rows.
test.skipIf(isPostgres)('reads the days of a long history from an index only', () => {
  const raw = rawOf(server.deps.db);
  const plan = raw
    .prepare(
      `explain query plan select window_day, category, count(*) from comments
       where account_id = ? and window_day between ? and ? and state = 'confirmed' group by window_day, category`,
    )
    .all(accountId, '2026-02-01', '2026-03-02') as { detail: string }[];
  expect(plan.map(({ detail }) => detail)).toEqual([
    'SEARCH comments USING COVERING INDEX comments_window (account_id=? AND window_day>? AND window_day<?)',
  ]);
});
