import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Voice } from '../../server/automation/voice/schemas.ts';
import { startFixture } from './fixture.ts';

const sample = 'Which of the two would you measure first?';
const answer: Voice = {
  ...{ accountId: 'one', allowedAt: '2026-03-02T10:00:00.000Z', readAt: '2026-03-02T10:00:00.000Z' },
  ...{ readCount: 100, readSince: '2025-09-12T08:30:00.000Z', count: 1 },
  samples: [{ id: 'abc', text: sample, source: 'read', addedAt: '2026-03-02T10:00:00.000Z' }],
  habits: {
    ...{ samples: 1, words: 8, wordsPerSentence: 8, questions: 1, exclamations: 0, dashes: 0, emoji: 0 },
    firstPerson: 0,
    openings: { question: 1, first_person: 0, thanks: 0, agreement: 0, contrast: 0, statement: 0 },
  },
};

test('shows a voice, and reads only with a yes', async () => {
  const sent: unknown[] = [];
  const app = new Hono()
    .get('/api/voice', (c) => c.json(answer))
    .post('/api/voice/*', async (c) => {
      sent.push([c.req.path, await c.req.json()]);
      return c.json(answer);
    })
    .delete('/api/voice/samples/:id', (c) => {
      sent.push([c.req.path, c.req.query()]);
      return c.json(answer);
    })
    .delete('/api/voice', (c) => {
      sent.push([c.req.path, c.req.query()]);
      return c.body(null, 204);
    });
  await using cli = await startFixture(app);
  const shown = await cli.run(['voice', 'show', 'one']);
  expect(shown.stdout).toContain(sample);
  expect(shown.stdout).toMatch(/Questions +100 %/);
  expect((await cli.run(['voice', 'read', 'one'])).exitCode).not.toBe(0);
  expect(sent).toEqual([]);
  await cli.run(['voice', 'read', 'one', '--yes']);
  await cli.run(['voice', 'add', 'one', sample, `${sample} Or third?`]);
  await cli.run(['voice', 'remove', 'one', 'abc']);
  await cli.run(['voice', 'forget', 'one', '--yes']);
  expect(sent).toEqual([
    ['/api/voice/read', { accountId: 'one', consent: true }],
    ['/api/voice/samples', { accountId: 'one', samples: [sample, `${sample} Or third?`] }],
    ['/api/voice/samples/abc', { accountId: 'one' }],
    ['/api/voice', { accountId: 'one' }],
  ]);
});
