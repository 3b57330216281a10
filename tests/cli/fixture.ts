/** A fake server, and the command against it. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { execa } from 'execa';
import { Hono } from 'hono';
import type { Account } from '../../server/accounts/schemas.ts';
import { defaultSettings, type SettingsPayload } from '../../server/accounts/settings/schemas.ts';
import { packedCli } from '../support/packedCli.ts';
import { inProcess } from './inProcess.ts';

export const token = 'header.payload.signature';
export const me = { _id: 'u1', email: 'ada@example.com', role: 'user', status: 'Trial' };

export const account = (accountId: string, more: Partial<Account> = {}): Account => ({
  accountId,
  id: accountId,
  name: `Name of ${accountId}`,
  email: `${accountId}@example.com`,
  imageUrl: '',
  status: 'Connected',
  running: false,
  createdAt: '2026-11-01T10:00:00.000Z',
  firstStartedAt: null,
  state: { kind: 'idle', reason: 'paused', until: null, message: 'Paused' },
  nextActionAt: null,
  review: false,
  undoMinutes: 0,
  ...more,
});

type RunOptions = { env?: Record<string, string>; input?: string; signedIn?: boolean };

/** Routes of `app` override the default ones. `log` holds the `METHOD path` of each request. */
export async function startFixture(app = new Hono()) {
  const log: string[] = [];
  const tokens: (string | undefined)[] = [];
  const state = { accounts: [account('one'), account('two')], settings: new Map<string, SettingsPayload>() };
  const fixture = new Hono();
  fixture.use(async (c, next) => {
    log.push(`${c.req.method} ${c.req.path}`);
    tokens.push(c.req.header('x-auth-token'));
    await next();
  });
  fixture.route('/', app);
  fixture.post('/api/auth/login', (c) => c.json({ token, verified: true, email: 'ada@example.com' }));
  fixture.get('/api/me', (c) => c.json(me));
  fixture.get('/api/linkedinaccount', (c) => c.json(state.accounts));
  fixture.get('/api/settings', (c) => {
    const accountId = c.req.query('accountId') ?? '';
    return c.json({ accountId, ...(state.settings.get(accountId) ?? defaultSettings) });
  });
  fixture.post('/api/settings', async (c) => {
    const { accountId, payload } = await c.req.json();
    state.settings.set(accountId, payload);
    return c.json({ accountId, ...payload });
  });

  const directory = await mkdtemp(join(tmpdir(), 'chimein-cli-'));
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const listening = serve({ fetch: fixture.fetch, port: 0, hostname: '127.0.0.1' }, () =>
      resolve(listening),
    );
  });
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;

  const envOf = ({ env, signedIn = true }: RunOptions) => ({
    PATH: process.env.PATH ?? '',
    CHIMEIN_CONFIG_DIR: directory,
    CHIMEIN_SERVER: url,
    ...(signedIn && { CHIMEIN_TOKEN: token }),
    ...env,
  });
  const start = (args: string[], options: RunOptions = {}) =>
    execa(process.execPath, [packedCli, ...args], {
      extendEnv: false,
      env: envOf(options),
      ...(options.input === undefined ? { stdin: 'ignore' as const } : { input: options.input }),
      reject: false,
      stripFinalNewline: false,
    });

  return {
    url,
    log,
    tokens,
    state,
    directory,
    /** The packed command as a process of its own, for signals and what only a process has. */
    start,
    /** The command in this process. */
    run: (args: string[], options: RunOptions = {}) =>
      inProcess(args, { env: envOf(options), input: options.input }),
    path: (name: string) => join(directory, name),
    read: (name: string) => readFile(join(directory, name), 'utf8'),
    write: (name: string, text: string) => writeFile(join(directory, name), text),
    [Symbol.asyncDispose]: async () => {
      await new Promise((resolve) => {
        server.close(resolve);
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
      await rm(directory, { recursive: true, force: true });
    },
  };
}
