/** The whole server on Postgres, whose job engine is graphile-worker. */
import { afterEach, expect, test } from 'vitest';
import { automations, engines } from '../../db/schema/index.ts';
import { direct } from '../support/database.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
afterEach(() => server.stop());

/** Queues of graphile-worker that take jobs. */
const pools = async () =>
  (await server.deps.db.select().from(engines)).filter(({ holder }) => holder.startsWith('pool-'));

test('runs due accounts and sends mails', async () => {
  server = await startTestServer({ runEngine: true });
  await expect.poll(pools).toHaveLength(1);
  const { token, email } = await server.signUp();
  await server.call('POST', '/api/otp/forgot-password', { json: { email } });
  const sent = async () => {
    const list = await fetch(`${server.sandbox.url}/mail/api/v1/messages?limit=200`);
    return ((await list.json()) as { messages: unknown[] }).messages.length;
  };
  await expect.poll(sent).toBe(1);
  const accountId = await server.connect(token);
  await server.saveSettings(token, accountId);
  const started = await server.call('POST', '/api/automation/start', { token, json: { accountId } });
  expect(started.status).toBe(200);
  const account = async () => (await direct(server.deps.db).select().from(automations))[0];
  await expect.poll(async () => (await account())?.fence).toBeGreaterThan(0);
  await expect.poll(async () => (await account())?.leaseHolder).toBe(null);
});
