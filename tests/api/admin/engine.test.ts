import { afterEach, beforeEach, expect, test } from 'vitest';
import { onWake } from '../../../db/jobs/wake.ts';
import { allDay } from '../../support/allDay.ts';
import { play, startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const minute = 60_000;
const hour = 60 * minute;
const busy = {
  timing: allDay(30),
  searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=product'],
  dailySearchComments: 40,
};

test('a past billing date stops the runs at once, and a future one resumes them', async () => {
  const admin = await server.signUp({ role: 'admin' });
  const { token, userId } = await server.signUp();
  const accountId = await server.connect(token);
  await server.saveSettings(token, accountId, busy);
  await server.call('POST', '/api/automation/start', { token, json: { accountId } });
  await server.engine.runDue();
  const posted = async () => (await server.control('GET', '/ledger')).body.length as number;
  expect(await posted()).toBe(1);

  const billing = (at: number) =>
    server.call('PUT', `/api/admin/user/${userId}`, {
      token: admin.token,
      json: { subscriptionEndsAt: new Date(at).toISOString() },
    });
  let announced = 0;
  onWake(server.deps.db, (kind) => {
    if (kind === 'run') announced += 1;
  });
  expect((await billing(server.clock.now() - hour)).body.status).toBe('Expired');
  expect(announced).toBeGreaterThan(0);
  // The account waits out its interval; it is looked at now all the same.
  expect(await server.engine.runDue()).toBe(1);
  const state = async () => (await server.call('GET', '/api/linkedinaccount', { token })).body[0].state;
  expect(await state()).toMatchObject({ kind: 'blocked', reason: 'subscription' });
  await play(server, server.clock.now() + 3 * hour);
  expect(await posted()).toBe(1);

  await server.prove(admin.token);
  expect((await billing(server.clock.now() + 24 * hour)).body.status).toBe('Trial');
  await play(server, server.clock.now() + hour);
  const start = await server.call('POST', '/api/automation/start', { token, json: { accountId } });
  expect(start.status).toBe(200);
  await play(server, server.clock.now() + hour);
  expect(await posted()).toBeGreaterThan(1);
});

test('seats cannot go below the connected accounts; disconnected ones do not count', async () => {
  const admin = await server.signUp({ role: 'admin' });
  const { token, userId } = await server.signUp({ seats: 3 });
  const first = await server.connect(token);
  await server.connect(token);
  const seats = (n: number) =>
    server.call('PUT', `/api/admin/user/${userId}`, { token: admin.token, json: { seats: n } });
  const refusal = (message: string) => ({ status: 409, body: { code: 'conflict', message } });
  expect(await seats(1)).toMatchObject(refusal("2 accounts are connected, so you can't have fewer seats"));
  expect((await server.call('GET', '/api/me', { token })).body.seats).toBe(3);
  expect((await seats(2)).body).toMatchObject({ seats: 2, linkedinAccounts: [first, expect.any(String)] });
  await server.call('DELETE', `/api/linkedinaccount/${first}`, { token });
  expect((await seats(1)).body).toMatchObject({ seats: 1, linkedinAccounts: [expect.any(String)] });
});
