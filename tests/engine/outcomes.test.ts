import { afterEach, beforeEach, expect, test } from 'vitest';
import { recheckAccount } from '../../db/automation/automations.ts';
import { unknownToLookAt } from '../../db/automation/commentOutcomes.ts';
import { latestTexts, openIntents } from '../../db/automation/comments.ts';
import { direct } from '../support/database.ts';
import { play } from '../support/server.ts';
import { simulation } from '../support/simulation.ts';
import { busy, faultWorld, minute, post } from './faultWorld.ts';

let world: Awaited<ReturnType<typeof simulation>>;
let userId: string;
let accountId: string;
beforeEach(async () => {
  world = await simulation('2026-03-02T10:00:00Z');
  userId = await world.addUser();
  accountId = await world.addAccount(userId, busy);
});
afterEach(() => world.close());

const { fault, state, kinds, count } = faultWorld(() => ({ world, userId, accountId }));

test.each([
  ['a 500 without an effect', { status: 500 }, false],
  ['a lost answer to an accepted call', { drop: 'after' }, true],
  ['a connection cut before the call arrived', { drop: 'before' }, false],
])('settles %s by reading the post, and comments on no post twice', async (_what, change, taken) => {
  await fault({ match: post, ...change });
  await world.engine.runDue();
  expect(await state()).toMatchObject({ kind: 'waiting', reason: 'backoff' });
  await play(world, world.clock.now() + 3 * minute);
  // An unknown comment counts and delays the account, because it may still appear.
  expect(await count()).toBe(taken ? 1 : 0);
  expect(await state()).toMatchObject({ kind: 'waiting', reason: 'interval' });
  expect((await kinds()).includes('comment_unknown')).toBe(!taken);

  await play(world, world.clock.now() + 3 * 60 * minute);
  const ledger = await world.ledger();
  expect(ledger).toHaveLength(5);
  expect(new Set(ledger.map(({ postId }) => postId)).size).toBe(5);
  expect(await latestTexts(world.db, accountId)).toEqual(ledger.map(({ text }) => text).reverse());
  expect(await openIntents(world.db, accountId)).toEqual([]);
  expect(await unknownToLookAt(world.db, accountId)).toEqual([]);
});

test('finds a comment that appears long after its call, and dates it correctly', async () => {
  await fault({ match: post, drop: 'after' });
  // For a while the network does not show it.
  await fault({ match: 'GET /api/v1/posts', status: 200, body: { items: [], cursor: null }, times: 3 });
  await world.engine.runDue();
  const sentAt = world.clock.now();
  await play(world, sentAt + 5 * minute);
  expect(await kinds()).toContain('comment_unknown');
  expect(await latestTexts(world.db, accountId)).toEqual([]);
  await play(world, sentAt + 9 * minute);
  expect(await count()).toBe(1);

  await play(world, sentAt + 15 * minute);
  const ledger = await world.ledger();
  expect(ledger).toHaveLength(2);
  expect((await latestTexts(world.db, accountId)).toSorted()).toEqual(
    ledger.map(({ text }) => text).toSorted(),
  );
});

test('settles an open outcome of a paused account', async () => {
  await fault({ match: post, drop: 'after' });
  await world.engine.runDue();
  await recheckAccount(direct(world.db), accountId, { running: false });
  await play(world, world.clock.now() + 3 * minute);
  expect(await latestTexts(world.db, accountId)).toHaveLength(1);
  expect(await state()).toMatchObject({ kind: 'idle', reason: 'paused' });
});

test('counts a comment on a deleted post as unknown, and never sends it again', async () => {
  await fault({ match: post, drop: 'after' });
  await fault({
    match: 'GET /api/v1/posts',
    status: 404,
    body: { type: 'errors/resource_not_found', status: 404 },
  });
  await play(world, world.clock.now() + 60 * minute);
  expect(await kinds()).toContain('comment_unknown');
  const ledger = await world.ledger();
  expect(new Set(ledger.map(({ postId }) => postId)).size).toBe(ledger.length);
  // The unknown one counts against the day's five.
  expect(ledger.length).toBe(5);
  expect(await latestTexts(world.db, accountId)).toHaveLength(4);
});

test.each([404, 403, 422])(
  'skips a post that answers %i permanently, and comments on another',
  async (status) => {
    await fault({ match: post, status, body: { type: 'errors/none', status } });
    await play(world, world.clock.now() + 2 * minute);
    expect(await count()).toBe(1);
    expect(await kinds()).toContain('post_skipped');
    expect(await state()).toMatchObject({ reason: 'interval' });
  },
);

test('waits for an unavailable writer without skipping posts', async () => {
  await fault({ provider: 'writer', status: 503 });
  await world.engine.runDue();
  expect(await state()).toMatchObject({ reason: 'backoff' });
  expect(await count()).toBe(0);
  await play(world, world.clock.now() + 5 * minute);
  expect(await count()).toBe(1);
  expect(await kinds()).not.toContain('post_skipped');
});

test.each([
  ['an empty comment', ''],
  ['more than the network takes', 'word '.repeat(300)],
  ['a refusal', "I'm sorry, but as an AI language model I cannot comment on that."],
])('skips the post instead of posting %s', async (_what, content) => {
  const answer = { choices: [{ message: { role: 'assistant', content }, finish_reason: 'stop' }] };
  await fault({ provider: 'writer', status: 200, body: answer, times: 2 });
  await play(world, world.clock.now() + 2 * minute);
  expect(await kinds()).toContain('post_skipped');
  expect((await world.ledger()).map(({ text }) => text)).not.toContain(content.trim());
  expect(await count()).toBe(1);
});

test('does not post a near duplicate of an earlier comment', async () => {
  const content =
    'The part about hiring slowly and paying well is what most teams forget when they grow quickly.';
  const answer = { choices: [{ message: { role: 'assistant', content }, finish_reason: 'stop' }] };
  await fault({ provider: 'writer', status: 200, body: answer, times: 1 });
  await world.engine.runDue();
  expect(await count()).toBe(1);
  const again = {
    choices: [{ message: { content: content.replace('most', 'many') }, finish_reason: 'stop' }],
  };
  await fault({ provider: 'writer', status: 200, body: again, times: 2 });
  await play(world, world.clock.now() + 15 * minute);
  const texts = (await world.ledger()).map(({ text }) => text);
  expect(texts.filter((text) => text.includes('hiring slowly'))).toEqual([content]);
  expect(texts).toHaveLength(2);
});
