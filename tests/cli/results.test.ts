import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ResultRow } from '../../server/history/results/schemas.ts';
import { startFixture } from './fixture.ts';

const row = (by: ResultRow['by'], value: string, more: object = {}) => ({
  ...{ by, value, name: '', comments: 24, read: 24, answered: 6, share: 0.25, reactions: 7, replies: 2 },
  ...more,
});

test('prints shares by source, no share of too few comments, and sources to retire', async () => {
  const queries: Record<string, string>[] = [];
  const app = new Hono().get('/api/results', (c) => {
    queries.push(c.req.query());
    const { by: _by, value: _value, name: _name, ...totals } = row('hour', '9');
    return c.json({
      since: '2026-11-01',
      until: '2026-11-30',
      totals: { ...totals, comments: 26 },
      best: [],
      breakdowns: [
        row('search', 'https://www.linkedin.com/search/results/content/?keywords=design'),
        row('profile', 'https://www.linkedin.com/in/ada', { name: 'Ada Okafor', read: 3, share: null }),
        row('hour', '9'),
      ],
      retirable: [{ accountId: 'one', kind: 'search', source: 'https://example.com/s', comments: 31 }],
    });
  });
  await using cli = await startFixture(app);
  const shown = await cli.run(['results', '--since', '2026-11-01', '--until', '2026-11-30']);
  expect(queries).toEqual([{ since: '2026-11-01', until: '2026-11-30' }]);
  expect(shown.stdout.split('\n').map((line) => line.replace(/ {2,}/g, '|'))).toEqual([
    'VALUE|COMMENTS|ANSWERED|REPLIES|REACTIONS',
    'https://www.linkedin.com/search/results/content/?keywords=design|24|25 %|2|7',
    'Ada Okafor|24|too few|2|7',
    '',
  ]);
  expect(shown.stderr).toContain('6 of 24 read comments got a reaction or a reply; 2 not read yet.');
  expect(shown.stderr).toContain('https://example.com/s brought nothing in 31 comments');
  const csv = await cli.run(['results', '--by', 'hour', '--format', 'csv', '--json', 'value,share']);
  expect(csv.stdout).toBe('value,share\r\n9,0.25\r\n');
});
