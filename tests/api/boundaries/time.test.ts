import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { iso } from '../../../server/clock.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { day } from '../identity.ts';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.signUp({ role: 'admin' })).token;
});
afterAll(() => server.stop());

let people = 0;
async function customer(change: object = {}) {
  const email = `customer${++people}@example.com`;
  const person = { firstName: 'Bea', lastName: 'Ito', email, password: '123456', ...change };
  // Days pass between the tests.
  await server.prove(admin);
  const { body } = await server.call('POST', '/api/admin/user', { token: admin, json: person });
  const { token } = (
    await server.call('POST', '/api/auth/login', { json: { email, password: person.password } })
  ).body;
  return { id: body._id, token };
}
async function edit(id: string, json: object) {
  // Days pass between the edits.
  await server.prove(admin);
  return server.call('PUT', `/api/admin/user/${id}`, { token: admin, json });
}
const status = async (token: string) => (await server.call('GET', '/api/me', { token })).body.status;

describe('a trial', () => {
  test('of one day ends after one day', async () => {
    const { token } = await customer({ trialDays: 1 });
    server.clock.advance(day - 1);
    expect(await status(token)).toBe('Trial');
    server.clock.advance(1);
    expect(await status(token)).toBe('Expired');
  });

  test('of no days, which only an edit can set, ends at once', async () => {
    const { id, token } = await customer();
    await edit(id, { trialDays: 0 });
    expect(await status(token)).toBe('Expired');
    await edit(id, { trialDays: 1 });
    expect(await status(token)).toBe('Trial');
  });
});

test('a billing date now or in the past makes a user Expired, and one a millisecond ahead does not', async () => {
  const { id, token } = await customer();
  const now = server.clock.now();
  for (const [at, expected] of [
    [now - 1, 'Expired'],
    [now + 1, 'Trial'],
    [now, 'Expired'],
  ] as const) {
    expect((await edit(id, { subscriptionEndsAt: iso(at) })).body.status).toBe(expected);
    expect(await status(token)).toBe(expected);
  }
});

describe('seats', () => {
  const link = (token: string, json: object = {}) =>
    server.call('POST', '/api/linkedinaccount/createAuthLink', { token, json });
  const refused = { status: 409, body: { code: 'seats_limit', message: 'Reached the seats limit' } };

  test.each([1, 2, 20])('%i seats allow as many accounts and no more', async (seats) => {
    const { token } = await server.signUp({ seats });
    for (let n = 0; n < seats; n++) await server.connect(token);
    expect(await link(token)).toMatchObject(refused);
  });

  test('an account can sign in again with all seats taken; a freed seat can be used again', async () => {
    const { token } = await server.signUp({ seats: 1 });
    const accountId = await server.connect(token);
    expect((await link(token, { accountId })).status).toBe(200);
    expect((await server.call('DELETE', `/api/linkedinaccount/${accountId}`, { token })).status).toBe(204);
    expect((await link(token)).status).toBe(200);
  });

  test('cannot be fewer than the connected accounts', async () => {
    const { token, userId } = await server.signUp({ seats: 3 });
    for (let n = 0; n < 2; n++) await server.connect(token);
    expect((await edit(userId, { seats: 2 })).status).toBe(200);
    expect(await edit(userId, { seats: 1 })).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await link(token)).toMatchObject(refused);
  });
});
