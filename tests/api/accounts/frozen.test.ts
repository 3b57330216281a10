import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let token: string;
let accountId: string;
beforeEach(async () => {
  server = await startTestServer();
  ({ token } = await server.signUp({ seats: 2 }));
  accountId = await server.connect(token, 'lena.brandt@example.com');
  await server.saveSettings(token, accountId);
  await server.call('POST', '/api/automation/start', { token, json: { accountId } });
});
afterEach(() => server.stop());

const minute = 60_000;
const account = async () => (await server.call('GET', '/api/linkedinaccount', { token })).body[0];
const breakIt = (json: object) => server.control('POST', `/accounts/${accountId}`, json);
/** Has every restart at the provider fail so many times. */
const restartsFail = (times: number) =>
  server.control('POST', '/faults', { provider: 'network', match: '/restart', status: 503, times });
const restartsLeft = async () =>
  (await server.control('GET', '/faults')).body.map((fault: { times: number }) => fault.times);

test.each(['ERROR', 'STOPPED'])(
  'P7: restarts a frozen account (%s) at the provider without its owner',
  async (status) => {
    await breakIt({ status });
    await expect.poll(async () => (await account()).status).toBe('Connected');
    await server.engine.runDue();
    expect(await account()).toMatchObject({ status: 'Connected', running: true });
    expect((await account()).state.reason).not.toBe('not_connected');
  },
);

test('P7: treats an account that stays frozen as connecting until the next OK', async () => {
  await breakIt({ status: 'ERROR', stuck: true });
  await server.engine.runDue();
  expect(await account()).toMatchObject({
    status: 'Connecting',
    running: true,
    state: { kind: 'blocked', reason: 'not_connected', message: 'LinkedIn is still connecting this account' },
  });
  await breakIt({ status: 'OK' });
  await server.engine.runDue();
  expect(await account()).toMatchObject({ status: 'Connected', running: true });
  expect((await account()).state.reason).not.toBe('not_connected');
});

test('P7: restarts a frozen account once, and again only after it worked', async () => {
  await restartsFail(5);
  await breakIt({ status: 'ERROR', stuck: true });
  // A restart that failed does not count.
  const failed = 5 - (await restartsLeft())[0];
  expect(failed).toBeGreaterThan(0);
  await server.control('DELETE', '/faults');
  await account();
  await restartsFail(5);
  await breakIt({ status: 'STOPPED', stuck: true });
  await account();
  expect(await restartsLeft()).toEqual([5]);
  await breakIt({ status: 'OK' });
  await breakIt({ status: 'ERROR' });
  await expect.poll(async () => (await restartsLeft())[0]).toBeLessThan(5);
});

test('P7: finds a lost OK by reading the account again at growing intervals', async () => {
  await breakIt({ status: 'ERROR', stuck: true });
  const reads = async () => {
    await server.control('POST', '/faults', {
      provider: 'network',
      match: `GET /api/v1/accounts/`,
      status: 503,
      times: 100,
    });
    await server.deps.jobs.runDue('account_refresh');
    const [fault] = (await server.control('GET', '/faults')).body;
    await server.control('DELETE', '/faults');
    return 100 - fault.times;
  };
  const seen: number[] = [];
  for (let half = 0; half < 24; half += 1) {
    if ((await reads()) > 0) seen.push(half / 2);
    server.clock.advance(minute / 2);
  }
  expect(seen).toEqual([0.5, 1.5, 6.5]);

  const hooks = `${server.sandbox.url}/api/v1/webhooks`;
  const headers = { 'X-API-KEY': 'sandbox' };
  const { items } = (await (await fetch(hooks, { headers })).json()) as { items: { id: string }[] };
  for (const { id } of items) await fetch(`${hooks}/${id}`, { method: 'DELETE', headers });
  await breakIt({ status: 'OK' });
  server.clock.advance(15 * minute);
  await server.deps.jobs.runDue('account_refresh');
  await server.engine.runDue();
  expect(await account()).toMatchObject({ status: 'Connected', running: true });
});

test('P8: continues if a paid source loses its session', async () => {
  await breakIt({ status: 'CREDENTIALS', source: 'sales_navigator' });
  await server.engine.runDue();
  expect(await account()).toMatchObject({ status: 'Connected', running: true });
});
