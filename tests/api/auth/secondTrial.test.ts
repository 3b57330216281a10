import { afterEach, beforeEach, expect, test } from 'vitest';
import { usedTrials, users } from '../../../db/schema/index.ts';
import { prune } from '../../../server/automation/run/prune.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const day = 24 * 60 * 60_000;
const password = 'correct horse';

async function register(email: string) {
  const json = { firstName: 'Ada', lastName: 'Byron', email, password };
  const answer = await server.call('POST', '/api/auth/register', { json });
  expect(answer.status).toBe(201);
  return answer.body.token as string;
}
/** Proves the address of a registration. Answers the mail with the code. */
async function verify(email: string): Promise<string> {
  await server.call('GET', `/api/otp/send-otp/${email}`);
  const text = (await server.lastMailTo(email))?.Text ?? '';
  const json = { email, otp: /\b\d{6}\b/.exec(text)?.[0] };
  expect((await server.call('POST', '/api/otp/verify-otp', { json })).status).toBe(200);
  return text;
}
const statusOf = async (token: string) => {
  const { status, subscriptionEndsAt } = (await server.call('GET', '/api/me', { token })).body;
  return { status, hasEnd: subscriptionEndsAt !== null };
};
const deleteMe = async (token: string) =>
  expect((await server.call('DELETE', '/api/me', { token, json: { password } })).status).toBe(204);

test.each([
  ['ada.byron@gmail.com', 'AdaByron+again@googlemail.com'],
  ['ada@example.com', 'Ada@example.com'],
  ['ada@example.com', 'ada+2@example.com'],
])('L15: denies %s a second trial for %s and says so', async (first, second) => {
  const token = await register(first);
  expect(await verify(first)).not.toContain('free trial');
  expect(await statusOf(token)).toEqual({ status: 'Trial', hasEnd: true });
  await deleteMe(token);

  server.clock.advance(30 * day);
  const again = await register(second);
  expect(await verify(second)).toContain('This e-mail address has already had a free trial');
  expect(await statusOf(again)).toEqual({ status: 'None', hasEnd: false });
  // A plan's own trial counts from the beginning of the first one.
  expect((await server.deps.db.select().from(users))[0]?.trialStartedAt).toBeLessThan(
    server.deps.clock.now() - 29 * day,
  );
});

test('L15: gives one trial to two parallel registrations of a mailbox', async () => {
  const [one, two] = [await register('ada+1@example.com'), await register('ada+2@example.com')];
  await verify('ada+1@example.com');
  await verify('ada+2@example.com');
  expect(await statusOf(one)).toMatchObject({ status: 'Trial' });
  expect(await statusOf(two)).toMatchObject({ status: 'None' });
});

test('L15: keeps a trial for an address that was never verified, and forgets a used one after a year', async () => {
  const token = await register('ada@example.com');
  await verify('ada@example.com');
  await register('bea@example.com');
  await deleteMe(token);
  server.clock.advance(364 * day);
  await prune(server.deps);
  expect(await server.deps.db.select().from(usedTrials)).toHaveLength(1);
  server.clock.advance(1.1 * day);
  await prune(server.deps);
  expect(await server.deps.db.select().from(usedTrials)).toEqual([]);
  for (const email of ['ada@example.com', 'bea@example.com']) {
    const again = await register(email);
    await verify(email);
    expect(await statusOf(again)).toMatchObject({ status: 'Trial' });
  }
});
