import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '../../db/transaction.ts';
import { webhookTypes } from '../../server/messaging/webhooks/eventTypes.ts';
import { queueWebhook } from '../../server/messaging/webhooks/outgoing.ts';
import { startFixture } from './fixture.ts';
import { startWorld } from './world.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
let world: Awaited<ReturnType<typeof startWorld>>;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

/** The latest message, as a receiver reads it that verifies by the standard's own library. */
const verified = () => {
  const { headers, body } = world.received.at(-1) ?? { headers: {}, body: '' };
  return new Webhook(secret).verify(body, headers as Record<string, string>);
};

test.each(webhookTypes)('triggers %s, and the receiver can verify it', async (type) => {
  const line = `chimein webhooks trigger ${type} --forward-to "$RECEIVER" --secret ${secret}`;
  expect(await world.run(line)).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('204') });
  expect(verified()).toMatchObject({ type, data: expect.any(Object) });
});

test('exits 7 if the receiver is not there, and 2 for an unknown type', async () => {
  await using cli = await startFixture();
  const args = ['webhooks', 'trigger', 'draft.waiting', '--forward-to', 'http://127.0.0.1:1/'];
  expect((await cli.run(args)).exitCode).toBe(7);
  const unknown = await cli.run(['webhooks', 'trigger', 'nope', '--forward-to', 'http://127.0.0.1:1/']);
  expect([unknown.exitCode, unknown.stderr]).toEqual([2, expect.stringContaining('comment.posted')]);
});

test('forwards messages of every type as they come, signed, and removes its webhook', async () => {
  const listening = world.start(
    `exec chimein webhooks listen --forward-to "$RECEIVER" --secret ${secret} --json type,status --verbose`,
  );
  const [out, heard] = [until(listening.stdout), until(listening.stderr)];
  await heard(/webhook-messages.*\n(.*\n)*< 200/);
  const { token } = world;
  const { body: webhooks } = await world.server.call('GET', '/api/webhooks', { token });
  expect(webhooks).toMatchObject([{ url: 'chimein:listen', events: webhookTypes }]);
  const payment = { invoiceId: 'in_1', invoiceNumber: 'A-1', amount: 4900, currency: 'usd' };
  const { deps } = world.server;
  const at = deps.clock.now();
  await transaction(deps.db, async (tx) => {
    await queueWebhook(tx, world.userId, 'draft.lapsed', lapsed(at), at);
    await queueWebhook(tx, world.userId, 'payment.failed', { at, data: payment }, at);
  });
  await deps.jobs.runDue('webhook');
  const text = await out(/payment.failed/);
  listening.kill('SIGINT');
  expect((await listening).exitCode).toBe(130);
  expect(JSON.parse(`[${text.trim().replaceAll('}\n{', '},{')}]`)).toEqual([
    { type: 'draft.lapsed', status: 204 },
    { type: 'payment.failed', status: 204 },
  ]);
  expect(verified()).toEqual({
    type: 'payment.failed',
    timestamp: new Date(at).toISOString(),
    data: payment,
  });
  expect((await world.server.call('GET', '/api/webhooks', { token })).body).toEqual([]);
});

const lapsed = (at: number) => ({ at, accountId: world.ada, data: { commentId: 'c1' } });

/** Resolves with all that a stream has said, once it matches. */
function until(stream: Readable) {
  let said = '';
  stream.on('data', (text: Buffer) => {
    said += text;
  });
  return async (pattern: RegExp): Promise<string> => {
    while (!pattern.test(said)) await once(stream, 'data');
    return said;
  };
}
