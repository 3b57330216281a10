import { eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '../../db/schema/index.ts';
import { webhookTypes } from '../../server/messaging/webhooks/eventTypes.ts';
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

test('exits 7 if the receiver is not there', async () => {
  await using cli = await startFixture();
  const args = ['webhooks', 'trigger', 'draft.waiting', '--forward-to', 'http://127.0.0.1:1/'];
  expect((await cli.run(args)).exitCode).toBe(7);
});

test('forwards a draft as it comes, signed', async () => {
  const listening = world.start(
    `exec chimein webhooks listen --forward-to "$RECEIVER" --secret ${secret} --json type,status --verbose`,
  );
  let heard = '';
  await new Promise<void>((resolve) => {
    listening.stderr.on('data', (text: Buffer) => {
      heard += text;
      if (/events.*\n(.*\n)*< 200/.test(heard)) resolve();
    });
  });
  const out: string[] = [];
  const forwarded = new Promise<void>((resolve) => {
    listening.stdout.on('data', (text: Buffer) => {
      out.push(String(text));
      resolve();
    });
  });
  const { deps } = world.server;
  const [account] = await deps.db.select().from(accounts).where(eq(accounts.accountId, world.ada));
  await deps.events.publish(deps.db, {
    userId: account?.userId ?? '',
    accountId: world.ada,
    kind: 'draft',
    at: deps.engineClock.now(),
    message: 'A draft waits',
    data: {
      commentId: 'c1',
      posterName: 'Sam',
      postUrl: 'https://x.test/1',
      comment: 'Hello',
      category: 'Search',
    },
  });
  await forwarded;
  listening.kill('SIGINT');
  expect((await listening).exitCode).toBe(130);
  expect(JSON.parse(out.join(''))).toEqual({ type: 'draft.waiting', status: 204 });
  expect(verified()).toMatchObject({ type: 'draft.waiting', data: { accountId: world.ada } });
});
