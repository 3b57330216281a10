import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type NewPostDecision, recordPostDecisions } from '../../../db/automation/postDecisions.ts';
import { direct } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let token: string;
let accountId: string;
let sister: string;
const number = '7300000000000000001';
const at = Date.parse('2026-03-01T12:00:00Z');

const seen = (n: number, change: Partial<NewPostDecision> = {}): NewPostDecision => ({
  postId: `urn:li:activity:${7_400_000_000_000_000_000n + BigInt(n)}`,
  postUrl: `https://www.linkedin.com/posts/somebody_words-share-${7_500_000_000_000_000_000n + BigInt(n)}-aB_c`,
  posterName: 'Ada Okafor',
  excerpt: `Words number ${n}`,
  postedAt: at - 3_600_000,
  category: 'Search',
  source: 'https://www.linkedin.com/search/results/content/?keywords=x',
  verdict: 'open',
  reason: 'newer_first',
  detail: '',
  at: at + n * 1000,
  ...change,
});

beforeAll(async () => {
  server = await startTestServer();
  ({ token } = await server.signUp({ seats: 2 }));
  accountId = await server.connect(token);
  sister = await server.connect(token);
  const { db } = server.deps;
  await recordPostDecisions(direct(db), accountId, [
    seen(1, {
      postId: `urn:li:activity:${number}`,
      verdict: 'skipped',
      reason: 'avoided_word',
      detail: 'layoffs',
      posterName: 'Zoë 100%',
    }),
    seen(2, {
      category: 'Monitor',
      postedAt: 0,
      verdict: 'open',
      reason: 'author_recently',
      detail: '2026-03-01 3',
    }),
    seen(3, { verdict: 'chosen', reason: 'posted' }),
    seen(5),
  ]);
  await recordPostDecisions(direct(db), sister, [
    seen(4, {
      verdict: 'skipped',
      reason: 'too_old',
      detail: 'on 12 February 2026; posts can be up to 7 days old',
    }),
  ]);
  const stranger = await server.signUp();
  await recordPostDecisions(direct(db), await server.connect(stranger.token), [
    seen(6),
    seen(1, { postId: `urn:li:activity:${number}` }),
  ]);
});
afterAll(() => server.stop());

type Query = { filter?: object; sort?: [string, string]; range?: [number, number] };
async function list(query: Query = {}) {
  const text = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  const answer = await server.call('GET', `/api/automation/posts?${text}`, { token });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  const numbers: number[] = answer.body.map((post: { at: string }) => (Date.parse(post.at) - at) / 1000);
  return { numbers, body: answer.body, range: answer.headers.get('content-range') };
}
const found = async (filter: object) => (await list({ filter })).numbers;

test('names the source whose sighting decided about a post', async () => {
  const owner = await server.signUp();
  const other = await server.connect(owner.token);
  const second = 'https://www.linkedin.com/in/ada-okafor';
  await recordPostDecisions(direct(server.deps.db), other, [seen(9)]);
  const chosen = { verdict: 'chosen', reason: 'posted', category: 'Monitor', source: second } as const;
  await recordPostDecisions(direct(server.deps.db), other, [seen(9, chosen)]);
  const filter = encodeURIComponent(JSON.stringify({ accountId: other }));
  const { body } = await server.call('GET', `/api/automation/posts?filter=${filter}`, {
    token: owner.token,
  });
  expect(body).toMatchObject([{ verdict: 'chosen', category: 'Monitor', source: second }]);
});

test('lists every post that the user’s accounts saw, newest first, with the reason', async () => {
  const { body, numbers, range } = await list();
  expect(numbers).toEqual([5, 4, 3, 2, 1]);
  expect(range).toBe('posts 0-4/5');
  expect(body[4]).toMatchObject({
    accountId,
    postId: `urn:li:activity:${number}`,
    postUrl: seen(1).postUrl,
    posterName: 'Zoë 100%',
    excerpt: 'Words number 1',
    postedAt: '2026-03-01T11:00:00.000Z',
    category: 'Search',
    source: 'https://www.linkedin.com/search/results/content/?keywords=x',
    verdict: 'skipped',
    reason: 'avoided_word',
    message: "Skipped: the post contains 'layoffs', which is on your skip list",
    detail: 'layoffs',
    at: '2026-03-01T12:00:01.000Z',
  });
  expect(body[3]).toMatchObject({
    postedAt: null,
    message: 'Not yet: you commented on the author on 1 March 2026; at most one comment per author in 3 days',
  });
});

test.each<[object, number[]]>([
  [{ verdict: 'skipped' }, [4, 1]],
  [{ verdict: 'open', category: 'Search' }, [5]],
  [{ reason: 'too_old' }, [4]],
  [{ category: 'Monitor' }, [2]],
  [{ q: 'ADA okafor' }, [5, 4, 3, 2]],
  [{ q: 'number 3' }, [3]],
  [{ q: '100%' }, [1]],
  [{ q: '%' }, [1]],
  [{ q: '' }, [5, 4, 3, 2, 1]],
  [{ at_gte: '2026-03-01T12:00:03Z', at_lte: '2026-03-01T13:00:04+01:00' }, [4, 3]],
  [{ accountId: 'somebody-elses' }, []],
])('%j leaves %j', async (filter, numbers) => expect(await found(filter)).toEqual(numbers));

test('filters by account', async () => {
  expect(await found({ accountId })).toEqual([5, 3, 2, 1]);
  expect(await found({ accountId: sister })).toEqual([4]);
});

describe('finds a post by any form of its address', () => {
  test.each([
    `urn:li:activity:${number}`,
    number,
    `https://www.linkedin.com/feed/update/urn:li:activity:${number}/`,
    `https://www.linkedin.com/feed/update/urn%3Ali%3Aactivity%3A${number}?utm_source=share`,
    `https://www.linkedin.com/posts/zoe_three-words-activity-${number}-x1Yz?rcm=abc`,
    // The address that the network gave goes by another number than the id.
    'https://www.linkedin.com/posts/somebody_words-share-7500000000000000001-aB_c',
    'https://www.linkedin.com/posts/another-slug-share-7500000000000000001-Zz',
    'urn:li:share:7500000000000000001',
    ' 7500000000000000001 ',
  ])('%s', async (postUrl) => expect(await found({ postUrl })).toEqual([1]));

  test.each([
    '730000000000000000',
    '00000000000000001',
    'urn:li:activity:7300000000000000002',
    'https://www.linkedin.com/',
    '*',
    '%',
  ])('but not by %s', async (postUrl) => expect(await found({ postUrl })).toEqual([]));
});

test('a number in the host of an address is no post', async () => {
  const person = await server.signUp();
  const id = await server.connect(person.token);
  const here = seen(1, {
    postId: 'urn:li:activity:205',
    postUrl: 'http://127.0.0.1:3001/feed/update/urn:li:activity:205/',
  });
  await recordPostDecisions(direct(server.deps.db), id, [here]);
  const ask = async (number: number) => {
    const filter = JSON.stringify({
      postUrl: `https://www.linkedin.com/feed/update/urn:li:activity:${number}`,
    });
    const path = `/api/automation/posts?filter=${encodeURIComponent(filter)}`;
    return (await server.call('GET', path, { token: person.token })).body.length;
  };
  expect([await ask(1), await ask(3001), await ask(205)]).toEqual([0, 0, 1]);
});

test('pages contain each post once in both directions', async () => {
  const pages = [0, 2, 4, 6].map((from) => list({ sort: ['at', 'ASC'], range: [from, from + 1] }));
  const all = await Promise.all(pages);
  expect(all.map(({ numbers }) => numbers)).toEqual([[1, 2], [3, 4], [5], []]);
  expect(all.map(({ range }) => range)).toEqual(['posts 0-1/5', 'posts 2-3/5', 'posts 4-4/5', 'posts */5']);
  expect((await list({ filter: { verdict: 'open' }, range: [1, 1] })).range).toBe('posts 1-1/2');
});

test('orders posts of one moment stably across pages', async () => {
  const person = await server.signUp();
  const id = await server.connect(person.token);
  await recordPostDecisions(
    direct(server.deps.db),
    id,
    Array.from({ length: 60 }, (_, n) => seen(n, { at })),
  );
  const ids: string[] = [];
  for (const from of [0, 20, 40]) {
    const { body } = await server.call('GET', `/api/automation/posts?range=[${from},${from + 19}]`, {
      token: person.token,
    });
    ids.push(...body.map((post: { postId: string }) => post.postId));
  }
  expect(new Set(ids).size).toBe(60);
});

test('reports the outcome of a post as soon as it is known', async () => {
  const person = await server.signUp();
  const id = await server.connect(person.token);
  await server.saveSettings(person.token, id, {
    searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=design'],
    dailySearchComments: 5,
  });
  await server.call('POST', '/api/automation/start', { token: person.token, json: { accountId: id } });
  await server.engine.runDue();
  const [comment] = (await server.call('GET', '/api/comment', { token: person.token })).body;
  const ask = (filter: object) =>
    server.call('GET', `/api/automation/posts?filter=${encodeURIComponent(JSON.stringify(filter))}`, {
      token: person.token,
    });
  expect((await ask({ postUrl: comment.postUrl })).body).toMatchObject([
    { verdict: 'chosen', reason: 'posted', message: 'Commented' },
  ]);
  const others = (await ask({ verdict: 'open' })).body;
  expect(others.length).toBeGreaterThan(3);
  expect(new Set(others.map((post: { message: string }) => post.message))).toEqual(
    new Set(['Not yet: another post came first. This one can still be chosen']),
  );
});

test('keeps the posts of a disconnected account', async () => {
  const person = await server.signUp();
  const id = await server.connect(person.token);
  await recordPostDecisions(direct(server.deps.db), id, [seen(1)]);
  await server.call('DELETE', `/api/linkedinaccount/${id}`, { token: person.token });
  expect((await server.call('GET', '/api/automation/posts', { token: person.token })).body).toHaveLength(1);
});

test.each([
  ['declined', '', 'Skipped: the AI had nothing to add to the post'],
  ['declined', 'a list of links', 'Skipped: the AI had nothing to add to the post (“a list of links”)'],
  ['judged', '', 'Skipped: the comment failed the second check by the AI'],
  ['judged', 'It sells.', 'Skipped: the comment failed the second check by the AI (“It sells.”)'],
  ['delicate', '', 'Skipped: the post is about a delicate topic'],
  ['delicate', 'cancer', 'Skipped: the post is about a delicate topic. It mentions “cancer”'],
  [
    'delicate_full',
    '',
    'Skipped: the post is about a delicate topic, and too many comments on such posts wait for your review',
  ],
] as const)(
  'explains a post that was skipped as %s (%s), and finds it by the reason',
  async (reason, detail, message) => {
    const person = await server.signUp();
    const owned = await server.connect(person.token);
    const skipped = seen(7, { verdict: 'skipped', reason, detail });
    await recordPostDecisions(direct(server.deps.db), owned, [seen(5), skipped]);
    const filter = encodeURIComponent(JSON.stringify({ reason }));
    const found = await server.call('GET', `/api/automation/posts?filter=${filter}`, { token: person.token });
    expect(found.body).toMatchObject([{ postId: skipped.postId, reason, detail, message }]);
  },
);
