import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { subscriptions, users } from '../../../db/schema/index.ts';
import type { ScheduleWarning } from '../../../server/automation/schedule/schemas.ts';
import { direct } from '../../support/database.ts';
import { addDraft } from '../../support/drafts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { planWorld, timing } from './planWorld.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const { someone } = planWorld(() => server);

type Someone = Awaited<ReturnType<typeof someone>>;

describe('warnings', () => {
  test('contain a code and values', async () => {
    const values = async (someone: Someone, date?: string) =>
      Object.fromEntries(
        (await someone.plan(date)).body.warnings.map((warning: ScheduleWarning) => [
          warning.code,
          warning.values,
        ]),
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
    await addDraft(server, { ...ada, state: 'approved' });
    expect(await ada.warnings()).not.toContain(warning);
  });

  test('for a subscription that ends before the day and does not renew', async () => {
    const ada = await someone();
    await ada.start();
    const endsAt = Date.parse('2026-03-10T12:00:00Z');
    const { db } = server.deps;
    await direct(db).update(users).set({ subscriptionEndsAt: endsAt }).where(eq(users.id, ada.userId));
    const warning = 'subscription_ends: Your subscription ends on 2026-03-10. After that there is no comment';
    expect(await ada.warnings('2026-03-09')).toEqual([]);
    expect(await ada.warnings('2026-03-10')).toEqual([warning]);
    expect(await ada.warnings('2026-03-11')).toEqual([warning]);
    await direct(db).insert(subscriptions).values({
      id: 'sub',
      userId: ada.userId,
      seats: 1,
      status: 'active',
      cancelAtPeriodEnd: false,
      readAt: 0,
    });
    expect(await ada.warnings('2026-03-11')).toEqual([]);
    await direct(db).update(subscriptions).set({ cancelAtPeriodEnd: true });
    expect(await ada.warnings('2026-03-11')).toEqual([warning]);
  });
});
