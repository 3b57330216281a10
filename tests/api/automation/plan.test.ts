import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDraft } from '../../support/drafts.ts';
import { play, startTestServer, type TestServer } from '../../support/server.ts';
import { planWorld, timing } from './planWorld.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const { someone } = planWorld(() => server);

test('today shows posted and planned comments and what is left', async () => {
  const ada = await someone();
  await ada.start();
  await play(server, server.clock.now() + 30 * minute);
  const { body } = await ada.plan();
  const { body: comments } = await server.call('GET', '/api/comment?sort=["createdAt","ASC"]', {
    token: ada.token,
  });
  expect(body).toEqual({
    accountId: ada.accountId,
    date: '2026-03-02',
    timezone: 'Europe/London',
    window: { opensAt: '2026-03-02T09:00:00.000Z', closesAt: '2026-03-02T17:00:00.000Z' },
    slots: [
      ...[0, 1].map((n) => ({
        at: comments[n].createdAt,
        category: 'Search',
        kind: 'posted',
        commentId: comments[n]._id,
        postUrl: comments[n].postUrl,
        posterName: comments[n].posterName,
      })),
      { at: '2026-03-02T10:40:00.000Z', category: 'Search', kind: 'planned' },
    ],
    limits: { Search: { limit: 3, used: 2, left: 1 }, Monitor: { limit: 0, used: 0, left: 0 } },
    warnings: [],
    reads: expect.objectContaining({ day: '2026-03-02', comments: { used: 2, guidance: 100 } }),
    clock: { now: '2026-03-02T10:30:00.000Z', rate: 1 },
  });
});

test('defaults to the day of the next window', async () => {
  server.clock.advance(9 * 60 * minute);
  const ada = await someone({ timing: { ...timing, activeDays: ['Monday'] } });
  const { body } = await ada.plan();
  expect(body.date).toBe('2026-03-09');
  expect(body.slots.map(({ at }: { at: string }) => at.slice(11, 16))).toEqual(['09:00', '09:20', '09:40']);
});

test('plans an account in backoff from its next attempt', async () => {
  const ada = await someone();
  await ada.start();
  await server.control('POST', '/faults', { provider: 'network', match: '/search', status: 429, times: 1 });
  await server.engine.runDue();
  const { body: accounts } = await server.call('GET', '/api/linkedinaccount', { token: ada.token });
  const { nextActionAt } = accounts[0];
  expect(Date.parse(nextActionAt)).toBeGreaterThan(server.clock.now());
  expect((await ada.plan()).body.slots[0].at).toBe(nextActionAt);
});

test.each([
  [-401, 422],
  [-400, 200],
  [400, 200],
  [401, 422],
])('answers a date %i days away with %i', async (days, status) => {
  const ada = await someone();
  const date = new Date(server.clock.now() + days * day).toISOString().slice(0, 10);
  const answer = await ada.plan(date);
  expect(answer.status).toBe(status);
  if (status === 422)
    expect(answer.body.issues).toMatchObject([
      { path: 'date', message: 'The date must be within 400 days of today' },
    ]);
});

test.each(['2026-02-30', 'tomorrow', '2026-3-2', ''])('rejects %j as a date', async (date) => {
  const ada = await someone();
  const answer = await ada.plan(date);
  expect([answer.status, answer.body.issues?.[0]?.path]).toEqual([422, 'date']);
});

test("answers 404 for another user's account", async () => {
  const [ada, other] = [await someone(), await someone()];
  const path = `/api/automation/plan?accountId=${ada.accountId}`;
  expect((await server.call('GET', path, { token: other.token })).status).toBe(404);
});

test('plans only approved drafts in review mode', async () => {
  const ada = await someone({ review: true });
  const { userId, accountId } = ada;
  await addDraft(server, { userId, accountId });
  const commentId = await addDraft(server, {
    userId,
    accountId,
    state: 'approved',
    posterName: 'Ian Haddad',
  });
  const { slots } = (await ada.plan()).body;
  expect(slots).toMatchObject([
    { kind: 'draft', at: '2026-03-02T10:00:00.000Z', commentId, posterName: 'Ian Haddad' },
  ]);
});

test('P5: a warming account has the limits of its day, shown in the schedule', async () => {
  const ada = await someone({ dailySearchComments: 14, warmUp: true });
  const limit = async (date?: string) => (await ada.plan(date)).body.limits.Search.limit;
  expect(await limit()).toBe(1);
  expect(await limit('2026-03-05')).toBe(4);
  expect(await limit('2026-03-15')).toBe(14);
  expect((await ada.plan('2026-03-05')).body.slots).toHaveLength(4);
  expect(await ada.warnings('2026-03-05')).toContain(
    'warm_up: Warm-up, day 4 of 14: the daily limits are lower',
  );
  expect((await ada.warnings('2026-03-15')).join()).not.toContain('warm_up');
});
