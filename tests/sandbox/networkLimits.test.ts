import { expect, test } from 'vitest';
import { type Answer, hour, type Json, openSandbox } from './support.ts';

const kindOf = (answer: { status: number; body: Json }) => `${answer.status} ${answer.body.type}`;

test('answers 429 after the daily guidance: 1,000 search rows, 100 profiles, 100 of each other read, 150 comments', async () => {
  await using world = await openSandbox();
  const accountId = await world.connect('jane.doe@example.com');
  const query = `account_id=${accountId}`;
  const { provider_id: ada } = (await world.get(`/api/v1/users/ada-okafor?${query}`)).body;
  const { postId } = (await world.post('/control/posts', { authorId: 'ada-okafor', text: 'A post' })).body;
  await world.post('/control/limits', {});
  const routes: Record<string, [number, () => Promise<Answer>]> = {
    searchRows: [10, () => world.search(accountId, world.contentUrl('design'), '&limit=100')],
    profiles: [100, () => world.get(`/api/v1/users/ada-okafor?${query}`)],
    companies: [100, () => world.get(`/api/v1/linkedin/company/northwind?${query}`)],
    ownProfile: [100, () => world.get(`/api/v1/users/me?${query}`)],
    memberPosts: [100, () => world.get(`/api/v1/users/${ada}/posts?limit=1&${query}`)],
    memberComments: [100, () => world.get(`/api/v1/users/${ada}/comments?limit=1&${query}`)],
    posts: [100, () => world.get(`/api/v1/posts/${postId}?${query}`)],
    postComments: [100, () => world.get(`/api/v1/posts/${postId}/comments?limit=1&${query}`)],
    comments: [150, () => world.comment(postId, { account_id: accountId, text: 'Hello' })],
  };
  const seen: Record<string, number> = {};
  for (const [kind, [, call]] of Object.entries(routes)) {
    let answers = 0;
    let answer = await call();
    for (; answer.status < 400; answer = await call()) answers += 1;
    expect(kindOf(answer), kind).toBe('429 errors/too_many_requests');
    expect(answer.headers.get('retry-after'), kind).toBeNull();
    const { used } = (await world.get('/control/limits')).body[0];
    seen[kind] = used[kind];
    expect(answers, kind).toBeGreaterThan(0);
  }
  expect(seen.searchRows).toBeGreaterThanOrEqual(1000);
  expect(seen.searchRows).toBeLessThan(1100);
  for (const [kind, [most]] of Object.entries(routes))
    if (kind !== 'searchRows') expect(seen[kind], kind).toBe(most);

  const profile = async () => (await routes.profiles?.[1]())?.status;
  const other = await world.connect('somebody.else@example.com');
  expect((await world.get(`/api/v1/users/ada-okafor?account_id=${other}`)).status).toBe(200);
  const again = await world.connect('jane.doe@example.com');
  expect((await world.get(`/api/v1/users/ada-okafor?account_id=${again}`)).status).toBe(429);
  expect(await profile()).toBe(429);
  world.clock.advance(14 * hour);
  expect(await profile()).toBe(200);
});

test('clears an account’s counts or raises the guidance on request', async () => {
  await using world = await openSandbox();
  const accountId = await world.connect('jane.doe@example.com');
  const me = async () => (await world.get(`/api/v1/users/me?account_id=${accountId}`)).status;
  const last = async (calls: number) => {
    let status = 0;
    for (let call = 0; call < calls; call += 1) status = await me();
    return status;
  };
  expect(await last(101)).toBe(429);
  expect((await world.post('/control/limits', { accountId })).status).toBe(200);
  expect(await last(100)).toBe(200);
  expect(await last(1)).toBe(429);
  await world.post('/control/limits', { times: 3 });
  expect(await last(300)).toBe(200);
  expect(await last(1)).toBe(429);
  expect((await world.post('/control/limits', { accountId: 'none' })).status).toBe(404);
});
