import type { lookup } from 'node:dns';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { reapDeadWorkers } from '../../../db/jobs/workers.ts';
import { addEvent } from '../../../db/messaging/events.ts';
import { audit, engines, webhookEndpoints } from '../../../db/schema/index.ts';
import { createPoster, objectionTo } from '../../../server/messaging/webhooks/post.ts';
import { direct } from '../../support/database.ts';
import { claimOf, jobsOf } from '../../support/jobs.ts';
import { startReceiver } from '../../support/receiver.ts';
import { startTestServer } from '../../support/server.ts';
import { every, startWorld } from './world.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const { world, as, happens, settled, subscriber } = startWorld();

test('signs with the old and the new secret for a day, and shows neither again', async () => {
  const person = await subscriber();
  const first = person.webhook.secret;
  const { body } = await person.call('POST', `/webhooks/${person.webhook.id}/secret`);
  expect(body.secret).toMatch(/^whsec_/);
  await happens(person);
  for (const secret of [first, body.secret])
    expect(world.receiver.received[0] && world.receiver.verified(secret, world.receiver.received[0])).toEqual(
      {},
    );
  world.server.clock.advance(day);
  await happens(person);
  const last = world.receiver.received.at(-1);
  if (!last) throw new Error('nothing came');
  expect(world.receiver.verified(body.secret, last)).toEqual({});
  expect(() => world.receiver.verified(first, last)).toThrow('not signed with this secret');
  expect(JSON.stringify((await person.call('GET', '/webhooks')).body)).not.toContain('whsec_');
  expect(JSON.stringify(await world.server.deps.db.select().from(webhookEndpoints))).not.toContain('whsec_');
  expect(JSON.stringify(await world.server.deps.db.select().from(audit))).not.toContain('whsec_');
});

test('returns the result of a test, without a retry or disabling', async () => {
  const person = await subscriber();
  world.receiver.answer.status = 404;
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
  world.receiver.answer.status = 200;
  expect((await person.call('POST', `/webhooks/${person.webhook.id}/test`)).body).toMatchObject({
    state: 'delivered',
  });
  expect(
    world.receiver.received.map((call) => world.receiver.verified(person.webhook.secret, call).type),
  ).toEqual(['webhook.test', 'webhook.test']);
});

test('sends two messages at a time to a server that hangs, and delays no other', async () => {
  const [slow, quick] = [await startReceiver(), await subscriber()];
  const held = Promise.withResolvers<void>();
  slow.answer.onRequest = () => held.promise;
  const hanging = await world.server.signUp();
  await as(hanging)('POST', '/webhooks', { url: slow.url, events: every });
  const { db, clock, engineClock } = world.server.deps;
  const event = {
    userId: hanging.userId,
    accountId: 'a',
    kind: 'state' as const,
    at: engineClock.now(),
    message: '',
    data: {},
  };
  for (let n = 0; n < 30; n += 1)
    await addEvent(direct(db), event, { type: 'comment.posted', body: () => '{}', now: clock.now() });
  const first = settled();
  await expect.poll(() => slow.received.length).toBe(2);
  await addEvent(
    direct(db),
    { ...event, userId: quick.userId },
    { type: 'comment.posted', body: () => '{}', now: clock.now() },
  );
  const second = settled();
  await quick.call('POST', `/webhooks/${quick.webhook.id}/test`);
  expect(slow.received).toHaveLength(2);
  held.resolve();
  // Either one may find the places taken by the other's.
  await Promise.all([first, second]);
  expect(slow.received).toHaveLength(30);
  expect(world.receiver.received).toHaveLength(2);
  await slow.stop();
});

test('sends a message of a crashed server from the next one, a minute later', async () => {
  const person = await subscriber();
  const { db, clock, engineClock } = world.server.deps;
  const event = {
    userId: person.userId,
    accountId: 'a',
    kind: 'state' as const,
    at: engineClock.now(),
    message: '',
    data: {},
  };
  await addEvent(direct(db), event, { type: 'comment.posted', body: () => '{}', now: clock.now() });
  // The dead server claimed this message and never settled it.
  await direct(db)
    .insert(engines)
    .values({ holder: 'dead', beatAt: Date.now() - 19_000 });
  const [message] = await jobsOf(db, 'webhook');
  await claimOf(db, 'webhook', message?.key ?? '', 'dead');
  await settled();
  expect(world.receiver.received).toEqual([]);
  await direct(db).update(engines).set({ beatAt: 0 }).where(eq(engines.holder, 'dead'));
  await reapDeadWorkers(db, 20_000);
  await settled();
  expect(world.receiver.received).toHaveLength(1);
});

test('sends nothing to private addresses unless the operator allows it', async () => {
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
    json: { url: world.receiver.url, events: every },
  });
  expect(refused).toMatchObject({ status: 422, body: { issues: [{ path: 'url' }] } });
  await strict.stop();

  // A name that stands for a public address when it is given, and for another one when it is connected to.
  const port = new URL(world.receiver.url).port;
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
  expect(world.receiver.received).toEqual([]);
});

test("hides other users' webhooks, audits changes and allows ten", async () => {
  const [owner, other] = [await subscriber(), await subscriber()];
  await happens(owner);
  const [message] = await owner.log();
  const path = `/webhooks/${owner.webhook.id}`;
  for (const [method, at, json] of [
    ['PUT', path, { enabled: false }],
    ['DELETE', path],
    ['POST', `${path}/secret`],
    ['POST', `${path}/test`],
    ['POST', `/webhook-messages/${message.id}/replay`],
  ] as const)
    expect((await other.call(method, at, json)).status, `${method} ${at}`).toBe(404);
  expect(await other.log()).toEqual([]);

  await owner.call('PUT', path, { events: ['limit.reached'] });
  await owner.call('DELETE', path);
  expect((await owner.call('GET', '/webhooks')).body).toEqual([]);
  const rows = await world.server.deps.db.select().from(audit);
  const actions = rows.filter(
    ({ actorId, action }) => actorId === owner.userId && action.startsWith('webhook.'),
  );
  expect(actions.map(({ action }) => action)).toEqual(['webhook.create', 'webhook.edit', 'webhook.remove']);

  const make = () => owner.call('POST', '/webhooks', { url: world.receiver.url, events: every });
  for (let n = 0; n < 10; n += 1) expect((await make()).status).toBe(201);
  expect(await make()).toMatchObject({
    status: 409,
    body: { message: 'You have 10 webhooks. Please remove one first' },
  });
});
