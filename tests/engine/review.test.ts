import { afterEach, beforeEach, expect, test } from 'vitest';
import { findAccount } from '../../db/accounts/accounts.ts';
import { findSettings, saveSettingsRow } from '../../db/accounts/settings.ts';
import { recheckAccount } from '../../db/automation/automations.ts';
import { listDrafts } from '../../db/automation/draftList.ts';
import { decideDraft, editDraft } from '../../db/automation/drafts.ts';
import { eventsAfter } from '../../db/messaging/events.ts';
import { allDay } from '../support/allDay.ts';
import { direct } from '../support/database.ts';
import { play } from '../support/server.ts';
import { simulation } from '../support/simulation.ts';

const minute = 60_000;
const reviewed = {
  timing: allDay(10),
  searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=hiring'],
  dailySearchComments: 3,
  prompt: 'Be brief.',
  review: true,
};

let world: Awaited<ReturnType<typeof simulation>>;
let userId: string;
let accountId: string;
beforeEach(async () => {
  world = await simulation('2026-03-02T10:00:00Z');
  userId = await world.addUser();
  accountId = await world.addAccount(userId, reviewed);
});
afterEach(() => world.close());

const drafts = async () =>
  (
    await listDrafts(
      world.db,
      { userId, accountIds: null },
      {
        sort: { field: 'createdAt', descending: false },
        offset: 0,
        limit: 100,
        filter: {},
      },
    )
  ).rows;
const approve = async (commentId: string) => {
  expect(
    await decideDraft(direct(world.db), commentId, ['waiting', 'held'], 'approved', {
      at: world.clock.now(),
      by: userId,
    }),
  ).toBe(true);
  await recheckAccount(direct(world.db), accountId);
};
const ledger = () => world.ledger();
const until = (ms: number) => play(world, world.clock.now() + ms);
const state = async () => {
  const {
    stateKind: kind,
    stateReason: reason,
    stateMessage: message,
  } = (await findAccount(world.db, accountId))?.automation ?? {};
  return { kind, reason, message };
};

test('writes as many drafts as today’s limit allows, each on its own post, and posts none', async () => {
  await until(30 * minute);
  const waiting = await drafts();
  expect(waiting.map(({ draft }) => draft.state)).toEqual(['waiting', 'waiting', 'waiting']);
  expect(new Set(waiting.map(({ comment }) => comment.postId)).size).toBe(3);
  expect(
    waiting.every(({ draft, comment }) => draft.original === comment.comment && comment.comment !== ''),
  ).toBe(true);
  expect(await ledger()).toEqual([]);
  expect(await state()).toEqual({
    kind: 'waiting',
    reason: 'review',
    message: '3 comments are waiting for your approval',
  });
  const events = (await eventsAfter(world.db, userId, 0, 100)).filter(({ kind }) => kind === 'draft');
  expect(events).toHaveLength(3);
});

test('rewrites a draft that repeats another one', async () => {
  const content =
    'Hiring slowly, as you say, is what most teams only learn after their second mistake with it.';
  const answer = { choices: [{ message: { role: 'assistant', content }, finish_reason: 'stop' }] };
  await world.control('POST', '/faults', { provider: 'writer', status: 200, body: answer, times: 2 });
  await until(minute);
  const texts = (await drafts()).map(({ comment }) => comment.comment);
  expect(texts).toHaveLength(3);
  expect(texts.filter((text) => text === content).length).toBeLessThan(2);
});

test('posts approved drafts as edited in the next slots, one interval apart', async () => {
  await until(minute);
  const [first, second] = await drafts();
  if (!first || !second) throw new Error('no drafts');
  await editDraft(direct(world.db), first.comment.id, 'In words of my own about hiring.', {
    at: world.clock.now(),
    by: userId,
  });
  await approve(first.comment.id);
  await approve(second.comment.id);
  await until(minute);
  expect((await ledger()).map(({ text }) => text)).toEqual(['In words of my own about hiring.']);
  expect(await state()).toMatchObject({ reason: 'interval' });
  await until(13 * minute);
  const posted = await ledger();
  expect(posted.map(({ text }) => text)).toEqual([
    'In words of my own about hiring.',
    second.comment.comment,
  ]);
  expect(
    Date.parse(posted[1]?.createdAt ?? '') - Date.parse(posted[0]?.createdAt ?? ''),
  ).toBeGreaterThanOrEqual(10 * minute);
  expect((await drafts()).map(({ draft }) => draft.state)).toEqual(['posted', 'posted', 'waiting']);
});

test('holds approved drafts back until the next day when the limit is used up', async () => {
  await until(minute);
  for (const { comment } of await drafts()) await approve(comment.id);
  await until(60 * minute);
  expect(await ledger()).toHaveLength(3);
  expect(await state()).toMatchObject({ reason: 'limit' });
});

test('ends the draft of a deleted post, and gives its slot to the next draft', async () => {
  await until(minute);
  const [first, second] = await drafts();
  if (!first || !second) throw new Error('no drafts');
  const gone = {
    provider: 'network',
    match: `GET /api/v1/posts/${encodeURIComponent(first.comment.postId)}`,
    status: 404,
  };
  await world.control('POST', '/faults', {
    ...gone,
    body: { type: 'errors/resource_not_found', status: 404 },
    times: 1,
  });
  await approve(first.comment.id);
  await approve(second.comment.id);
  await until(minute);
  expect((await ledger()).map(({ text }) => text)).toEqual([second.comment.comment]);
  const [ended] = await drafts();
  expect(ended?.draft).toMatchObject({ state: 'discarded', reason: 'post_gone' });
});

test('does not post an approved draft if the rules now exclude its post', async () => {
  await until(minute);
  const [first, second] = await drafts();
  const settings = await findSettings(world.db, accountId);
  if (!first || !second || !settings) throw new Error('no drafts');
  const choice = { ...settings.choice, avoidPeople: [first.comment.posterName] };
  await saveSettingsRow(direct(world.db), { ...settings, choice });
  await approve(first.comment.id);
  await approve(second.comment.id);
  await until(minute);
  expect((await ledger()).map(({ text }) => text)).toEqual([second.comment.comment]);
  expect((await drafts())[0]?.draft).toMatchObject({ state: 'discarded', reason: 'avoided_person' });
});

test('keeps a draft approved while the network is busy, and posts it once later', async () => {
  await until(minute);
  const [first] = await drafts();
  if (!first) throw new Error('no draft');
  await world.control('POST', '/faults', {
    provider: 'network',
    match: 'POST /api/v1/posts',
    status: 429,
    times: 2,
  });
  await approve(first.comment.id);
  await world.engine.runDue();
  expect(await ledger()).toEqual([]);
  expect((await drafts())[0]?.draft.state).toBe('approved');
  // The second refusal in a day holds it until the next.
  await until(15 * 60 * minute);
  expect((await ledger()).map(({ text }) => text)).toEqual([first.comment.comment]);
});

test('settles an approved draft whose answer was lost: posted once', async () => {
  await until(minute);
  const [first] = await drafts();
  if (!first) throw new Error('no draft');
  await world.control('POST', '/faults', {
    provider: 'network',
    match: 'POST /api/v1/posts',
    drop: 'after',
    times: 1,
  });
  await approve(first.comment.id);
  await until(20 * minute);
  expect((await ledger()).map(({ text }) => text)).toEqual([first.comment.comment]);
  expect((await drafts())[0]?.draft.state).toBe('posted');
});

test('expires drafts after seven days and writes new ones', async () => {
  await until(minute);
  const first = await drafts();
  await until(7 * 24 * 60 * minute + minute);
  await world.engine.runDue();
  await until(60 * minute);
  const states = new Map((await drafts()).map(({ draft }) => [draft.commentId, draft.state]));
  expect(first.map(({ draft }) => states.get(draft.commentId))).toEqual(['lapsed', 'lapsed', 'lapsed']);
  expect([...states.values()].filter((state) => state === 'waiting')).toHaveLength(3);
  expect(await ledger()).toEqual([]);
});

test('posts approved drafts first and then comments without review when review is turned off', async () => {
  await until(minute);
  const [first] = await drafts();
  if (!first) throw new Error('no draft');
  const settings = await findSettings(world.db, accountId);
  if (!settings) throw new Error('no settings');
  await saveSettingsRow(direct(world.db), { ...settings, review: false });
  await approve(first.comment.id);
  await until(15 * minute);
  const texts = (await ledger()).map(({ text }) => text);
  expect(texts[0]).toBe(first.comment.comment);
  expect(texts).toHaveLength(2);
});
