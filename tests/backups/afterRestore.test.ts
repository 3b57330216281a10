import { afterEach, beforeEach, expect, test } from 'vitest';
import { recheckAccount } from '../../db/automation/automations.ts';
import { listDrafts } from '../../db/automation/draftList.ts';
import { decideDraft } from '../../db/automation/drafts.ts';
import { readForEngine } from '../../db/automation/engineView.ts';
import { putOperatorStop } from '../../db/automation/switches.ts';
import { backUp } from '../../db/files/backUp.ts';
import { type Db, openDb } from '../../db/open.ts';
import { defaultSettings } from '../../server/accounts/settings/schemas.ts';
import { createReadBudget } from '../../server/automation/network/readBudget.ts';
import { restoreBackup } from '../../server/operations/backups/restoreBackup.ts';
import { allDay } from '../support/allDay.ts';
import { direct, rawOf } from '../support/database.ts';
import { createEngine } from '../support/jobs.ts';
import { play } from '../support/server.ts';
import { simulation } from '../support/simulation.ts';
import { installation } from './world.ts';

/* A restored database lacks comments that are on the network. None may be posted again. */

const minute = 60_000;
const hour = 60 * minute;
const start = Date.parse('2026-03-02T10:00:00Z');
const busy = {
  timing: allDay(10),
  searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=hiring'],
  dailySearchComments: 12,
  // A profile has few new posts, so commented ones are still on its first page after a restore.
  searchProfiles: ['https://www.linkedin.com/in/ada-okafor', 'https://www.linkedin.com/in/someone-3'],
  dailyMonitorComments: 12,
  prompt: 'Be brief.',
  choice: { ...defaultSettings.choice, sameAuthorDays: 0 },
};
const anybody = { at: 0, actorId: 'a', action: 'automation.go_on', subject: 'server', details: {} };

let home: ReturnType<typeof installation>;
let world: Awaited<ReturnType<typeof simulation>>;
let db: Db;
beforeEach(async () => {
  home = installation();
  db = openDb(home.path);
  world = await simulation(new Date(start).toISOString(), { db });
});
afterEach(async () => {
  db.close();
  await world.sandbox.close();
  home.close();
});

/** Restores the backup and starts a new engine on it. */
async function restore() {
  db.close();
  await restoreBackup(
    { config: { databasePath: home.path, authSecret: 'x'.repeat(32) }, clock: world.clock },
    home.file('b'),
    {
      asIs: false,
      keepTokens: false,
    },
  );
  db = openDb(home.path);
  const reads = createReadBudget({ ...world.deps, db });
  return createEngine({ ...world.deps, db, reads });
}

/** The highest number of a user's comments on one post. */
async function mostOnOnePost(users: Map<string, string>): Promise<number> {
  const times = new Map<string, number>();
  for (const { accountId, postId } of await world.ledger()) {
    const key = `${users.get(accountId)} ${postId}`;
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  return Math.max(...times.values());
}

test('never repeats comments posted since the backup, on any account of a customer, and stays within the daily limit', async () => {
  const mara = await world.addUser();
  const accounts = [await world.addAccount(mara, busy), await world.addAccount(mara, busy)];
  const users = new Map(accounts.map((id) => [id, mara]));
  await play(world, start + 30 * minute);
  await backUp(home.path, home.file('b'));
  await play(world, start + 90 * minute);
  const before = await world.ledger();

  const engine = await restore();
  world.clock.moveTo(start + 6 * hour);
  expect(await engine.runDue()).toBe(0);
  await putOperatorStop(direct(db), null, anybody);
  await play({ engine, clock: world.clock }, start + 8 * hour);
  // Today's used limit is unknown, so nothing more is posted today.
  expect(await world.ledger()).toEqual(before);

  await play({ engine, clock: world.clock }, start + 60 * hour);
  expect((await world.ledger()).length).toBeGreaterThan(before.length + 30);
  expect(await mostOnOnePost(users)).toBe(1);
  const skipped = rawOf(db)
    .prepare("select count(*) from events where message like '%before a backup was restored'")
    .pluck();
  expect(skipped.get()).toBeGreaterThan(0);
});

test('does not repost a draft that was approved in the backup and posted since', async () => {
  const mara = await world.addUser();
  const accountId = await world.addAccount(mara, { ...busy, dailySearchComments: 1, review: true });
  await play(world, start + 5 * minute);
  const page = { sort: { field: 'createdAt', descending: false }, offset: 0, limit: 10, filter: {} } as const;
  const [draft] = (await listDrafts(db, { userId: mara, accountIds: null }, page)).rows;
  await decideDraft(direct(db), draft?.comment.id ?? '', ['waiting'], 'approved', {
    at: world.clock.now(),
    by: mara,
  });
  await backUp(home.path, home.file('b'));
  await recheckAccount(direct(db), accountId);
  await play(world, start + 10 * minute);
  expect(await world.ledger()).toHaveLength(1);

  const engine = await restore();
  await putOperatorStop(direct(db), null, anybody);
  await recheckAccount(direct(db), accountId);
  await play({ engine, clock: world.clock }, start + 30 * hour);
  expect(await world.ledger()).toHaveLength(1);
  expect(
    (await listDrafts(db, { userId: mara, accountIds: null }, page)).rows.find(
      ({ comment }) => comment.id === draft?.comment.id,
    )?.draft,
  ).toMatchObject({
    state: 'discarded',
    reason: 'already_commented',
  });
  expect((await readForEngine(db, accountId))?.automation.faults).toBe(0);
});
