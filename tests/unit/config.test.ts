import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigError, readConfig, settingNames } from '../../server/config.ts';
import { readEndpoints } from '../../server/providers/endpoints.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chimein-config-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (variables: Record<string, string> = {}) => readConfig({ DATA_DIR: folder, ...variables });
function faults(variables: Record<string, string>): string[] {
  try {
    read(variables);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
    throw error;
  }
  return [];
}

test('uses the sandbox for every provider on loopback if nothing is set', () => {
  const config = read();
  expect(config).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 3000,
    sandboxPort: 3001,
    sandboxSmtpPort: 3002,
    publicUrl: 'http://127.0.0.1:3000',
  });
  expect(new Set(Object.values(config.providers))).toEqual(new Set(['sandbox']));
});

test('creates secrets once, readable only by their owner', () => {
  const { authSecret } = read();
  expect(authSecret.length).toBeGreaterThanOrEqual(32);
  expect(read().authSecret).toBe(authSecret);
  expect(statSync(join(folder, 'auth-secret')).mode & 0o777).toBe(0o600);
});

test('shares secrets between servers that start at the same time on one folder', async () => {
  const program = `
    const { readConfig } = await import(${JSON.stringify(new URL('../../server/config.ts', import.meta.url).href)});
    const folders = Array.from({ length: 300 }, (_, n) => ${JSON.stringify(folder)} + '/' + n);
    console.log(folders.map((DATA_DIR) => readConfig({ DATA_DIR }).authSecret).join());
  `;
  const servers = [1, 2, 3].map(() => execa(process.execPath, ['--input-type=module', '-e', program]));
  const [first, ...others] = (await Promise.all(servers)).map(({ stdout }) => stdout);
  for (const other of others) expect(other).toBe(first);
});

test.each([
  [{ PORT: 'eighty' }, 'PORT: must be a port number'],
  [{ READ_LIMIT_SEARCH_ROWS: '1.5' }, 'READ_LIMIT_SEARCH_ROWS: must be a whole number'],
  [{ READ_LIMIT_PROFILES: '-1' }, 'READ_LIMIT_PROFILES: must be 0 or more'],
  [{ READ_LIMIT_OTHERS: '100001' }, 'READ_LIMIT_OTHERS: must be at most 100000'],
  [
    { PUBLIC_URL: 'app.example.com' },
    'PUBLIC_URL: must be the address people open, such as https://app.example.com',
  ],
  [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET: must be at least 32 characters'],
  [
    { DATABASE_URL: 'mysql://localhost/x' },
    'DATABASE_URL: must be the path of a SQLite file or start with postgres://',
  ],
  [{ DATABASE_URL: 'postgres://a b/x' }, 'DATABASE_URL: must be a whole postgres:// address'],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL: must begin with smtp:// or smtps://'],
  [{ OPENAI_MAX_TOKENS: '255' }, 'OPENAI_MAX_TOKENS: must be a whole number of tokens from 256 to 128000'],
  [{ OPENAI_MAX_TOKENS: '4000.5' }, 'OPENAI_MAX_TOKENS: must be a whole number of tokens from 256 to 128000'],
  [{ OPENAI_MAX_TOKENS: 'many' }, 'OPENAI_MAX_TOKENS: must be a whole number of tokens from 256 to 128000'],
  [
    { OPENAI_REASONING_EFFORT: 'much' },
    'OPENAI_REASONING_EFFORT: must be one of none, minimal, low, medium, high, xhigh',
  ],
  [{ ROLE: 'everything' }, 'ROLE: must be all, web or worker'],
  [{ AUTOMATION_CLOCK_RATE: '0' }, 'AUTOMATION_CLOCK_RATE: must be at least 1'],
])('reports %o in one readable line', (variables, line) => {
  expect(faults(variables)).toEqual([line]);
});

test('reports each fault in its own line', () => {
  expect(faults({ PORT: 'x', SMTP_URL: 'y' })).toHaveLength(2);
});

test.each(['p@ss/word', 'pass#word', 'pass?word', '100%sure'])(
  'P18: rejects %s as a password in SMTP_URL instead of reading another host from it',
  (password) => {
    const [line, ...others] = faults({ SMTP_URL: `smtp://ada:${password}@mail.example:587` });
    expect(line).toMatch(/^SMTP_URL: percent-encode the user and the password, such as %40 for @/);
    expect(others).toEqual([]);
    const encoded = `smtp://ada:${encodeURIComponent(password)}@mail.example:587`;
    expect(faults({ SMTP_URL: encoded, MAIL_FROM: 'a@example.com' })).toEqual([]);
  },
);

test.each(['web', 'worker'])('rejects the role %s beside the sandbox', async (ROLE) => {
  const env = { DATA_DIR: folder, DATABASE_URL: '', ROLE };
  const { exitCode, stderr } = await execa(process.execPath, ['server/main.ts'], { env, reject: false });
  expect([exitCode, stderr]).toEqual([1, 'ROLE: must be all while the sandbox replaces a provider']);
});

test('treats an empty value as missing', () => {
  expect(read({ SMTP_URL: '', PORT: '' }).PORT).toBe(3000);
});

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://app.example.com',
  AUTH_SECRET: 'a secret of the tests, long enough for all',
  UNIPILE_DSN: 'api1.unipile.example:13111',
  UNIPILE_API_KEY: 'k',
  STRIPE_SECRET_KEY: 'k',
  STRIPE_PUBLISHABLE_KEY: 'k',
  STRIPE_WEBHOOK_SECRET: 'k',
  OPENAI_BASE_URL: 'https://writer.example/v1/',
  OPENAI_API_KEY: 'k',
  OPENAI_MODEL: 'm',
  IMAGEKIT_PUBLIC_KEY: 'k',
  IMAGEKIT_PRIVATE_KEY: 'k',
  IMAGEKIT_UPLOAD_URL: 'https://images.example/upload',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'chimein@example.com',
};

test('requires a second factor from admins in production, except on loopback or if the setting says otherwise', () => {
  const required = (more: Record<string, string> = {}) => read({ ...production, ...more }).requireAdminFactor;
  expect(required()).toBe(true);
  expect(required({ PUBLIC_URL: 'http://127.0.0.1:3000' })).toBe(false);
  expect(required({ REQUIRE_ADMIN_2FA: 'false' })).toBe(false);
  expect(required({ NODE_ENV: 'development' })).toBe(false);
  expect(required({ NODE_ENV: 'development', REQUIRE_ADMIN_2FA: 'true' })).toBe(true);
});

test('lists every missing provider in production, and uses no sandbox', () => {
  const { SMTP_URL: _smtp, MAIL_FROM: _from, ...rest } = production;
  expect(faults(rest)).toEqual([
    'SMTP_URL: must be set in production, where no sandbox stands in',
    'MAIL_FROM: must be set in production, where no sandbox stands in',
  ]);
  expect(readConfig({ DATA_DIR: folder, ...rest }, { incomplete: true }).providers.mail).toBe('sandbox');
  const config = read(production);
  expect(new Set(Object.values(config.providers))).toEqual(new Set(['live']));
  expect(config.UNIPILE_DSN).toBe('https://api1.unipile.example:13111');
  expect(config.OPENAI_BASE_URL).toBe('https://writer.example/v1');
});

test('allows a faster clock only without the real network', () => {
  const real = { UNIPILE_DSN: 'https://api1.unipile.example', UNIPILE_API_KEY: 'k' };
  expect(faults({ ...real, AUTOMATION_CLOCK_RATE: '60' })).toEqual([
    'AUTOMATION_CLOCK_RATE: must be 1 when the network is the real one',
  ]);
  expect(
    read({ ...real, UNIPILE_DSN: 'http://127.0.0.1:3001', AUTOMATION_CLOCK_RATE: '60' })
      .AUTOMATION_CLOCK_RATE,
  ).toBe(60);
});

test('does not start in production without an HTTPS address and a configured secret', () => {
  const { PUBLIC_URL: _url, AUTH_SECRET: _secret, ...rest } = production;
  expect(faults(rest)).toEqual([
    'PUBLIC_URL: must be set in production, to the address people open',
    'AUTH_SECRET: must be set in production; make one with: openssl rand -base64 48',
  ]);
  expect(faults({ ...production, PUBLIC_URL: 'http://app.example.com' })).toEqual([
    'PUBLIC_URL: must begin with https:// in production, or passwords travel in the open',
  ]);
  expect(faults({ ...production, PUBLIC_URL: 'http://127.0.0.1:3000' })).toEqual([]);
});

const database = (address: string, more: Record<string, string> = {}) =>
  faults({ ...production, DATABASE_URL: address, ...more });
const unverified = [
  'DATABASE_URL: must have sslmode=verify-full in production, or others on the way can read and change the data; sslmode=disable only in your own private network',
];

test.each([
  ...['', '?ssl=true', '?sslmode=require', '?sslmode=verify-ca&sslrootcert=package.json', '?sslmode=prefer'],
  ...['?SSLMODE=verify-full', '?sslmode=verify-full&sslmode=require', '?host=10.0.0.7'],
])('does not start in production with an unverified Postgres elsewhere: %j', (parameters) => {
  expect(database(`postgres://ada:word@db.example.com/chimein${parameters}`)).toEqual(unverified);
  expect(
    database(`postgres://ada:word@db.example.com/chimein${parameters}`, { NODE_ENV: 'development' }),
  ).toEqual([]);
});

test.each([
  'postgres://127.0.0.1/x?host=db.example.com',
  'postgres://127.example.com/x',
  'postgres://localhost.example.com/x',
  'postgresql://[2001:db8::1]/x',
])('takes %j for a Postgres elsewhere', (address) => {
  expect(database(address)).toEqual(unverified);
});

test('takes the host of PGHOST where DATABASE_URL has none', () => {
  expect(database('postgres:///x', { PGHOST: 'db.example.com' })).toEqual(unverified);
  expect(database('postgres:///x', { PGHOST: '/run/postgresql' })).toEqual([]);
});

test.each([
  'postgres://db.example.com/x?sslmode=verify-full',
  'postgres://db.example.com/x?sslmode=verify-full&sslrootcert=system',
  'postgres://db.example.com/x?sslmode=verify-full&sslrootcert=package.json',
  'postgres://db.example.com/x?sslmode=disable',
  'postgres://127.0.0.1/x',
  'postgres://localhost:5433/x',
  'postgres://[::1]/x',
  'postgres:///x',
  'postgres:///x?host=/run/postgresql',
  'postgres://%2Frun%2Fpostgresql/x',
])('accepts %s in production', (address) => {
  expect(database(address)).toEqual([]);
});

test.each([
  ['?sslmode=verify_full', 'must have an sslmode of disable, prefer, require, verify-ca or verify-full'],
  ['?sslmode=no-verify', 'must have an sslmode of disable, prefer, require, verify-ca or verify-full'],
  ['?sslmode=verify-ca', 'must have sslrootcert with sslmode=verify-ca'],
  ['?sslmode=require&sslrootcert=system', 'must have sslmode=verify-full with sslrootcert=system'],
  [
    '?sslmode=verify-full&sslrootcert=/no/ca.crt',
    "names a file as sslrootcert that can't be read: ENOENT: no such file or directory, open '/no/ca.crt'",
  ],
])('explains %s of a Postgres in one line, outside production too', (parameters, fault) => {
  for (const NODE_ENV of ['development', 'production'])
    expect(database(`postgres://localhost/x${parameters}`, { NODE_ENV })).toEqual([`DATABASE_URL: ${fault}`]);
});

test.each(['development', 'production'])(
  'reports a partly configured provider in %s instead of using the sandbox',
  (NODE_ENV) => {
    const { OPENAI_MODEL: _model, ...rest } = production;
    expect(faults({ ...rest, NODE_ENV })).toEqual(['OPENAI_MODEL: must be set, because OPENAI_BASE_URL is']);
  },
);

test('judges with the model of the writer, another one, or none', () => {
  const judge = (more: Record<string, string> = {}, sandbox = {}) =>
    readEndpoints(read({ ...production, ...more }), sandbox).judge;
  const efforts = { OPENAI_REASONING_EFFORT: 'low', OPENAI_MAX_TOKENS: '9000' };
  const writer = { baseUrl: 'https://writer.example/v1', apiKey: 'k', model: 'm', maxTokens: 9000 };
  expect(judge(efforts)).toEqual({ ...writer, reasoningEffort: 'low' });
  expect(judge({ ...efforts, OPENAI_JUDGE_MODEL: '' })).toEqual({ ...writer, reasoningEffort: 'low' });
  // A cheaper model may reject the writer's effort.
  expect(judge({ ...efforts, OPENAI_JUDGE_MODEL: 'small' })).toEqual({
    ...writer,
    model: 'small',
    reasoningEffort: undefined,
  });
  for (const OPENAI_JUDGE_MODEL of ['off', 'OFF']) expect(judge({ OPENAI_JUDGE_MODEL })).toBeNull();
});

test("judges with the sandbox's only model, whatever is set, unless the judge is off", () => {
  const sandbox = { OPENAI_BASE_URL: 'http://127.0.0.1:1/v1', OPENAI_API_KEY: 's', OPENAI_MODEL: 'only' };
  const judge = (OPENAI_JUDGE_MODEL: string) => readEndpoints(read({ OPENAI_JUDGE_MODEL }), sandbox).judge;
  expect(judge('')).toMatchObject({ model: 'only' });
  expect(judge('small')).toMatchObject({ model: 'only' });
  expect(judge('off')).toBeNull();
});

test('.env.example lists every setting and no other', () => {
  const named = Array.from(
    readFileSync('.env.example', 'utf8').matchAll(/^(\w+)=/gm),
    ([, name = '']) => name,
  );
  const ofTheSandbox = ['SANDBOX_DATA_DIR', 'SANDBOX_APP_URL'];
  expect(named.sort()).toEqual([...settingNames, ...ofTheSandbox].sort());
});

test('P5: limits the daily reads of an account, with configurable limits', () => {
  const limits = { READ_LIMIT_SEARCH_ROWS: 900, READ_LIMIT_PROFILES: 90, READ_LIMIT_OTHERS: 90 };
  expect(read()).toMatchObject(limits);
  expect(read({ READ_LIMIT_OTHERS: '0' })).toMatchObject({ ...limits, READ_LIMIT_OTHERS: 0 });
});
