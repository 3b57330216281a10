import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findSettings, saveSettingsRow } from '../../db/accounts/settings.ts';
import { recheckAccount } from '../../db/automation/automations.ts';
import { postDecisionsAfter } from '../../db/automation/postDecisions.ts';
import { providerAlarmsSince } from '../../db/automation/providerAlarms.ts';
import { automations, comments, drafts } from '../../db/schema/index.ts';
import type { SettingsValues } from '../../server/accounts/settings/schemas.ts';
import { allDay } from '../support/allDay.ts';
import { direct } from '../support/database.ts';
import { play } from '../support/server.ts';
import { simulation } from '../support/simulation.ts';

const minute = 60_000;
const hour = 60 * minute;
const death =
  'Our founder passed away on Sunday. She built this workshop with two benches and a borrowed lathe, and taught eleven of us the trade.';

let world: Awaited<ReturnType<typeof simulation>>;
let judged: number;
beforeEach(async () => {
  world = await simulation('2026-03-02T10:00:00Z', { judgeMs: 1000 });
  await world.deps.writer.complete([{ role: 'user', content: 'Hello' }]);
  await world.deps.judge?.complete([{ role: 'user', content: 'Hello' }]);
  const { fetch } = world.sandbox;
  judged = 0;
  world.sandbox.fetch = async (request) => {
    const isModel = request.url.endsWith('/chat/completions');
    if (isModel && (await request.clone().text()).includes('You judge one comment')) judged += 1;
    return fetch(request);
  };
});
afterEach(() => world.close());

const account = async (change: Partial<SettingsValues> = {}) =>
  world.addAccount(await world.addUser(), {
    timing: allDay(10),
    searchUrls: ['onboarding', 'pricing', 'hiring', 'logistics'].map(
      (words) => `https://www.linkedin.com/search/results/content/?keywords=${words}`,
    ),
    dailySearchComments: 60,
    ...change,
  });
const anyAuthor = {
  avoidPeople: [],
  avoidCompanies: [],
  avoidWords: [],
  languages: [],
  oldestPostDays: 7,
  sameAuthorDays: 0,
};
const monitor = {
  choice: anyAuthor,
  dailyMonitorComments: 40,
  searchUrls: [],
  searchProfiles: ['https://www.linkedin.com/in/ada-okafor'],
};
const write = (text: string) => world.control('POST', '/posts', { authorId: 'ada-okafor', text });
const writer = (manner: Record<string, string>) => world.control('POST', '/writer', manner);
const ledger = () => world.ledger();
const closed = async (accountId: string) =>
  (await postDecisionsAfter(world.db, accountId, '', 1000))
    .filter((post) => post.closed)
    .map(({ reason, detail }) => ({ reason, detail }));
const held = () => world.db.select().from(drafts).orderBy(asc(drafts.createdAt));
const state = async () => (await world.db.select().from(automations))[0];
/** For tests of many days. */
async function commentRarely(accountId: string): Promise<void> {
  const saved = await findSettings(world.db, accountId);
  if (!saved) throw new Error('no settings');
  const timing = { ...allDay(10), timeBetweenComments: [600] };
  await saveSettingsRow(direct(world.db), { ...saved, timing, dailyMonitorComments: 3 });
  await recheckAccount(direct(world.db), accountId);
}

describe('before a comment is posted without a person', () => {
  test('the judge is asked once, and its verdict is kept with the comment', async () => {
    await account();
    await world.engine.runDue();
    expect(await ledger()).toHaveLength(1);
    expect(judged).toBe(1);
    const [row] = await world.db.select().from(comments);
    expect(row?.trace?.checks?.judge).toMatchObject({ detail: expect.stringContaining('agrees') });
    expect((await world.db.select().from(drafts)).length).toBe(0);
  });

  test('a no closes the post after a second attempt, blames no provider and goes on', async () => {
    await writer({ judge: 'no' });
    const accountId = await account();
    await world.engine.runDue();
    // Two attempts for each of the slot's three posts.
    expect(judged).toBe(6);
    expect(await ledger()).toEqual([]);
    const judgement = { reason: 'judged', detail: 'Told to answer no.' };
    expect(await closed(accountId)).toEqual([judgement, judgement, judgement]);
    await play(world, world.clock.now() + 6 * hour);
    expect(await ledger()).toEqual([]);
    expect(await providerAlarmsSince(world.db, 0)).toEqual([]);
  });

  test.each(['unclear', 'nonsense'])('%s holds the comment for a person', async (judge) => {
    await writer({ judge });
    await account();
    await world.engine.runDue();
    expect(await ledger()).toEqual([]);
    const waiting = { state: 'waiting', heldFor: 'judge' };
    expect(await held()).toMatchObject([waiting, waiting, waiting]);
  });

  test.each(['away', 'slow'])(
    '%s is a failing writer: nothing is posted, and the post stays open',
    async (judge) => {
      await writer({ judge });
      const accountId = await account();
      await world.engine.runDue();
      expect(await ledger()).toEqual([]);
      expect(await closed(accountId)).toEqual([]);
      expect(await held()).toEqual([]);
      expect(await state()).toMatchObject({ stateReason: 'backoff', faults: 1 });
      await writer({ judge: 'honest' });
      await play(world, world.clock.now() + hour);
      expect((await ledger()).length).toBeGreaterThan(0);
    },
  );

  test('the judge is not asked about a draft that a person will see', async () => {
    await account({ review: true });
    await world.engine.runDue();
    expect(await held()).toMatchObject([{ state: 'waiting', heldFor: null }]);
    await play(world, world.clock.now() + hour);
    expect(judged).toBe(0);
  });

  test('the judge stops what the checks cannot see: the post in other words', async () => {
    await writer({ persona: 'paraphrase' });
    await account();
    await play(world, world.clock.now() + 2 * hour);
    expect(await ledger()).toEqual([]);
    expect(judged).toBeGreaterThan(0);
  });
});

describe('a writer that declines', () => {
  test('closes each post with its reason, rests after three in a slot and after twenty in a day', async () => {
    await writer({ persona: 'skips' });
    const accountId = await account();
    for (let run = 0; run < 60 && (await closed(accountId)).length < 3; run += 1) {
      world.clock.advance(10_000);
      await world.engine.runDue();
    }
    expect(await closed(accountId)).toHaveLength(3);
    expect(
      (await closed(accountId)).every(({ reason, detail }) => reason === 'declined' && detail !== ''),
    ).toBe(true);
    expect((await state())?.stateMessage).toMatch(/^The writer declined 3 posts/);
    const rest = ((await state())?.stateUntil ?? 0) - world.clock.now();
    expect(rest).toBeGreaterThanOrEqual(9 * minute);
    await play(world, Date.parse('2026-03-02T23:59:00Z'));
    expect(await closed(accountId)).toHaveLength(20);
    expect((await state())?.stateMessage).toMatch(/^The writer declined 20 posts/);
    expect(await providerAlarmsSince(world.db, 0)).toEqual([]);
    expect(await ledger()).toEqual([]);
  });
});

describe('a delicate post', () => {
  test.each([
    ['an automatic account', {}],
    ['an undo window', { undoMinutes: 5 }],
    ['review', { review: true }],
  ])('waits for a person with %s, and is never posted by itself', async (_, change) => {
    const accountId = await account({ ...monitor, ...change });
    await play(world, world.clock.now() + 5 * minute);
    await write(death);
    await play(world, world.clock.now() + 2 * hour);
    const [draft] = (await held()).filter(({ postText }) => postText === death);
    expect(draft).toMatchObject({ state: 'waiting', heldFor: 'delicate', heldDetail: 'passed away' });
    await commentRarely(accountId);
    await play(world, world.clock.now() + 8 * 24 * hour);
    const rows = await world.db.select().from(comments);
    expect(rows.filter(({ state: each, id }) => each === 'confirmed' && id === draft?.commentId)).toEqual([]);
    expect((await held()).find(({ commentId }) => commentId === draft?.commentId)?.state).toBe('lapsed');
  });

  test('is skipped with its reason, without a call of the model, if the settings say so', async () => {
    const accountId = await account({ ...monitor, delicatePosts: 'skip' });
    await play(world, world.clock.now() + 5 * minute);
    await write(death);
    await play(world, world.clock.now() + 2 * hour);
    expect(await closed(accountId)).toContainEqual({ reason: 'delicate', detail: 'passed away' });
    expect((await held()).filter(({ postText }) => postText === death)).toEqual([]);
  });

  test('is closed once twenty of them wait, and automatic writing goes on', async () => {
    const accountId = await account(monitor);
    for (let n = 0; n < 30; n += 1) {
      await write(`${death} Number ${n} of the people who learned from her speaks on Friday.`);
      await play(world, world.clock.now() + hour);
    }
    expect((await held()).filter(({ heldFor }) => heldFor === 'delicate')).toHaveLength(20);
    expect(
      (await closed(accountId)).filter(({ reason }) => reason === 'delicate_full').length,
    ).toBeGreaterThan(0);
    expect((await ledger()).length).toBeGreaterThan(0);
  });
});
