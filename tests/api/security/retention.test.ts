import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectLinks, sessions } from '../../../db/schema/index.ts';
import { prune } from '../../../server/automation/run/prune.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const day = 24 * 60 * 60_000;
const password = 'correct horse';
const register = (email: string) =>
  server.call('POST', '/api/auth/register', {
    json: { firstName: 'Ada', lastName: 'Byron', email, password },
  });
const pruneIn = async (days: number) => {
  server.clock.advance(days * day);
  await prune(server.deps);
};

test('L11: frees an unverified e-mail after 7 days and keeps a verified one', async () => {
  const verified = await server.signUp();
  const email = 'squatted@example.com';
  expect((await register(email)).status).toBe(201);
  await server.call('GET', `/api/otp/send-otp/${email}`);
  await server.deps.jobs.runDue('mail');
  await pruneIn(7);
  expect((await register(email)).status).toBe(409);
  server.clock.advance(1);
  await prune(server.deps);
  const login = await server.call('POST', '/api/auth/login', { json: { email: verified.email, password } });
  expect(login.status).toBe(200);
  expect((await register(email)).status).toBe(201);
});

test('L11: deletes ended sessions and connect links after 30 days', async () => {
  const { token, userId } = await server.signUp();
  await server.call('POST', '/api/linkedinaccount/createAuthLink', { token, json: {} });
  await server.call('POST', '/api/auth/logout', { token });
  const left = async () => [
    (await server.deps.db.select().from(sessions).where(eq(sessions.userId, userId))).length,
    (await server.deps.db.select().from(connectLinks).where(eq(connectLinks.userId, userId))).length,
  ];
  await pruneIn(29.9);
  expect(await left()).toEqual([1, 1]);
  await pruneIn(1.2);
  expect(await left()).toEqual([0, 0]);
});
