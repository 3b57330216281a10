import { afterEach, beforeEach, expect, test } from 'vitest';
import { check } from '../../../server/operations/doctor/check.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let url: string;
beforeEach(async () => {
  server = await startTestServer();
  url = `${server.url}/webhooks/network`;
  await expect.poll(async () => (await listed()).length).toBe(1);
});
afterEach(() => server.stop());

type Webhook = {
  id: string;
  request_url: string;
  headers: { key: string; value: string }[];
  events: string[];
};
const api = async (method: string, path: string, json?: unknown) => {
  const response = await fetch(`${server.sandbox.url}/api/v1${path}`, {
    method,
    headers: { 'X-API-KEY': 'sandbox', 'content-type': 'application/json' },
    body: json === undefined ? null : JSON.stringify(json),
  });
  return response.json() as Promise<{ items: Webhook[] }>;
};
const listed = async () => (await api('GET', '/webhooks')).items;
/** A webhook of an earlier installation: the same address with another secret. */
async function leave(more: object): Promise<void> {
  for (const { id } of await listed()) await api('DELETE', `/webhooks/${id}`);
  await api('POST', '/webhooks', {
    source: 'account_status',
    request_url: url,
    headers: [{ key: 'Unipile-Auth', value: server.deps.config.webhookSecret }],
    events: ['creation_success', 'creation_fail', 'deleted', 'reconnected', 'sync_success', 'stopped'].concat(
      ['ok', 'connecting', 'error', 'credentials', 'permissions'],
    ),
    ...more,
  });
}
const ensure = () => server.deps.network.ensureStatusWebhook(url, server.deps.config.webhookSecret);
const examine = () => check(server.deps, 'network-webhooks', null);

test('P11: registers the webhook with every event and keeps it while it is complete', async () => {
  const [made] = await listed();
  expect(made?.events).toHaveLength(11);
  expect(await ensure()).toBe('kept');
  expect(await listed()).toEqual([made]);
});

test.each([
  ['with another secret', { headers: [{ key: 'Unipile-Auth', value: 'of an earlier DATA_DIR' }] }],
  ['without a secret', { headers: [] }],
  ['that is disabled', { enabled: false }],
  ['with the default events', { events: undefined }],
])('P11: replaces a webhook that is %s, and notices a broken login again', async (_what, left) => {
  const { token } = await server.signUp();
  const accountId = await server.connect(token);
  await leave(left);
  await leave(left);
  const [before] = await listed();
  expect(await ensure()).toBe('replaced');
  const now = await listed();
  expect(now).toHaveLength(1);
  expect(now[0]?.id).not.toBe(before?.id);
  await server.control('POST', `/accounts/${accountId}`, { status: 'CREDENTIALS' });
  const [account] = (await server.call('GET', '/api/linkedinaccount', { token })).body;
  expect(account.status).toBe('Disconnected');
});

test('P11: keeps webhooks of other addresses', async () => {
  const other = `${server.url}/elsewhere`;
  await api('POST', '/webhooks', { source: 'account_status', request_url: other });
  expect(await ensure()).toBe('kept');
  expect((await listed()).map(({ request_url }) => request_url).toSorted()).toEqual([other, url]);
});

test('P11: compares the listed secret in the doctor and reports the result', async () => {
  expect(await examine()).toMatchObject({ ok: true, said: expect.stringContaining('is set up and arrives') });
  await leave({ headers: [{ key: 'Unipile-Auth', value: 'of an earlier DATA_DIR' }] });
  expect(await examine()).toMatchObject({ ok: true, said: expect.stringContaining('was replaced') });
  // A provider that takes the new one and goes on listing the old.
  const [old] = await listed();
  const body = { object: 'WebhookList', items: [{ ...old, headers: [] }], cursor: null };
  await server.control('POST', '/faults', {
    provider: 'network',
    match: 'GET /api/v1/webhooks',
    status: 200,
    body,
    times: 2,
  });
  expect(await examine()).toMatchObject({
    ok: false,
    said: `The network has no webhook for ${url} with this server's secret`,
    fix: expect.stringContaining('Delete the webhooks'),
  });
});

test('P11: keeps the webhook of a running server when a doctor with another DATA_DIR runs', async () => {
  const before = await listed();
  const config = { ...server.deps.config, webhookSecret: 'of another DATA_DIR' };
  expect(await check({ ...server.deps, config }, 'network-webhooks', null)).toMatchObject({
    ok: false,
    said: `A webhook to ${url} is answered with 404`,
  });
  expect(await listed()).toEqual(before);
});
