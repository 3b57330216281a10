import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Draft } from '../../server/automation/drafts/schemas.ts';
import { startFixture } from './fixture.ts';

const draft = (more: Partial<Draft>): Partial<Draft> => ({
  accountId: 'one',
  state: 'waiting',
  posterName: 'Ada Okafor',
  comment: 'Take the time that you need.',
  createdAt: '2026-11-01T10:00:00.000Z',
  checks: [],
  reason: null,
  ...more,
});

test('prints why a draft waits for a person, only where one does', async () => {
  const app = new Hono();
  let rows = [
    draft({ _id: 'd1', reason: 'delicate', reasonMessage: 'Held: the post mentions “cancer”' }),
    draft({ _id: 'd2' }),
  ];
  app.get('/api/drafts', (c) => c.json(rows, { headers: { 'content-range': `drafts 0-1/${rows.length}` } }));
  await using cli = await startFixture(app);
  const { stdout } = await cli.run(['drafts', 'list']);
  expect(stdout).toContain('REASON');
  expect(stdout).toContain('Held: the post mentions “cancer”');
  const json = await cli.run(['drafts', 'list', '--json', '_id,reason,reasonMessage']);
  expect(JSON.parse(json.stdout)[0]).toEqual({
    _id: 'd1',
    reason: 'delicate',
    reasonMessage: 'Held: the post mentions “cancer”',
  });
  rows = [draft({ _id: 'd2' })];
  expect((await cli.run(['drafts', 'list'])).stdout).not.toContain('REASON');
});
