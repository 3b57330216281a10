import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawOf } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

type Person = Awaited<ReturnType<TestServer['signUp']>>;
type Act = () => Promise<{ status: number }>;

const raw = () => rawOf(server.deps.db);
const found = async (pattern: RegExp, email: string) =>
  pattern.exec((await server.lastMailTo(email))?.Text ?? '')?.[1] ?? 'none in the mail';

const breakQueue = () =>
  raw().exec(
    "create temp trigger broken before insert on jobs when new.kind = 'mail' begin select raise(abort, 'disk I/O error'); end",
  );
const mendQueue = () => raw().exec('drop trigger broken');

/** All that the calls below change, apart from the counted attempts. */
const state = () =>
  [
    'users',
    'sessions',
    'codes',
    'reset_tokens',
    'used_trials',
    'recovery_codes',
    'mails',
    'jobs',
    'audit',
  ].map((table) => [table, raw().prepare(`select * from ${table} order by 1`).all()]);

const calls: [string, (person: Person) => Promise<Act>][] = [
  [
    'a password reset',
    async ({ email }) => {
      await server.call('POST', '/api/otp/forgot-password', { json: { email } });
      const token = await found(/\/reset-password\/(\S+)/, email);
      return () => server.call('POST', '/api/otp/reset-password', { json: { token, password: 'a new one' } });
    },
  ],
  [
    'a changed password',
    async ({ email, token }) => {
      const json = { firstName: 'Ada', lastName: 'Okafor', email, password: 'a new one' };
      return () => server.call('POST', '/api/auth/update', { token, json });
    },
  ],
  [
    'a claimed e-mail',
    async ({ email, token }) => {
      const json = { firstName: 'Ada', lastName: 'Okafor', email: `new-${email}` };
      return () => server.call('POST', '/api/auth/update', { token, json });
    },
  ],
  [
    'a verified change of e-mail',
    async ({ email: old, token }) => {
      const email = `next-${old}`;
      const json = { firstName: 'Ada', lastName: 'Okafor', email };
      await server.call('POST', '/api/auth/update', { token, json });
      const otp = await found(/^ {4}(\d{6})$/m, email);
      return () => server.call('POST', '/api/otp/verify-otp', { json: { email, otp } });
    },
  ],
  [
    "an admin's edit",
    async ({ userId }) => {
      const { token } = await server.signUp({ role: 'admin' });
      const json = { password: 'a new one' };
      return () => server.call('PUT', `/api/admin/user/${userId}`, { token, json });
    },
  ],
  [
    'a new customer',
    async ({ email }) => {
      const { token } = await server.signUp({ role: 'admin' });
      const json = { firstName: 'Eve', lastName: 'Okafor', email: `eve-${email}`, password: 'correct horse' };
      return () => server.call('POST', '/api/admin/user', { token, json });
    },
  ],
];

describe.each(calls)('%s', (_name, arrange) => {
  it('changes nothing if its e-mail cannot be queued, and works afterwards', async () => {
    const act = await arrange(await server.signUp());
    await server.deps.jobs.runDue('mail');
    const before = state();
    breakQueue();
    expect((await act()).status).toBeGreaterThanOrEqual(500);
    expect(state()).toEqual(before);
    mendQueue();
    expect((await act()).status).toBeLessThan(300);
    expect(state()).not.toEqual(before);
  });
});

it('keeps the rows of a user whose farewell cannot be queued, and erases them at the next attempt', async () => {
  const { userId, token } = await server.signUp();
  const users = () => raw().prepare('select id from users where id = ?').all(userId);
  breakQueue();
  const json = { password: 'correct horse' };
  expect((await server.call('DELETE', '/api/me', { token, json })).status).toBeGreaterThanOrEqual(500);
  expect(users()).toHaveLength(1);
  // The first step has locked the user out.
  expect((await server.call('GET', '/api/me', { token })).status).toBe(401);
  mendQueue();
  const admin = await server.signUp({ role: 'admin' });
  await server.call('DELETE', `/api/admin/user/${userId}`, { token: admin.token });
  expect(users()).toEqual([]);
});
