import { afterAll, beforeAll, expect, test } from 'vitest';
import { addHistory } from '../../../db/automation/commentOutcomes.ts';
import { newId } from '../../../db/id.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let token: string;
let accountId: string;
const noon = Date.parse('2026-02-01T12:00:00Z');
const day = 86_400_000;

beforeAll(async () => {
  server = await startTestServer();
  const person = await server.signUp();
  token = person.token;
  accountId = await server.connect(token);
  const row = (n: number) => ({
    id: newId(noon + n * day),
    accountId,
    userId: person.userId,
    state: 'confirmed' as const,
    postId: `urn:li:activity:${n}`,
    postUrl: `https://network.example/${n}`,
    posterId: `ACo${n}`,
    posterName: n % 2 ? 'Ada Okafor' : 'Ben Ito',
    posterImageUrl: '',
    category: n % 3 ? ('Search' as const) : ('Monitor' as const),
    source: 'x',
    comment: `Comment number ${n}`,
    windowDay: '2026-02-01',
    createdAt: noon + n * day,
  });
  await addHistory(server.deps.db, [
    ...Array.from({ length: 12 }, (_, n) => row(n)),
    // A comment that may not be on the network is not in the history.
    { ...row(50), state: 'sent' },
    { ...row(51), state: 'failed' },
  ]);
});
afterAll(() => server.stop());

const list = (query: Record<string, unknown> = {}, as = token) =>
  server.call(
    'GET',
    `/api/comment?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, JSON.stringify(v)]))}`,
    {
      token: as,
    },
  );
const texts = (answer: { body: { comment: string }[] }) =>
  answer.body.map(({ comment }) => Number(comment.split(' ').at(-1)));

test('returns the newest first, in the spec’s format', async () => {
  const answer = await list();
  expect(texts(answer)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  expect(answer.headers.get('content-range')).toBe('comments 0-11/12');
  expect(Object.keys(answer.body[0]).sort()).toEqual(
    [
      '_id',
      'id',
      'accountId',
      'autonomous',
      'category',
      'comment',
      'createdAt',
      'postExcerpt',
      'postUrl',
      'posterImageUrl',
      'posterName',
      'reactions',
      'replies',
      'resultsReadAt',
    ].sort(),
  );
  expect(answer.body[11].createdAt).toBe('2026-02-01T12:00:00.000Z');
});

test('returns a page for a range', async () => {
  const answer = await list({ range: [5, 9], sort: ['createdAt', 'ASC'] });
  expect(texts(answer)).toEqual([5, 6, 7, 8, 9]);
  expect(answer.headers.get('content-range')).toBe('comments 5-9/12');
});

test('filters by category, sender, words and time', async () => {
  expect(texts(await list({ filter: { category: 'Monitor' } }))).toEqual([9, 6, 3, 0]);
  expect(texts(await list({ filter: { q: 'ito' }, range: [0, 1] }))).toEqual([10, 8]);
  expect(texts(await list({ filter: { accountId: 'another' } }))).toEqual([]);
  const filter = { createdAt_gte: '2026-02-03T12:00:00.000Z', createdAt_lte: '2026-02-05T12:00:00.000Z' };
  expect(texts(await list({ filter }))).toEqual([4, 3, 2]);
});

test.each([
  ['a field that can’t be sorted by', { sort: ['comment', 'ASC'] }],
  ['an unknown filter', { filter: { colour: 'red' } }],
  ['a backward range', { range: [9, 3] }],
  ['a date that is none', { filter: { createdAt_gte: 'yesterday' } }],
])('answers 422 to %s', async (_what, query) => {
  expect((await list(query)).status).toBe(422);
});

test('answers 422 to text that is not JSON', async () => {
  expect(await server.call('GET', '/api/comment?filter={oops', { token })).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'filter', message: 'Invalid JSON' }] },
  });
});

test('shows no other user’s history', async () => {
  const other = await server.signUp();
  expect((await list({}, other.token)).body).toEqual([]);
  expect((await list({ filter: { accountId } }, other.token)).body).toEqual([]);
});
