import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Autonomy } from '../../server/automation/autonomy/schemas.ts';
import { startFixture } from './fixture.ts';

const search = 'https://www.linkedin.com/search/results/content/?keywords=design';
const answer: Autonomy = {
  accountId: 'one',
  allowed: true,
  after: 10,
  review: true,
  offered: false,
  sources: [
    {
      ...{ kind: 'search', source: search, name: '', state: 'counting' },
      ...{ streak: 7, earnedAt: null, lostAt: null, lostReason: null },
    },
    {
      ...{ kind: 'profile', source: 'https://www.linkedin.com/in/ada', name: 'Ada Okafor', state: 'lost' },
      ...{ streak: 0, earnedAt: null, lostAt: '2026-03-02T10:00:00.000Z', lostReason: 'discard' },
    },
  ],
};

test('lists sources with their streaks, and sends what the owner allows and takes back', async () => {
  const sent: unknown[] = [];
  const app = new Hono()
    .get('/api/autonomy', (c) => c.json(answer))
    .put('/api/autonomy', async (c) => {
      sent.push(await c.req.json());
      return c.json(answer);
    })
    .post('/api/autonomy/reset', async (c) => {
      sent.push(await c.req.json());
      return c.json(answer);
    });
  await using cli = await startFixture(app);
  const listed = await cli.run(['autonomy', 'list']);
  expect(listed.stdout).toContain('7 of 10');
  expect(listed.stdout).toMatch(/Ada Okafor +lost +0 of 10 .*discard/);
  await cli.run(['autonomy', 'allow', 'Name of one', '--after', '15']);
  await cli.run(['autonomy', 'disallow', 'one@example.com']);
  await cli.run(['autonomy', 'reset', 'one', search]);
  await cli.run(['autonomy', 'reset', 'one', 'https://www.linkedin.com/in/ada']);
  expect(sent).toEqual([
    { accountId: 'one', allowed: true, after: 15 },
    { accountId: 'one', allowed: false },
    { accountId: 'one', kind: 'search', source: search },
    { accountId: 'one', kind: 'profile', source: 'https://www.linkedin.com/in/ada' },
  ]);
  const wrong = await cli.run(['autonomy', 'allow', 'one', '--after', 'many']);
  expect(wrong.exitCode).toBe(2);
});
