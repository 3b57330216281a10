import { readdir, stat, utimes } from 'node:fs/promises';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { me, startFixture, token } from './fixture.ts';

const withPassword = ['login', '--email', 'ada@example.com', '--password-stdin'];
const anonymous = { signedIn: false };

test('saves the token in a file that only its owner can read, and never prints it', async () => {
  await using cli = await startFixture();
  const { exitCode, stdout, stderr } = await cli.run([...withPassword, '--verbose'], {
    ...anonymous,
    input: 'secret-password\n',
  });
  expect([exitCode, stdout]).toEqual([0, '']);
  expect(stderr).toContain('Signed in');
  expect(stderr).not.toContain(token);
  expect(stderr).not.toContain('secret-password');

  expect((await stat(cli.path('config.json'))).mode & 0o777).toBe(0o600);
  expect(JSON.parse(await cli.read('config.json'))).toEqual({
    profiles: { default: { server: cli.url, token } },
  });

  expect(
    (await cli.run(['accounts', 'list'], { signedIn: false, env: { CHIMEIN_SERVER: '' } })).exitCode,
  ).toBe(0);
  expect(cli.tokens.at(-1)).toBe(token);
});

test('leaves nothing of a run behind in its process, so that the next one starts afresh', async () => {
  await using cli = await startFixture(
    new Hono().get('/api/me', (c) => c.json({ code: 'conflict', message: 'No secret-password' }, 409)),
  );
  const left = () => ({
    exitCode: process.exitCode,
    signals: [process.listeners('SIGINT'), process.listeners('SIGTERM')],
    env: { ...process.env },
  });
  const before = left();
  await cli.run(withPassword, { ...anonymous, input: 'secret-password\n' });
  const { exitCode, stderr } = await cli.run(['whoami'], anonymous);
  // A run masks its own secrets, not those of another.
  expect([exitCode, stderr]).toEqual([6, expect.stringContaining('No secret-password')]);
  expect((await cli.run(['accounts', 'list'], anonymous)).exitCode).toBe(0);
  expect(left()).toEqual(before);
});

test('prints server and user with login --json, without the token', async () => {
  await using cli = await startFixture();
  const { stdout } = await cli.run([...withPassword, '--json'], { ...anonymous, input: 'secret-password' });
  expect(JSON.parse(stdout)).toEqual({
    server: cli.url,
    profile: 'default',
    email: 'ada@example.com',
    verified: true,
  });
});

test('exits 4 for a wrong password, and saves nothing', async () => {
  const app = new Hono().post('/api/auth/login', (c) =>
    c.json({ code: 'wrong_credentials', message: 'Login failed' }, 401),
  );
  await using cli = await startFixture(app);
  const { exitCode, stderr } = await cli.run(withPassword, { ...anonymous, input: 'wrong' });
  expect([exitCode, stderr.split('\n')[0]]).toEqual([4, 'error: Login failed']);
  expect((await cli.run(['whoami'], anonymous)).exitCode).toBe(4);
});

test('never sends a token to another server', async () => {
  await using cli = await startFixture();
  await using other = await startFixture();
  await cli.run(withPassword, { ...anonymous, input: 'secret-password' });
  const { exitCode } = await cli.run(['status', '--server', other.url], anonymous);
  expect([exitCode, other.log]).toEqual([4, []]);
});

test('saves a token from standard input after the server accepts it', async () => {
  let accepted = false;
  const app = new Hono().get('/api/me', (c) =>
    accepted ? c.json(me) : c.json({ code: 'not_signed_in', message: 'Sign in again' }, 401),
  );
  await using cli = await startFixture(app);
  expect((await cli.run(['login', '--token-stdin'], { ...anonymous, input: `${token}\n` })).exitCode).toBe(4);
  accepted = true;
  expect((await cli.run(['login', '--token-stdin'], { ...anonymous, input: `${token}\n` })).exitCode).toBe(0);
  expect(await cli.run(['whoami'], anonymous)).toMatchObject({
    stdout: `ada@example.com (user, Trial) at ${cli.url}\n`,
  });
});

test('prefers CHIMEIN_TOKEN to the saved token', async () => {
  await using cli = await startFixture();
  await cli.run(withPassword, { ...anonymous, input: 'secret-password' });
  await cli.run(['status'], { signedIn: false, env: { CHIMEIN_TOKEN: 'from-environment' } });
  expect(cli.tokens.at(-1)).toBe('from-environment');
});

test('ends the session on logout, deletes the token, and can be repeated', async () => {
  await using cli = await startFixture(
    new Hono().post('/api/auth/logout', (c) => c.json({ message: 'You are signed out' })),
  );
  await cli.run(withPassword, { ...anonymous, input: 'secret-password' });
  expect((await cli.run(['logout'], anonymous)).exitCode).toBe(0);
  expect([cli.log.at(-1), cli.tokens.at(-1)]).toEqual(['POST /api/auth/logout', token]);
  expect(await cli.read('config.json')).not.toContain(token);
  expect((await cli.run(['logout'], anonymous)).exitCode).toBe(0);
  expect((await cli.run(['status'], anonymous)).exitCode).toBe(4);
});

test('deletes the token even if the server fails, and says so', async () => {
  await using cli = await startFixture(
    new Hono().post('/api/auth/logout', (c) => c.json({ code: 'unavailable', message: 'Not now' }, 503)),
  );
  await cli.run(withPassword, { ...anonymous, input: 'secret-password' });
  expect(await cli.run(['logout'], anonymous)).toMatchObject({
    exitCode: 0,
    stderr: expect.stringContaining('Not now'),
  });
  expect(await cli.read('config.json')).not.toContain(token);
});

test('reports a broken configuration without overwriting it', async () => {
  await using cli = await startFixture();
  await cli.write('config.json', '{"profiles": ');
  const { exitCode, stderr } = await cli.run(withPassword, { ...anonymous, input: 'secret-password' });
  expect([exitCode, stderr]).toEqual([1, expect.stringContaining("configuration can't be read")]);
  expect(await cli.read('config.json')).toBe('{"profiles": ');
});

describe('an address that is not verified yet', () => {
  const unverified = () =>
    new Hono()
      .post('/api/auth/login', (c) => c.json({ token, verified: false, email: 'ada@example.com' }))
      .get('/api/otp/send-otp/:email', (c) => c.json({ message: `Sent to ${c.req.param('email')}` }))
      .post('/api/otp/verify-otp', async (c) => {
        const { otp } = await c.req.json();
        return otp === '123456'
          ? c.json({ verified: true })
          : c.json({ code: 'invalid_code', message: 'Wrong code' }, 422);
      });

  test('gets a code, and requires --code without a prompt; nothing is saved', async () => {
    await using cli = await startFixture(unverified());
    const { exitCode, stderr } = await cli.run(withPassword, { ...anonymous, input: 'secret-password' });
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('--code')]);
    expect(cli.log).toEqual(['POST /api/auth/login', 'GET /api/otp/send-otp/ada%40example.com']);
    expect((await cli.run(['whoami'], anonymous)).exitCode).toBe(4);
  });

  test('signs in with the right --code, and gets no other code', async () => {
    await using cli = await startFixture(unverified());
    expect(
      (await cli.run([...withPassword, '--code', '000000'], { ...anonymous, input: 'p' })).exitCode,
    ).toBe(1);
    expect(
      (await cli.run([...withPassword, '--code', '123456'], { ...anonymous, input: 'p' })).exitCode,
    ).toBe(0);
    expect(cli.log.filter((line) => line.includes('send-otp'))).toEqual([]);
    expect((await cli.run(['whoami'], anonymous)).exitCode).toBe(0);
  });

  test('gets no second code when sending fails', async () => {
    const app = new Hono()
      .get('/api/otp/send-otp/:email', (c) =>
        c.json({ code: 'provider_unavailable', message: 'No mail now' }, 503),
      )
      .route('/', unverified());
    await using cli = await startFixture(app);
    expect((await cli.run(withPassword, { ...anonymous, input: 'secret-password' })).exitCode).toBe(7);
    expect(cli.log.filter((line) => line.includes('send-otp'))).toHaveLength(1);
  });
});

test('logins at the same time lose none of each other', async () => {
  await using cli = await startFixture();
  const names = ['a', 'b', 'c', 'd'];
  const ends = await Promise.all(
    names.map((name) =>
      cli.start(['login', '--profile', name, '--token-stdin'], { ...anonymous, input: `${token}\n` }),
    ),
  );
  expect(ends.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0, 0]);
  const { profiles } = JSON.parse(await cli.read('config.json'));
  expect(Object.keys(profiles).toSorted()).toEqual(names);
});

test('a lock that a killed command left behind holds up nobody', async () => {
  await using cli = await startFixture();
  await cli.write('config.json.lock', '1');
  const longAgo = new Date('2026-01-01T00:00:00Z');
  await utimes(cli.path('config.json.lock'), longAgo, longAgo);
  const { exitCode } = await cli.run(['login', '--token-stdin'], { ...anonymous, input: `${token}\n` });
  expect([exitCode, await readdir(cli.directory)]).toEqual([0, ['config.json']]);
});

test('whoami says when the sign-in or the token ends', async () => {
  const session = { current: true, expiresAt: '2026-12-03T09:05:00.000Z' };
  const app = new Hono().get('/api/sessions', (c) => c.json([{ ...session, current: false }, session]));
  await using cli = await startFixture(app);
  const ofSession = await cli.run(['whoami', '--json', 'signInEndsAt']);
  expect(JSON.parse(ofSession.stdout)).toEqual({ signInEndsAt: session.expiresAt });
  expect((await cli.run(['whoami'])).stdout).toMatch(/This sign-in ends at 2026-12-03 \d\d:05 \S+\.\n$/);

  const refused = new Hono()
    .get('/api/sessions', (c) => c.json({ code: 'forbidden', message: 'No' }, 403))
    .get('/api/tokens', (c) => c.json([{ current: true, expiresAt: null }]));
  await using withToken = await startFixture(refused);
  expect(JSON.parse((await withToken.run(['whoami', '--json', 'signInEndsAt'])).stdout)).toEqual({
    signInEndsAt: null,
  });
});
