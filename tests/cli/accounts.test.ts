import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { account, startFixture } from './fixture.ts';

const loginPage = 'http://network.example/login';
const connectable = () =>
  new Hono().post('/api/linkedinaccount/createAuthLink', (c) => c.json({ url: loginPage }));

describe('an account is named by', () => {
  const accounts = [
    account('one', { name: 'Ada Okafor', email: 'ada@example.com' }),
    account('two', { name: 'Sam Lee', email: 'sam@example.com' }),
    account('three', { name: 'Sam Lee', email: 'lee@example.com' }),
  ];
  test.each([
    ['its id', ['one'], ['one']],
    ['its e-mail, in any case', ['SAM@example.com'], ['two']],
    ['its name, in any case', ['ada okafor'], ['one']],
    ['the beginning of its name, in any case', ['ada o'], ['one']],
    ['the beginning of its e-mail', ['sam@'], ['two']],
    ['two ways at once, and comes once', ['one', 'Ada Okafor'], ['one']],
  ])('%s', async (_, refs, ids) => {
    await using cli = await startFixture();
    cli.state.accounts = accounts;
    const { stdout } = await cli.run(['status', ...refs, '--json', 'accountId']);
    expect(JSON.parse(stdout).map((row: { accountId: string }) => row.accountId)).toEqual(ids);
  });

  test('rejects an ambiguous name with the IDs before any call', async () => {
    await using cli = await startFixture();
    cli.state.accounts = accounts;
    const { exitCode, stderr } = await cli.run(['start', 'one', 'Sam Lee']);
    expect([exitCode, stderr]).toEqual([
      2,
      expect.stringContaining('two (sam@example.com), three (lee@example.com)'),
    ]);
    expect(cli.log).toEqual(['GET /api/linkedinaccount']);
  });

  test('rejects a beginning that several names share', async () => {
    await using cli = await startFixture();
    cli.state.accounts = [...accounts, account('four', { name: 'Adam Fox', email: '' })];
    const { exitCode, stderr } = await cli.run(['start', 'ada']);
    expect([exitCode, stderr]).toEqual([
      2,
      expect.stringContaining("2 accounts have a name or e-mail that begins with 'ada'"),
    ]);
  });

  test('exits 3 for an unknown name', async () => {
    await using cli = await startFixture();
    expect(await cli.run(['pause', 'nobody'])).toMatchObject({ exitCode: 3, stdout: '' });
  });
});

describe('the default account', () => {
  const paused = () => {
    const bodies: unknown[] = [];
    const app = new Hono().post('/api/automation/stop', async (c) => {
      const body = await c.req.json();
      bodies.push(body);
      return c.json({ ...body, running: false, state: account('x').state, nextActionAt: null });
    });
    return { app, bodies };
  };

  test('is the one that the profile has, until it is unset', async () => {
    const { app, bodies } = paused();
    await using cli = await startFixture(app);
    const alone = { signedIn: false };
    await cli.run(['login', '--token-stdin'], { ...alone, input: 'header.payload.signature' });
    expect((await cli.run(['pause'], alone)).exitCode).toBe(2);
    expect((await cli.run(['config', 'set', 'account', 'name of t'], alone)).exitCode).toBe(0);
    expect((await cli.run(['pause'], alone)).exitCode).toBe(0);
    expect(bodies).toEqual([{ accountId: 'two' }]);
    // A new sign-in at the same server keeps it.
    await cli.run(['login', '--token-stdin'], { ...alone, input: 'header.payload.signature' });
    expect((await cli.run(['config', 'list', '--json', 'key,value'], alone)).stdout).toContain('"two"');
    expect((await cli.run(['config', 'unset', 'account'], alone)).exitCode).toBe(0);
    expect((await cli.run(['pause'], alone)).exitCode).toBe(2);
  });

  test('of CHIMEIN_ACCOUNT wins over that of chimein.yaml, and a named account over both', async () => {
    const { app, bodies } = paused();
    await using cli = await startFixture(app);
    const env = { CHIMEIN_ACCOUNT: 'one@example.com' };
    await cli.run(['pause'], { env });
    await cli.run(['pause', 'two'], { env });
    expect(bodies).toEqual([{ accountId: 'one' }, { accountId: 'two' }]);
  });
});

test('continues start and pause after a failed account, and names it', async () => {
  const app = new Hono().post('/api/automation/start', async (c) => {
    const { accountId } = await c.req.json();
    if (accountId === 'one') return c.json({ code: 'not_connected', message: 'Log in again first' }, 409);
    return c.json({ accountId, running: true, state: account('x').state, nextActionAt: null });
  });
  await using cli = await startFixture(app);
  const { exitCode, stdout, stderr } = await cli.run(['start', '--all', '--json', 'accountId,running']);
  expect(exitCode).toBe(6);
  expect(JSON.parse(stdout)).toEqual([{ accountId: 'two', running: true }]);
  expect(JSON.parse(stderr)).toMatchObject({
    code: 'not_connected',
    issues: [{ path: 'Name of one', message: 'Log in again first' }],
  });
});

describe('accounts connect', () => {
  test('prints only the address of the sign-in page on stdout, and beside it whose page it is', async () => {
    await using cli = await startFixture(connectable());
    expect(await cli.run(['accounts', 'connect'])).toMatchObject({
      exitCode: 0,
      stdout: `${loginPage}\n`,
      stderr: expect.stringMatching(/^You enter your LinkedIn password on a page of Unipile.*\n$/),
    });
  });

  test('ends --wait when a new account is connected', async () => {
    let asked = 0;
    const app = connectable().get('/api/linkedinaccount', (c) =>
      c.json([
        account('one'),
        ...(++asked > 2 ? [account('new', { status: asked > 3 ? 'Connected' : 'Connecting' })] : []),
      ]),
    );
    await using cli = await startFixture(app);
    const { exitCode, stdout } = await cli.run(['accounts', 'connect', '--wait']);
    expect([exitCode, stdout, asked]).toEqual([0, `${loginPage}\n`, 4]);
  });

  test('exits 8 when --wait is too short', async () => {
    await using cli = await startFixture(connectable());
    const { exitCode, stdout, stderr } = await cli.run([
      'accounts',
      'connect',
      '--wait',
      '--timeout',
      '0.1s',
      '--json',
    ]);
    expect([exitCode, JSON.parse(stdout)]).toEqual([8, { url: loginPage }]);
    expect(stderr).toContain('"code": "pending"');
  });

  test('reconnects an account with --account, and sends a consent only with --read-voice', async () => {
    const bodies: unknown[] = [];
    const app = new Hono().post('/api/linkedinaccount/createAuthLink', async (c) => {
      bodies.push(await c.req.json());
      return c.json({ url: loginPage });
    });
    await using cli = await startFixture(app);
    await cli.run(['accounts', 'connect', '--account', 'two@example.com']);
    await cli.run(['accounts', 'connect', '--read-voice']);
    expect(bodies).toEqual([{ accountId: 'two' }, { readVoice: true }]);
  });

  test('neither prints nor opens an address that is not on the web', async () => {
    const app = new Hono().post('*', (c) => c.json({ url: 'file:///etc/passwd' }));
    await using cli = await startFixture(app);
    expect(await cli.run(['accounts', 'connect', '--open'])).toMatchObject({ exitCode: 1, stdout: '' });
  });

  test('prints the address with --open even without a browser', async () => {
    await using cli = await startFixture(connectable());
    const { exitCode, stdout, stderr } = await cli.run(['accounts', 'connect', '--open'], {
      env: { BROWSER: '/no/such/browser' },
    });
    expect([exitCode, stdout, stderr]).toEqual([
      0,
      `${loginPage}\n`,
      expect.stringContaining('Open the address above'),
    ]);
  });
});
