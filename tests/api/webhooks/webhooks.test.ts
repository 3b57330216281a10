import { expect, test } from 'vitest';
import { allDay } from '../../support/allDay.ts';
import { startReceiver } from '../../support/receiver.ts';
import { every, startWorld } from './world.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const { world, happens, settled, subscriber, types } = startWorld();

test('sends signed messages about comments, limits, drafts and pauses', async () => {
  const person = await subscriber();
  const { call, webhook, token } = person;
  const accountId = await world.server.connect(token);
  const whole = allDay(1);
  const settings = {
    timing: whole,
    searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=design'],
  };
  await world.server.saveSettings(token, accountId, { ...settings, dailySearchComments: 1 });
  await call('POST', '/automation/start', { accountId });
  await world.server.engine.runDue();
  await settled();
  await world.server.saveSettings(token, accountId, { ...settings, dailySearchComments: 5, review: true });
  world.server.clock.advance(2 * minute);
  await world.server.engine.runDue();
  await settled();
  await call('POST', '/automation/stop', { accountId });
  await settled();

  expect([...new Set(types())].sort()).toEqual([...every].sort());
  const [comment] = (await call('GET', '/comment')).body;
  const messages = world.receiver.received.map((call) => world.receiver.verified(webhook.secret, call));
  const dataOf = (type: string) => messages.find((message) => message.type === type)?.data;
  expect(dataOf('comment.posted')).toEqual({
    accountId,
    commentId: comment._id,
    category: 'Search',
    postUrl: comment.postUrl,
    posterName: comment.posterName,
    comment: comment.comment,
  });
  expect(dataOf('draft.waiting')).toMatchObject({ accountId, comment: expect.stringMatching(/./) });
  expect(dataOf('account.paused')).toEqual({ accountId, reason: 'paused', message: 'Paused' });
  expect(dataOf('limit.reached')).toMatchObject({ accountId, until: expect.stringMatching(/^2026-03-03T/) });
  const ids = world.receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids).size).toBe(ids.length);
  expect((await person.log({ state: 'delivered' })).length).toBe(ids.length);
});

test('reports a broken login as a pause', async () => {
  const { call, token } = await subscriber(['account.paused']);
  const accountId = await world.server.connect(token);
  await call('POST', '/automation/start', { accountId });
  await world.server.control('POST', `/accounts/${accountId}`, { status: 'CREDENTIALS' });
  await expect.poll(types).toEqual(['account.paused']);
  expect(JSON.parse(world.receiver.received[0]?.body ?? '').data).toMatchObject({
    accountId,
    reason: 'not_connected',
  });
});

test('sends only subscribed events, and to nobody else', async () => {
  const person = await subscriber(['draft.waiting']);
  await subscriber();
  expect(await happens(person, '{}', 'comment.posted')).toBe(0);
  expect(await happens(person, '{}', 'draft.waiting')).toBe(1);
  expect(world.receiver.received).toHaveLength(1);
});

test('retries a failed message under the same ID with growing waits, up to nine times', async () => {
  const person = await subscriber();
  world.receiver.answer.status = 500;
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
    world.server.clock.advance(wait - 1);
    await settled();
    expect(world.receiver.received).toHaveLength(n + 1);
    // Random, up to a tenth more.
    world.server.clock.advance(1 + wait / 10);
    await settled();
    expect(world.receiver.received).toHaveLength(n + 2);
  }
  world.server.clock.advance(2 * day);
  await settled();
  expect(world.receiver.received).toHaveLength(10);
  expect(new Set(world.receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  const [given] = await person.log();
  expect(given).toMatchObject({ state: 'failed', tries: 10, status: 500, nextTryAt: null });

  world.receiver.answer.status = 204;
  const again = await person.call('POST', `/webhook-messages/${given.id}/replay`);
  expect(again.body).toMatchObject({ id: given.id, state: 'delivered', status: 204, fault: null });
  expect(world.receiver.received.at(-1)?.headers['webhook-id']).toBe(given.id);
});

test('disables an endpoint after five days without a delivery, with one e-mail', async () => {
  const person = await subscriber();
  world.receiver.answer.status = 503;
  for (let n = 0; n < 5; n += 1) {
    await happens(person);
    world.server.clock.advance(day - 1);
    await settled();
    expect((await person.call('GET', '/webhooks')).body[0]).toMatchObject({ enabled: true });
  }
  world.server.clock.advance(day / 4);
  await settled();
  const disabled = (await person.call('GET', '/webhooks')).body[0];
  expect(disabled).toMatchObject({ enabled: false, disabledWhy: 'failing' });
  const mail = await world.server.lastMailTo(person.email);
  expect(mail).toMatchObject({ Subject: 'One of your Chime In webhooks was turned off' });
  expect(mail?.Text).toContain(`${world.server.url}/settings#webhooks`);
  const tries = world.receiver.received.length;
  expect(await happens(person)).toBe(0);
  world.server.clock.advance(day);
  await settled();
  expect(world.receiver.received).toHaveLength(tries);
  const [missed] = await person.log();
  expect(await person.call('POST', `/webhook-messages/${missed.id}/replay`)).toMatchObject({ status: 409 });

  world.receiver.answer.status = 200;
  const path = `/webhooks/${person.webhook.id}`;
  expect((await person.call('PUT', path, { enabled: true })).body).toMatchObject({
    enabled: true,
    failingSince: null,
  });
  expect((await person.call('POST', `/webhook-messages/${missed.id}/replay`)).body.state).toBe('delivered');
  expect(await happens(person)).toBe(1);
  expect(world.receiver.received).toHaveLength(tries + 2);
});

test('disables an endpoint that answers 410, and follows no redirect', async () => {
  const elsewhere = await startReceiver();
  const person = await subscriber();
  Object.assign(world.receiver.answer, { status: 307, location: elsewhere.url });
  await happens(person);
  expect(elsewhere.received).toEqual([]);
  expect((await person.log())[0]).toMatchObject({
    state: 'waiting',
    status: 307,
    fault: '307: redirects are not followed',
  });
  await elsewhere.stop();
  Object.assign(world.receiver.answer, { status: 410, location: '' });
  await happens(person);
  expect((await person.call('GET', '/webhooks')).body[0]).toMatchObject({
    enabled: false,
    disabledWhy: 'gone',
  });
});
