import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa, type ResultPromise } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDb } from '../../../db/open.ts';
import { systemClock } from '../../../server/clock.ts';
import { readConfig } from '../../../server/config.ts';
import { createPasswords } from '../../../server/identity/auth/passwords.ts';
import { createAdmin } from '../../../server/identity/users/createUser.ts';
import { refuseDemoLogins } from '../../../server/operations/demo/demoLogins.ts';
import { removeDemo } from '../../../server/operations/demo/removeDemo.ts';
import { seedDemo } from '../../../server/operations/demo/seedDemo.ts';
import { check } from '../../../server/operations/doctor/check.ts';
import { until } from '../../soak/processes.ts';
import { compileCache } from '../../support/compileCache.ts';
import { freePort } from '../../support/ports.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const people = [
  { email: 'demo@example.com', password: 'chimein-demo' },
  { email: 'admin@example.com', password: 'chimein-admin' },
];
const publicUrl = 'https://app.example.com';
let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chimein-demo-'));
  server = await startTestServer();
  await seedDemo(server.deps, () => server.sandbox.seedDemo());
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const processEnv = async (env: Record<string, string>) => {
  const [port, sandbox, smtp] = [await freePort(), await freePort(), await freePort()];
  return {
    PATH: process.env.PATH,
    PORT: String(port),
    SANDBOX_PORT: String(sandbox),
    SANDBOX_SMTP_PORT: String(smtp),
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    ...compileCache,
    ...env,
  };
};
const node = (script: string, env: Record<string, string | undefined>) =>
  execa(process.execPath, [script], { env, extendEnv: false, reject: false, all: true });

/** Runs `visit` at a server of its own process with the demo people, which ends afterwards. */
async function withDemo(more: Record<string, string>, visit: (url: string) => Promise<void>): Promise<void> {
  const env = await processEnv(more);
  const url = `http://127.0.0.1:${env.PORT}`;
  const child: ResultPromise<{ all: true; reject: false }> = execa(process.execPath, ['server/main.ts'], {
    env,
    extendEnv: false,
    reject: false,
    all: true,
  });
  let output = '';
  child.all.on('data', (chunk) => {
    output += String(chunk);
  });
  try {
    await until(60, 'the server', async () => output.includes('Admin '));
    await visit(url);
  } finally {
    child.kill('SIGTERM');
    await child;
  }
}
const login = async (url: string, person: object, headers: Record<string, string> = {}) =>
  (
    await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(person),
    })
  ).status;

test.each([
  [{}, true],
  [{ PUBLIC_URL: 'http://localhost:3000' }, true],
  [{ PUBLIC_URL: publicUrl }, false],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }, false],
])('H1: with %o allows private webhook targets and demo users: %s', (env, isPossible) => {
  const config = readConfig({ DATA_DIR: folder, ...env });
  expect([config.onlyHere, config.webhooksToPrivate]).toEqual([isPossible, isPossible]);
});

test('H1: seeds no demo users on a public server, whose webhooks reach no private address', async () => {
  const open = await startTestServer({ env: { PUBLIC_URL: publicUrl } });
  expect(await seedDemo(open.deps, () => open.sandbox.seedDemo())).toEqual([]);
  for (const person of people) expect(await login(open.url, person)).toBe(401);
  const { token } = await open.signUp();
  const made = await open.call('POST', '/api/webhooks', {
    token,
    json: { url: 'http://169.254.169.254/latest', events: ['comment.posted'] },
  });
  expect(made.status).toBe(422);
  await open.stop();
});

test('H1: rejects a published password through a proxy or a tunnel', async () => {
  for (const person of people) {
    expect(await login(server.url, person)).toBe(200);
    for (const headers of [
      { 'x-forwarded-for': '203.0.113.9' },
      { forwarded: 'for=203.0.113.9' },
      { via: '1.1 tunnel' },
    ] as Record<string, string>[])
      expect(await login(server.url, person, headers)).toBe(401);
  }
  const { email } = await server.signUp();
  const person = { email, password: 'correct horse' };
  expect(await login(server.url, person, { 'x-forwarded-for': '203.0.113.9' })).toBe(200);
});

test('H1: reports published passwords in the doctor on a public server only', async () => {
  expect(await check(server.deps, 'demo', null)).toMatchObject({ ok: true });
  const config = { ...server.deps.config, onlyHere: false };
  expect(await check({ ...server.deps, config }, 'demo', null)).toMatchObject({
    ok: false,
    fix: 'Run: npm run create-admin -- --email you@example.com && npm run remove-demo',
  });
});

test('H1: does not start publicly with demo users, and names the commands', async () => {
  const data = { DATA_DIR: join(folder, 'trial') };
  await withDemo(data, async (url) => {
    for (const person of people) expect(await login(url, person)).toBe(200);
  });
  const { databasePath } = readConfig(data);
  const refusal = `${databasePath} has demo people with published passwords (demo@example.com and admin@example.com). Run: npm run create-admin -- --email you@example.com && npm run remove-demo`;
  const production = {
    ...server.sandbox.env,
    NODE_ENV: 'production',
    AUTH_SECRET: 's'.repeat(32),
    PUBLIC_URL: publicUrl,
  };
  const refused = await node('server/main.ts', await processEnv({ ...data, ...production }));
  expect([refused.exitCode, refused.stderr]).toEqual([1, refusal]);

  const passwords = createPasswords();
  const db = openDb(databasePath);
  for (const more of [{ PUBLIC_URL: publicUrl }, { HOST: '0.0.0.0' }]) {
    const config = readConfig({ ...data, ...more });
    await expect(refuseDemoLogins({ config, db, passwords })).rejects.toThrow(refusal);
  }
  const needs = { config: readConfig(data), db, clock: systemClock, passwords };
  await expect(removeDemo(needs)).rejects.toThrow(
    'Make an admin of your own first: npm run create-admin -- --email you@example.com',
  );
  const own = { email: 'you@example.com', password: 'the password of an admin' };
  await createAdmin(needs, own);
  db.close();
  const removed = await node('server/operations/demo/removeDemoCommand.ts', await processEnv(data));
  expect([removed.exitCode, removed.stderr]).toEqual([0, 'Deleted admin@example.com and demo@example.com']);
  const open = await startTestServer({ env: { ...data, PUBLIC_URL: publicUrl }, onDisk: true });
  for (const person of people) expect(await login(open.url, person)).toBe(401);
  expect(await login(open.url, own)).toBe(200);
  await open.stop();
});
