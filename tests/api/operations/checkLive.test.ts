import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { SMTPServer } from 'smtp-server';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../sandbox/sandbox.ts';
import { systemClock } from '../../../server/clock.ts';
import { compileCache } from '../../support/compileCache.ts';
import { isDeep, someOf } from '../../support/deep.ts';

/* The command as an operator runs it, with the sandbox in the place of every provider. */

let folder: string;
let sandbox: Sandbox;
let env: Record<string, string>;
let accountId: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chimein-check-live-'));
  const ports = { port: 0, smtpPort: 0, dataDir: null };
  sandbox = await startSandbox({ ...ports, appUrl: 'http://127.0.0.1:9', clock: systemClock });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  await control('POST', '/reset');
  accountId = (await control('POST', '/accounts', { email: 'ada@example.com' })).accountId;
  env = (await control('GET', '/env')) as Record<string, string>;
});

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at as a client without types would
async function control(method: string, path: string, body?: unknown): Promise<any> {
  const answer = await fetch(`${sandbox.url}/control${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json' },
  });
  const text = await answer.text();
  return text ? JSON.parse(text) : undefined;
}

const start = (args: string[], more: Record<string, string> = {}) =>
  execa('node', ['scripts/checkLive.ts', ...args], {
    reject: false,
    extendEnv: false,
    env: { PATH: process.env.PATH ?? '', DATA_DIR: folder, ...compileCache, ...env, ...more },
  });

/** Provider and name of each line of the report's table, with its result. */
const resultsIn = (report: string) =>
  [...report.matchAll(/^\| (\w+ [\w-]+) \| (as expected|differs|not checked) \|/gm)].map(
    ([, name, result]) => `${name}: ${result}`,
  );
const all = [
  'network sources',
  'network search-order',
  'network hosted-link',
  'network rate-limit',
  'payments idempotency-key',
  'payments attach-twice',
  'payments trial-invoice',
  'payments cancel-at',
  'writer real-prompt',
  'images bad-signature',
  'images token-twice',
  'mail login',
  'mail sender',
];

const stripe = () =>
  new Stripe(env.STRIPE_SECRET_KEY ?? '', {
    host: new URL(sandbox.url).hostname,
    port: new URL(sandbox.url).port,
    protocol: 'http',
  });
/** Leftovers that a run may leave at Stripe: none that is active. */
async function leftAtPayments() {
  const [customers, products, prices, subscriptions] = await Promise.all([
    stripe().customers.list(),
    stripe().products.list({ active: true }),
    stripe().prices.list({ active: true }),
    stripe().subscriptions.list(),
  ]);
  return [customers, products, prices, subscriptions].flatMap(({ data }) => data.map(({ id }) => id));
}
async function customersDeleted(): Promise<number> {
  return (await stripe().events.list({ type: 'customer.deleted' })).data.length;
}
const ledger = () => control('GET', '/ledger');
const mails = async () => (await (await fetch(`${sandbox.url}/mail/api/v1/messages`)).json()).total;

test('explains each check in a dry run without a call', async () => {
  const providers = ['network', 'payments', 'writer', 'images', 'mail'];
  for (const provider of providers) await control('POST', '/faults', { provider, status: 500, times: 1 });
  const { exitCode, stdout } = await start(['--dry-run']);
  expect(exitCode).toBe(0);
  expect(stdout.split('\n').map((line) => line.split(':')[0])).toEqual(all);
  expect(stdout).toMatch(/^mail login: .{20,}\.$/m);
  expect(await control('GET', '/faults')).toHaveLength(providers.length);
});

test('passes a full run without posts, e-mails, leftovers or secrets', async () => {
  const { exitCode, stdout, stderr } = await start([]);
  expect(resultsIn(stdout)).toEqual(all.map((name) => `${name}: as expected`));
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/^13 as expected, 0 differ, 0 not checked\.$/m);
  expect([await ledger(), await mails(), await leftAtPayments()]).toEqual([[], 0, []]);
  const secrets = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'IMAGEKIT_PRIVATE_KEY', 'SMTP_URL'];
  for (const name of secrets) expect(stdout + stderr).not.toContain(env[name]);
});

test('posts exactly one comment with --yes-post-to', async () => {
  const found = await fetch(`${sandbox.url}/api/v1/linkedin/search?account_id=${accountId}`, {
    method: 'POST',
    headers: { 'x-api-key': env.UNIPILE_API_KEY ?? '', 'content-type': 'application/json' },
    body: JSON.stringify({ url: 'https://www.linkedin.com/search/results/content/?keywords=leadership' }),
  });
  const [{ share_url: url }] = (await found.json()).items;
  const { exitCode, stdout } = await start(['--provider', 'network', '--yes-post-to', url]);
  expect(resultsIn(stdout)).toContain('network comment: as expected');
  expect(stdout).toContain('comment_id returned');
  expect(exitCode).toBe(0);
  expect(await ledger()).toEqual([expect.objectContaining({ accountId })]);
});

const faults = [
  ['payments', 'payments trial-invoice', { match: 'POST /v1/subscriptions', status: 500 }],
  ['network', 'network sources', { match: 'GET /api/v1/accounts', status: 503 }],
  ['writer', 'writer real-prompt', { status: 401 }],
  ['images', 'images bad-signature', { status: 503 }],
] as const;
test.each(someOf(faults, 1))(
  'reports a fault of the %s as a difference, exits 1, and leaves nothing',
  async (provider, name, fault) => {
    await control('POST', '/faults', { provider, times: 10, ...fault });
    const report = join(folder, `${provider}.md`);
    const { exitCode, stdout } = await start(['--provider', provider, '--report', report]);
    await control('DELETE', '/faults');
    expect([exitCode, stdout]).toEqual([1, '']);
    const text = readFileSync(report, 'utf8');
    expect(resultsIn(text)).toContain(`${name}: differs`);
    expect(text).toMatch(/^\d+ as expected, [1-9]\d* differ/m);
    expect(await leftAtPayments()).toEqual([]);
  },
);

test.runIf(isDeep)('reports a 429 with its headers', async () => {
  await control('POST', '/faults', { provider: 'network', match: '/linkedin/search', status: 429, times: 1 });
  const { exitCode, stdout } = await start(['--provider', 'network']);
  expect(resultsIn(stdout)).toContain('network rate-limit: differs');
  expect([exitCode, stdout]).toEqual([1, expect.stringContaining('429 with')]);
});

test.runIf(isDeep)('skips checks that need an account if there is none', async () => {
  await control('POST', '/reset');
  const { exitCode, stdout } = await start(['--provider', 'network']);
  expect(resultsIn(stdout)).toContain('network sources: not checked');
  expect(exitCode).toBe(0);
});

const mailServers: [methods: string[], code: number, exit: number][] = [
  [['LOGIN'], 553, 1],
  [['LOGIN'], 250, 0],
  [['PLAIN'], 250, 0],
];
test.each(someOf(mailServers, 1))(
  'signs in to a mail server with %s, which answers the sender with %i, and exits %i',
  async (authMethods, code, end) => {
    const password = 'p@ss/word of the mail';
    const senders: string[] = [];
    let recipients = 0;
    const server = new SMTPServer({
      authMethods,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 50,
      onAuth: (auth, _session, done) =>
        auth.username === 'ada' && auth.password === password
          ? done(null, { user: 'ada' })
          : done(new Error('no such login')),
      onMailFrom({ address }, _session, done) {
        senders.push(address);
        done(code === 250 ? null : Object.assign(new Error('not yours'), { responseCode: code }));
      },
      onRcptTo(_address, _session, done) {
        recipients += 1;
        done();
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
    const { port } = server.server.address() as AddressInfo;
    const { exitCode, stdout, stderr } = await start(['--provider', 'mail'], {
      SMTP_URL: `smtp://ada:${encodeURIComponent(password)}@127.0.0.1:${port}`,
      MAIL_FROM: 'Chime In <hello@example.com>',
    });
    expect(resultsIn(stdout)).toEqual([
      'mail login: as expected',
      `mail sender: ${end === 0 ? 'as expected' : 'differs'}`,
    ]);
    expect([exitCode, senders, recipients]).toEqual([end, ['hello@example.com'], 0]);
    if (end !== 0) expect(stdout).toContain('553 not yours');
    for (const secret of [password, encodeURIComponent(password)])
      expect(stdout + stderr).not.toContain(secret);
  },
);

test('removes created objects on Ctrl+C, also one in progress', async () => {
  for (const [match, delayMs] of [
    ['POST /v1/subscriptions', 60_000],
    ['POST /v1/customers', 2000],
  ] as const) {
    const before = await customersDeleted();
    await control('POST', '/faults', { provider: 'payments', match, delayMs, times: 1 });
    const running = start(['--provider', 'payments']);
    await expect.poll(async () => (await control('GET', '/faults')).length).toBe(0);
    running.kill('SIGINT');
    const { exitCode, stdout } = await running;
    expect([match, exitCode]).toEqual([match, 130]);
    expect(stdout).toContain('Interrupted: the remaining checks did not run.');
    expect(await customersDeleted()).toBeGreaterThan(before);
    expect(await leftAtPayments()).toEqual([]);
  }
});

const mistakes: [what: string, args: string[], env: Record<string, string>, line: RegExp][] = [
  [
    'a key that moves real money',
    [],
    { STRIPE_SECRET_KEY: 'sk_live_of_somebody' },
    /^STRIPE_SECRET_KEY is a live key/,
  ],
  ['a provider that there is not', ['--provider', 'post'], {}, /^Unknown provider: post\nUsage: /],
  [
    'one that is not set up',
    ['--provider', 'writer'],
    { OPENAI_BASE_URL: '', OPENAI_API_KEY: '', OPENAI_MODEL: '' },
    /^Not set up: writer\. Set OPENAI_BASE_URL/,
  ],
  ['what is no address of a post', ['--yes-post-to', 'https://example.com'], {}, /is not the URL of a post/],
];
test.each(someOf(mistakes, 1))('exits 2 with one line for %s', async (_what, args, more, line) => {
  const { exitCode, stderr, stdout } = await start(args, more);
  expect([exitCode, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(line);
  expect(stderr).not.toContain('sk_live_of_somebody');
});
