import { expect, test } from 'vitest';
import { hour, minute, openReceiver, openSandbox } from './support.ts';

type World = Awaited<ReturnType<typeof openSandbox>>;

const link = (world: World, more: object = {}) =>
  world.post('/api/v1/hosted/accounts/link', {
    type: 'create',
    providers: ['LINKEDIN'],
    api_url: world.sandbox.url,
    expiresOn: world.clock.iso(hour),
    ...more,
  });
const pathOf = async (world: World, more: object = {}) =>
  new URL((await link(world, more)).body.url).pathname;

test('requires the provider’s fields for a link', async () => {
  await using world = await openSandbox();
  expect(await link(world)).toMatchObject({
    status: 200,
    body: { object: 'HostedAuthUrl', url: expect.stringContaining(world.sandbox.url) },
  });
  expect(await link(world, { expiresOn: '2026-12-01T00:00:00Z' })).toMatchObject({
    status: 400,
    body: { type: 'errors/invalid_parameters' },
  });
  expect(await link(world, { expiresOn: world.clock.iso(-minute) })).toMatchObject({ status: 400 });
  expect(await link(world, { providers: undefined })).toMatchObject({
    status: 400,
    body: { type: 'errors/missing_parameters' },
  });
  expect(
    await link(world, { type: 'reconnect', reconnect_account: 'none', providers: undefined }),
  ).toMatchObject({
    status: 404,
  });
  expect(await link(world, { colour: 'blue' })).toMatchObject({ status: 400 });
});

test('notifies our URL after the sign-in, redirects the browser, and accepts the link once', async () => {
  await using world = await openSandbox();
  await using ours = await openReceiver();
  const path = await pathOf(world, {
    name: 'secret-1',
    notify_url: `${ours.url}/notify?s=1`,
    success_redirect_url: 'http://127.0.0.1:3000/success-new-account',
    failure_redirect_url: 'http://127.0.0.1:3000/linkedin-accounts',
    bypass_success_screen: true,
  });
  const page = (await world.get(path)).body;
  for (const part of [
    'name="email"',
    'name="password"',
    '>Sign in</button>',
    'href="http://127.0.0.1:3000/linkedin-accounts"',
  ])
    expect(page).toContain(part);
  expect((await world.form(path, { email: 'jane.doe@example.com', password: '' })).status).toBe(400);
  const answer = await world.form(path, { email: 'jane.doe@example.com', password: 'x' });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    'http://127.0.0.1:3000/success-new-account',
  ]);

  expect(ours.received).toHaveLength(2);
  expect(ours.received[1]?.body).toBe(ours.received[0]?.body);
  const body = JSON.parse(ours.received[0]?.body ?? '');
  expect(body).toEqual({ status: 'CREATION_SUCCESS', account_id: expect.any(String), name: 'secret-1' });
  const account = (await world.get(`/api/v1/accounts/${body.account_id}`)).body;
  expect(account).toMatchObject({
    object: 'Account',
    type: 'LINKEDIN',
    name: 'Jane Doe',
    sources: [{ status: 'OK' }],
  });
  expect(account).not.toHaveProperty('email');
  expect((await world.get(path)).status).toBe(410);
  expect((await world.form(path, { email: 'jane.doe@example.com', password: 'x' })).status).toBe(410);
});

test('shows a success page without bypass, offers personas, and rejects old and unknown links', async () => {
  await using world = await openSandbox();
  const path = await pathOf(world, { success_redirect_url: 'http://127.0.0.1:3000/done' });
  expect((await world.get(path)).body).toContain('Short and dry');
  const page = await world.form(path, { persona: 'ada-okafor' });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('href="http://127.0.0.1:3000/done"');
  expect((await world.get('/api/v1/accounts')).body.items).toMatchObject([
    { name: 'Ada Okafor', connection_params: { im: { publicIdentifier: 'ada-okafor' } } },
  ]);
  const old = await pathOf(world);
  world.clock.advance(2 * hour);
  expect((await world.get(old)).status).toBe(410);
  expect((await world.get('/hosted/never-made')).status).toBe(404);
});

test('P10: gives the same member a new account id at each create', async () => {
  await using world = await openSandbox();
  const first = await world.connect('jane.doe@example.com');
  const again = await world.connect('Jane.Doe@example.com');
  expect(again).not.toBe(first);
  const me = (await world.get(`/api/v1/users/me?account_id=${first}`)).body.provider_id;
  expect((await world.get(`/api/v1/users/me?account_id=${again}`)).body.provider_id).toBe(me);
  expect((await world.get('/api/v1/accounts')).body.items).toHaveLength(2);
  expect(await world.call('DELETE', `/api/v1/accounts/${first}`)).toMatchObject({
    status: 200,
    body: { object: 'AccountDeleted' },
  });
  expect((await world.get(`/api/v1/accounts/${first}`)).status).toBe(404);
  const second = await world.connect('jane.doe@example.com');
  expect([first, again]).not.toContain(second);
  expect((await world.get(`/api/v1/users/me?account_id=${second}`)).body.provider_id).toBe(me);
});

test('rejects calls of a broken login until the same member signs in again', async () => {
  await using world = await openSandbox();
  await using ours = await openReceiver();
  const accountId = await world.connect('jane.doe@example.com');
  await world.post(`/control/accounts/${accountId}`, { status: 'CREDENTIALS' });
  expect((await world.get(`/api/v1/accounts/${accountId}`)).body.sources[0].status).toBe('CREDENTIALS');
  const refused = await world.search(accountId, world.contentUrl('design'));
  expect(refused).toMatchObject({ status: 401, body: { type: 'errors/disconnected_account' } });

  const path = await pathOf(world, {
    type: 'reconnect',
    providers: undefined,
    reconnect_account: accountId,
    notify_url: ours.url,
    name: 'n',
  });
  const wrong = await world.form(path, { email: 'someone.else@example.com', password: 'x' });
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).toContain('Wrong account');
  expect((await world.form(path, { email: 'jane.doe@example.com', password: 'x' })).status).toBe(200);
  const body = { status: 'RECONNECTED', account_id: accountId, name: 'n' };
  expect(ours.received.map((call) => JSON.parse(call.body))).toEqual([body, body]);
  expect((await world.search(accountId, world.contentUrl('design'))).status).toBe(200);
});

test('sends account states in both formats with its own headers only, and retries until a 200', async () => {
  await using world = await openSandbox();
  await using ours = await openReceiver([500]);
  const accountId = await world.connect('jane.doe@example.com');
  const hook = (more: object) =>
    world.post('/api/v1/webhooks', { source: 'account_status', request_url: `${ours.url}/hook`, ...more });
  const made = await hook({ headers: [{ key: 'Unipile-Auth', value: 's3cret' }], events: ['credentials'] });
  expect(made).toMatchObject({
    status: 201,
    body: { object: 'WebhookCreated', webhook_id: expect.any(String) },
  });
  await world.post(`/control/accounts/${accountId}`, { status: 'CREDENTIALS' });
  await ours.count(3);
  expect(JSON.parse(ours.received[1]?.body ?? '')).toEqual({
    AccountStatus: { account_id: accountId, account_type: 'LINKEDIN', message: 'CREDENTIALS' },
  });
  expect(ours.received[1]?.headers).toMatchObject({ 'unipile-auth': 's3cret' });
  expect(ours.received[1]?.headers).not.toHaveProperty('content-type');
  await world.post(`/control/accounts/${accountId}`, { status: 'OK' });
  expect(ours.received).toHaveLength(3);

  expect((await world.call('DELETE', `/api/v1/webhooks/${made.body.webhook_id}`)).status).toBe(200);
  await hook({ format: 'form' });
  await world.post(`/control/accounts/${accountId}`, { status: 'ERROR' });
  expect(new URLSearchParams(ours.received[3]?.body).get('AccountStatus[message]')).toBe('ERROR');
  expect((await world.get(`/api/v1/users/me?account_id=${accountId}`)).status).toBe(200);
  await world.post(`/control/accounts/${accountId}`, { status: 'CONNECTING' });
  expect((await world.get(`/api/v1/users/me?account_id=${accountId}`)).status).toBe(503);
  expect((await world.get('/api/v1/webhooks')).body.items).toHaveLength(1);
});

test('P7: answers calls in ERROR and STOPPED, and a restart repairs them unless the account is stuck', async () => {
  await using world = await openSandbox();
  const accountId = await world.connect('jane.doe@example.com');
  const restart = () => world.post(`/api/v1/accounts/${accountId}/restart`, undefined);
  const status = async () => (await world.get(`/api/v1/accounts/${accountId}`)).body.sources[0].status;
  await world.post(`/control/accounts/${accountId}`, { status: 'ERROR', stuck: true });
  expect((await world.search(accountId, world.contentUrl('design'))).status).toBe(200);
  expect((await restart()).body).toEqual({ object: 'AccountFailedToRestart' });
  expect(await status()).toBe('ERROR');
  await world.post(`/control/accounts/${accountId}`, { status: 'STOPPED' });
  expect((await restart()).body).toEqual({ object: 'AccountRestarted' });
  expect(await status()).toBe('OK');
});

test('P8: has a source for each paid product, which can break separately', async () => {
  await using world = await openSandbox();
  const body = { email: 'jane.doe@example.com', sources: ['sales_navigator', 'recruiter'] };
  const { accountId } = (await world.post('/control/accounts', body)).body;
  await world.post(`/control/accounts/${accountId}`, { status: 'CREDENTIALS', source: 'recruiter' });
  const account = (await world.get(`/api/v1/accounts/${accountId}`)).body;
  expect(account.sources).toEqual([
    { id: `${accountId}_MESSAGING`, status: 'OK' },
    { id: `${accountId}_SALES_NAVIGATOR`, status: 'OK' },
    { id: `${accountId}_RECRUITER`, status: 'CREDENTIALS' },
  ]);
  expect((await world.search(accountId, world.contentUrl('design'))).status).toBe(200);
});

test('sends events twice, and again after the next one', async () => {
  await using world = await openSandbox();
  await using ours = await openReceiver();
  const accountId = await world.connect('jane.doe@example.com');
  await world.post('/api/v1/webhooks', { source: 'account_status', request_url: ours.url });
  for (const status of ['CREDENTIALS', 'ERROR', 'PERMISSIONS'])
    await world.post(`/control/accounts/${accountId}`, { status });
  expect(ours.received.map(({ body }) => JSON.parse(body).AccountStatus.message)).toEqual(
    'CREDENTIALS CREDENTIALS ERROR ERROR CREDENTIALS PERMISSIONS PERMISSIONS ERROR'.split(' '),
  );
});
