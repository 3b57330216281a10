import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recheckAccount } from '../../db/automation/automations.ts';
import { decideDraft } from '../../db/automation/drafts.ts';
import { takeReads } from '../../db/automation/providerReads.ts';
import { comments, drafts, modelCaps } from '../../db/schema/index.ts';
import { defaultSettings, type SettingsValues, weekdays } from '../../server/accounts/settings/schemas.ts';
import { startAutomation } from '../../server/automation/controls/startAutomation.ts';
import { stopAutomation } from '../../server/automation/controls/stopAutomation.ts';
import type { Actor } from '../../server/identity/auth/authenticate.ts';
import { direct } from '../support/database.ts';
import { play } from '../support/server.ts';
import { simulation } from '../support/simulation.ts';

/* An account that reviews shows drafts in the first minute, at any hour, and posts none outside its hours. */

const minute = 60_000;
const hour = 60 * minute;
const day = '2026-03-02';
const reviewed: Partial<SettingsValues> = {
  timing: {
    fromTime: '20:00',
    toTime: '22:00',
    timezone: 'UTC',
    timeBetweenComments: [10],
    activeDays: [...weekdays],
  },
  searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=hiring'],
  searchProfiles: ['https://www.linkedin.com/in/ada-okafor'],
  dailySearchComments: 1,
  dailyMonitorComments: 5,
  prompt: 'Be brief.',
  review: true,
  warmUp: true,
  choice: { ...defaultSettings.choice, sameAuthorDays: 0 },
};

let world: Awaited<ReturnType<typeof simulation>>;
let actor: Actor;
beforeEach(async () => {
  world = await simulation(`${day}T10:00:00Z`);
  const userId = await world.addUser();
  const session = { stoppedAt: null, via: 'session', scope: 'write', sessionId: '', provedAt: 0 } as const;
  actor = { userId, role: 'user', status: 'Paid', seats: 20, ...session };
});
afterEach(() => world.close());

const account = (settings: Partial<SettingsValues> = {}) =>
  world.addAccount(actor.userId, { ...reviewed, ...settings }, false);
const start = (accountId: string) => startAutomation(world.deps, actor, accountId);
const until = (ms: number) => play(world, world.clock.now() + ms);
const written = () =>
  world.db
    .select({ id: comments.id, category: comments.category, state: drafts.state })
    .from(drafts)
    .innerJoin(comments, eq(comments.id, drafts.commentId));

test('writes three drafts in the first minute, from each category, and posts them within the hours', async () => {
  const accountId = await account();
  expect((await start(accountId)).state.kind).toBe('working');
  await until(minute);
  const found = await written();
  expect(found.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
  expect(new Set(found.map(({ category }) => category))).toEqual(new Set(['Search', 'Monitor']));
  for (const { id } of found)
    await decideDraft(direct(world.db), id, ['waiting'], 'approved', {
      at: world.clock.now(),
      by: actor.userId,
    });
  await recheckAccount(direct(world.db), accountId);
  await until(9 * hour);
  expect(await world.ledger()).toEqual([]);
  expect(await written()).toHaveLength(3);
  await until(3 * hour);
  // The first day of the warm-up allows one of each category.
  expect(await world.ledger()).toHaveLength(2);
});

test('writes no more than a day may post', async () => {
  await start(await account({ dailyMonitorComments: 1 }));
  await until(hour);
  expect(await written()).toHaveLength(2);
});

test('leaves out a category without a limit', async () => {
  await start(await account({ dailySearchComments: 0 }));
  await until(minute);
  expect((await written()).map(({ category }) => category)).toEqual(['Monitor', 'Monitor', 'Monitor']);
});

test('writes no more at a later start, even if fewer were written', async () => {
  const accountId = await account();
  await start(accountId);
  await stopAutomation(world.deps, actor, accountId);
  await until(2 * hour);
  await start(accountId);
  await until(hour);
  expect(await written()).toEqual([]);
});

const obstacles: Record<string, (accountId: string) => Promise<unknown>> = {
  'a cost cap is reached': () => direct(world.db).insert(modelCaps).values({ scope: 'installation', cap: 0 }),
  'the reads are used up': async (accountId) => {
    for (const kind of ['searchRows', 'others'] as const)
      await takeReads(world.db, accountId, day, { kind, wanted: 1_000_000, limit: 1_000_000 });
  },
};
test.each(Object.entries(obstacles))('writes none while %s', async (_name, begin) => {
  const accountId = await account();
  await begin(accountId);
  await start(accountId);
  await until(hour);
  expect(await written()).toEqual([]);
});

test('writes none for an account that posts on its own', async () => {
  await start(await account({ review: false }));
  await until(hour);
  expect(await written()).toEqual([]);
});
