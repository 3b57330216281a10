import { afterAll, beforeAll, expect, test } from 'vitest';
import { webhookEvents } from '../../../db/schema/index.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const accounts = async (token: string) => (await server.call('GET', '/api/linkedinaccount', { token })).body;
const createLink = (token: string, json: unknown = {}) =>
  server.call('POST', '/api/linkedinaccount/createAuthLink', { token, json });
const signInOn = async (url: string, email: string) => {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ email, password: 'secret' }),
    redirect: 'manual',
  });
  return { status: response.status, location: response.headers.get('location'), page: await response.text() };
};

test('connects an account by a hosted sign-in and leads back to the success page', async () => {
  const { token } = await server.signUp();
  const link = await createLink(token);
  const back = await signInOn(link.body.url, 'lena.brandt@example.com');
  expect(back.location).toBe(`${server.url}/success-new-account`);
  const list = await server.call('GET', '/api/linkedinaccount', { token });
  expect(list.body).toMatchObject([
    {
      email: 'lena.brandt@example.com',
      status: 'Connected',
      running: false,
      state: { kind: 'idle', reason: 'paused' },
      nextActionAt: null,
    },
  ]);
  expect(list.headers.get('content-range')).toBe('accounts 0-0/1');
});

test('creates a link for an empty body', async () => {
  const { token } = await server.signUp();
  const link = await server.call('POST', '/api/linkedinaccount/createAuthLink', { token });
  expect(link.status).toBe(200);
  expect(link.body.url).toMatch(/^http/);
});

test('rejects a link if all seats are taken', async () => {
  const { token } = await server.signUp({ seats: 1 });
  await server.connect(token);
  expect(await createLink(token)).toMatchObject({
    status: 409,
    body: { code: 'seats_limit', message: 'Reached the seats limit' },
  });
});

test('connects one account by two links if one seat is free, and deletes the other at the provider', async () => {
  const { token } = await server.signUp({ seats: 1 });
  const [first, second] = await Promise.all([createLink(token), createLink(token)]);
  await Promise.all([
    signInOn(first.body.url, 'one@example.com'),
    signInOn(second.body.url, 'two@example.com'),
  ]);
  const [kept, ...more] = await accounts(token);
  expect(more).toEqual([]);
  const { apiKey, dsn } = { apiKey: 'sandbox', dsn: server.sandbox.url };
  const there = await fetch(`${dsn}/api/v1/accounts?limit=250`, { headers: { 'X-API-KEY': apiKey } });
  const { items } = (await there.json()) as { items: { id: string; name: string }[] };
  const names = items.filter((item) => /one|two/i.test(item.name)).map((item) => item.id);
  expect(names).toEqual([kept.accountId]);
});

test('accepts an event once, and only with the secret of its link', async () => {
  const { token } = await server.signUp({ seats: 3 });
  const { accountId } = (await server.control('POST', '/accounts', { email: 'spare@example.com' })).body;
  const notice = { status: 'CREATION_SUCCESS', account_id: accountId, name: 'anything' };
  for (const path of ['/webhooks/network', '/webhooks/network?secret=guessed']) {
    expect((await server.call('POST', path, { json: notice })).status).toBe(404);
  }
  expect(await accounts(token)).toEqual([]);
});

test('answers a repeated event with 200 and changes nothing', async () => {
  const { token } = await server.signUp({ seats: 2 });
  const { url } = (await createLink(token)).body;
  // The sandbox brings each notice twice, and tries again whatever is not answered with 200.
  await signInOn(url, 'twice@example.com');
  const [account, ...more] = await accounts(token);
  expect(more).toEqual([]);
  expect(account.status).toBe('Connected');
  const receipts = await server.deps.db.select().from(webhookEvents);
  expect(
    receipts.filter(
      ({ kind, body }) =>
        kind === 'account.CREATION_SUCCESS' &&
        body.includes(account.accountId) &&
        !body.includes('"secretHash":null'),
    ),
  ).toHaveLength(1);
});

test('rejects an account that another customer has connected', async () => {
  const owner = await server.signUp();
  const thief = await server.signUp();
  await server.connect(owner.token, 'shared@example.com');
  const link = await createLink(thief.token);
  await signInOn(link.body.url, 'shared@example.com');
  expect(await accounts(thief.token)).toEqual([]);
  expect(await accounts(owner.token)).toMatchObject([{ status: 'Connected' }]);
});

test('pauses an account whose login breaks; logging in again keeps its settings', async () => {
  const { token } = await server.signUp();
  const accountId = await server.connect(token, 'breaks@example.com');
  await server.saveSettings(token, accountId, { prompt: 'Mine', dailySearchComments: 3 });
  await server.call('POST', '/api/automation/start', { token, json: { accountId } });

  await server.control('POST', `/accounts/${accountId}`, { status: 'CREDENTIALS' });
  await expect.poll(async () => (await accounts(token))[0].status).toBe('Disconnected');
  await server.engine.runDue();
  expect(await accounts(token)).toMatchObject([
    { running: false, state: { kind: 'blocked', reason: 'not_connected' } },
  ]);
  expect(await server.call('POST', '/api/automation/start', { token, json: { accountId } })).toMatchObject({
    status: 409,
    body: { code: 'not_connected' },
  });

  const link = await createLink(token, { accountId });
  expect(link.status).toBe(200);
  await signInOn(link.body.url, 'breaks@example.com');
  await expect.poll(async () => (await accounts(token))[0].status).toBe('Connected');
  const settings = await server.call('GET', `/api/settings?accountId=${accountId}`, { token });
  expect(settings.body).toMatchObject({ prompt: 'Mine', dailySearchComments: 3 });
});

test('rejects a status event without the secret', async () => {
  const { token } = await server.signUp();
  const accountId = await server.connect(token);
  const notice = {
    AccountStatus: { account_id: accountId, account_type: 'LINKEDIN', message: 'CREDENTIALS' },
  };
  expect((await server.call('POST', '/webhooks/network', { json: notice })).status).toBe(404);
  expect((await server.call('POST', '/webhooks/network', { text: 'not json' })).status).toBe(422);
  expect(await accounts(token)).toMatchObject([{ status: 'Connected' }]);
});

test("answers 404 for logging in again to another user's account", async () => {
  const owner = await server.signUp();
  const other = await server.signUp();
  const accountId = await server.connect(owner.token);
  expect((await createLink(other.token, { accountId })).status).toBe(404);
  expect((await createLink(other.token, { accountId: 'nothing' })).status).toBe(404);
});

test('connects nothing after the trial', async () => {
  const { token } = await server.signUp({ trialDays: 0 });
  expect(await createLink(token)).toMatchObject({ status: 402, body: { code: 'subscription_required' } });
});

test('filters, sorts and pages the list', async () => {
  const { token } = await server.signUp({ seats: 3 });
  for (const email of ['zoe.zimmer@example.com', 'adam.ant@example.com', 'mia.moore@example.com'])
    await server.connect(token, email);
  const ask = (query: Record<string, unknown>) =>
    server.call(
      'GET',
      `/api/linkedinaccount?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, JSON.stringify(v)]))}`,
      { token },
    );
  const emails = (answer: { body: { email: string }[] }) => answer.body.map(({ email }) => email);
  const sorted = await ask({ sort: ['name', 'ASC'], range: [0, 1] });
  expect(emails(sorted)).toEqual(['adam.ant@example.com', 'mia.moore@example.com']);
  expect(sorted.headers.get('content-range')).toBe('accounts 0-1/3');
  expect(emails(await ask({ filter: { q: 'zimmer' } }))).toEqual(['zoe.zimmer@example.com']);
  expect((await ask({ filter: { running: true } })).headers.get('content-range')).toBe('accounts */0');
  expect(await ask({ sort: ['email', 'ASC'] })).toMatchObject({ status: 422 });
  expect(await ask({ filter: { owner: 'me' } })).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'filter.owner', message: "Unknown field 'owner'" }] },
  });
});
