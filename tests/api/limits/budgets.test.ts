import { afterAll, expect, test } from 'vitest';
import { budgets } from '../../../server/http/budgets.ts';
import { inBatches } from '../../support/inBatches.ts';
import { startReceiver } from '../../support/receiver.ts';
import { startTestServer } from '../../support/server.ts';
import { readContract } from '../contract/document.ts';
import { limitsPage } from './limitsPage.ts';

const server = await startTestServer();
afterAll(() => server.stop());

test('M5: sends 30 of 300 webhook tests at once and answers 429 with Retry-After to the rest', async () => {
  const receiver = await startReceiver();
  const { token } = await server.signUp();
  const webhook = await server.call('POST', '/api/webhooks', {
    token,
    json: { url: receiver.url, events: ['comment.posted'] },
  });
  const send = () => server.call('POST', `/api/webhooks/${webhook.body.id}/test`, { token });
  const first = await send();
  expect(first.headers.get('ratelimit-policy')).toBe('"webhook-send";q=30;w=3600');
  expect(first.headers.get('ratelimit')).toBe('"webhook-send";r=29;t=3600');
  server.clock.advance(60_000);
  const answers = await inBatches(299, send);
  expect(receiver.received).toHaveLength(30);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(270);
  expect(refused[0]?.body).toMatchObject({
    code: 'too_many_attempts',
    message: 'Too many attempts. Please try again in 59 minutes',
  });
  expect(refused[0]?.headers.get('retry-after')).toBe(String(59 * 60));
  expect(refused[0]?.headers.get('ratelimit')).toBe(`"webhook-send";r=0;t=${59 * 60}`);
  const { headers } = await server.call('GET', '/api/webhook-messages', { token });
  expect(headers.get('content-range')).toBe('webhook-messages 0-29/30');
  server.clock.advance(59 * 60_000);
  expect((await send()).status).toBe(200);
  await receiver.stop();
});

test('M5: sends tests of a webhook two at a time, like every other message', async () => {
  const receiver = await startReceiver();
  const held = Promise.withResolvers<void>();
  let [open, most] = [0, 0];
  receiver.answer.onRequest = async () => {
    open += 1;
    most = Math.max(most, open);
    if (open >= 2) held.resolve();
    await held.promise;
    // The server takes its time, so that a third request would find two open.
    await new Promise((resolve) => setImmediate(resolve));
    open -= 1;
  };
  const { token } = await server.signUp();
  const webhook = await server.call('POST', '/api/webhooks', {
    token,
    json: { url: receiver.url, events: ['comment.posted'] },
  });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => server.call('POST', `/api/webhooks/${webhook.body.id}/test`, { token })),
  );
  expect(answers.map(({ body }) => body.state)).toEqual(Array(20).fill('delivered'));
  expect(receiver.received).toHaveLength(20);
  expect(most).toBe(2);
  await receiver.stop();
});

test('M5: allows 60 saves of settings an hour per account, and 300 profile validations per user', async () => {
  const { token } = await server.signUp({ seats: 2 });
  const [one, other] = [await server.connect(token), await server.connect(token)];
  for (let n = 0; n < 60; n++) expect((await server.saveSettings(token, one)).status).toBe(200);
  const refused = await server.saveSettings(token, one);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('ratelimit')).toBe('"settings-save";r=0;t=3600');
  const saved = await server.saveSettings(token, other);
  expect(saved.status).toBe(200);
  expect(saved.headers.get('ratelimit')).toBe('"settings-save";r=59;t=3600');
  const validate = () =>
    server.call('POST', '/api/settings/validate', {
      token,
      json: { accountId: one, profileUrl: 'https://www.linkedin.com/in/ada-okafor' },
    });
  const validated = await inBatches(310, validate);
  expect(validated.filter(({ body }) => body.code === 'too_many_attempts')).toHaveLength(10);
});

test('M5: allows ten cards and ten setup intents an hour', async () => {
  const { token } = await server.signUp();
  const add = () =>
    server.call('POST', '/api/subscription/payment-methods', {
      token,
      json: { paymentMethodId: 'pm_card_visa' },
    });
  const intent = () => server.call('POST', '/api/subscription/setup-intent', { token, json: {} });
  const statuses: number[] = [];
  for (let n = 0; n < 11; n++) statuses.push((await add()).status, (await intent()).status);
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200));
  expect(statuses.slice(20)).toEqual([429, 429]);
});

test('M5: documents the budget headers and the 429 of every limited call', async () => {
  const { operations } = await readContract(server);
  const telling = ({ responses }: (typeof operations)[number]) =>
    Object.values(responses).filter(({ headers }) => 'RateLimit' in (headers ?? {})).length;
  for (const operation of operations)
    expect([operation.name, telling(operation)]).toEqual([
      operation.name,
      operation['x-rate-limit'] === undefined ? 0 : 2,
    ]);
});

test('M5: docs/limits.md is up to date', async () => {
  const { operations } = await readContract(server);
  const limitedCalls = operations.filter((each) => each['x-rate-limit'] !== undefined);
  const calls = Map.groupBy(limitedCalls, (each) => String(each['x-rate-limit']));
  const names = new Map([...calls].map(([budget, all]) => [budget, all.map(({ name }) => name)]));
  await expect(limitsPage(names)).toMatchFileSnapshot('../../../docs/limits.md');
  expect(new Set(Object.values(budgets).map(({ subject }) => subject)).size).toBe(
    Object.keys(budgets).length,
  );
});
