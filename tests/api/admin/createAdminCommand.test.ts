import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDb } from '../../../db/open.ts';
import { someOf } from '../../support/deep.ts';
import { startRig } from '../identity.ts';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'chimein-admin-'));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const run = (args: string[], input = '', env: Record<string, string> = {}) =>
  execa('node', ['server/identity/admin/createAdminCommand.ts', ...args], {
    input,
    reject: false,
    env: { DATA_DIR: dataDir, ...env },
  });

it('creates an admin who can sign in at once, with the password from standard input', async () => {
  const { exitCode, stderr, stdout } = await run(['--email', 'Boss@example.com'], 'the compilers of Grace\n');
  expect([exitCode, stdout, stderr]).toEqual([0, '', 'Admin Boss@example.com can now sign in']);
  const db = openDb(join(dataDir, 'chimein.sqlite'));
  const rig = await startRig({ db });
  const login = await rig.post('/api/auth/login', {
    email: 'boss@example.com',
    password: 'the compilers of Grace',
  });
  expect(login.body).toMatchObject({ verified: true });
  expect((await rig.get('/api/admin/users', login.body.token)).body).toMatchObject([
    { role: 'admin', status: 'None', email: 'Boss@example.com' },
  ]);
  await rig.close();
  db.close();
});

it('promotes no existing user', async () => {
  const { exitCode, stderr } = await run(['--email', 'boss@EXAMPLE.com'], 'another password');
  expect([exitCode, stderr]).toEqual([1, 'This e-mail is already registered']);
});

const mistakes: [what: string, args: string[], input: string, env: Record<string, string>, text: string][] = [
  [
    'L8: a password of fewer than 12 characters',
    ['--email', 'a@example.com'],
    'elevenchars\n',
    {},
    "An admin's password must have at least 12 characters",
  ],
  ['an unknown option', ['--mail', 'a@example.com'], 'secret', {}, "Unknown option '--mail'"],
  ['a short password', ['--email', 'a@example.com'], '12345\n', {}, 'Password must be at least 6 characters'],
  [
    'L8: a common password',
    ['--email', 'a@example.com'],
    'QWERTY123456\n',
    {},
    'This password is too common',
  ],
  ['no e-mail', [], 'secret', {}, 'Usage: npm run create-admin'],
  ['a bad environment', ['--email', 'a@example.com'], 'secret', { PORT: 'x' }, 'PORT: must be a port number'],
];
it.each(someOf(mistakes, 2))('reports %s without a stack trace', async (_what, args, input, env, message) => {
  const { exitCode, stderr } = await run(args, input, env);
  expect(exitCode).toBe(1);
  expect(stderr).toContain(message);
  expect(stderr).not.toMatch(/^\s+at /m);
});
