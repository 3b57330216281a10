import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../../server/log.ts';
import { checkNames } from '../../../server/operations/schemas.ts';
import { keepRecent, recentLogPath } from '../../../server/operations/support/recentLog.ts';
import { allDay } from '../../support/allDay.ts';
import { compileCache } from '../../support/compileCache.ts';
import { rawOf } from '../../support/database.ts';
import { isDeep } from '../../support/deep.ts';
import { startReceiver } from '../../support/receiver.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const minute = 60_000;
const person = {
  firstName: 'Zephyrine',
  lastName: 'Quillfeather',
  companyName: 'Nimbostratus Ltd',
  email: 'zephyrine@quill.example',
  password: 'seeded password',
};
const secrets = {
  AUTH_SECRET: 'seeded-auth-secret-that-signs-everything',
  METRICS_TOKEN: 'seeded-metrics-token',
};

let server: TestServer;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
const dataDir = mkdtempSync(join(tmpdir(), 'chimein-bundle-'));
/** All that tells who somebody is, or what they said. */
let personal: string[];
let ids: string[];

beforeAll(async () => {
  const log = createLog('debug', { write: () => {}, keep: keepRecent(recentLogPath(dataDir), []) });
  [server, receiver] = await Promise.all([startTestServer({ env: secrets, log }), startReceiver()]);
  await live();
  rawOf(server.deps.db).exec(`vacuum into '${join(dataDir, 'chimein.sqlite')}'`);
});
afterAll(async () => {
  await server.stop();
  await receiver.stop();
  rmSync(dataDir, { recursive: true });
});

/** A customer of whom everything is kept that can be, and everything goes wrong once. */
async function live(): Promise<void> {
  const { email, password } = person;
  const headers = { 'user-agent': 'Seeded Browser', 'x-forwarded-for': '203.0.113.77' };
  await server.call('POST', '/api/auth/register', { json: person, headers });
  await server.call('GET', `/api/otp/send-otp/${email}`);
  const otp = /\b\d{6}\b/.exec((await server.lastMailTo(email))?.Text ?? '')?.[0];
  await server.call('POST', '/api/otp/verify-otp', { json: { email, otp } });
  const { token } = (await server.call('POST', '/api/auth/login', { json: { email, password }, headers }))
    .body;
  const accountId = await server.connect(token, 'zeph.member@quill.example');
  const json = { url: `${receiver.url}/seeded-hook`, events: ['comment.posted'] };
  Object.assign(receiver.answer, { status: 500 });
  await server.call('POST', '/api/webhooks', { token, json });
  await server.saveSettings(token, accountId, {
    timing: allDay(10),
    searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=seededword'],
    dailySearchComments: 9,
    prompt: 'Seeded prompt of Zephyrine',
  });
  await server.control('POST', '/faults', {
    provider: 'writer',
    status: 500,
    body: { error: { message: `no words for ${email}` } },
  });
  await server.control('POST', '/faults', {
    provider: 'mail',
    status: 550,
    match: 'RCPT',
    body: `5.1.1 <${email}> Zephyrine is unknown`,
  });
  await server.call('POST', '/api/otp/forgot-password', { json: { email } });
  await server.deps.jobs.runDue('mail');
  await server.call('POST', '/api/automation/start', { token, json: { accountId } });
  for (let turn = 0; turn < 6; turn += 1) {
    await server.engine.runDue();
    server.clock.advance(10 * minute);
  }
  rawOf(server.deps.db).exec(
    "create temp trigger broken before insert on sessions begin select raise(abort, 'disk I/O error'); end",
  );
  await server.call('POST', '/api/auth/login', { json: { email, password } });
  await server.call('GET', `/api/otp/send-otp/${email}?x=1`);
  rawOf(server.deps.db).exec('drop trigger broken');
  // As a library might say it.
  const { log } = server.deps;
  const notJson = `Unexpected token 'Z', "${person.firstName} ${person.lastName}" is not valid JSON, from 203.0.113.77 at https://x.example/in/zephyrine`;
  log.error(
    { err: new SyntaxError(notJson), accountId, name: person.firstName, detail: `550 ${email} E_NOPE` },
    'account run failed, backing off',
  );
  const rows = rawOf(server.deps.db)
    .prepare('select comment, post_url, poster_name from comments')
    .all() as Record<string, string>[];
  expect(rows.length).toBeGreaterThan(0);
  const { userId } = rawOf(server.deps.db).prepare('select id as userId from users').get() as {
    userId: string;
  };
  ids = [accountId, userId];
  personal = [
    ...Object.values(person).slice(0, 3),
    'quill.example',
    'zephyrine',
    'zeph.member',
    '203.0.113.77',
    'Seeded Browser',
    'seeded-hook',
    'seededword',
    'Seeded prompt',
    ...ids,
    ...rows.flatMap(({ comment = '', post_url = '', poster_name = '' }) => [comment, post_url, poster_name]),
  ];
}

async function bundle(env: Record<string, string>, ...more: string[]) {
  const file = join(dataDir, `bundle-${Math.random()}.json`);
  const all = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, ...compileCache, ...env };
  const { exitCode, stdout, stderr } = await execa(
    process.execPath,
    ['scripts/doctor.ts', '--bundle', file, ...more],
    {
      env: all,
      extendEnv: false,
      reject: false,
    },
  );
  expect(stderr).toMatch(/^The file contains no secrets/);
  expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: file });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const text = readFileSync(file, 'utf8');
  return { text, said: JSON.parse(text) };
}

test('describes a running server', async () => {
  const env = {
    ...server.sandbox.env,
    ...secrets,
    PORT: new URL(server.url).port,
    OPENAI_MAX_TOKENS: '9000',
    OPENAI_BRIEF_TOKENS: '800',
    OPENAI_REASONING_EFFORT: 'low',
    OPENAI_JUDGE_MODEL: 'small',
  };
  const { said, text } = await bundle(env);
  expect(said.versions).toMatchObject({ chimein: '0.1.0', node: process.version });
  expect(said.settings).toMatchObject({
    AUTH_SECRET: 'set',
    OPENAI_API_KEY: 'set',
    OPENAI_MAX_TOKENS: '9000',
    OPENAI_BRIEF_TOKENS: '800',
    OPENAI_REASONING_EFFORT: 'low',
    OPENAI_JUDGE_MODEL: 'small',
    MAIL_FROM: 'set',
    PUBLIC_URL: 'not set',
    faults: [],
  });
  expect(said.settings.UNIPILE_DSN).toBe(`set: ${server.sandbox.url}`);
  expect(said.server).toMatchObject({ reached: true, status: 200, health: { status: 'ok' } });
  expect(said.server.providerCalls).toContainEqual(
    expect.objectContaining({ provider: 'writer', call: 'complete', outcome: 'unavailable', calls: 1 }),
  );
  expect(said.checks.map(({ name }: { name: string }) => name)).toEqual([...checkNames]);
  const { database } = said;
  expect(database).toMatchObject({ found: true, whole: 'ok' });
  expect(database.migrations).toHaveLength(database.latestSchema);
  for (const [table, rows] of Object.entries(database.counts))
    expect(Array.isArray(rows), `${table}: ${rows}`).toBe(true);
  expect(database.counts.automations).toMatchObject([{ running: 1, n: 1 }]);
  expect(database.counts.mails).toContainEqual(
    expect.objectContaining({ kind: 'reset_link', state: 'failed', n: 1 }),
  );
  expect(database.recentEvents).toContainEqual(
    expect.objectContaining({ kind: 'comment_posted', account: 'id-1' }),
  );
  expect(said.log).toContainEqual(
    expect.objectContaining({
      level: 'error',
      path: '/api/auth/login',
      err: expect.objectContaining({ type: 'SqliteError', message: 'disk I/O error' }),
    }),
  );
  expect(said.log).toContainEqual(
    expect.objectContaining({
      level: 'error',
      msg: 'account run failed, backing off',
      accountId: 'id-1',
      detail: '550 E_NOPE',
    }),
  );
  expect(said.log).toContainEqual(
    expect.objectContaining({ msg: 'failed to send an e-mail, giving up', fault: '550 5.1.1' }),
  );
  expect(personal.filter((word) => text.toLowerCase().includes(word.toLowerCase()))).toEqual([]);
  const kept = readFileSync(recentLogPath(dataDir), 'utf8').toLowerCase();
  expect(personal.filter((word) => !ids.includes(word) && kept.includes(word.toLowerCase()))).toEqual([]);
  const hidden = [
    ...Object.values(secrets),
    'sk_test_sandbox',
    'whsec_sandbox',
    'private_sandbox',
    server.deps.config.webhookSecret,
  ];
  expect(hidden.filter((secret) => text.includes(secret))).toEqual([]);
});

test("describes faulty settings, and everything else, if the server can't start", async () => {
  const { said, text } = await bundle({
    NODE_ENV: 'production',
    PORT: 'sk_live_seeded',
    AUTH_SECRET: 'seeded-short',
  });
  expect(said.settings.faults).toEqual([
    'PORT: must be a port number',
    'AUTH_SECRET: must be at least 32 characters',
  ]);
  expect(said.settings.AUTH_SECRET).toBe('set');
  expect(said.server).toEqual({ reached: false });
  expect(said.checks).toBe('not run');
  expect(said.database).toMatchObject({ found: true, whole: 'ok' });
  expect(said.log.length).toBeGreaterThan(2);
  expect(text).not.toContain('seeded');
});

test.runIf(isDeep)("names a missing provider in production, and the doctor's findings", async () => {
  const env = { NODE_ENV: 'production', PUBLIC_URL: server.url, ...secrets, PORT: new URL(server.url).port };
  const { said } = await bundle(env);
  expect(said.settings.faults).toContain('SMTP_URL: must be set in production, where no sandbox stands in');
  expect(said.checks).toContainEqual(expect.objectContaining({ name: 'mail', ok: false }));
  expect(said.checks).toContainEqual(expect.objectContaining({ name: 'database', ok: true }));
});

test.runIf(isDeep)('reports an empty folder, or a file that is no database', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'chimein-bundle-'));
  const nothing = await bundle({ DATA_DIR: empty, PORT: '1' });
  expect(nothing.said).toMatchObject({
    database: { found: false },
    server: { reached: false },
    checks: 'not run',
    log: [],
  });
  const broken = await bundle({ DATABASE_URL: 'package.json', PORT: '1' }, '--no-checks');
  expect(broken.said.database).toMatchObject({
    found: true,
    whole: 'file is not a database',
    counts: { users: 'file is not a database' },
  });
  rmSync(empty, { recursive: true });
});
