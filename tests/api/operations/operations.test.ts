import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addEvent } from '../../../db/messaging/events.ts';
import { audit, mails, users, webhookEvents } from '../../../db/schema/index.ts';
import { direct } from '../../support/database.ts';
import { startReceiver } from '../../support/receiver.ts';
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

test('counts comments and faults per hour, and faults by cause', async () => {
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

test('stores a network event with its outcome and without its secret, and replays it', async () => {
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
  expect(JSON.stringify(await server.deps.db.select().from(webhookEvents))).not.toContain(secret);
  const stranger = await server.call('POST', '/webhooks/network', {
    json: notice,
    headers: { 'unipile-auth': 'guess' },
  });
  expect(stranger.status).toBe(404);
  expect(await listed('received-webhooks', { state: 'waiting' })).toEqual([]);
});

test("replays a Stripe event with Stripe's state, and ignores one about nobody", async () => {
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
  await direct(server.deps.db)
    .update(users)
    .set({ seats: 1, status: 'Expired' })
    .where(eq(users.id, customer.userId));
  expect((await call('POST', `/received-webhooks/${notice.id}/replay`)).body).toMatchObject({
    state: 'done',
  });
  expect((await server.call('GET', '/api/me', { token: customer.token })).body).toMatchObject({ seats: 3 });
  const ignored = await listed('received-webhooks', { state: 'ignored' });
  expect(ignored.map(({ kind }: { kind: string }) => kind)).toContain('price.created');
  const noted = await server.deps.db.select().from(audit).where(eq(audit.action, 'notice.replay'));
  expect(noted.at(-1)).toMatchObject({
    actorId: admin.userId,
    details: { after: { kind: 'customer.subscription.created' } },
  });
});

test('lists e-mails by state, and resends only those without a code', async () => {
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
  expect((await deps.db.select().from(mails).where(eq(mails.kind, 'verification_code')))[0]?.text).toBe('');
});

test('shows admins sent webhook messages without their content, and resends them', async () => {
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
