import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { findSettings, saveSettingsRow } from '../../db/accounts/settings.ts';
import { recheckAccount } from '../../db/automation/automations.ts';
import { decideDraft } from '../../db/automation/drafts.ts';
import { takeReads } from '../../db/automation/providerReads.ts';
import { eventsAfter } from '../../db/messaging/events.ts';
import { drafts, modelCaps, modelPrices, users } from '../../db/schema/index.ts';
import { direct } from '../support/database.ts';
import { someOnPostgres } from '../support/deep.ts';
import { play } from '../support/server.ts';
import { simulation } from '../support/simulation.ts';
import { busy, faultWorld, minute } from './faultWorld.ts';

/* An approved draft is posted in the next slot, also while no new comments are written. */

let world: Awaited<ReturnType<typeof simulation>>;
let userId: string;
let accountId: string;
afterEach(() => world.close());
const { fault, state } = faultWorld(() => ({ world, userId, accountId }));

const day = '2026-03-02';
const hour = 60 * minute;
/** An interval and the quarter that is added at random. */
const longestInterval = 12.5 * minute;
/** Runs start a second after the one before them. */
const slack = 5_000;

async function begin(): Promise<string[]> {
  world = await simulation(`${day}T10:00:00Z`);
  userId = await world.addUser();
  accountId = await world.addAccount(userId, { ...busy, dailySearchComments: 5, review: true });
  await play(world, world.clock.now() + minute);
  return (await world.db.select().from(drafts)).map(({ commentId }) => commentId);
}

async function change(settings: object): Promise<void> {
  const saved = await findSettings(world.db, accountId);
  if (!saved) throw new Error('no settings');
  await saveSettingsRow(direct(world.db), { ...saved, ...settings });
  await recheckAccount(direct(world.db), accountId);
}

async function approve(id: string, undoMinutes: number): Promise<void> {
  const decided = { at: world.clock.now(), by: userId };
  const length = undoMinutes * minute;
  const undo = { endsAt: length > 0 ? decided.at + length : 0, length };
  await decideDraft(direct(world.db), id, ['waiting'], 'approved', decided, undo);
  await recheckAccount(direct(world.db), accountId);
}

const all = 1_000_000;
const useUp = (kind: 'searchRows' | 'others') =>
  takeReads(world.db, accountId, day, { kind, wanted: all, limit: all });
const answers = (change: object) => fault({ times: all, ...change });
/** In another search, because the page of the first one is kept. */
async function searching(answer: object): Promise<void> {
  await answers({ match: '/linkedin/search', ...answer });
  await change({ searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=teams'] });
}

/** Each keeps new comments from being written. `says`: the reason that the account then gives. */
const reasons: Record<string, { says: string[]; begin: () => Promise<unknown> }> = {
  'a cost cap': {
    says: ['cost_cap'],
    begin: async () => {
      const price = { model: 'sandbox-writer', input: 1, cached: 1, output: 1 };
      await direct(world.db)
        .insert(modelPrices)
        .values({ id: 'price', ...price, validFrom: 0, createdAt: 0 });
      await direct(world.db).insert(modelCaps).values({ scope: 'installation', cap: 0 });
    },
  },
  'search reads that are used up': { says: ['limit'], begin: () => useUp('searchRows') },
  'a writer that fails': { says: ['backoff'], begin: () => answers({ provider: 'writer', status: 503 }) },
  'a writer that rejects our key': {
    says: ['provider_key'],
    begin: () => answers({ provider: 'writer', status: 401 }),
  },
  'a writer without a good comment': {
    says: ['no_posts', 'interval'],
    begin: () =>
      answers({
        provider: 'writer',
        status: 200,
        body: { choices: [{ message: { content: 'Great post!' } }] },
      }),
  },
  'a search without posts': {
    says: ['no_posts'],
    begin: () => searching({ status: 200, body: { items: [], cursor: null } }),
  },
  'a source that fails': {
    says: ['backoff'],
    begin: () => searching({ status: 503 }),
  },
  'no source': { says: ['no_posts'], begin: () => change({ searchUrls: [] }) },
  'drafts that nobody has reviewed': { says: ['review'], begin: async () => {} },
};

const valuesOf = (name: string) => {
  const found = reasons[name];
  if (!found) throw new Error(`no reason ${name}`);
  return found;
};
const cases = Object.keys(reasons).flatMap((reason) =>
  [0, 5].flatMap((undoMinutes) => [true, false].map((review) => ({ reason, undoMinutes, review }))),
);

/**
 * Approves drafts minutes apart while the reason holds. @returns when each was ready, and when it was posted
 */
async function approveDuring({ reason, undoMinutes, review }: (typeof cases)[number], minutes: number) {
  const ids = (await begin()).slice(0, 3);
  await valuesOf(reason).begin();
  await change({ review, undoMinutes, dailySearchComments: 20 });
  await play(world, world.clock.now() + 2 * minute);
  const ready: number[] = [];
  for (const id of ids) {
    ready.push(world.clock.now() + undoMinutes * minute);
    await approve(id, undoMinutes);
    await play(world, world.clock.now() + minutes * minute);
  }
  await play(world, world.clock.now() + hour);
  const posted = (await world.ledger()).map(({ createdAt }) => Date.parse(createdAt));
  return { ready, posted };
}

describe('an approved draft waits no longer than the next slot', () => {
  // Without a review, no draft waits for one.
  const possible = cases.filter(({ reason, review }) => review || !valuesOf(reason).says.includes('review'));
  test.each(someOnPostgres(possible))(
    'for $reason, undo $undoMinutes, review $review',
    async (combination) => {
      const { ready, posted } = await approveDuring(combination, 3);
      expect(posted).toHaveLength(ready.length);
      let free = 0;
      for (const [n, at] of posted.entries()) {
        expect(at).toBeGreaterThanOrEqual(ready[n] ?? 0);
        expect(at).toBeLessThanOrEqual(Math.max(ready[n] ?? 0, free) + slack);
        free = at + longestInterval;
      }
      expect(valuesOf(combination.reason).says).toContain((await state()).reason);
    },
  );
});

describe('an approved draft waits', () => {
  const posts = async () => (await world.ledger()).length;
  const later = (minutes: number) => play(world, world.clock.now() + minutes * minute);

  test('while LinkedIn limits the rate of the account', async () => {
    const [id = ''] = await begin();
    await approve(id, 5);
    await change({ dailySearchComments: 20 });
    await searching({ status: 429, body: {}, times: 1 });
    await play(world, world.clock.now() + 1);
    expect((await state()).wait).toBeGreaterThan(28 * minute);
    await later(28);
    expect(await posts()).toBe(0);
    await later(20);
    expect(await posts()).toBe(1);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['while the account is paused', () => recheckAccount(direct(world.db), accountId, { running: false })],
    [
      'while everything is stopped',
      () => direct(world.db).update(users).set({ stoppedAt: 1 }).where(eq(users.id, userId)),
    ],
    [
      'after the subscription has ended',
      () => direct(world.db).update(users).set({ status: 'Expired' }).where(eq(users.id, userId)),
    ],
    ['while the reads that posting needs are used up', () => useUp('others')],
  ])('%s', async (_why, hold) => {
    const [id = ''] = await begin();
    await hold();
    await approve(id, 5);
    const runs = await later(3 * 60);
    expect(await posts()).toBe(0);
    expect(runs).toBeLessThan(10);
  });
});

test('says why nothing is written until that ends, and tells of a limit once', async () => {
  const ids = (await begin()).slice(0, 3);
  await useUp('searchRows');
  await change({ dailySearchComments: 20 });
  await play(world, world.clock.now() + minute);
  const midnight = Date.parse('2026-03-03T00:00:00Z');
  const says = async () => {
    const { wait, ...now } = await state();
    return { reason: now.reason, until: (wait ?? 0) + world.clock.now(), dueAt: now.dueAt };
  };
  expect(await says()).toEqual({ reason: 'limit', until: midnight, dueAt: midnight });
  for (const id of ids) await approve(id, 5);
  await play(world, world.clock.now() + minute);
  const slot = world.clock.now() + 4 * minute;
  expect(await says()).toEqual({ reason: 'limit', until: midnight, dueAt: slot });
  const before = (await eventsAfter(world.db, userId, 0, 100)).length;
  await play(world, slot + 30 * minute);
  expect(await world.ledger()).toHaveLength(3);
  expect(await says()).toEqual({ reason: 'limit', until: midnight, dueAt: midnight });
  const events = (await eventsAfter(world.db, userId, 0, 100)).slice(before);
  expect(events.map(({ kind }) => kind)).toEqual(['comment_posted', 'comment_posted', 'comment_posted']);
});
