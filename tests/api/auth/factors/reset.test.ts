import { desc, eq } from 'drizzle-orm';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { first } from '../../../../db/first.ts';
import { audit, challenges, passkeys, recoveryCodes, totpSecrets } from '../../../../db/schema/index.ts';
import { connectApp } from '../../../support/factors.ts';
import { startTestServer, type TestServer } from '../../../support/server.ts';
import { addPasskey } from '../../permissions/factors.ts';

let server: TestServer;
let admin: Awaited<ReturnType<TestServer['signUp']>>;
beforeAll(async () => {
  server = await startTestServer({ onDisk: true });
  admin = await server.signUp({ role: 'admin' });
});
afterAll(() => server.stop());

const login = async (email: string) =>
  (await server.call('POST', '/api/auth/login', { json: { email, password: 'correct horse' } })).body;
const statusOf = async (token: string) => (await server.call('GET', '/api/me', { token })).status;
const reset = (userId: string, token = admin.token) =>
  server.call('DELETE', `/api/admin/user/${userId}/second-factor`, { token });
const rowsOf = (userId: string) =>
  Promise.all(
    [passkeys, totpSecrets, recoveryCodes, challenges].map((table) =>
      server.deps.db.$count(table, eq(table.userId, userId)),
    ),
  );
const audited = (userId: string) => {
  const its = server.deps.db
    .select()
    .from(audit)
    .where(eq(audit.subject, `user:${userId}`));
  return first(its.orderBy(desc(audit.id)));
};
const run = (...args: string[]) =>
  execa(process.execPath, ['scripts/resetSecondFactor.ts', ...args], {
    extendEnv: false,
    env: {
      PATH: process.env.PATH,
      ...server.sandbox.env,
      DATA_DIR: server.deps.config.dataDir,
      DATABASE_URL: server.deps.config.databaseUrl ?? server.deps.config.databasePath,
      AUTH_SECRET: server.deps.config.authSecret,
    },
    reject: false,
  });

/**
 * A person with an authenticator app, a passkey, a second session and a sign-in that waits for the factor.
 */
async function withFactors(role: 'user' | 'admin' = 'user') {
  const person = await server.signUp({ role });
  const second = (await login(person.email)).token;
  await connectApp(server, person.token);
  await addPasskey(server, { user: { id: person.userId } as never });
  const { challenge } = await login(person.email);
  expect(await rowsOf(person.userId)).toEqual([1, 1, 10, 1]);
  return { ...person, second, challenge };
}

test("resets a customer's second factor: the password alone signs in", async () => {
  const { email, userId, token, second } = await withFactors();
  const script = await server.call('POST', '/api/tokens', { token, json: { name: 'script', scope: 'read' } });
  // Earlier e-mails are sent first: those that wait together arrive in any order.
  await server.lastMailTo(email);
  expect(await reset(userId)).toMatchObject({ status: 204 });
  expect(await rowsOf(userId)).toEqual([0, 0, 0, 0]);
  expect([await statusOf(token), await statusOf(second)]).toEqual([401, 401]);
  expect(await statusOf(script.body.token)).toBe(200);
  const again = await login(email);
  expect(await statusOf(again.token)).toBe(200);
  expect((await server.lastMailTo(email))?.Text).toContain(
    'The second factor of your Chime In account was removed',
  );
  expect(await audited(userId)).toMatchObject({
    actorId: admin.userId,
    action: 'second_factor.reset',
    details: { before: { passkeys: ['Laptop'], authenticatorApp: true } },
  });
});

test('rejects a reset without a factor, of an admin, without a fresh proof or with a token', async () => {
  const plain = await server.signUp();
  expect(await reset(plain.userId)).toMatchObject({
    status: 404,
    body: { message: 'Second factor not found' },
  });
  expect(await statusOf(plain.token)).toBe(200);
  const peer = await withFactors('admin');
  expect(await reset(peer.userId)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect(await rowsOf(peer.userId)).toEqual([1, 1, 10, 1]);

  const { userId } = await withFactors();
  const scripts = { token: admin.token, json: { name: 'script', scope: 'write' } };
  const script = (await server.call('POST', '/api/tokens', scripts)).body.token;
  expect(await reset(userId, script)).toMatchObject({ status: 403 });
  const { token: stale } = await server.signUp({ role: 'admin' });
  server.clock.advance(11 * 60_000);
  expect(await reset(userId, stale)).toMatchObject({ status: 428, body: { code: 'proof_required' } });
  expect((await rowsOf(userId)).slice(0, 3)).toEqual([1, 1, 10]);
});

test("resets any user's factor as the operator, beside the running server", async () => {
  server.clock.moveTo(Date.now());
  const { email, userId, token, second } = await withFactors('admin');
  // The command has the machine's clock, and the server may send the e-mail that it queues.
  server.clock.moveTo(Date.now() + 60_000);
  const done = await run(email.toUpperCase());
  expect([done.exitCode, done.stderr]).toEqual([
    0,
    `${email} can now sign in with the password alone, and was signed out everywhere`,
  ]);
  expect(await rowsOf(userId)).toEqual([0, 0, 0, 0]);
  expect([await statusOf(token), await statusOf(second)]).toEqual([401, 401]);
  expect(await statusOf((await login(email)).token)).toBe(200);
  expect((await server.lastMailTo(email))?.Text).toContain(
    'The second factor of your Chime In account was removed',
  );
  expect(await audited(userId)).toMatchObject({ actorId: 'operator', agent: 'npm run reset-second-factor' });

  const again = await run(email);
  expect([again.exitCode, again.stderr]).toEqual([1, 'Second factor not found']);
  const nobody = await run('nobody@example.com');
  expect([nobody.exitCode, nobody.stderr]).toEqual([1, 'User not found']);
  const unnamed = await run();
  expect([unnamed.exitCode, unnamed.stderr]).toEqual([
    1,
    'Give one e-mail address\nUsage: npm run reset-second-factor -- EMAIL',
  ]);
});
