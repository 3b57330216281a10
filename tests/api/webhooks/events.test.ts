/**
 * News of an account, a draft and a subscription reaches webhooks, in the shape that the guide shows.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { weekdays } from '../../../server/accounts/settings/schemas.ts';
import {
  messageBody,
  type WebhookType,
  webhookEvents,
  webhookTypes,
} from '../../../server/messaging/webhooks/eventTypes.ts';
import { retryAfter } from '../../../server/messaging/webhooks/post.ts';
import { startReceiver } from '../../support/receiver.ts';
import { play, type TestServer } from '../../support/server.ts';
import { passDays, startBilling } from '../billing/support.ts';
import { webhookWorld } from './world.ts';

const day = 24 * 60 * 60_000;
let billing: Awaited<ReturnType<typeof startBilling>>;
let server: TestServer;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  [billing, receiver] = await Promise.all([startBilling(), startReceiver()]);
  server = billing.server;
});
afterAll(async () => {
  await server.stop();
  await receiver.stop();
});
const { as, settled } = webhookWorld(() => ({ server, receiver }));

/** @returns the messages since the last call, each valid by its schema */
async function news(): Promise<{ type: WebhookType; data: Record<string, unknown> }[]> {
  await settled();
  const messages = receiver.received.splice(0).map(({ body }) => JSON.parse(body));
  for (const { type, data } of messages)
    expect(webhookEvents[type as WebhookType].data.strict().safeParse(data).error).toBe(undefined);
  return messages;
}
const typesOf = async () => (await news()).map(({ type }) => type).toSorted();

test.each(webhookTypes)('the example of %s fits its schema', (type) => {
  const { data, example } = webhookEvents[type];
  expect(data.strict().parse(example)).toEqual(example);
  expect(JSON.parse(messageBody(type, 0, { ...example, more: 1 })).data).toEqual(example);
});

const timing = { fromTime: '00:00', toTime: '00:00', timezone: 'UTC', timeBetweenComments: [1] };
/** Comments at any hour on posts of a search. */
const always = {
  timing: { ...timing, activeDays: [...weekdays] },
  searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=design'],
  dailySearchComments: 3,
};

test('an account and its drafts: from the first day to the last', async () => {
  const her = await billing.customer();
  const call = as(her);
  await call('POST', '/webhooks', { url: receiver.url, events: webhookTypes });
  const accountId = await server.connect(her.token);
  expect(await typesOf()).toEqual(['account.connected']);

  await server.saveSettings(her.token, accountId, { ...always, review: true });
  await call('POST', '/automation/start', { accountId });
  expect(await typesOf()).toEqual(['account.started']);
  await call('PUT', '/automation/switch', { stopped: true });
  expect(await typesOf()).toEqual(['account.paused']);
  await call('PUT', '/automation/switch', { stopped: false });
  expect(await typesOf()).toEqual(['account.resumed']);

  await server.engine.runDue();
  server.clock.advance(10 * 60_000);
  await server.engine.runDue();
  expect(new Set(await typesOf())).toEqual(new Set(['draft.waiting']));
  const [first, second] = (await call('GET', '/drafts')).body as { _id: string }[];
  await call('POST', `/drafts/${first?._id}/discard`);
  expect(await news()).toMatchObject([
    { type: 'draft.decided', data: { commentId: first?._id, decision: 'discarded' } },
  ]);
  await call('POST', '/automation/stop', { accountId });
  server.clock.advance(8 * day);
  await server.engine.runDue();
  const lapsed = (await news()).filter(({ type }) => type === 'draft.lapsed');
  expect(lapsed).toContainEqual({
    type: 'draft.lapsed',
    timestamp: expect.anything(),
    data: { accountId, commentId: second?._id },
  });
});

test('a comment whose account is removed before its outcome is known, and one that was not posted', async () => {
  const person = await server.signUp();
  const call = as(person);
  await call('POST', '/webhooks', { url: receiver.url, events: ['comment.failed'] });
  const send = async () => {
    const accountId = await server.connect(person.token);
    await server.saveSettings(person.token, accountId, always);
    const lost = { provider: 'network', match: 'POST /api/v1/posts', drop: 'before', times: 1 };
    await server.control('POST', '/faults', lost);
    await call('POST', '/automation/start', { accountId });
    await server.engine.runDue();
    expect(await news()).toEqual([]);
    return accountId;
  };
  const removed = await send();
  expect((await call('DELETE', `/linkedinaccount/${removed}`)).status).toBe(204);
  expect(await news()).toMatchObject([{ data: { accountId: removed, outcome: 'unknown' } }]);
  const kept = await send();
  await play(server, server.clock.now() + 90 * 60_000);
  expect(await news()).toMatchObject([
    { data: { accountId: kept, outcome: 'unknown' } },
    { data: { accountId: kept, outcome: 'not_posted' } },
  ]);
});

test('an account whose sign-in stops working, and one that its owner removes', async () => {
  const person = await server.signUp();
  const call = as(person);
  await call('POST', '/webhooks', { url: receiver.url, events: webhookTypes });
  const accountId = await server.connect(person.token);
  await typesOf();
  await server.control('POST', `/accounts/${accountId}`, { status: 'CREDENTIALS' });
  await expect.poll(typesOf).toEqual(['account.disconnected']);
  await call('DELETE', `/linkedinaccount/${accountId}`);
  expect(await news()).toMatchObject([
    { type: 'account.disconnected', data: { accountId, reason: 'removed' } },
  ]);
});

test('a subscription: its start, a failed payment and the payment after it', async () => {
  const her = await billing.customer();
  await as(her)('POST', '/webhooks', { url: receiver.url, events: webhookTypes });
  await her.addCard('pm_card_chargeCustomerFail');
  await her.subscribe('premium', 2);
  expect(await typesOf()).toEqual(['subscription.changed']);
  await passDays(server, 14.1);
  expect(await typesOf()).toEqual(['payment.failed', 'subscription.changed']);
  await her.call('PUT', '/payment-methods/default', { paymentMethodId: await her.addCard('pm_card_visa') });
  const paid = (await news()).find(({ type }) => type === 'payment.succeeded');
  expect(paid?.data).toMatchObject({ currency: 'usd', invoiceId: expect.stringMatching(/^in_/) });
});

test('a secret signs for a day, however many follow it', async () => {
  const person = await server.signUp();
  const call = as(person);
  const { body: webhook } = await call('POST', '/webhooks', { url: receiver.url, events: ['draft.waiting'] });
  const rotate = async () => (await call('POST', `/webhooks/${webhook.id}/secret`)).body.secret;
  const secrets = [webhook.secret, await rotate(), await rotate(), await rotate()];
  const sent = async () => {
    await call('POST', `/webhooks/${webhook.id}/test`);
    return receiver.received.splice(0)[0];
  };
  const message = await sent();
  if (!message) throw new Error('nothing was sent');
  for (const secret of secrets) expect(receiver.verified(secret, message).type).toBe('webhook.test');
  expect(message.headers['webhook-id']).toMatch(/^msg_[\w-]{22}$/);
  server.clock.advance(day + 1);
  const later = await sent();
  if (!later) throw new Error('nothing was sent');
  expect(receiver.verified(secrets[3], later).data).toEqual({ message: expect.any(String) });
  for (const secret of secrets.slice(0, 3))
    expect(() => receiver.verified(secret, later)).toThrow('not signed');
});

test('reads Retry-After as seconds or as a date by the answering server’s clock', () => {
  const date = 'Mon, 02 Mar 2026 10:00:00 GMT';
  expect(retryAfter('120', date)).toBe(120_000);
  expect(retryAfter('Mon, 02 Mar 2026 10:05:00 GMT', date)).toBe(300_000);
  for (const value of ['', 'soon', '-5', 'Mon, 02 Mar 2026 09:00:00 GMT'])
    expect(retryAfter(value, date)).toBe(0);
});
