import { afterEach, beforeEach, expect, test } from 'vitest';
import { events } from '../../../db/schema/index.ts';
import { accountGone, checkAccountGone } from '../../../server/accounts/checkGone.ts';
import { ProviderFault } from '../../../server/providers/fault.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let token: string;
let userId: string;
let accountId: string;
beforeEach(async () => {
  server = await startTestServer();
  ({ token, userId } = await server.signUp());
  accountId = await server.connect(token, 'lena.brandt@example.com');
  await server.saveSettings(token, accountId, { prompt: 'Mine' });
  await server.call('POST', '/api/automation/start', { token, json: { accountId } });
});
afterEach(() => server.stop());

const account = async () => (await server.call('GET', '/api/linkedinaccount', { token })).body[0];
const check = () => checkAccountGone(server.deps, { accountId, userId, name: 'Lena Brandt' });
async function api(method: string, path: string): Promise<{ items: { id: string }[] }> {
  const headers = { 'X-API-KEY': 'sandbox' };
  return (await (await fetch(`${server.sandbox.url}/api/v1${path}`, { method, headers })).json()) as never;
}
/** Deletes the account at the provider, whose event about it is lost. */
async function deleteThere(): Promise<void> {
  for (const { id } of (await api('GET', '/webhooks')).items) await api('DELETE', `/webhooks/${id}`);
  await api('DELETE', `/accounts/${accountId}`);
}
const faults = async () =>
  (await server.deps.db.select().from(events)).filter(({ kind }) => kind === 'fault');

test('P12: changes nothing for an account that exists', async () => {
  expect(await check()).toBe(false);
  expect(await account()).toMatchObject({ status: 'Connected', running: true });
  expect(await faults()).toEqual([]);
});

test('P12: disconnects and pauses an account that the provider has deleted, and tells its owner once', async () => {
  await deleteThere();
  expect(await check()).toBe(true);
  expect(await check()).toBe(true);
  const message = accountGone().stateMessage;
  expect(message).toMatch(/Log in to reconnect it/);
  expect(await account()).toMatchObject({
    status: 'Disconnected',
    running: false,
    state: { kind: 'blocked', reason: 'not_connected', message },
  });
  expect(await faults()).toMatchObject([{ accountId, userId, message }]);
});

test('P12: keeps an account if the provider is down', async () => {
  await server.control('POST', '/faults', { provider: 'network', match: '/accounts/', status: 503 });
  await expect(check()).rejects.toThrow(ProviderFault);
  expect(await account()).toMatchObject({ status: 'Connected', running: true });
});

test('P12: connects a deleted account anew with its settings and without another seat', async () => {
  await deleteThere();
  await check();
  const link = await server.call('POST', '/api/linkedinaccount/createAuthLink', {
    token,
    json: { accountId },
  });
  expect(link.status).toBe(200);
  const body = new URLSearchParams({ email: 'lena.brandt@example.com', password: 'secret' });
  await (await fetch(link.body.url, { method: 'POST', body, redirect: 'manual' })).text();
  const again = await account();
  expect(again).toMatchObject({ status: 'Connected', running: false });
  expect(again.accountId).not.toBe(accountId);
  const settings = await server.call('GET', `/api/settings?accountId=${again.accountId}`, { token });
  expect(settings.body.prompt).toBe('Mine');
});
