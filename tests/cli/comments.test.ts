import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Comment } from '../../server/history/comments/schemas.ts';
import { startFixture } from './fixture.ts';

const comment = (index: number): Comment => ({
  _id: `c${index}`,
  id: `c${index}`,
  accountId: 'one',
  postUrl: `http://network.example/post/${index}`,
  posterName: 'Sam Lee',
  posterImageUrl: '',
  postExcerpt: 'Onboarding in three steps.',
  comment: `Comment ${index}`,
  category: 'Monitor',
  createdAt: '2026-11-03T09:00:00.000Z',
  reactions: null,
  replies: null,
  resultsReadAt: null,
  autonomous: false,
});

/** `total` comments; `arriving` more are written after the first page was read. */
function history(total: number, arriving = 0) {
  const queries: Record<string, string>[] = [];
  let all = Array.from({ length: total }, (_, index) => comment(index));
  const app = new Hono().get('/api/comment', (c) => {
    const query = c.req.query();
    queries.push(query);
    const [first, last] = JSON.parse(query.range ?? '[0,999]');
    const page = all.slice(first, last + 1);
    c.header('Content-Range', `comments ${first}-${last}/${all.length}`);
    if (queries.length === 1)
      all = [...Array.from({ length: arriving }, (_, index) => comment(-1 - index)), ...all];
    return c.json(page);
  });
  return { app, queries };
}

test('turns options into the filter of the call', async () => {
  const { app, queries } = history(3);
  await using cli = await startFixture(app);
  const args = [
    '--since',
    '2026-11-01T00:00Z',
    '--until',
    '2026-11-03T10:00Z',
    '--mode',
    'monitors',
    '--account',
    'one@example.com',
  ];
  const { stdout } = await cli.run(['comments', 'list', ...args, '--limit', '2', '--json', '_id']);
  expect(JSON.parse(stdout)).toEqual([{ _id: 'c0' }, { _id: 'c1' }]);
  expect(
    queries.map(({ range, sort, filter }) => ({ range, sort, filter: JSON.parse(filter ?? '') })),
  ).toEqual([
    {
      range: '[0,1]',
      sort: '["createdAt","DESC"]',
      filter: {
        accountId: 'one',
        category: 'Monitor',
        createdAt_gte: '2026-11-01T00:00:00.000Z',
        createdAt_lte: '2026-11-03T10:00:00.000Z',
      },
    },
  ]);
});

test('includes the whole local day of --until', async () => {
  const { app, queries } = history(0);
  await using cli = await startFixture(app);
  const args = ['comments', 'list', '--since', '2026-11-03', '--until', '2026-11-03', '--json'];
  expect((await cli.start(args, { env: { TZ: 'America/New_York' } })).stdout).toBe('[]\n');
  expect(JSON.parse(queries[0]?.filter ?? '')).toEqual({
    createdAt_gte: '2026-11-03T05:00:00.000Z',
    createdAt_lte: '2026-11-04T04:59:59.999Z',
  });
});

test('reads every page with --limit 0, without duplicates of comments that shift', async () => {
  const { app, queries } = history(1200, 3);
  await using cli = await startFixture(app);
  const { stdout } = await cli.run(['comments', 'list', '--limit', '0', '--json', '_id']);
  const ids = JSON.parse(stdout).map((row: Comment) => row._id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(Array.from({ length: 1200 }, (_, index) => `c${index}`));
  expect(queries).toHaveLength(3);
});

test('says when there are more than shown', async () => {
  await using cli = await startFixture(history(40).app);
  const { stdout, stderr } = await cli.run(['comments', 'list']);
  expect(stdout.trimEnd().split('\n')).toHaveLength(31);
  expect(stderr).toBe('30 of 40 comments. --limit 0 shows all.\n');
});

test.each([
  [['--since', '2026-02-30'], '--since'],
  [['--until', 'yesterday'], '--until'],
  [['--limit', '-1'], '--limit'],
  [['--since', '1d', '--until', '2d'], 'later'],
])('rejects %j as a usage error, and calls nothing', async (args, part) => {
  await using cli = await startFixture();
  expect(await cli.run(['comments', 'list', ...args])).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining(part),
  });
  expect(cli.log).toEqual([]);
});
