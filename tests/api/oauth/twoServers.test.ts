/** Two real servers on one database: each answers a step of one connection. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../sandbox/sandbox.ts';
import { systemClock } from '../../../server/clock.ts';
import { readConfig } from '../../../server/config.ts';
import { openSession } from '../../../server/identity/auth/openSession.ts';
import { createUser } from '../../../server/identity/users/createUser.ts';
import { createLog } from '../../../server/log.ts';
import { readEndpoints } from '../../../server/providers/endpoints.ts';
import { type RunningServer, startServer } from '../../../server/startServer.ts';
import { serverDatabase } from '../../support/database.ts';
import { quickPasswords } from '../../support/passwords.ts';
import { ask, browser, rawClient } from './assistant.ts';

const publicUrl = 'http://127.0.0.1:9';
let dataDir: string;
let database: Awaited<ReturnType<typeof serverDatabase>>;
let sandbox: Sandbox;
let first: RunningServer;
let other: RunningServer;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'chimein-two-'));
  const read = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    PUBLIC_URL: publicUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
  });
  database = await serverDatabase(dataDir);
  const config = { ...read, ...database.config };
  sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    dataDir: null,
    appUrl: publicUrl,
    clock: systemClock,
  });
  const start = () =>
    startServer({
      config,
      log: createLog('silent'),
      webRoot: null,
      passwords: quickPasswords,
      runEngine: false,
      endpoints: async () => readEndpoints(config, sandbox.env),
    });
  first = await start();
  other = await start();
});
afterAll(async () => {
  await Promise.all([first, other].map((server) => server?.stop()));
  await sandbox?.close();
  database?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a connection goes over both, and a code counts once', async () => {
  const person = { firstName: 'Ada', lastName: 'L', email: 'ada@example.com', password: 'correct horse' };
  const user = await createUser(first.deps, person, {
    role: 'user',
    verified: true,
    seats: 1,
    trialDays: 14,
  });
  const token = await openSession(first.deps, user, { address: null, userAgent: 'test' });
  const [here, there] = [rawClient(first, publicUrl), rawClient(other, publicUrl)];
  const { body: client } = await here.register();
  const connect = async () => {
    const tab = browser(first);
    const id = await ask(tab, there.address(client.client_id));
    const path = `${other.url}/api/oauth-requests/${id}/approve`;
    const { body } = await tab.call('POST', path, token, { scope: 'read' });
    const { headers } = await tab.go(body.redirectTo.replace(publicUrl, first.url));
    return new URL(headers.get('location') ?? '').searchParams.get('code') ?? '';
  };
  const given = await there.redeem(client.client_id, await connect());
  expect(given.status).toBe(200);
  const renewed = await here.refresh(client.client_id, given.body.refresh_token);
  expect(renewed.status).toBe(200);

  const code = await connect();
  const raced = await Promise.all([
    here.redeem(client.client_id, code),
    there.redeem(client.client_id, code),
  ]);
  const won = raced.filter(({ status }) => status === 200);
  expect(won.length).toBeLessThanOrEqual(1);
  for (const { body } of won) {
    const { status } = await there.refresh(client.client_id, body.refresh_token);
    expect(status).toBe(400);
  }
});
