import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../../../server/clock.ts';
import { createLog } from '../../../server/log.ts';
import { check as examine } from '../../../server/operations/doctor/check.ts';
import { judgeClient } from '../../../server/operations/doctor/proxy.ts';
import { checkNames, type Finding } from '../../../server/operations/schemas.ts';
import { startReceiver } from '../../support/receiver.ts';
import { startReverseProxy } from '../../support/reverseProxy.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let admin: Awaited<ReturnType<TestServer['signUp']>>;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp({ role: 'admin', email: 'operator@example.com' });
});
afterAll(() => server.stop());
beforeEach(async () => void (await server.control('DELETE', '/faults')));

const call = (method: string, path: string, json?: unknown) =>
  server.call(method, `/api/admin${path}`, { token: admin.token, ...(json === undefined ? {} : { json }) });
/** The provider answers with this status from now on; the network says with its 401 whose fault that is. */
const fail = (provider: string, status: number) => {
  const body =
    provider === 'network' && status === 401 ? { body: { status, type: 'errors/missing_credentials' } } : {};
  return server.control('POST', '/faults', { provider, status, rate: 1, ...body });
};
const check = async (name: string): Promise<Finding> =>
  (await call('POST', '/operations/checks', { name })).body;

test('passes every check of a healthy installation with real calls, and mails the requesting admin', async () => {
  await call('GET', '/plans');
  for (const name of checkNames) expect(await check(name), name).toMatchObject({ name, ok: true, fix: null });
  expect(await server.lastMailTo(admin.email)).toMatchObject({ Subject: 'Chime In test e-mail' });
  const { providers } = (await call('GET', '/operations')).body;
  const now = new Date(server.clock.now()).toISOString();
  for (const provider of providers) {
    expect(provider, provider.name).toMatchObject({
      side: 'sandbox',
      succeededAt: now,
      failedAt: null,
      fault: null,
    });
    expect(provider.latencyMs, provider.name).toBeGreaterThanOrEqual(0);
  }
});

test.each([
  ['network', 'network', 401, 'UNIPILE_API_KEY'],
  ['network', 'network', 500, 'UNIPILE_DSN'],
  ['writer', 'writer', 401, 'OPENAI_API_KEY'],
  ['images', 'images', 403, 'IMAGEKIT_PRIVATE_KEY'],
  ['payments', 'payments', 401, 'STRIPE_SECRET_KEY'],
  ['payments', 'payments', 429, 'wait a few minutes'],
  ['network-webhooks', 'network', 503, 'UNIPILE_DSN'],
] as const)('names the fix in the check of %s when %s answers %i', async (name, provider, status, fix) => {
  await fail(provider, status);
  const found = await check(name);
  expect(found).toMatchObject({ ok: false, fix: expect.stringContaining(fix) });
  expect(found.said).toMatch(/^[A-Z]/);
  const state = (await call('GET', '/operations')).body.providers.find(
    (finding: { name: string }) => finding.name === provider,
  );
  expect(state).toMatchObject({
    failedAt: new Date(server.clock.now()).toISOString(),
    fault: expect.any(String),
  });
});

test('P13: distinguishes a wrong UNIPILE_DSN and a key of API v2 from an outage', async () => {
  const struck = async (status: number, type: string) => {
    const body = { status, type: `errors/${type}`, title: 'x' };
    await server.control('POST', '/faults', { provider: 'network', status, body });
    return check('network');
  };
  expect(await struck(503, 'no_client_session')).toMatchObject({
    ok: false,
    said: 'The network has no workspace at this address',
    fix: expect.stringContaining('Check UNIPILE_DSN'),
  });
  expect(await struck(401, 'missing_credentials')).toMatchObject({
    ok: false,
    fix: expect.stringContaining('a key of v2 does not work'),
  });
  expect((await struck(503, 'service_unavailable')).fix).toContain('status page');
});

test('distinguishes a wrong public address from an unreachable one', async () => {
  const elsewhere = await startReceiver();
  const { origin } = new URL(elsewhere.url);
  const astray = await startTestServer({ env: { PUBLIC_URL: origin } });
  const other = await astray.signUp({ role: 'admin' });
  const ask = async (name: string) =>
    (await astray.call('POST', '/api/admin/operations/checks', { token: other.token, json: { name } })).body;
  expect(await ask('public-url')).toMatchObject({
    ok: false,
    said: `${origin} answers 200, but not from this server`,
  });
  elsewhere.answer.status = 404;
  expect(await ask('payments-webhooks')).toMatchObject({
    ok: false,
    fix: expect.stringContaining('Stripe-Signature'),
  });
  await elsewhere.stop();
  expect(await ask('public-url')).toMatchObject({ ok: false, fix: expect.stringContaining('PUBLIC_URL') });
  await astray.stop();
});

test('finds a proxy that TRUST_PROXY does not name, in the check and the log, and one that lets clients choose their address', async () => {
  const proxy = await startReverseProxy();
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const unnamed = await startTestServer({ env: { PUBLIC_URL: proxy.url }, log });
  const named = await startTestServer({ env: { PUBLIC_URL: proxy.url, TRUST_PROXY: 'X-Forwarded-For' } });
  const found = async (behind: TestServer, says: typeof proxy.says = 'append') => {
    Object.assign(proxy, { target: behind.url, says });
    return examine(behind.deps, 'proxy', null);
  };
  expect(await found(unnamed)).toMatchObject({
    ok: false,
    said: expect.stringContaining('x-forwarded-for, but TRUST_PROXY is not set'),
    fix: expect.stringContaining('TRUST_PROXY=x-forwarded-for'),
  });
  expect(await found(unnamed, 'nothing')).toMatchObject({
    ok: true,
    said: 'Clients connect directly to this server',
  });
  expect(await found(named)).toMatchObject({
    ok: true,
    said: 'Rate limits use the client address from the reverse proxy',
  });
  expect(await found(named, 'nothing')).toMatchObject({
    ok: false,
    said: expect.stringContaining('have no header'),
  });
  expect(await found(named, 'what it was told')).toMatchObject({
    ok: false,
    said: expect.stringContaining('can choose'),
  });
  expect(await examine({ ...named.deps, config: unnamed.deps.config }, 'proxy', null)).toMatchObject({
    ok: false,
    fix: expect.stringContaining('AUTH_SECRET'),
  });
  expect(() =>
    judgeClient({ publicUrl: 'https://app.example.com' }, { address: null, passedOn: [] }),
  ).toThrow('ends TLS');

  const through = (headers: Record<string, string>) =>
    unnamed.call('POST', '/api/auth/login', { headers, json: {} });
  await through({});
  expect(lines).toEqual([]);
  await through({ 'x-forwarded-for': '203.0.113.9' });
  await through({ via: '1.1 gate' });
  expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1);
  await Promise.all([unnamed.stop(), named.stop(), proxy.stop()]);
});

test('recognizes another server at the public address', async () => {
  const proxy = await startReverseProxy();
  proxy.target = server.sandbox.url;
  const somebodys = { ...server.deps.config, publicUrl: `${proxy.url}/mail#` };
  expect(await examine({ ...server.deps, config: somebodys }, 'proxy', null)).toMatchObject({
    ok: false,
    said: expect.stringContaining('does not accept this doctor (200)'),
  });
  await proxy.stop();
});

test('shows the path of a call to the doctor only', async () => {
  const inUtf8 = (text: string) => Buffer.from(text).toString('latin1');
  const headers = { 'x-chimein-doctor': inUtf8(`x.${'é'.repeat(43)}`) };
  expect(await server.call('GET', '/api/health/caller', { headers })).toMatchObject({ status: 404 });
  expect(
    await server.call('GET', '/api/health/caller', {
      headers: { 'x-chimein-doctor': `x.${'\u00e9'.repeat(43)}` },
    }),
  ).toMatchObject({
    status: 404,
  });
});

test('finds a Stripe endpoint with too few events or another API version', async () => {
  const url = `${server.deps.config.publicUrl}/webhooks/stripe`;
  const heard = async (apiVersion: string, kinds: string[]) => {
    const payments = { ...server.deps.payments, eventsSentTo: async () => ({ apiVersion, kinds }) };
    return examine({ ...server.deps, payments }, 'payments-webhooks', null);
  };
  const { apiVersion } = server.deps.payments;
  expect(await heard(apiVersion, ['*'])).toMatchObject({ ok: true });
  expect(await heard('2025-03-31.basil', ['*'])).toMatchObject({
    ok: false,
    fix: expect.stringContaining(apiVersion),
  });
  expect(await heard(apiVersion, ['invoice.paid'])).toMatchObject({
    ok: false,
    said: expect.stringContaining('customer.subscription.deleted'),
  });
  const before = await server.deps.payments.eventsSentTo(url);
  const form = new URLSearchParams({ url, 'enabled_events[]': 'invoice.paid' });
  const headers = { authorization: `Bearer ${server.sandbox.env.STRIPE_SECRET_KEY}` };
  await (
    await fetch(`${server.sandbox.url}/v1/webhook_endpoints`, { method: 'POST', headers, body: form })
  ).arrayBuffer();
  expect([before, await server.deps.payments.eventsSentTo(url)]).toEqual([
    { apiVersion: null, kinds: ['*'] },
    { apiVersion: null, kinds: ['invoice.paid'] },
  ]);
});

test('reports by how much and in which direction a clock is off', async () => {
  expect((await check('clock')).said).toMatch(/^The clock is accurate to \d s$/);
  const { deps } = server;
  const off = (ms: number) => ({
    ...deps,
    payments: { ...deps.payments, probe: async () => systemClock.now() - ms },
  });
  expect(await examine(off(300_000), 'clock', null)).toMatchObject({
    ok: false,
    said: expect.stringMatching(/(299|300) seconds ahead$/),
  });
  expect(await examine(off(-300_000), 'clock', null)).toMatchObject({
    ok: false,
    fix: expect.stringContaining('set-ntp'),
  });
});
