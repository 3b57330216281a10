import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addHistory } from '../../../db/automation/commentOutcomes.ts';
import { recordPostDecisions } from '../../../db/automation/postDecisions.ts';
import { newId } from '../../../db/id.ts';
import { insertUser } from '../../../db/identity/users.ts';
import { direct } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let customer: string;
let admin: string;
const most = 1000;

beforeAll(async () => {
  server = await startTestServer();
  const person = await server.signUp();
  customer = person.token;
  admin = (await server.signUp({ role: 'admin' })).token;
  const accountId = await server.connect(customer);
  const now = server.deps.clock.now();
  const comment = (n: number) => ({
    id: newId(now - n),
    accountId,
    userId: person.userId,
    state: 'confirmed' as const,
    postId: `post${n}`,
    postUrl: `https://network.example/${n}`,
    posterId: 'p',
    posterName: 'Ada Okafor',
    posterImageUrl: '',
    category: 'Search' as const,
    source: 'x',
    comment: `${n}`,
    windowDay: '2026-03-02',
    createdAt: now - n,
  });
  await addHistory(
    server.deps.db,
    Array.from({ length: most + 1 }, (_, n) => comment(n)),
  );
  await recordPostDecisions(
    direct(server.deps.db),
    accountId,
    Array.from({ length: most + 1 }, (_, n) => ({
      postId: `post${n}`,
      postUrl: `https://network.example/${n}`,
      posterName: 'Ada Okafor',
      excerpt: `${n}`,
      postedAt: now,
      category: 'Search' as const,
      source: 'x',
      verdict: 'open' as const,
      reason: 'newer_first',
      detail: '',
      at: now - n,
    })),
  );
  // With the customer and the admin they are one more than a list holds.
  for (let n = 0; n < most - 1; n++) {
    await insertUser(direct(server.deps.db), {
      id: newId(now - n),
      firstName: 'U',
      lastName: `${n}`,
      email: `u${n}@example.com`,
      passwordHash: 'none',
      role: 'user',
      status: 'None',
      createdAt: now - n - 1,
    });
  }
});
afterAll(() => server.stop());

const lists = {
  users: {
    path: '/api/admin/users',
    token: () => admin,
    sorts: ['createdAt', 'email', 'firstName', 'lastName', 'status', 'seats', 'subscriptionEndsAt'],
    filters: [{ status: 'None' }, { role: 'user' }, { q: 'a' }],
  },
  accounts: {
    path: '/api/linkedinaccount',
    token: () => customer,
    sorts: ['createdAt', 'name', 'status'],
    filters: [{ status: 'Connected' }, { running: false }, { q: 'a' }],
  },
  comments: {
    path: '/api/comment',
    token: () => customer,
    sorts: ['createdAt', 'posterName'],
    filters: [
      { accountId: 'x' },
      { category: 'Search' },
      { q: 'a' },
      { createdAt_gte: '2026-01-01T00:00:00Z' },
      { createdAt_lte: '2026-01-01T00:00:00Z' },
    ],
  },
  posts: {
    path: '/api/automation/posts',
    token: () => customer,
    sorts: ['at'],
    filters: [
      { accountId: 'x' },
      { verdict: 'open' },
      { reason: 'too_old' },
      { category: 'Search' },
      { postUrl: 'x'.repeat(2048) },
      { q: 'a' },
      { at_gte: '2026-01-01T00:00:00Z' },
      { at_lte: '2026-01-01T00:00:00Z' },
    ],
  },
  drafts: {
    path: '/api/drafts',
    token: () => customer,
    sorts: ['createdAt'],
    filters: [{ accountId: 'x' }, { state: 'waiting' }, { category: 'Search' }, { q: 'a' }],
  },
};
const fields = new Set(
  Object.values(lists).flatMap(({ sorts, filters }) => [...sorts, ...filters.flatMap(Object.keys)]),
);

async function ask(list: keyof typeof lists, query: Record<string, unknown>) {
  const { path, token } = lists[list];
  const text = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  const answer = await server.call('GET', `${path}?${text}`, { token: token() });
  return { ...answer, range: answer.headers.get('content-range') };
}

describe.each(Object.entries(lists))('the list of %s', (name, { sorts, filters }) => {
  const list = name as keyof typeof lists;

  test('sorts by the contract’s fields only', async () => {
    for (const field of fields) {
      for (const order of ['ASC', 'DESC']) {
        const answer = await ask(list, { sort: [field, order], range: [0, 0] });
        if (sorts.includes(field)) expect(answer.status, field).toBe(200);
        else
          expect(answer, field).toMatchObject({
            status: 422,
            body: { code: 'invalid_input', issues: [{ path: 'sort.0' }] },
          });
      }
    }
  });

  test('filters by the contract’s fields only', async () => {
    for (const filter of filters) expect((await ask(list, { filter, range: [0, 0] })).status).toBe(200);
    const known = filters.flatMap((filter) => Object.keys(filter));
    for (const field of [...fields].filter((field) => !known.includes(field)))
      expect(await ask(list, { filter: { [field]: 'x' } })).toMatchObject({
        status: 422,
        body: { issues: [{ path: `filter.${field}`, message: `Unknown field '${field}'` }] },
      });
  });

  test('searches for at most 200 characters', async () => {
    expect((await ask(list, { filter: { q: 'x'.repeat(200) } })).range).toBe(`${name} */0`);
    expect(await ask(list, { filter: { q: 'x'.repeat(201) } })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'filter.q' }] },
    });
  });

  test.each([
    [[0]],
    [[0, 1, 2]],
    [[-1, 0]],
    [[0, -1]],
    [[1, 0]],
    [[0.5, 1]],
    [[0, 2 ** 53]],
    [['0', '1']],
    [{ 0: 0, 1: 1 }],
    [null],
  ])('rejects the range %j', async (range) => {
    const answer = await ask(list, { range });
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    expect(answer.body.issues[0].path).toMatch(/^range/);
  });

  test('returns no rows for a range beyond its end', async () => {
    expect(await ask(list, { range: [5000, 2 ** 53 - 1] })).toMatchObject({ status: 200, body: [] });
  });
});

test.each([
  [{ sort: ['colour', 'ASC'] }, "'sort.0' must be one of createdAt, posterName, id"],
  [{ range: [0] }, "'range' must have at least 2 entries"],
  [{ range: [-1, 4] }, "'range.0' must be at least 0"],
  [{ filter: { accountId: 7 } }, "'filter.accountId' must be text"],
  [{ filter: { id: 'one' } }, "'filter.id' must be a list"],
  [{ filter: { q: 'x'.repeat(201) } }, "'filter.q' can have at most 200 characters"],
])('explains %j in words of its own', async (query, message) => {
  expect(await ask('comments', query)).toMatchObject({ status: 422, body: { issues: [{ message }] } });
});

test('names the next page in Link, with the filter, and none after the last', async () => {
  const link = async (range: [number, number]) =>
    (await ask('comments', { range, filter: { category: 'Search' } })).headers.get('link');
  const next = await link([0, 499]);
  const [, address = ''] = /^<(.+)>; rel="next"$/.exec(next ?? '') ?? [];
  const { body, headers } = await server.call('GET', address, { token: customer });
  expect(body).toHaveLength(500);
  expect(headers.get('content-range')).toBe('comments 500-999/1001');
  expect(headers.get('link')).toContain('range=%5B1000%2C1499%5D');
  expect(await link([1000, 1499])).toBeNull();
});

test('the list of posts accepts the contract’s filters only, and an address of 2,048 characters', async () => {
  for (const [field, value] of Object.entries({
    verdict: 'maybe',
    reason: 'why_not',
    category: 'Feed',
    postUrl: 'x'.repeat(2049),
    accountId: 'x'.repeat(101),
    at_gte: 'yesterday',
    at_lte: '2026-01-01',
  }))
    expect(await ask('posts', { filter: { [field]: value } }), field).toMatchObject({
      status: 422,
      body: { issues: [{ path: `filter.${field}` }] },
    });
  expect(await ask('posts', { filter: { postUrl: ' ' } })).toMatchObject({ status: 422 });
});

describe.each(['users', 'comments', 'posts'] as const)('a list of 1,001 %s', (list) => {
  const total = most + 1;

  test('returns the newest 1,000 without a range, and the total', async () => {
    const { body, range } = await ask(list, {});
    expect(body).toHaveLength(most);
    expect(range).toBe(`${list} 0-${most - 1}/${total}`);
    const times = body.map((row: { createdAt?: string; at?: string }) => row.createdAt ?? row.at);
    expect(times).toEqual([...times].sort().reverse());
  });

  test.each([
    [[0, 998], 999, '0-998'],
    [[0, 999], 1000, '0-999'],
    [[0, 1000], 1000, '0-999'],
    [[1, 1000], 1000, '1-1000'],
    [[1000, 1000], 1, '1000-1000'],
    [[1000, 1001], 1, '1000-1000'],
    [[1001, 1001], 0, '*'],
    [[7, 7], 1, '7-7'],
  ])('returns for the range %j %i rows', async (range, rows, said) => {
    const answer = await ask(list, { range });
    expect(answer.body).toHaveLength(rows);
    expect(answer.range).toBe(`${list} ${said}/${total}`);
  });
});
