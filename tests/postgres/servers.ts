import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Sandbox, startSandbox } from '../../sandbox/sandbox.ts';
import { noSpacing } from '../../server/automation/network/pace.ts';
import { type Clock, systemClock } from '../../server/clock.ts';
import { readConfig } from '../../server/config.ts';
import { createUser } from '../../server/identity/users/createUser.ts';
import { createLog } from '../../server/log.ts';
import { readEndpoints } from '../../server/providers/endpoints.ts';
import { type RunningServer, startServer } from '../../server/startServer.ts';
import { quickPasswords } from '../support/passwords.ts';
import { newDatabase } from './databases.ts';

export type Answer = { status: number; headers: Headers; body: Record<string, unknown> };
export type Site = {
  /** The database's address, without a proxy. */
  url: string;
  sandbox: Sandbox;
  logged: string[];
  /** @param url the database, through a proxy or as another user */
  start(url?: string, env?: Record<string, string>, runEngine?: boolean): Promise<RunningServer>;
  close(): Promise<void>;
};

/** Real servers that share one database of Postgres and one sandbox. */
export async function site(
  clock: Clock = systemClock,
  database: ReturnType<typeof newDatabase> = newDatabase(),
): Promise<Site> {
  const { url, drop } = await database;
  const dataDir = mkdtempSync(join(tmpdir(), 'chimein-site-'));
  const sandbox = await startSandbox({
    ...{ port: 0, smtpPort: 0, dataDir: null, clock },
    appUrl: 'http://127.0.0.1:9',
  });
  const running: RunningServer[] = [];
  const logged: string[] = [];
  return {
    url,
    sandbox,
    logged,
    async start(database = url, env = {}, runEngine = true) {
      const own = { NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, DATABASE_URL: database };
      const config = readConfig({ ...own, ...env });
      const server = await startServer({
        ...{ config, webRoot: null, clock, engineClock: clock, passwords: quickPasswords },
        log: createLog('warn', { write: (line) => void logged.push(line) }),
        spacing: noSpacing,
        runEngine,
        random: () => 0,
        endpoints: async () => readEndpoints(config, sandbox.env),
      });
      const { stop } = server;
      let stopped: Promise<void> | undefined;
      running.push(Object.assign(server, { stop: () => (stopped ??= stop()) }));
      return server;
    },
    async close() {
      await Promise.all(running.map((server) => server.stop()));
      await sandbox.close();
      rmSync(dataDir, { recursive: true, force: true });
      drop();
    },
  };
}

export async function call(
  { url }: Pick<RunningServer, 'url'>,
  method: string,
  path: string,
  { token, json }: { token?: string; json?: unknown } = {},
): Promise<Answer> {
  const response = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { 'x-auth-token': token }) },
    body: json === undefined ? null : JSON.stringify(json),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : {} };
}

const password = 'correct horse';

export async function signUp(server: RunningServer, email: string, role: 'user' | 'admin' = 'user') {
  const person = { firstName: 'Ada', lastName: 'Okafor', email, password };
  const user = await createUser(server.deps, person, {
    ...{ role, verified: true, seats: 3 },
    ...(role === 'user' && { trialDays: 14 }),
  });
  const { body } = await call(server, 'POST', '/api/auth/login', { json: { email, password } });
  return { userId: user.id, token: String(body.token) };
}
