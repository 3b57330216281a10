import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { billingMails, users } from '../../../db/schema/index.ts';
import { raiseAlarm } from '../../../server/automation/comment/refusals.ts';
import { allDay } from '../../support/allDay.ts';
import { direct } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('counts new customers, lost logins and failed payments since the admin last looked', async () => {
  await server.signUp();
  server.clock.advance(1000);
  const admin = await server.signUp({ role: 'admin' });
  const read = async (token = admin.token) =>
    (await server.call('GET', '/api/admin/notifications', { token })).body;
  // Events before an admin's registration are not new to them, and an admin is not a customer.
  expect(await read()).toMatchObject({ unread: 0, notifications: [{ kind: 'user_new', unread: false }] });

  server.clock.advance(1000);
  const { token, userId } = await server.signUp({ email: 'mara@example.com' });
  await direct(server.deps.db)
    .update(users)
    .set({ firstName: 'Mara', lastName: 'Winter' })
    .where(eq(users.id, userId));
  expect(await read()).toMatchObject({
    unread: 1,
    notifications: [{ kind: 'user_new', userName: 'Mara Winter', unread: true }, {}],
  });
  const accountId = await server.connect(token);
  await server.saveSettings(token, accountId, {
    timing: allDay(30, ['Monday']),
    searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=design'],
    dailySearchComments: 5,
  });
  server.clock.advance(1000);
  await server.control('POST', `/accounts/${accountId}`, { status: 'CREDENTIALS' });
  await server.call('POST', '/api/automation/start', { token, json: { accountId } });
  await server.engine.runDue();
  expect(await read()).toMatchObject({
    unread: 2,
    notifications: [{ kind: 'account_stopped', accountName: expect.any(String), userId }, {}, {}],
  });
  server.clock.advance(1000);
  const failure = { userId, at: server.clock.now() };
  await direct(server.deps.db)
    .insert(billingMails)
    .values([
      { key: 'failed:in_1', ...failure },
      { key: 'receipt:in_2', ...failure },
    ]);
  const { unread, notifications } = await read();
  expect({ unread, kind: notifications[0].kind }).toEqual({ unread: 3, kind: 'payment_failed' });

  // Seen is each admin's own, never goes back, and never holds for what is still to come.
  const seen = (until: string) =>
    server.call('PUT', '/api/admin/notifications/seen', { token: admin.token, json: { until } });
  expect((await seen(notifications[1].createdAt)).body).toMatchObject({ unread: 1 });
  expect((await seen('2020-01-01T00:00:00Z')).body).toMatchObject({ unread: 1 });
  expect((await seen('2090-01-01T00:00:00Z')).body).toMatchObject({ unread: 0 });
  server.clock.advance(1000);
  await server.signUp();
  expect((await read()).unread).toBe(1);
});

test('notifies the other admins of a customer created by an admin', async () => {
  const [admin, other] = [await server.signUp({ role: 'admin' }), await server.signUp({ role: 'admin' })];
  const read = async ({ token }: { token: string }) =>
    (await server.call('GET', '/api/admin/notifications', { token })).body;
  const before = (await read(other)).unread;
  server.clock.advance(1000);
  const json = { firstName: 'Bo', lastName: 'Ng', email: 'bo@example.com', password: 'buzzing' };
  const { body } = await server.call('POST', '/api/admin/user', { token: admin.token, json });
  const about = ({ notifications }: { notifications: { userId: string }[] }) =>
    notifications.filter(({ userId }) => userId === body._id).length;
  expect(about(await read(admin))).toBe(0);
  expect((await read(admin)).unread).toBe(0);
  expect(about(await read(other))).toBe(1);
  expect((await read(other)).unread).toBe(before + 1);
});

test('P2: notifies once of a provider that refuses everything, and the doctor names it for an hour', async () => {
  const admin = await server.signUp({ role: 'admin' });
  const read = async () =>
    (await server.call('GET', '/api/admin/notifications', { token: admin.token })).body;
  const doctor = async () =>
    (
      await server.call('POST', '/api/admin/operations/checks', {
        token: admin.token,
        json: { name: 'refusals' },
      })
    ).body;
  const { unread } = await read();
  expect(await doctor()).toMatchObject({ ok: true });
  server.clock.advance(1000);
  await raiseAlarm(server.deps, 'writer', '404 model_not_found');
  server.clock.advance(1000);
  await raiseAlarm(server.deps, 'writer', '404 model_not_found');
  expect(await read()).toMatchObject({
    unread: unread + 1,
    notifications: expect.arrayContaining([
      expect.objectContaining({ kind: 'provider_refuses', provider: 'writer', unread: true }),
    ]),
  });
  const found = await doctor();
  expect(found.ok).toBe(false);
  expect(found.said).toMatch(/^The comment writer has rejected every comment since .*: 404 model_not_found$/);
  server.clock.advance(3_601_000);
  expect(await doctor()).toMatchObject({ ok: true });
});
