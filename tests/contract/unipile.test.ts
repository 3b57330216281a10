import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProviderFault } from '../../server/providers/fault.ts';
import { createNetwork } from '../../server/providers/network.ts';
import { openReceiver, openSandbox } from '../sandbox/support.ts';
import { callOf, documented, type Exchange, eventFaults, exchangeFaults } from './unipileDocument.ts';

type World = Awaited<ReturnType<typeof openSandbox>>;

let world: World;
let ours: Awaited<ReturnType<typeof openReceiver>>;
let exchanges: Exchange[];
let network: ReturnType<typeof createNetwork>;

/** The client over real HTTP; records every request and answer. */
function recorded(apiKey = 'sandbox') {
  return createNetwork({
    dsn: world.sandbox.url,
    apiKey,
    async fetch(request) {
      const contentType = request.headers.get('content-type');
      const copy = request.clone();
      const sent = contentType?.startsWith('multipart/')
        ? Object.fromEntries(await copy.formData())
        : await copy.text().then((text) => (text === '' ? undefined : JSON.parse(text)));
      const response = await fetch(request);
      const answered = await response.clone().json();
      const { method, url } = request;
      exchanges.push({ method, url, contentType, sent, status: response.status, answered });
      return response;
    },
  });
}

beforeAll(async () => {
  world = await openSandbox();
  ours = await openReceiver();
  exchanges = [];
  network = recorded();
});
afterAll(async () => {
  await ours[Symbol.asyncDispose]();
  await world[Symbol.asyncDispose]();
});

const faults = () => exchanges.flatMap(exchangeFaults);
const refusal = async (work: Promise<unknown>) => {
  const fault = await work.then(
    () => null,
    (error) => error,
  );
  if (!(fault instanceof ProviderFault)) throw new Error(`no refusal: ${fault}`);
  return `${fault.kind}: ${fault.detail}`;
};
const link = () => ({
  name: 'user-1',
  notifyUrl: `${ours.url}/notify`,
  successUrl: 'http://127.0.0.1:3000/success-new-account',
  failureUrl: 'http://127.0.0.1:3000/linkedin-accounts',
  expiresAt: world.clock.now() + 3_600_000,
});
const place = async (more: object = {}): Promise<string> =>
  (await world.post('/control/posts', { authorId: 'ada-okafor', text: 'A post', ...more })).body.postId;

test('our calls and the sandbox’s answers match the document', async () => {
  await network.ensureStatusWebhook(`${ours.url}/status`, 'secret');
  await network.ensureStatusWebhook(`${ours.url}/status`, 'another secret');
  const url = await network.createAuthLink(link());
  await world.form(new URL(url).pathname, { email: 'jane.doe@example.com', password: 'x' });
  const body = { email: 'max.muster@example.com', sources: ['recruiter', 'sales_navigator'] };
  const several = (await world.post('/control/accounts', body)).body.accountId;
  await network.readAccount(several);
  await network.probe();
  const { account_id: accountId } = JSON.parse(
    ours.received.find(({ path }) => path === '/notify')?.body ?? '',
  );
  await network.readAccount(accountId);
  const me = await network.readOwner(accountId);
  await world.post(`/control/accounts/${accountId}`, { status: 'ERROR' });
  await network.restartAccount(accountId);
  await world.post(`/control/accounts/${accountId}`, { status: 'STOPPED', stuck: true });
  await network.restartAccount(accountId);
  await world.post(`/control/accounts/${accountId}`, { status: 'OK' });
  await network.createAuthLink({ ...link(), accountId });

  const person = await network.readProfile(accountId, { kind: 'person', identifier: 'ada-okafor' });
  const company = await network.readProfile(accountId, { kind: 'company', identifier: 'northwind' });
  const reposted = await place({ authorId: 'hannah-novak' });
  await place({ repostOf: reposted });
  await place({ groupName: 'Operators' });
  for (const who of [person, company]) {
    const first = await network.profilePosts(accountId, who);
    await network.profilePosts(accountId, who, { cursor: first.cursor });
  }
  const found = await network.searchPosts(accountId, world.contentUrl('design'));
  expect(found.cursor).toBeDefined();
  await network.searchPosts(accountId, world.contentUrl('design'), { cursor: found.cursor });
  const postId = await place();
  await network.readPost(accountId, postId);
  await network.comment(accountId, postId, 'Hello');
  await network.ownComments(accountId, postId, me.providerId);
  await network.mayHaveCommented(accountId, postId, new Set(), 0);
  await network.hasStatusWebhook(`${ours.url}/status`, 'another secret');
  await network.deleteAccount(several);

  expect(faults()).toEqual([]);
  expect(new Set(exchanges.map(callOf))).toEqual(new Set(documented));
});

test('errors have a documented type for their status', async () => {
  const accountId = await world.connect('jane.doe@example.com');
  const broken = await world.connect('broken@example.com');
  await world.post(`/control/accounts/${broken}`, { status: 'CREDENTIALS' });
  const waiting = await world.connect('waiting@example.com');
  await world.post(`/control/accounts/${waiting}`, { status: 'CONNECTING' });
  const postId = await place();
  const { comment, readPost, readProfile, searchPosts } = network;
  const seen = [
    await refusal(recorded('wrong').probe()),
    await refusal(network.readOwner(broken)),
    await refusal(network.readOwner(waiting)),
    await refusal(network.readAccount('none')),
    await refusal(network.createAuthLink({ ...link(), accountId: 'none' })),
    await refusal(network.createAuthLink({ ...link(), expiresAt: 0 })),
    await refusal(readProfile(accountId, { kind: 'person', identifier: 'nobody-1' })),
    await refusal(readProfile(accountId, { kind: 'company', identifier: 'nobody-1' })),
    await refusal(network.profilePosts(accountId, { providerId: 'ada-okafor', isCompany: false })),
    await refusal(searchPosts(accountId, 'https://www.linkedin.com/feed/')),
    await refusal(searchPosts(accountId, world.contentUrl('x'), { cursor: 'no cursor' })),
    await refusal(readPost(accountId, 'urn:li:activity:1')),
    await refusal(comment(accountId, '1', 'Hi')),
    await refusal(comment(accountId, 'urn:li:activity:1', 'Hi')),
    await refusal(comment(accountId, await place({ canPostComments: false }), 'Hi')),
    await refusal(comment(accountId, await place({ privateGroup: true }), 'Hi')),
    await refusal(comment(accountId, postId, '{{0}}'.replace('{{0}}', '   '))),
  ];
  for (const status of [400, 401, 403, 404, 422, 429, 500, 501, 503, 504]) {
    await world.post('/control/faults', { provider: 'network', status });
    seen.push(await refusal(network.readOwner(accountId)));
  }
  expect(seen.filter((name) => name.startsWith('key'))).toHaveLength(1);
  expect(faults()).toEqual([]);
});

test('the sandbox’s events match the guides', async () => {
  const status = ours.received.filter(({ path }) => path === '/status').map(({ body }) => JSON.parse(body));
  const signIn = ours.received.filter(({ path }) => path === '/notify').map(({ body }) => JSON.parse(body));
  expect(new Set(status.map(({ AccountStatus }) => AccountStatus.message)).size).toBeGreaterThan(4);
  expect(signIn.length).toBeGreaterThan(0);
  expect(status.flatMap((event) => eventFaults('account status', event))).toEqual([]);
  expect(signIn.flatMap((event) => eventFaults('hosted sign-in', event))).toEqual([]);
});

test('detects unknown parameters and fields, wrong types, and JSON instead of a form', () => {
  const common = { method: 'POST', contentType: 'application/json', status: 200, answered: {} };
  const exchange = (exchange: Partial<Exchange> & { url: string }) =>
    exchangeFaults({ ...common, sent: undefined, ...exchange }).filter((fault) => !fault.includes(' answer'));
  const base = 'http://x/api/v1';
  expect(exchange({ url: `${base}/linkedin/search?account_id=a&colour=blue`, sent: { url: 'u' } })).toEqual([
    'POST /api/v1/linkedin/search has the unknown parameter colour',
  ]);
  expect(exchange({ url: `${base}/linkedin/search`, sent: { url: 'u', colour: 1 } })).toEqual([
    'POST /api/v1/linkedin/search lacks the parameter account_id',
    expect.stringContaining('additional properties {"additionalProperty":"colour"}'),
  ]);
  expect(exchange({ url: `${base}/linkedin/search?account_id=a&limit=101`, sent: { url: 'u' } })).toEqual([
    expect.stringContaining('?limit must be <= 100'),
  ]);
  expect(exchange({ url: `${base}/posts/1/comments`, sent: { account_id: 'a', text: 't' } })).toEqual([
    'POST /api/v1/posts/{post_id}/comments wants multipart/form-data, not application/json',
  ]);
  expect(exchange({ url: `${base}/nothing`, sent: {} })).toEqual([
    'POST /api/v1/nothing is not in the document',
  ]);
});
