import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { startTestServer } from '../../support/server.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'chimein-secret-'));

test('derives the same network secret on two machines with one AUTH_SECRET, without a file', () => {
  const [one, other] = [folder(), folder()];
  const secretOf = (DATA_DIR: string, AUTH_SECRET: string) =>
    readConfig({ DATA_DIR, AUTH_SECRET }).webhookSecret;
  expect(secretOf(one, 'a'.repeat(32))).toBe(secretOf(other, 'a'.repeat(32)));
  expect(secretOf(one, 'b'.repeat(32))).not.toBe(secretOf(one, 'a'.repeat(32)));
  expect(existsSync(join(one, 'network-webhook-secret'))).toBe(false);
  for (const dir of [one, other]) rmSync(dir, { recursive: true });
});

test('accepts the secret of an earlier version and registers the new one at the start', async () => {
  const dir = folder();
  writeFileSync(join(dir, 'network-webhook-secret'), 'kept-by-an-earlier-version\n');
  const server = await startTestServer({ env: { DATA_DIR: dir } });
  const { network, config } = server.deps;
  const status = async (secret: string) => {
    const json = { AccountStatus: { account_id: 'nobody', message: 'OK' } };
    return (await server.call('POST', '/webhooks/network', { headers: { 'unipile-auth': secret }, json }))
      .status;
  };
  expect(await status('kept-by-an-earlier-version')).toBe(200);
  expect(await status(config.webhookSecret)).toBe(200);
  expect(await status('another')).toBe(404);
  const url = `${config.publicUrl}/webhooks/network`;
  await expect.poll(() => network.hasStatusWebhook(url, config.webhookSecret)).toBe(true);
  await server.stop();
  rmSync(dir, { recursive: true });
});
