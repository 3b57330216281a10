import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, expect, test } from 'vitest';
import { connectAssistant, rawClient } from '../api/oauth/assistant.ts';
import { startTestServer } from '../support/server.ts';

const publicUrl = 'http://127.0.0.1:9';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'chimein-secret-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

test('a server with another AUTH_SECRET ends with one sentence, until change-secret accepts it', async () => {
  const startWith = (more: object) =>
    startTestServer({ onDisk: true, env: { DATA_DIR, PUBLIC_URL: publicUrl, ...more } });
  const before = await startWith({});
  const { token: session } = await before.signUp();
  const connected = await connectAssistant(before, session, { publicUrl });
  await before.stop();
  const other = { AUTH_SECRET: 'another secret of forty characters .....' };
  const env = { DATA_DIR, ...other, LOG_LEVEL: 'silent' };
  const { exitCode, stderr } = await execa(process.execPath, ['server/main.ts'], {
    env: { ...env, PORT: '0' },
    reject: false,
  });
  expect([exitCode, stderr]).toEqual([1, expect.stringMatching(/^AUTH_SECRET: is not the secret of this/)]);
  expect(stderr.split('\n')).toHaveLength(1);
  const change = (...flags: string[]) =>
    execa(process.execPath, ['scripts/changeSecret.ts', ...flags], { env, reject: false });
  expect((await change()).stderr).toMatch(/^Usage: /);
  expect((await change('--yes')).stdout).toContain('is now the secret of this database');
  const after = await startWith(other);
  expect((await after.call('GET', '/api/me', { token: session })).status).toBe(401);
  // Its tokens are random, and only their hashes are stored: nothing of a grant depends on the secret.
  const assistant = rawClient(after, publicUrl);
  expect((await assistant.use(connected.tokens.access_token)).status).not.toBe(401);
  const renewed = await assistant.refresh(connected.clientId, connected.tokens.refresh_token);
  expect(renewed.status).toBe(200);
  expect((await assistant.use(renewed.body.access_token)).status).not.toBe(401);
  expect((await assistant.use('unknown')).status).toBe(401);
  await after.stop();
});
