import type { lookup } from 'node:dns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { reapDeadWorkers } from '../../../db/jobs/workers.ts';
import { addEvent } from '../../../db/messaging/events.ts';
import { audit, engines, jobs, webhookEndpoints } from '../../../db/schema/index.ts';
import { weekdays } from '../../../server/accounts/settings/schemas.ts';
import { createPoster, objectionTo } from '../../../server/messaging/webhooks/post.ts';
import { direct } from '../../support/database.ts';
import { startReceiver } from '../../support/receiver.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const every = ['comment.posted', 'draft.waiting', 'account.paused', 'limit.reached'];

let server: TestServer;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  [server, receiver] = await Promise.all([startTestServer(), startReceiver()]);
});
afterAll(async () => {
  await server.stop();
  await receiver.stop();
});
beforeEach(() => {
  receiver.received.length = 0;
  Object.assign(receiver.answer, { status: 200, location: '', onRequest: undefined });
});

type Person = Awaited<ReturnType<TestServer['signUp']>>;
const as =
  ({ token }: Person) =>
  (method: string, path: string, json?: unknown) =>
    server.call(method, `/api${path}`, { token, ...(json === undefined ? {} : { json }) });
const settled = () => server.deps.jobs.runDue('webhook');
const types = () => receiver.received.map(({ body }) => JSON.parse(body).type);

/** A customer whose own server is told of everything. */
async function subscriber(events = every) {
  const person = await server.signUp();
  const call = as(person);
  const { body: webhook } = await call('POST', '/webhooks', { url: receiver.url, events });
  const log = async (filter = {}) =>
    (await call('GET', `/webhook-messages?${new URLSearchParams({ filter: JSON.stringify(filter) })}`)).body;
  return { ...person, call, webhook, log };
}
/** Something happens to a customer. */
async function happens({ userId }: Person, body = '{}', type = 'comment.posted') {
  const { db, clock } = server.deps;
  const event = { userId, accountId: 'a', kind: 'state' as const, at: clock.now(), message: '', data: {} };
  const { messages } = await addEvent(direct(db), event, { type, body: () => body, now: clock.now() });
  await settled();
  return messages;
}

test('a comment, a reached limit, a draft and a pause are told of, each signed, with what it was about', async () => {
  const person = await subscriber();
  const { call, webhook, token } = person;
  const accountId = await server.connect(token);
  const whole = {
    fromTime: '00:00',
    toTime: '00:00',
    timezone: 'UTC',
    timeBetweenComments: [1],
    activeDays: [...weekdays],
  };
  const settings = {
    timing: whole,
    searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=design'],
  };
  await server.saveSettings(token, accountId, { ...settings, dailySearchComments: 1 });
  await call('POST', '/automation/start', { accountId });
  await server.engine.runDue();
  await settled();
  await server.saveSettings(token, accountId, { ...settings, dailySearchComments: 5, review: true });
  server.clock.advance(2 * minute);
  await server.engine.runDue();
  await settled();
  await call('POST', '/automation/stop', { accountId });
  await settled();

  expect([...new Set(types())].sort()).toEqual([...every].sort());
  const [comment] = (await call('GET', '/comment')).body;
  const messages = receiver.received.map((one) => receiver.verified(webhook.secret, one));
  const of = (type: string) => messages.find((message) => message.type === type)?.data;
  expect(of('comment.posted')).toEqual({
    accountId,
    commentId: comment._id,
    category: 'Search',
    postUrl: comment.postUrl,
    posterName: comment.posterName,
    comment: comment.comment,
  });
  expect(of('draft.waiting')).toMatchObject({ accountId, comment: expect.stringMatching(/./) });
  expect(of('account.paused')).toEqual({ accountId, reason: 'paused', message: 'Paused' });
  expect(of('limit.reached')).toMatchObject({ accountId, until: expect.stringMatching(/^2026-03-03T/) });
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids).size).toBe(ids.length);
  expect((await person.log({ state: 'delivered' })).length).toBe(ids.length);
});

test('a login that breaks is told of as a pause', async () => {
  const { call, token } = await subscriber(['account.paused']);
  const accountId = await server.connect(token);
  await call('POST', '/automation/start', { accountId });
  await server.control('POST', `/accounts/${accountId}`, { status: 'CREDENTIALS' });
  await expect.poll(types).toEqual(['account.paused']);
  expect(JSON.parse(receiver.received[0]?.body ?? '').data).toMatchObject({
    accountId,
    reason: 'not_connected',
  });
});

test('only what was asked for is sent, and to nobody else', async () => {
  const person = await subscriber(['draft.waiting']);
  await subscriber();
  expect(await happens(person, '{}', 'comment.posted')).toBe(0);
  expect(await happens(person, '{}', 'draft.waiting')).toBe(1);
  expect(receiver.received).toHaveLength(1);
});

test('retries a failed message under the same ID with growing waits, up to nine times', async () => {
  const person = await subscriber();
  receiver.answer.status = 500;
  await happens(person);
  const waits = [
    5_000,
    5 * minute,
    30 * minute,
    2 * hour,
    5 * hour,
    10 * hour,
    14 * hour,
    20 * hour,
    24 * hour,
  ];
  for (const [n, wait] of waits.entries()) {
    server.clock.advance(wait - 1);
    await settled();
    expect(receiver.received).toHaveLength(n + 1);
    server.clock.advance(1);
    await settled();
    expect(receiver.received).toHaveLength(n + 2);
  }
  server.clock.advance(2 * day);
  await settled();
  expect(receiver.received).toHaveLength(10);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  const [given] = await person.log();
  expect(given).toMatchObject({ state: 'failed', tries: 10, status: 500, nextTryAt: null });

  receiver.answer.status = 204;
  const again = await person.call('POST', `/webhook-messages/${given.id}/replay`);
  expect(again.body).toMatchObject({ id: given.id, state: 'delivered', status: 204, fault: null });
  expect(receiver.received.at(-1)?.headers['webhook-id']).toBe(given.id);
});

test('after five days in which nothing got through it is disabled with one mail; enabled, it is told of what comes', async () => {
  const person = await subscriber();
  receiver.answer.status = 503;
  for (let n = 0; n < 5; n += 1) {
    await happens(person);
    server.clock.advance(day - 1);
    await settled();
    expect((await person.call('GET', '/webhooks')).body[0]).toMatchObject({ enabled: true });
  }
  server.clock.advance(day / 4);
  await settled();
  const disabled = (await person.call('GET', '/webhooks')).body[0];
  expect(disabled).toMatchObject({ enabled: false, disabledWhy: 'failing' });
  const mail = await server.lastMailTo(person.email);
  expect(mail).toMatchObject({ Subject: 'One of your Chime In webhooks was turned off' });
  expect(mail?.Text).toContain(`${server.url}/settings#webhooks`);
  const tries = receiver.received.length;
  expect(await happens(person)).toBe(0);
  server.clock.advance(day);
  await settled();
  expect(receiver.received).toHaveLength(tries);
  const [missed] = await person.log();
  expect(await person.call('POST', `/webhook-messages/${missed.id}/replay`)).toMatchObject({ status: 409 });

  receiver.answer.status = 200;
  const path = `/webhooks/${person.webhook.id}`;
  expect((await person.call('PUT', path, { enabled: true })).body).toMatchObject({
    enabled: true,
    failingSince: null,
  });
  expect((await person.call('POST', `/webhook-messages/${missed.id}/replay`)).body.state).toBe('delivered');
  expect(await happens(person)).toBe(1);
  expect(receiver.received).toHaveLength(tries + 2);
});

test('one that answers 410 is gone at once, and one that redirects is not followed', async () => {
  const elsewhere = await startReceiver();
  const person = await subscriber();
  Object.assign(receiver.answer, { status: 307, location: elsewhere.url });
  await happens(person);
  expect(elsewhere.received).toEqual([]);
  expect((await person.log())[0]).toMatchObject({
    state: 'waiting',
    status: 307,
    fault: '307: redirects are not followed',
  });
  await elsewhere.stop();
  Object.assign(receiver.answer, { status: 410, location: '' });
  await happens(person);
  expect((await person.call('GET', '/webhooks')).body[0]).toMatchObject({
    enabled: false,
    disabledWhy: 'gone',
  });
});

test('a new secret signs beside the old one for a day, and alone after that; neither is shown again or lies about in the open', async () => {
  const person = await subscriber();
  const first = person.webhook.secret;
  const { body } = await person.call('POST', `/webhooks/${person.webhook.id}/secret`);
  expect(body.secret).toMatch(/^whsec_/);
  await happens(person);
  for (const secret of [first, body.secret])
    expect(receiver.received[0] && receiver.verified(secret, receiver.received[0])).toEqual({});
  server.clock.advance(day);
  await happens(person);
  const last = receiver.received.at(-1);
  if (!last) throw new Error('nothing came');
  expect(receiver.verified(body.secret, last)).toEqual({});
  expect(() => receiver.verified(first, last)).toThrow('not signed with this secret');
  expect(JSON.stringify((await person.call('GET', '/webhooks')).body)).not.toContain('whsec_');
  expect(JSON.stringify(server.deps.db.select().from(webhookEndpoints).all())).not.toContain('whsec_');
  expect(JSON.stringify(server.deps.db.select().from(audit).all())).not.toContain('whsec_');
});

test('the test button says what came of it, is not repeated, and disables nothing', async () => {
  const person = await subscriber();
  receiver.answer.status = 404;
  const tried = await person.call('POST', `/webhooks/${person.webhook.id}/test`);
  expect(tried.body).toMatchObject({
    type: 'webhook.test',
    state: 'failed',
    status: 404,
    tries: 1,
    nextTryAt: null,
  });
  expect((await person.call('GET', '/webhooks')).body).toMatchObject([
    { failingSince: null, disabledAt: null },
  ]);
  receiver.answer.status = 200;
  expect((await person.call('POST', `/webhooks/${person.webhook.id}/test`)).body).toMatchObject({
    state: 'delivered',
  });
  expect(receiver.received.map((one) => receiver.verified(person.webhook.secret, one).type)).toEqual([
    'webhook.test',
    'webhook.test',
  ]);
});

test("a server that hangs gets two messages at a time, and nobody else's wait for it", async () => {
  const [slow, quick] = [await startReceiver(), await subscriber()];
  const held = Promise.withResolvers<void>();
  slow.answer.onRequest = () => held.promise;
  const hanging = await server.signUp();
  await as(hanging)('POST', '/webhooks', { url: slow.url, events: every });
  const { db, clock } = server.deps;
  const event = {
    userId: hanging.userId,
    accountId: 'a',
    kind: 'state' as const,
    at: clock.now(),
    message: '',
    data: {},
  };
  for (let n = 0; n < 30; n += 1)
    await addEvent(direct(db), event, { type: 'comment.posted', body: () => '{}', now: clock.now() });
  void settled();
  await expect.poll(() => slow.received.length).toBe(2);
  await addEvent(
    direct(db),
    { ...event, userId: quick.userId },
    { type: 'comment.posted', body: () => '{}', now: clock.now() },
  );
  const all = settled();
  await quick.call('POST', `/webhooks/${quick.webhook.id}/test`);
  expect(slow.received).toHaveLength(2);
  held.resolve();
  await all;
  expect(slow.received).toHaveLength(30);
  expect(receiver.received).toHaveLength(2);
  await slow.stop();
});

test('a message that a server died over is sent by the next one, a minute later', async () => {
  const person = await subscriber();
  const { db, clock } = server.deps;
  const event = {
    userId: person.userId,
    accountId: 'a',
    kind: 'state' as const,
    at: clock.now(),
    message: '',
    data: {},
  };
  await addEvent(direct(db), event, { type: 'comment.posted', body: () => '{}', now: clock.now() });
  // What the dead one left: claimed, and never settled.
  direct(db)
    .insert(engines)
    .values({ holder: 'dead', beatAt: Date.now() - 19_000 })
    .run();
  direct(db)
    .update(jobs)
    .set({ lockedBy: 'dead', lockedAt: clock.now() })
    .where(eq(jobs.kind, 'webhook'))
    .run();
  await settled();
  expect(receiver.received).toEqual([]);
  direct(db).update(engines).set({ beatAt: 0 }).where(eq(engines.holder, 'dead')).run();
  await reapDeadWorkers(db, 20_000);
  await settled();
  expect(receiver.received).toHaveLength(1);
});

test('nothing is sent to this machine, its network or the metadata of a cloud, unless the operator allows it', async () => {
  const inward = [
    'https://127.0.0.1/x',
    'https://0x7f.1/x',
    'https://2130706433/',
    'https://localhost:8443/',
    'https://foo.localhost./',
    'https://10.1.2.3/',
    'https://192.168.1.1/',
    'https://172.16.0.9/',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/',
    'https://0.0.0.0/',
    'https://224.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://printer.local/',
    'https://intranet/',
  ];
  for (const url of inward)
    expect(objectionTo(url, false)?.message, url).toBe('The URL must be on the public internet');
  expect(objectionTo('https://hooks.example.com/x', false)).toBeNull();
  expect(objectionTo('http://hooks.example.com/x', false)?.message).toBe('The URL must start with https://');
  expect(objectionTo('https://me:secret@hooks.example.com/x', true)?.message).toBe(
    "The URL can't contain a user name or password",
  );
  expect(objectionTo('file:///etc/passwd', true)?.message).toBe('The URL must start with https://');

  const strict = await startTestServer({ env: { WEBHOOKS_TO_PRIVATE_ADDRESSES: 'false' } });
  const { token } = await strict.signUp();
  const refused = await strict.call('POST', '/api/webhooks', {
    token,
    json: { url: receiver.url, events: every },
  });
  expect(refused).toMatchObject({ status: 422, body: { issues: [{ path: 'url' }] } });
  await strict.stop();

  // A name that stands for a public address when it is given, and for another one when it is connected to.
  const port = new URL(receiver.url).port;
  const rebound = ((_name: string, options: object, callback: (error: null, found: object[]) => void) => {
    expect(options).toMatchObject({ all: true });
    callback(null, [
      { address: '93.184.216.34', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ]);
  }) as unknown as typeof lookup;
  const poster = createPoster({ privateToo: false, find: rebound });
  const posted = await poster.post(`https://hooks.example.com:${port}/x`, {}, '{}');
  expect(posted).toMatchObject({
    status: null,
    fault: { message: 'hooks.example.com is not on the public internet' },
  });
  await poster.close();
  expect(receiver.received).toEqual([]);
});

test("another's webhook can't be seen, changed, tried or replayed; what is changed is in the audit; ten is the most", async () => {
  const [mine, other] = [await subscriber(), await subscriber()];
  await happens(mine);
  const [message] = await mine.log();
  const path = `/webhooks/${mine.webhook.id}`;
  for (const [method, at, json] of [
    ['PUT', path, { enabled: false }],
    ['DELETE', path],
    ['POST', `${path}/secret`],
    ['POST', `${path}/test`],
    ['POST', `/webhook-messages/${message.id}/replay`],
  ] as const)
    expect((await other.call(method, at, json)).status, `${method} ${at}`).toBe(404);
  expect(await other.log()).toEqual([]);

  await mine.call('PUT', path, { events: ['limit.reached'] });
  await mine.call('DELETE', path);
  expect((await mine.call('GET', '/webhooks')).body).toEqual([]);
  const rows = server.deps.db.select().from(audit).all();
  const actions = rows.filter(
    ({ actorId, action }) => actorId === mine.userId && action.startsWith('webhook.'),
  );
  expect(actions.map(({ action }) => action)).toEqual(['webhook.create', 'webhook.edit', 'webhook.remove']);

  const make = () => mine.call('POST', '/webhooks', { url: receiver.url, events: every });
  for (let n = 0; n < 10; n += 1) expect((await make()).status).toBe(201);
  expect(await make()).toMatchObject({
    status: 409,
    body: { message: 'You have 10 webhooks. Please remove one first' },
  });
});
