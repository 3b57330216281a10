import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recheckAccount } from '../../db/automation/automations.ts';
import { decideDraft } from '../../db/automation/drafts.ts';
import { isPostgres } from '../../db/dialect/engine.ts';
import { comments, drafts } from '../../db/schema/index.ts';
import { saveSettings } from '../../server/accounts/settings/settings.ts';
import { noClient } from '../../server/http/client.ts';
import { createCrowd } from '../support/crowd.ts';
import { direct } from '../support/database.ts';
import { wallIn, windowDay } from '../support/wallTime.ts';

const minute = 60_000;
const day = 1440 * minute;
const start = '2026-03-02T00:00:00Z';
/** Whole weeks. One on Postgres, where each day takes longer. */
const days = isPostgres ? 7 : 14;
const windows = [0, 5, 30];

/*
 * Automatic accounts with and without an undo window, faults in 2 % of calls, and every ninth comment
 * stopped.
 */
describe(`${days} days with undo windows`, () => {
  let crowd: Awaited<ReturnType<typeof createCrowd>>;
  const undoOf = new Map<string, number>();
  const stopped = new Set<string>();

  const rows = (accountId: string) =>
    crowd.deps.db
      .select({ draft: drafts, comment: comments })
      .from(drafts)
      .innerJoin(comments, eq(comments.id, drafts.commentId))
      .where(eq(drafts.accountId, accountId));

  async function stop(commentId: string, accountId: string, by: string): Promise<void> {
    const tx = direct(crowd.deps.db);
    const decided = { at: crowd.clock.now(), by };
    if (!(await decideDraft(tx, commentId, ['approved'], 'held', decided))) return;
    await recheckAccount(tx, accountId);
    const found = (await rows(accountId)).find(({ draft }) => draft.commentId === commentId);
    stopped.add(`${by} ${found?.comment.postId}`);
  }

  beforeAll(async () => {
    crowd = await createCrowd({ start, accounts: 24, seed: 11 });
    for (const [n, { accountId, actor, phases }] of crowd.participants.entries()) {
      const undoMinutes = windows[n % windows.length] ?? 0;
      undoOf.set(accountId, undoMinutes * minute);
      const payload = { ...phases[0]?.settings, undoMinutes } as Parameters<
        typeof saveSettings
      >[2]['payload'];
      await saveSettings(crowd.deps, actor, { accountId, payload }, noClient);
    }
    let written = 0;
    const stops: Promise<void>[] = [];
    for (const userId of new Set(crowd.participants.map(({ actor }) => actor.userId)))
      crowd.deps.events.watch(userId, (event) => {
        if (event?.kind !== 'draft') return;
        written += 1;
        if (written % 9 === 0) stops.push(stop(String(event.data.commentId), event.accountId, userId));
      });
    crowd.world.trouble.share = 0.02;
    await crowd.play(days, 0);
    await Promise.all(stops);
  }, 240_000);
  afterAll(() => crowd?.close());

  test('has something to check', async () => {
    const undone = crowd.world.ledger.filter(({ accountId }) => (undoOf.get(accountId) ?? 0) > 0);
    expect(undone.length).toBeGreaterThan(50);
    expect(stopped.size).toBeGreaterThan(10);
  });

  test('comments on no post twice per user, and on no post whose comment was stopped', () => {
    const users = new Map(crowd.participants.map(({ accountId, actor }) => [accountId, actor.userId]));
    const keys = crowd.world.ledger.map(({ accountId, postId }) => `${users.get(accountId)} ${postId}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => stopped.has(key))).toEqual([]);
  });

  test('posts every comment after its whole window, and without a draft where there is no window', async () => {
    const wrong: string[] = [];
    for (const { accountId } of crowd.participants) {
      const undo = undoOf.get(accountId) ?? 0;
      const byPost = new Map((await rows(accountId)).map((row) => [row.comment.postId, row.draft]));
      for (const { postId, at } of crowd.world.ledger.filter((entry) => entry.accountId === accountId)) {
        const draft = byPost.get(postId);
        const isRight = undo === 0 ? !draft : draft && at >= draft.createdAt + undo;
        if (!isRight) wrong.push(`${accountId} ${postId} at ${at}, written at ${draft?.createdAt}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('posts inside the working hours, and exceeds no limit', async () => {
    const from = Date.parse(start);
    const wrong: string[] = [];
    for (const { accountId, phases } of crowd.participants) {
      const settings = phases[0]?.settings;
      if (!settings) throw new Error('no settings');
      const { timing, dailySearchComments, dailyMonitorComments } = settings;
      const wall = wallIn(timing.timezone, from, from + (days + 1) * day);
      const perDay = new Map<string, number>();
      for (const { at } of crowd.world.ledger.filter((entry) => entry.accountId === accountId)) {
        const on = windowDay(wall(at), timing) ?? 'outside';
        perDay.set(on, (perDay.get(on) ?? 0) + 1);
      }
      for (const [on, count] of perDay)
        if (on === 'outside' || count > dailySearchComments + dailyMonitorComments)
          wrong.push(`${accountId} ${on}: ${count}`);
    }
    expect(wrong).toEqual([]);
  });

  test('slows no account down by more than its windows', () => {
    const share = (undo: number) => {
      const group = crowd.participants.filter(({ accountId }) => undoOf.get(accountId) === undo * minute);
      const done = crowd.world.ledger.filter(
        ({ accountId }) => undoOf.get(accountId) === undo * minute,
      ).length;
      const limit = group.reduce((sum, { phases }) => {
        const settings = phases[0]?.settings;
        if (!settings) return sum;
        const searches = settings.searchUrls.length > 0 ? settings.dailySearchComments : 0;
        const monitors = settings.searchProfiles.length > 0 ? settings.dailyMonitorComments : 0;
        return sum + ((searches + monitors) * days * settings.timing.activeDays.length) / 7;
      }, 0);
      return done / limit;
    };
    const [none, short, long] = windows.map(share) as [number, number, number];
    console.log(`of the daily limits: ${none} without a window, ${short} with 5 minutes, ${long} with 30`);
    expect(Math.min(short, long)).toBeGreaterThan(none * 0.75);
  });
});
