import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isPostgres } from '../../db/dialect/engine.ts';
import { type Sandbox, startSandbox } from '../../sandbox/sandbox.ts';
import type { SettingsPayload } from '../../server/accounts/settings/schemas.ts';
import { defaultSettings } from '../../server/accounts/settings/schemas.ts';
import { noSpacing } from '../../server/automation/network/pace.ts';
import type { Clock } from '../../server/clock.ts';
import { readConfig } from '../../server/config.ts';
import { createUser } from '../../server/identity/users/createUser.ts';
import { createLog } from '../../server/log.ts';
import { readEndpoints } from '../../server/providers/endpoints.ts';
import { type Options, type RunningServer, startServer } from '../../server/startServer.ts';
import { type ManualClock, manualClock } from './clock.ts';
import { placeEmptyDb, rawOf, serverDatabase } from './database.ts';
import { send } from './http.ts';
import { quickPasswords } from './passwords.ts';
import { samePort } from './ports.ts';
import { seededNetwork } from './seededNetwork.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test looks into answers whose shape is what it tests
export type Answer<Body = any> = { status: number; body: Body; headers: Headers };
export type SentMail = { MessageID: string; Subject: string; Text: string; HTML: string };
export type TestServer = RunningServer & {
  clock: ManualClock;
  sandbox: Sandbox;
  call(
    method: string,
    path: string,
    more?: { token?: string; json?: unknown; text?: string; headers?: Record<string, string> },
  ): Promise<Answer>;
  /** A verified person with a token. */
  signUp(person?: {
    email?: string;
    role?: 'user' | 'admin';
    seats?: number;
    trialDays?: number;
  }): Promise<{ email: string; userId: string; token: string }>;
  /** Makes the session of a person of `signUp` fresh again, with the password. */
  prove(token: string): Promise<void>;
  /** Connects an account through the sandbox's hosted page. @returns its accountId */
  connect(token: string, email?: string): Promise<string>;
  saveSettings(token: string, accountId: string, change?: Partial<SettingsPayload>): Promise<Answer>;
  control(method: string, path: string, json?: unknown): Promise<Answer>;
  /** Sends all due mails first. @returns theirs, oldest first */
  mailsTo(email: string): Promise<SentMail[]>;
  lastMailTo(email: string): Promise<SentMail | undefined>;
};

const testPassword = 'correct horse';
let people = 0;

/**
 * The real app over HTTP with its own database, sandbox and manual clock. The engine does not run by itself:
 * `engine.runDue()` runs all due accounts.
 */
export async function startTestServer(
  options: Partial<Pick<Options, 'random' | 'runEngine' | 'webRoot' | 'timeouts' | 'log'>> & {
    now?: string;
    env?: Record<string, string>;
    /** Keeps the database at the configured path. */
    onDisk?: boolean;
    /** AUTOMATION_CLOCK_RATE: the engine and the sandbox's posts run this much faster than `clock`. */
    rate?: number;
  } = {},
): Promise<TestServer> {
  const clock = manualClock(options.now ?? '2026-03-02T10:00:00.000Z');
  const engineClock = options.rate ? faster(clock, options.rate) : clock;
  const dataDir = mkdtempSync(join(tmpdir(), 'chimein-test-'));
  const read = readConfig({
    NODE_ENV: 'test',
    PORT: options.webRoot ? String(await samePort()) : '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    // Each comment would take a second call. Tests about the judge name a model.
    OPENAI_JUDGE_MODEL: 'off',
    ...(options.rate && { AUTOMATION_CLOCK_RATE: String(options.rate) }),
    ...options.env,
  });
  const database = await serverDatabase(dataDir);
  const config = options.onDisk && !isPostgres ? read : { ...read, ...database.config };
  if (!isPostgres && !existsSync(config.databasePath)) {
    mkdirSync(dirname(config.databasePath), { recursive: true });
    placeEmptyDb(config.databasePath);
  }
  let sandbox: Sandbox | undefined;
  const server = await startServer({
    config,
    log: options.log ?? createLog('silent'),
    webRoot: options.webRoot ?? null,
    clock,
    // The shortest intervals and waits.
    random: options.random ?? (() => 0),
    spacing: noSpacing,
    engineClock,
    passwords: quickPasswords,
    runEngine: options.runEngine ?? false,
    ...(options.timeouts && { timeouts: options.timeouts }),
    async endpoints(appUrl) {
      sandbox = await startSandbox({
        port: 0,
        smtpPort: 0,
        dataDir: null,
        contents: seededNetwork(engineClock),
        appUrl,
        clock: engineClock,
        peopleClock: clock,
      });
      return readEndpoints(config, sandbox.env);
    },
  });
  // No test survives a power cut, so none waits for the disk.
  if (!isPostgres) rawOf(server.deps.db).pragma('synchronous = off');
  if (!sandbox) throw new Error('the sandbox did not start');
  const world = sandbox;

  const request = async (
    base: string,
    method: string,
    path: string,
    more: { token?: string; json?: unknown; text?: string; headers?: Record<string, string> } = {},
  ): Promise<Answer> => {
    const { status, headers, text } = await send(base + path, {
      method,
      headers: {
        ...(more.json !== undefined || more.text !== undefined ? { 'content-type': 'application/json' } : {}),
        ...(more.token ? { 'x-auth-token': more.token } : {}),
        ...more.headers,
      },
      body: more.text ?? (more.json === undefined ? null : JSON.stringify(more.json)),
    });
    await server.deps.background.idle();
    let body: unknown = text;
    try {
      body = JSON.parse(text);
    } catch {
      // Not JSON.
    }
    return { status, body, headers };
  };

  const test: TestServer = {
    ...server,
    clock,
    sandbox: world,
    call: (method, path, more) => request(server.url, method, path, more),
    control: (method, path, json) => request(world.url, method, `/control${path}`, { json }),

    async signUp({ email, role = 'user', seats = 1, trialDays = 14 } = {}) {
      people += 1;
      const person = {
        firstName: 'Test',
        lastName: `Person${people}`,
        email: email ?? `person${people}@example.com`,
        password: testPassword,
      };
      const user = await createUser(server.deps, person, {
        role,
        verified: true,
        seats,
        ...(role === 'user' && trialDays ? { trialDays } : {}),
      });
      const login = await test.call('POST', '/api/auth/login', {
        json: { email: person.email, password: testPassword },
      });
      return { email: person.email, userId: user.id, token: login.body.token };
    },

    async prove(token) {
      const json = { password: testPassword };
      const { status, body } = await test.call('POST', '/api/auth/proof', { token, json });
      if (status !== 200) throw new Error(`not proved: ${JSON.stringify(body)}`);
    },

    async connect(token, email = `member${Math.random().toString(36).slice(2)}@example.com`) {
      const link = await test.call('POST', '/api/linkedinaccount/createAuthLink', { token, json: {} });
      if (link.status !== 200) throw new Error(`no link: ${JSON.stringify(link.body)}`);
      const signedIn = await send(link.body.url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: String(new URLSearchParams({ email, password: 'secret' })),
      });
      const { body: accounts } = await test.call('GET', '/api/linkedinaccount', { token });
      // The network writes it in lower case.
      const added = accounts.find((account: { email: string }) => account.email === email.toLowerCase());
      if (!added) throw new Error(`nothing was connected: ${signedIn.status}`);
      return added.accountId;
    },

    saveSettings: (token, accountId, change = {}) =>
      test.call('POST', '/api/settings', {
        token,
        json: { accountId, payload: { ...defaultSettings, ...change } },
      }),

    async mailsTo(email) {
      // The answer comes before its mail is queued.
      await server.deps.background.idle();
      await server.deps.jobs.runDue('mail');
      const list = await request(world.url, 'GET', '/mail/api/v1/messages?limit=200');
      type Listed = { ID: string; MessageID: string; To: { Address: string }[] };
      const toThem = list.body.messages.filter(({ To }: Listed) => To.some((to) => to.Address === email));
      // Several are sent at once. Their ids grow in the order in which they were queued.
      const inOrder = toThem.toSorted((listed: Listed, other: Listed) =>
        listed.MessageID < other.MessageID ? -1 : 1,
      );
      return Promise.all(
        inOrder.map(
          async ({ ID }: Listed) => (await request(world.url, 'GET', `/mail/api/v1/message/${ID}`)).body,
        ),
      );
    },
    lastMailTo: async (email) => (await test.mailsTo(email)).at(-1),

    async stop() {
      await server.stop();
      await world.close();
      database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return test;
}

function faster(clock: ManualClock, rate: number): Clock {
  const start = clock.now();
  return {
    now: () => start + (clock.now() - start) * rate,
    wakeAt: (at, wake) => clock.wakeAt(start + (at - start) / rate, wake),
  };
}

/** Runs accounts whenever they are due until `until`. @returns the number of runs */
export async function play(server: Pick<TestServer, 'engine' | 'clock'>, until: number): Promise<number> {
  let turns = 0;
  for (;;) {
    turns += await server.engine.runDue();
    const next = await server.engine.nextDueAt();
    if (next === null || next > until) break;
    server.clock.moveTo(next);
  }
  server.clock.moveTo(until);
  return turns;
}
