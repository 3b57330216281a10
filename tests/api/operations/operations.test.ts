import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addEvent } from '../../../db/messaging/events.ts';
import { audit, mails, users, webhookEvents } from '../../../db/schema/index.ts';
import { systemClock } from '../../../server/clock.ts';
import { createLog } from '../../../server/log.ts';
import { check as examine } from '../../../server/operations/doctor/check.ts';
import { judgeClient } from '../../../server/operations/doctor/proxy.ts';
import { checkNames, type Finding } from '../../../server/operations/schemas.ts';
import { direct } from '../../support/database.ts';
import { startReceiver } from '../../support/receiver.ts';
import { startReverseProxy } from '../../support/reverseProxy.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const hour = 3_600_000;
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
const listed = async (list: string, filter: object) =>
  (await call('GET', `/${list}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`)).body;
/** The provider answers with this status from now on; the network says with its 401 whose fault that is. */
const fail = (provider: string, status: number) => {
  const body =
    provider === 'network' && status === 401 ? { body: { status, type: 'errors/missing_credentials' } } : {};
  return server.control('POST', '/faults', { provider, status, rate: 1, ...body });
};
const check = async (name: string): Promise<Finding> =>
  (await call('POST', '/operations/checks', { name })).body;

test('every check of a healthy installation finds it well, with real calls, and the mail reaches who asks', async () => {
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
] as const)('the check of %s where %s answers %i says what to do', async (name, provider, status, fix) => {
  await fail(provider, status);
  const found = await check(name);
  expect(found).toMatchObject({ ok: false, fix: expect.stringContaining(fix) });
  expect(found.said).toMatch(/^[A-Z]/);
  const state = (await call('GET', '/operations')).body.providers.find(
    (one: { name: string }) => one.name === provider,
  );
  expect(state).toMatchObject({
    failedAt: new Date(server.clock.now()).toISOString(),
    fault: expect.any(String),
  });
});

test('P13: the doctor tells a wrong UNIPILE_DSN and a key of API v2 from a provider that is away', async () => {
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

test('a public address that leads elsewhere, and one that nobody answers, are told apart', async () => {
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

test('a reverse proxy that TRUST_PROXY does not name is found, by the check and in the log, and so is one that lets callers choose', async () => {
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

test('nobody else is told how their call came, whatever they say', async () => {
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

test('an endpoint at the payment provider that tells too little, or in another version, is found', async () => {
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

test('a clock that is off is told by how much, in which direction', async () => {
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

test('comments and faults are counted by the hour, and the faults by their cause', async () => {
  const { userId } = await server.signUp();
  const { db, clock } = server.deps;
  const start = Math.floor(clock.now() / hour) * hour;
  const happens = (hoursAgo: number, kind: 'comment_posted' | 'fault' | 'comment_unknown', reason?: string) =>
    addEvent(direct(db), {
      userId,
      accountId: 'a',
      kind,
      at: start - hoursAgo * hour,
      message: '',
      data: reason ? { reason } : {},
    });
  for (const ago of [30, 23, 2, 1, 1]) await happens(ago, 'comment_posted');
  await happens(1, 'fault', 'unavailable');
  await happens(1, 'fault', 'unavailable');
  await happens(0, 'fault', 'rate');
  await happens(0, 'comment_unknown');
  await happens(0, 'comment_posted');

  const day = (await call('GET', '/operations/activity')).body;
  expect(day.hours).toHaveLength(24);
  expect(day.hours[0]).toEqual({ at: new Date(start - 23 * hour).toISOString(), posted: 1, faults: 0 });
  expect(day.hours.at(-2)).toMatchObject({ posted: 2, faults: 2 });
  expect(day.hours.at(-1)).toMatchObject({ posted: 1, faults: 2 });
  expect(day.faults).toEqual([
    { cause: 'unavailable', count: 2 },
    { cause: 'comment_unknown', count: 1 },
    { cause: 'rate', count: 1 },
  ]);
  // Again, now that hours which are over were counted: the same, and what came since.
  await happens(0, 'comment_posted');
  const week = (await call('GET', '/operations/activity?hours=168')).body;
  expect(week.hours).toHaveLength(168);
  expect(week.hours.reduce((sum: number, { posted }: { posted: number }) => sum + posted, 0)).toBe(7);
});

test('a notice of the network is kept with what became of it, never its secret, and can be handled again', async () => {
  const customer = await server.signUp();
  const accountId = await server.connect(customer.token);
  await fail('network', 503);
  const secret = server.deps.config.webhookSecret;
  const notice = { AccountStatus: { account_id: accountId, message: 'CREDENTIALS' } };
  const headers = { 'unipile-auth': secret };
  expect((await server.call('POST', '/webhooks/network', { json: notice, headers })).status).toBe(503);
  const [failed] = await listed('received-webhooks', { state: 'failed' });
  expect(failed).toMatchObject({
    provider: 'network',
    kind: 'account.CREDENTIALS',
    about: accountId,
    handledAt: null,
  });
  expect((await call('POST', `/received-webhooks/${failed.id}/replay`)).body).toMatchObject({
    state: 'failed',
  });

  await server.control('DELETE', '/faults');
  await server.control('POST', `/accounts/${accountId}`, { status: 'CREDENTIALS' });
  expect((await call('POST', `/received-webhooks/${failed.id}/replay`)).body).toMatchObject({
    state: 'done',
    fault: null,
  });
  const [account] = (await server.call('GET', '/api/linkedinaccount', { token: customer.token })).body;
  expect(account.status).toBe('Disconnected');
  // The event's content is not trusted: an old event reverts nothing.
  await server.control('POST', `/accounts/${accountId}`, { status: 'OK' });
  await call('POST', `/received-webhooks/${failed.id}/replay`);
  expect((await server.call('GET', '/api/linkedinaccount', { token: customer.token })).body[0].status).toBe(
    'Connected',
  );

  const created = (await listed('received-webhooks', { kind: 'account.CREATION_SUCCESS' })).at(0);
  expect(created).toMatchObject({ state: 'done', about: accountId });
  expect((await call('POST', `/received-webhooks/${created.id}/replay`)).body.state).toBe('done');
  expect((await server.call('GET', '/api/linkedinaccount', { token: customer.token })).body).toHaveLength(1);
  expect(JSON.stringify(server.deps.db.select().from(webhookEvents).all())).not.toContain(secret);
  const stranger = await server.call('POST', '/webhooks/network', {
    json: notice,
    headers: { 'unipile-auth': 'guess' },
  });
  expect(stranger.status).toBe(404);
  expect(await listed('received-webhooks', { state: 'waiting' })).toEqual([]);
});

test("a notice of the payment provider is replayed by the provider's state, and one about nobody is ignored", async () => {
  const customer = await server.signUp();
  const ask = (method: string, path: string, json?: unknown) =>
    server.call(method, `/api/subscription${path}`, {
      token: customer.token,
      ...(json === undefined ? {} : { json }),
    });
  await ask('POST', '/payment-methods', { paymentMethodId: 'pm_card_visa' });
  const [plan] = (await ask('GET', '/plans')).body;
  await ask('POST', '/create', { priceId: plan.stripePriceId, seats: 3 });
  await expect
    .poll(async () => (await listed('received-webhooks', { kind: 'customer.subscription.created' })).length)
    .toBe(1);
  const [notice] = await listed('received-webhooks', { kind: 'customer.subscription.created' });
  // As if our copy had been lost.
  direct(server.deps.db)
    .update(users)
    .set({ seats: 1, status: 'Expired' })
    .where(eq(users.id, customer.userId))
    .run();
  expect((await call('POST', `/received-webhooks/${notice.id}/replay`)).body).toMatchObject({
    state: 'done',
  });
  expect((await server.call('GET', '/api/me', { token: customer.token })).body).toMatchObject({ seats: 3 });
  const ignored = await listed('received-webhooks', { state: 'ignored' });
  expect(ignored.map(({ kind }: { kind: string }) => kind)).toContain('price.created');
  const noted = server.deps.db.select().from(audit).where(eq(audit.action, 'notice.replay')).all();
  expect(noted.at(-1)).toMatchObject({
    actorId: admin.userId,
    details: { after: { kind: 'customer.subscription.created' } },
  });
});

test('mails are shown with their state; a harmless one is sent again as a copy, one that held a code is not', async () => {
  const { deps } = server;
  const to = 'reader@example.com';
  const letter = { userId: null, to, subject: 'A receipt', text: 'Thank you', html: '<p>Thank you</p>' };
  await deps.mail.queue(direct(deps.db), { ...letter, kind: 'receipt' });
  await deps.mail.queue(direct(deps.db), { ...letter, kind: 'verification_code', subject: 'A code' });
  await deps.jobs.runDue('mail');
  const rows = await listed('mails', { q: to });
  expect(
    rows
      .map(({ kind, state, again }: { kind: string; state: string; again: boolean }) => [kind, state, again])
      .sort(),
  ).toEqual([
    ['receipt', 'sent', true],
    ['verification_code', 'sent', false],
  ]);
  const idOf = (kind: string) => rows.find((row: { kind: string }) => row.kind === kind).id;
  const again = await call('POST', `/mails/${idOf('receipt')}/send`);
  expect(again.body).toMatchObject({ recipient: to, subject: 'A receipt', state: 'sent' });
  expect(again.body.id).not.toBe(idOf('receipt'));
  const box = await server.sandbox.fetch(new Request(`${server.sandbox.url}/mail/api/v1/messages`));
  const { messages } = (await box.json()) as { messages: { Subject: string; To: { Address: string }[] }[] };
  const got = messages.filter(({ To }) => To.some(({ Address }) => Address === to));
  expect(got.map(({ Subject }) => Subject).sort()).toEqual(['A code', 'A receipt', 'A receipt']);
  expect((await call('POST', `/mails/${idOf('verification_code')}/send`)).status).toBe(409);
  expect(JSON.stringify(rows)).not.toContain('Thank you');
  expect(deps.db.select().from(mails).where(eq(mails.kind, 'verification_code')).get()?.text).toBe('');
});

test("an admin sees what customers' servers were sent without what it said, and sends it again", async () => {
  const receiver = await startReceiver();
  const customer = await server.signUp();
  const json = { url: receiver.url, events: ['comment.posted'] };
  const made = await server.call('POST', '/api/webhooks', { token: customer.token, json });
  receiver.answer.status = 500;
  await server.call('POST', `/api/webhooks/${made.body.id}/test`, { token: customer.token });
  const [failed] = await listed('sent-webhooks', { state: 'failed' });
  expect(failed).toMatchObject({
    email: customer.email,
    url: new URL('/', receiver.url).href,
    type: 'webhook.test',
    status: 500,
  });
  expect(failed).not.toHaveProperty('body');
  receiver.answer.status = 200;
  expect((await call('POST', `/sent-webhooks/${failed.id}/replay`)).body).toMatchObject({
    id: failed.id,
    state: 'delivered',
  });
  expect(receiver.received).toHaveLength(2);
  await receiver.stop();
});
