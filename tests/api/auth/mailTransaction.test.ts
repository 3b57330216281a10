import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPostgres } from '../../../db/dialect/engine.ts';
import {
  audit,
  codes,
  jobs,
  mails,
  recoveryCodes,
  resetTokens,
  sessions,
  usedTrials,
  users,
} from '../../../db/schema/index.ts';
import { addTrigger } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

type Person = Awaited<ReturnType<TestServer['signUp']>>;
type Act = () => Promise<{ status: number }>;

const found = async (pattern: RegExp, email: string) =>
  pattern.exec((await server.lastMailTo(email))?.Text ?? '')?.[1] ?? 'none in the mail';

const breakQueue = () => {
  const impossible = "insert into jobs (kind, key) values ('', null)";
  // On Postgres, jobs is a view.
  const event = isPostgres ? 'instead of insert on jobs' : 'before insert on jobs';
  return addTrigger(server.deps.db, event, "new.kind = 'mail'", impossible);
};

/** All that the calls below change, apart from the counted attempts. */
const state = () =>
  Promise.all(
    [users, sessions, codes, resetTokens, usedTrials, recoveryCodes, mails, jobs, audit].map((table) =>
      server.deps.db.select().from(table).orderBy(sql`1`),
    ),
  );

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
    const before = await state();
    const mendQueue = await breakQueue();
    expect((await act()).status).toBeGreaterThanOrEqual(500);
    expect(await state()).toEqual(before);
    await mendQueue();
    expect((await act()).status).toBeLessThan(300);
    expect(await state()).not.toEqual(before);
  });
});

it('keeps the rows of a user whose farewell cannot be queued, and erases them at the next attempt', async () => {
  const { userId, token } = await server.signUp();
  const rows = () => server.deps.db.$count(users, eq(users.id, userId));
  const mendQueue = await breakQueue();
  const json = { password: 'correct horse' };
  expect((await server.call('DELETE', '/api/me', { token, json })).status).toBeGreaterThanOrEqual(500);
  expect(await rows()).toBe(1);
  // The first step has locked the user out.
  expect((await server.call('GET', '/api/me', { token })).status).toBe(401);
  await mendQueue();
  const admin = await server.signUp({ role: 'admin' });
  await server.call('DELETE', `/api/admin/user/${userId}`, { token: admin.token });
  expect(await rows()).toBe(0);
});
