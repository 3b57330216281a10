import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { subscriptions, users } from '../../../db/schema/index.ts';
import type { SettingsPayload } from '../../../server/accounts/settings/schemas.ts';
import { weekdays } from '../../../server/accounts/settings/schemas.ts';
import type { PlanWarning } from '../../../server/automation/schedule/schemas.ts';
import { direct } from '../../support/database.ts';
import { addDraft } from '../../support/drafts.ts';
import { play, startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const minute = 60_000;
const day = 24 * 60 * minute;
const search = 'https://www.linkedin.com/search/results/content/?keywords=design';
const timing = {
  fromTime: '09:00',
  toTime: '17:00',
  timezone: 'Europe/London',
  timeBetweenComments: [20],
  activeDays: [...weekdays],
};

async function someone(change: Partial<SettingsPayload> = {}) {
  const { token, userId } = await server.signUp({ trialDays: 500 });
  const accountId = await server.connect(token);
  const saved = await server.saveSettings(token, accountId, {
    timing,
    searchUrls: [search],
    dailySearchComments: 3,
    ...change,
  });
  expect(saved.status).toBe(200);
  const plan = async (date?: string) =>
    server.call(
      'GET',
      `/api/automation/plan?accountId=${accountId}${date === undefined ? '' : `&date=${date}`}`,
      { token },
    );
  const start = () => server.call('POST', '/api/automation/start', { token, json: { accountId } });
  const warnings = async (date?: string) =>
    ((await plan(date)).body.warnings as { code: string; message: string }[]).map(
      ({ code, message }) => `${code}: ${message}`,
    );
  return { token, userId, accountId, plan, start, warnings };
}

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

test("somebody else's account is not there", async () => {
  const [ada, other] = [await someone(), await someone()];
  const path = `/api/automation/plan?accountId=${ada.accountId}`;
  expect((await server.call('GET', path, { token: other.token })).status).toBe(404);
});

test('plans only approved drafts in review mode', async () => {
  const ada = await someone({ review: true });
  const { userId, accountId } = ada;
  addDraft(server, { userId, accountId });
  const commentId = addDraft(server, { userId, accountId, state: 'approved', posterName: 'Ian Haddad' });
  const { slots } = (await ada.plan()).body;
  expect(slots).toMatchObject([
    { kind: 'draft', at: '2026-03-02T10:00:00.000Z', commentId, posterName: 'Ian Haddad' },
  ]);
});

describe('warnings', () => {
  test('contain a code and values', async () => {
    const values = async (one: Awaited<ReturnType<typeof someone>>, date?: string) =>
      Object.fromEntries(
        (await one.plan(date)).body.warnings.map((warning: PlanWarning) => [warning.code, warning.values]),
      );
    const ada = await someone({ timing: { ...timing, toTime: '10:00' }, dailySearchComments: 75 });
    expect(await values(ada)).toEqual({
      not_running: { reason: 'paused' },
      window_too_short: { room: 3, total: 75 },
      above_usual_ceiling: { total: 75, ceiling: 50 },
    });
    const other = await someone({
      timing: { ...timing, fromTime: '00:00', toTime: '06:00', activeDays: ['Sunday'] },
      dailyMonitorComments: 1,
    });
    await other.start();
    expect(await values(other, '2026-03-03')).toEqual({
      not_a_working_day: { day: 'Tuesday' },
      no_sources: { category: 'Monitor' },
    });
    expect((await values(other, '2026-03-29')).clock_change).toEqual({
      gained: 60,
      at: '02:00',
      from: '00:00',
      to: '06:00',
      minutes: 300,
    });
  });
  test('for reasons that stop the account', async () => {
    const ada = await someone();
    const times = '. These are its times if it goes on now';
    expect(await ada.warnings()).toEqual([`not_running: This account is paused${times}`]);
    await ada.start();
    expect(await ada.warnings()).toEqual([]);
    await server.call('PUT', '/api/automation/switch', { token: ada.token, json: { stopped: true } });
    expect(await ada.warnings()).toEqual([`not_running: You have stopped all accounts${times}`]);
    expect((await ada.plan()).body.slots).toHaveLength(3);
    await server.call('PUT', '/api/automation/switch', { token: ada.token, json: { stopped: false } });
    const { token } = await server.signUp({ role: 'admin' });
    await server.call('PUT', '/api/admin/switch', { token, json: { stopped: true } });
    expect(await ada.warnings()).toEqual([`not_running: The operator has stopped all comments${times}`]);
    await server.call('PUT', '/api/admin/switch', { token, json: { stopped: false } });
    await server.control('POST', `/accounts/${ada.accountId}`, { status: 'CREDENTIALS' });
    await server.engine.runDue();
    expect(await ada.warnings()).toEqual([`not_running: This account is not connected${times}`]);
  });

  test('but none for a past day', async () => {
    const ada = await someone({ dailySearchComments: 70 });
    expect(await ada.warnings('2026-03-03')).toHaveLength(3);
    expect(await ada.warnings('2026-03-01')).toEqual([]);
  });

  test('for a window that is too short', async () => {
    const ada = await someone({ timing: { ...timing, toTime: '09:41' }, dailySearchComments: 4 });
    await ada.start();
    expect(await ada.warnings()).toEqual([
      'window_too_short: The working hours have room for 3 of the 4 comments',
    ]);
  });

  test.each([
    [
      '2026-03-29',
      'forward by 1 hour on this day, to 02:00. The working hours run from 00:30 to 05:00, 3 hours 30 minutes in all',
    ],
    [
      '2026-10-25',
      'back by 1 hour on this day, to 01:00. The working hours run from 00:30 to 05:00, 5 hours 30 minutes in all',
    ],
  ])('for a clock change on %s', async (date, message) => {
    const ada = await someone({ timing: { ...timing, fromTime: '00:30', toTime: '05:00' } });
    await ada.start();
    expect(await ada.warnings(date)).toEqual([`clock_change: The clocks go ${message}`]);
    expect(await ada.warnings('2026-03-28')).toEqual([]);
  });

  test('for a clock change that removes the whole window', async () => {
    const ada = await someone({ timing: { ...timing, fromTime: '01:10', toTime: '01:50' } });
    await ada.start();
    expect((await ada.plan('2026-03-29')).body.window).toBeNull();
    expect(await ada.warnings('2026-03-29')).toEqual([
      'clock_change: The clocks go forward by 1 hour on this day, to 02:00, which leaves nothing of the working hours',
    ]);
  });

  test.each([
    [50, []],
    [
      51,
      [
        'above_usual_ceiling: 51 comments a day are more than the 50 in 24 hours that LinkedIn usually puts up with',
      ],
    ],
  ])('for %i comments a day', async (comments, expected) => {
    const ada = await someone({
      dailySearchComments: comments,
      timing: { ...timing, timeBetweenComments: [1] },
    });
    await ada.start();
    expect(await ada.warnings()).toEqual(expected);
  });

  test('for limits without sources', async () => {
    const ada = await someone({ dailyMonitorComments: 2 });
    expect(await ada.warnings()).toContain(
      'no_sources: No profile is monitored, so the limit for profiles is of no use',
    );
    const other = await someone({ searchUrls: [] });
    expect(await other.warnings()).toContain(
      'no_sources: There is no search link, so the limit for searches is of no use',
    );
    const third = await someone({ dailySearchComments: 0 });
    expect(await third.warnings()).toContain('limits_off: Both daily limits are 0, so there is no comment');
  });

  test('for days without activity', async () => {
    const ada = await someone({ timing: { ...timing, activeDays: ['Monday'] } });
    expect(await ada.warnings('2026-03-03')).toContain('not_a_working_day: Tuesday is not a working day');
    const other = await someone({ timing: { ...timing, activeDays: [] } });
    expect(await other.warnings()).toContain(
      'no_working_day: No working day is chosen, so there is never a comment',
    );
    expect((await other.plan()).body.date).toBe('2026-03-02');
  });

  test('for review mode without approved drafts', async () => {
    const ada = await someone({ review: true });
    const warning = 'nothing_approved: Nothing is posted until you approve a comment';
    expect(await ada.warnings()).toContain(warning);
    addDraft(server, { ...ada, state: 'approved' });
    expect(await ada.warnings()).not.toContain(warning);
  });

  test('for a subscription that ends before the day and does not renew', async () => {
    const ada = await someone();
    await ada.start();
    const endsAt = Date.parse('2026-03-10T12:00:00Z');
    const { db } = server.deps;
    direct(db).update(users).set({ subscriptionEndsAt: endsAt }).where(eq(users.id, ada.userId)).run();
    const warning = 'subscription_ends: Your subscription ends on 2026-03-10. After that there is no comment';
    expect(await ada.warnings('2026-03-09')).toEqual([]);
    expect(await ada.warnings('2026-03-10')).toEqual([warning]);
    expect(await ada.warnings('2026-03-11')).toEqual([warning]);
    direct(db)
      .insert(subscriptions)
      .values({
        id: 'sub',
        userId: ada.userId,
        seats: 1,
        status: 'active',
        cancelAtPeriodEnd: false,
        readAt: 0,
      })
      .run();
    expect(await ada.warnings('2026-03-11')).toEqual([]);
    direct(db).update(subscriptions).set({ cancelAtPeriodEnd: true }).run();
    expect(await ada.warnings('2026-03-11')).toEqual([warning]);
  });
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
