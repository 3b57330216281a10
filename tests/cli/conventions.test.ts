import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { account, startFixture, token } from './fixture.ts';

describe('exit codes', () => {
  test.each([
    [401, 'not_signed_in', 4],
    [403, 'email_not_verified', 4],
    [402, 'subscription_required', 5],
    [404, 'not_found', 3],
    [409, 'conflict', 6],
    [409, 'seats_limit', 5],
    [422, 'invalid_input', 1],
    [429, 'too_many_attempts', 5],
    [429, 'read_limit_reached', 5],
    [502, 'provider_failed', 7],
  ] as const)('%i %s exits %i', async (status, code, exit) => {
    const app = new Hono().post('/api/linkedinaccount/createAuthLink', (c) => {
      c.header('X-Request-Id', 'req-1');
      return c.json({ code, message: 'A sentence.' }, status);
    });
    await using cli = await startFixture(app);
    const { exitCode, stdout, stderr } = await cli.run(['accounts', 'connect', '--json']);
    expect(exitCode).toBe(exit);
    expect(stdout).toBe('');
    expect(JSON.parse(stderr)).toMatchObject({ code, message: 'A sentence.', requestId: 'req-1' });
    expect(cli.log).toHaveLength(1);
  });

  test.each([
    [['nope']],
    [['accounts', 'list', '--nope']],
    [['start']],
    [['comments', 'list', '--mode', 'x']],
    [['status', '--json', 'nope']],
  ])('exits 2 for the wrong usage %j, and calls nothing', async (args) => {
    await using cli = await startFixture();
    expect(await cli.run(args)).toMatchObject({ exitCode: 2, stdout: '' });
    expect(cli.log).toEqual([]);
  });

  test('exits 7 if the server is down', async () => {
    await using cli = await startFixture();
    const { exitCode, stderr } = await cli.run(['status', '--json', '--server', 'http://127.0.0.1:1']);
    expect(exitCode).toBe(7);
    expect(JSON.parse(stderr)).toMatchObject({
      code: 'network',
      hint: expect.stringContaining('CHIMEIN_SERVER'),
      requestId: null,
    });
  });

  test('exits 7 if the server never answers, and sends a write once', async () => {
    const app = new Hono().post('*', () => new Promise<Response>(() => {}));
    await using cli = await startFixture(app);
    const { exitCode, stderr } = await cli.run(['start', 'one', '--json'], {
      env: { CHIMEIN_TIMEOUT: '0.2' },
    });
    expect(exitCode).toBe(7);
    expect(JSON.parse(stderr)).toMatchObject({
      code: 'timeout',
      hint: expect.stringContaining('check before you repeat'),
    });
    expect(cli.log.filter((line) => line.startsWith('POST'))).toHaveLength(1);
  });

  test('rejects a page instead of an answer', async () => {
    await using cli = await startFixture(new Hono().get('*', (c) => c.html('<h1>Router</h1>')));
    expect(await cli.run(['status'])).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('did not come from a Chime In server'),
    });
  });
});

test('retries a read after 429 and 503 until it works', async () => {
  const answers = [429, 503] as const;
  let call = 0;
  const app = new Hono().get('/api/linkedinaccount', (c) => {
    const status = answers[call++];
    c.header('Retry-After', '0');
    return status ? c.json({ code: 'unavailable', message: 'Later.' }, status) : c.json([account('one')]);
  });
  await using cli = await startFixture(app);
  const { exitCode, stdout, stderr } = await cli.run(['status', '--json', 'accountId']);
  expect([exitCode, stderr]).toEqual([0, '']);
  expect(JSON.parse(stdout)).toEqual([{ accountId: 'one' }]);
  expect(call).toBe(3);
});

test('stops retrying a read', async () => {
  const app = new Hono().get('*', (c) =>
    c.json({ code: 'unavailable', message: 'Later.' }, 503, { 'Retry-After': '0' }),
  );
  await using cli = await startFixture(app);
  expect((await cli.run(['status'])).exitCode).toBe(7);
  expect(cli.log).toHaveLength(4);
});

test('prints each request on stderr with --verbose, without the token, and only data on stdout', async () => {
  await using cli = await startFixture();
  const { stdout, stderr } = await cli.start(['status', '--json', '--verbose']);
  expect(JSON.parse(stdout)).toEqual(cli.state.accounts);
  expect(stderr).toContain(`> GET ${cli.url}/api/linkedinaccount (x-auth-token: ****)`);
  expect(stderr).toMatch(/< 200 \d+ ms/);
  expect(stderr).not.toContain(token);
});

test('masks a token in a message', async () => {
  const app = new Hono().get('*', (c) =>
    c.json({ code: 'not_signed_in', message: `Bad token ${token}` }, 401),
  );
  await using cli = await startFixture(app);
  const { stderr } = await cli.run(['status', '--verbose']);
  expect(stderr).toContain('Bad token ****');
  expect(stderr).not.toContain(token);
});

test('removes the server’s control characters from tables, JSON and errors', async () => {
  const evil = 'A\u001b]0;owned\u0007\u009b31m\u202e\r\nB';
  const app = new Hono().post('*', (c) => c.json({ code: 'conflict', message: evil }, 409));
  await using cli = await startFixture(app);
  cli.state.accounts = [account('one', { name: evil })];
  for (const args of [
    ['accounts', 'list'],
    ['accounts', 'list', '--json'],
    ['start', 'one'],
    ['start', 'one', '--json'],
    ['settings', 'export', 'one'],
  ]) {
    const { stdout, stderr } = await cli.run(args);
    expect((stdout + stderr).replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  }
  const { stdout } = await cli.run(['accounts', 'list', '--json']);
  expect(JSON.parse(stdout)[0].name).toBe(evil);
});

test('aligns a table’s columns, and does not cut them in a file', async () => {
  await using cli = await startFixture();
  cli.state.accounts = [account('one', { name: '日本 👩‍💻' }), account('two', { name: 'n'.repeat(200) })];
  const { stdout } = await cli.run(['accounts', 'list']);
  const [header, first, second] = stdout.split('\n');
  expect(header?.indexOf('E-MAIL')).toBe(202);
  // Two wide letters, a space and an emoji take 7 columns.
  expect(first).toContain(`日本 👩‍💻${' '.repeat(195)}one@example.com`);
  expect(second?.indexOf('two@example.com')).toBe(202);
});

describe('never prompts without a terminal', () => {
  test.each([
    [['login'], '--email'],
    [['login', '--email', 'ada@example.com'], '--password-stdin'],
  ])('%j names %s', async (args, flag) => {
    await using cli = await startFixture();
    expect(await cli.run(args)).toMatchObject({ exitCode: 2, stderr: expect.stringContaining(flag) });
  });
});

test('hides notes but not errors with --quiet', async () => {
  await using cli = await startFixture();
  cli.state.accounts = [];
  expect((await cli.run(['accounts', 'list'])).stderr).toContain('No accounts yet');
  expect(await cli.run(['accounts', 'list', '--quiet'])).toMatchObject({ stdout: '', stderr: '' });
  expect((await cli.run(['status', 'x', '--quiet'])).stderr).toContain("There is no account 'x'");
});

describe('Ctrl-C', () => {
  test('aborts a read and exits 130', async () => {
    const { promise: asked, resolve } = Promise.withResolvers<void>();
    const app = new Hono().get('*', () => {
      resolve();
      return new Promise<Response>(() => {});
    });
    await using cli = await startFixture(app);
    const running = cli.start(['status']);
    await asked;
    running.kill('SIGINT');
    expect(await running).toMatchObject({ exitCode: 130, stderr: expect.stringContaining('Interrupted') });
  });

  test('finishes a write and starts no other', async () => {
    const { promise: asked, resolve: sayAsked } = Promise.withResolvers<void>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const app = new Hono().post('/api/automation/start', async (c) => {
      sayAsked();
      await released;
      const { accountId } = await c.req.json();
      return c.json({ accountId, running: true, state: account(accountId).state, nextActionAt: null });
    });
    await using cli = await startFixture(app);
    const running = cli.start(['start', '--all', '--json', 'accountId']);
    running.stderr?.on('data', (text: Buffer) => text.includes('Stopping after') && release());
    await asked;
    running.kill('SIGINT');
    const { exitCode, stdout } = await running;
    expect(exitCode).toBe(130);
    expect(JSON.parse(stdout)).toEqual([{ accountId: 'one' }]);
    expect(cli.log.filter((line) => line.startsWith('POST'))).toHaveLength(1);
  });
});
