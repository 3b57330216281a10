/**
 * The whole app over real HTTP with a database in memory, a clock that is moved, and a mailbag in place of
 * the mail server: all that the identity calls need.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerType, serve } from '@hono/node-server';
import type { Db } from '../../db/open.ts';
import { createApp } from '../../server/app.ts';
import { noSpacing } from '../../server/automation/network/pace.ts';
import { createBackground } from '../../server/background.ts';
import { readConfig } from '../../server/config.ts';
import type { Deps } from '../../server/deps.ts';
import { createConcurrency } from '../../server/http/concurrency.ts';
import type { Passwords } from '../../server/identity/auth/passwords.ts';
import { createUser } from '../../server/identity/users/createUser.ts';
import { createEventBus } from '../../server/live/events.ts';
import { createLog } from '../../server/log.ts';
import type { Mail } from '../../server/messaging/mail/mailer.ts';
import { createHeartbeat } from '../../server/operations/health/heartbeat.ts';
import { createReadiness } from '../../server/operations/health/readiness.ts';
import { createMetrics } from '../../server/operations/metrics/metrics.ts';
import { createProviderCalls } from '../../server/operations/providerCalls.ts';
import { createImages } from '../../server/providers/images.ts';
import { manualClock } from '../support/clock.ts';
import { testDb } from '../support/database.ts';
import { idleJobs } from '../support/jobs.ts';
import { noOrigins } from '../support/origins.ts';
import { quickPasswords } from '../support/passwords.ts';

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** A call's outcome. `body` is whatever JSON came back. */
// biome-ignore lint/suspicious/noExplicitAny: a test reads any answer, and its expectations are the check
export type Answer = { status: number; body: any; headers: Headers };
export type Rig = Awaited<ReturnType<typeof startRig>>;

type CallOptions = {
  token?: string | undefined;
  body?: unknown;
  raw?: string;
  headers?: Record<string, string>;
};

export async function startRig(
  options: { db?: Db; environment?: Record<string, string>; passwords?: Passwords } = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'chimein-test-'));
  const config = readConfig({
    PUBLIC_URL: 'https://app.example.com',
    DATA_DIR: dataDir,
    AUTH_SECRET: 's'.repeat(32),
    ...options.environment,
  });
  const db = options.db ?? (await testDb());
  const mails: Mail[] = [];
  const clock = manualClock('2026-09-21T14:13:20.000Z');
  const log = createLog('silent');
  const deps: Deps = {
    config,
    db,
    clock,
    engineClock: clock,
    random: () => 0.5,
    spacing: noSpacing,
    passwords: options.passwords ?? quickPasswords,
    concurrency: createConcurrency(clock),
    log,
    // Identity speaks to none of these: touching one fails the test.
    reads: undefined as unknown as Deps['reads'],
    networkClient: undefined as unknown as Deps['networkClient'],
    network: undefined as unknown as Deps['network'],
    writer: undefined as unknown as Deps['writer'],
    judge: null,
    spending: undefined as unknown as Deps['spending'],
    payments: undefined as unknown as Deps['payments'],
    billing: undefined as unknown as Deps['billing'],
    background: createBackground(log),
    images: createImages({
      publicKey: 'public_x',
      privateKey: 'private_x',
      uploadUrl: 'https://upload.example.com/api/v1/files/upload',
      fetch: () => Promise.reject(new Error('identity uploads nothing')),
    }),
    mail: {
      from: 'chimein@example.com',
      queue: async (_tx, mail) => void mails.push(mail),
      send: async () => {},
      readBody: (body) => body,
      probe: async () => {},
      close: () => {},
    },
    jobs: idleJobs,
    events: createEventBus(clock),
    metrics: createMetrics(),
    calls: createProviderCalls(clock),
    heartbeat: createHeartbeat(),
    readiness: createReadiness(db),
  };
  const app = createApp(deps, null, noOrigins);
  const server = await new Promise<ServerType>((resolve) => {
    const starting: ServerType = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () =>
      resolve(starting),
    );
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function call(
    method: string,
    path: string,
    { token, body, raw, headers }: CallOptions = {},
  ): Promise<Answer> {
    const text = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const answer = await fetch(url + path, {
      method,
      headers: {
        ...(text === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { 'x-auth-token': token }),
        ...headers,
      },
      ...(text === undefined ? {} : { body: text }),
    });
    const answered = await answer.text();
    // Background work after an answer has finished when a test looks.
    await deps.background.idle();
    return {
      status: answer.status,
      body: answered ? JSON.parse(answered) : undefined,
      headers: answer.headers,
    };
  }

  return {
    url,
    deps,
    mails,
    call,
    post: (path: string, body: unknown, options: CallOptions = {}) =>
      call('POST', path, { ...options, body }),
    get: (path: string, token?: string) => call('GET', path, { token }),
    advance: clock.advance,
    async close() {
      await new Promise((resolve) => server.close(resolve));
      if (!options.db) db.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

export const ada = {
  firstName: 'Ada',
  lastName: 'Okafor',
  companyName: 'Lovelace Ltd',
  email: 'Ada@Example.com',
  password: 'analytical',
};

/** Registers and verifies ada (or whoever), and gives the token. */
export async function signUp(rig: Rig, person: Partial<typeof ada> = {}): Promise<string> {
  const who = { ...ada, ...person };
  const { body } = await rig.post('/api/auth/register', who);
  await verify(rig, who.email);
  return body.token;
}

/** Asks for a code and enters it as mailed. */
export async function verify(rig: Rig, email: string): Promise<Answer> {
  await rig.get(`/api/otp/send-otp/${encodeURIComponent(email)}`);
  return rig.post('/api/otp/verify-otp', { email, otp: mailedCode(rig) });
}

/** An admin, made as the command makes one. */
export async function signUpAdmin(rig: Rig, email = 'boss@example.com'): Promise<string> {
  const person = { firstName: 'Grace', lastName: 'Boss', email, password: 'compilers' };
  await createUser(rig.deps, person, { role: 'admin', verified: true });
  return (await rig.post('/api/auth/login', { email, password: person.password })).body.token;
}

export const lastMail = (rig: Rig): Mail => {
  const mail = rig.mails.at(-1);
  if (!mail) throw new Error('No mail was sent');
  return mail;
};
export const mailedCode = (rig: Rig): string =>
  /^ {4}(\d{6})$/m.exec(lastMail(rig).text)?.[1] ?? 'none in the mail';
export const mailedToken = (rig: Rig): string =>
  /^https:\/\/app\.example\.com\/reset-password\/(\S+)$/m.exec(lastMail(rig).text)?.[1] ?? 'none in the mail';
/** A code that is surely not the one. */
export const wrongCode = (right: string): string => (right === '000000' ? '000001' : '000000');

/** The claims of a token, unchecked, as a client reads them. */
export const claims = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
