import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ResultRow } from '../../server/history/results/schemas.ts';
import { startFixture } from './fixture.ts';

const row = (by: ResultRow['by'], value: string, more: object = {}) => ({
  ...{ by, value, name: '', comments: 24, read: 24, measured: 24, tooNew: 0, notMeasured: 0, answered: 6 },
  ...{ share: 0.25, interval: { least: 0.1, most: 0.5 }, reactions: 7, replies: 2 },
  ...more,
});

test('prints shares by source, no share of too few comments, and sources to retire', async () => {
  const search = { accountId: 'one', kind: 'search' };
  const queries: Record<string, string>[] = [];
  const app = new Hono().get('/api/results', (c) => {
    queries.push(c.req.query());
    const { by: _by, value: _value, name: _name, ...totals } = row('hour', '9');
    return c.json({
      since: '2026-11-01',
      until: '2026-11-30',
      totals: { ...totals, comments: 27, tooNew: 2, notMeasured: 1 },
      best: [],
      effort: { discarded: 2, perAnswer: { comments: 4, edits: 0.5, decisions: 1.2 } },
      breakdowns: [
        row('search', 'https://www.linkedin.com/search/results/content/?keywords=design'),
        row('profile', 'https://www.linkedin.com/in/ada', {
          name: 'Ada Okafor',
          measured: 3,
          share: null,
          interval: null,
        }),
        row('hour', '9'),
      ],
      comparisons: [
        { by: 'profile', compared: 2, better: 'https://www.linkedin.com/in/ada', worse: ['x', 'y'] },
        { by: 'search', compared: 2, better: null, worse: [] },
        { by: 'hour', compared: 1, better: null, worse: [] },
      ],
      retirable: [
        { ...search, source: 'https://example.com/s', comments: 31, answered: 1, sureness: 0.97, missing: 0 },
      ],
      suspects: [
        { ...search, source: 'https://example.com/t', comments: 15, answered: 0, sureness: 0.8, missing: 9 },
      ],
    });
  });
  await using cli = await startFixture(app);
  const shown = await cli.run(['results', '--since', '2026-11-01', '--until', '2026-11-30']);
  expect(queries).toEqual([{ since: '2026-11-01', until: '2026-11-30' }]);
  expect(shown.stdout.split('\n').map((line) => line.replace(/ {2,}/g, '|'))).toEqual([
    'VALUE|COMMENTS|MEASURED|ANSWERED|RANGE|REPLIES|REACTIONS',
    'https://www.linkedin.com/search/results/content/?keywords=design|24|24|25 %|10 % to 50 %|2|7',
    'Ada Okafor|24|3|too few|2|7',
    '',
  ]);
  expect(shown.stderr).toContain(
    '6 of 24 measured comments got a reaction or a reply within 3 days; 2 too new, 1 not measured.',
  );
  expect(shown.stderr).toContain('profile: Ada Okafor gets answers more often than x, y.');
  expect(shown.stderr).toContain('Per answered comment: 4 comments, 0.5 edits, 1.2 decisions.');
  expect(shown.stderr).toContain('search: no clear difference.');
  expect(shown.stderr).not.toContain('hour:');
  expect(shown.stderr).toContain(
    'https://example.com/s gets answers less often than the account usually does: 1 of 31 comments in 90 days (97 % sure).',
  );
  expect(shown.stderr).toContain('9 more without an answer');
  const csv = await cli.run([
    'results',
    '--by',
    'hour',
    '--format',
    'csv',
    '--json',
    'value,share,interval',
    '--within',
    'prompt=213c22ed',
  ]);
  expect(csv.stdout).toBe('value,share,interval\r\n9,0.25,0.1-0.5\r\n');
});

test('prints the weeks beside those of the period before, for each account on request', async () => {
  const { by: _by, value: _value, name: _name, ...figures } = row('hour', '9');
  const now = { ...figures, decided: 22, unchanged: 11, unchangedShare: 0.5, wordsChanged: 0.12 };
  const before = {
    ...now,
    comments: 9,
    share: null,
    interval: null,
    unchangedShare: null,
    wordsChanged: 0.3,
  };
  const week = { since: '2026-11-24', until: '2026-11-30', ...now, before };
  const queries: Record<string, string>[] = [];
  const app = new Hono().get('/api/results', (c) => {
    queries.push(c.req.query());
    return c.json({
      since: '2026-11-24',
      until: '2026-11-30',
      totals: now,
      before: { since: '2026-11-17', until: '2026-11-23', ...before },
      claim: 'tooFew',
      weeks: [week],
      promptChanges: [
        {
          ...{ accountId: 'one', since: '2026-11-26', claim: 'better' },
          now: { version: 'aaaaaaaa', name: 'Ask one question', ...now },
          before: { version: 'bbbbbbbb', name: '', ...now, share: 0.05, measured: 40 },
        },
      ],
      breakdowns: [row('account', 'one', { name: 'Ada Okafor' }), row('hour', '9')],
    });
  });
  await using cli = await startFixture(app);
  const shown = await cli.run(['trend', '--since', '7d']);
  expect(queries).toEqual([{ days: '7' }]);
  expect(shown.stdout.split('\n').map((line) => line.replace(/ {2,}/g, '|'))).toEqual([
    'WEEK|COMMENTS|ANSWERED|REPLIES|UNCHANGED|WORDS CHANGED',
    '2026-11-24 to 2026-11-30|24 (9)|25 % (too few)|2 (2)|50 % (too few)|12 % (30 %)',
    '',
  ]);
  expect(shown.stderr).toContain('Too few comments to compare with the period before.');
  expect(shown.stderr).toContain(
    'Prompt "Ask one question", since 2026-11-26: gets answers more often than the one before: 25 % of 24 comments, before 5 % of 40.',
  );
  const csv = await cli.run(['trend', '--each-account', '--format', 'csv']);
  expect(queries.at(-1)).toEqual({
    ...{ days: '30', accountId: 'one', since: '2026-11-24', until: '2026-11-30' },
  });
  expect(csv.stdout.split('\r\n')[0]).toContain(
    'account,since,until,comments,measured,answered,share,interval',
  );
  expect(csv.stdout.split('\r\n')[1]).toBe(
    'Ada Okafor,2026-11-24,2026-11-30,24,24,6,0.25,0.1-0.5,2,7,22,11,0.5,0.12,9,24,6,,,2,7,22,11,,0.3',
  );
  const json = await cli.run(['trend', '--json', 'since,unchangedShare']);
  expect(JSON.parse(json.stdout)).toEqual([{ since: '2026-11-24', unchangedShare: 0.5 }]);
});
