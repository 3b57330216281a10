import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { comments } from '../../../db/schema/index.ts';
import type { Spacing } from '../../../server/automation/network/pace.ts';
import { createCrowd, type Participant, type Phase } from '../../support/crowd.ts';
import { deepTimeout } from '../../support/deep.ts';
import { type Entry, profileId, readPostId, sourceNumber } from '../../support/instant.ts';
import { wallIn, windowDay, windowMinutes } from '../../support/wallTime.ts';

const start = '2026-02-20T00:00:00Z';
const days = 90;
const minute = 60_000;
const day = 1440 * minute;

type Category = 'Search' | 'Monitor';
type Said = Entry & { phase: Phase; category: Category | null; day: string | null };

/**
 * 90 days of accounts in 30 zones over both DST changes, with faults in 2 % of calls, changing settings and
 * pauses. Checks every rule on the network's comments with independent arithmetic.
 */
export function ninetyDays({
  accounts,
  seed,
  spacing,
}: {
  accounts: number;
  seed: number;
  spacing: Spacing;
}): void {
  describe(`${days} days of ${accounts} accounts, seed ${seed}`, () => {
    let crowd: Awaited<ReturnType<typeof createCrowd>>;
    let said: Map<Participant, Said[]>;
    const from = Date.parse(start);
    const until = from + (days + 2) * day;

    beforeAll(async () => {
      crowd = await createCrowd({ start, accounts, seed, spacing });
      crowd.world.trouble.share = 0.02;
      crowd.world.trouble.logins = true;
      await crowd.play(days, 0.01);
      // Time to settle open comments.
      crowd.world.trouble.share = 0;
      await crowd.play(2, 0);
      said = readLedger();
    }, deepTimeout);
    afterAll(() => crowd?.close());

    function readLedger(): Map<Participant, Said[]> {
      const walls = new Map<string, ReturnType<typeof wallIn>>();
      const byAccount = Map.groupBy(crowd.world.ledger, ({ accountId }) => accountId);
      return new Map(
        crowd.participants.map((participant) => [
          participant,
          (byAccount.get(participant.accountId) ?? []).map((entry) => {
            const phase = participant.phases.findLast((candidate) => candidate.from <= entry.at) as Phase;
            const { timing } = phase.settings;
            const wall = walls.get(timing.timezone) ?? wallIn(timing.timezone, from, until);
            walls.set(timing.timezone, wall);
            return {
              ...entry,
              phase,
              category: categoryOf(entry, phase),
              day: windowDay(wall(entry.at), timing),
            };
          }),
        ]),
      );
    }

    test('has something to check', () => {
      const total = crowd.world.ledger.length;
      console.log(`${total} comments in ${crowd.turns()} turns, calls: ${JSON.stringify(crowd.world.calls)}`);
      expect(total).toBeGreaterThan(50 * accounts);
      const zones = new Set(crowd.participants.map(({ phases }) => phases[0]?.settings.timing.timezone));
      expect(zones.size).toBe(30);
    });

    test('comments on no post twice per user', () => {
      const keys = [...said].flatMap(([{ actor }, lines]) =>
        lines.map(({ postId }) => `${actor.userId} ${postId}`),
      );
      expect(new Set(keys).size).toBe(keys.length);
    });

    test('comments on no post of the user’s own accounts', () => {
      const owners = new Map(crowd.participants.map(({ memberId, actor }) => [memberId, actor.userId]));
      const wrong = [...said].flatMap(([{ actor }, lines]) => {
        return lines.filter(({ postId }) => owners.get(readPostId(postId).own ?? '') === actor.userId);
      });
      expect(wrong).toEqual([]);
    });

    test('posts every comment inside the working hours of its time zone', () => {
      expect([...said.values()].flat().filter((comment) => comment.day === null)).toEqual([]);
    });

    test('posts nothing while an account is paused', () => {
      expect([...said.values()].flat().filter((comment) => !comment.phase.running)).toEqual([]);
    });

    test('exceeds no category’s limit on any day, and posts nothing at a limit of 0', () => {
      const wrong: string[] = [];
      for (const lines of said.values()) {
        const used = new Map<string, number>();
        for (const { category, day: windowDay, phase, accountId } of lines) {
          const key = `${category} ${windowDay}`;
          used.set(key, (used.get(key) ?? 0) + 1);
          const { dailySearchComments, dailyMonitorComments } = phase.settings;
          const limit = category === 'Search' ? dailySearchComments : dailyMonitorComments;
          if (category === null || (used.get(key) ?? 0) > limit)
            wrong.push(`${accountId} ${key}: ${used.get(key)} of ${limit}`);
        }
      }
      expect(wrong).toEqual([]);
    });

    test('waits for the configured intervals between comments, in order and repeatedly', async () => {
      const wrong: string[] = [];
      for (const [{ accountId, phases }, lines] of said) {
        const minutes = phases[0]?.settings.timing.timeBetweenComments ?? [];
        // A lost comment is not on the network, but used its slot of the list.
        const attempts = [
          ...lines.map(({ at }) => ({ at, isLost: false })),
          ...(await lost(accountId)).map((at) => ({ at, isLost: true })),
        ];
        attempts.sort((a, b) => a.at - b.at);
        for (const [n, { at }] of attempts.entries()) {
          const before = attempts[n - 1];
          if (!before || before.isLost) continue;
          const [earlier, later] = [before.at, at].map(
            (time) => phases.findLast((phase) => phase.from <= time)?.settings.timing,
          );
          const lists = [earlier, later].flatMap((timing) => timing?.timeBetweenComments ?? []);
          const unchanged = later?.timeBetweenComments === minutes;
          const least = unchanged ? (minutes[(n - 1) % minutes.length] ?? Number.NaN) : Math.min(...lists);
          if (!((at - before.at) / minute >= least))
            wrong.push(`${accountId} ${at}: ${(at - before.at) / minute} of ${least}`);
        }
      }
      expect(wrong).toEqual([]);
    });

    test('shows exactly the network’s comments in the history', async () => {
      const history = await crowd.deps.db
        .select({
          accountId: comments.accountId,
          postId: comments.postId,
          text: comments.comment,
          at: comments.createdAt,
        })
        .from(comments)
        .where(eq(comments.state, 'confirmed'));
      const key = ({ accountId, postId, text }: Pick<Entry, 'accountId' | 'postId' | 'text'>) =>
        `${accountId} ${postId} ${text}`;
      const recorded = new Set(history.map(key));
      expect(recorded.size).toBe(history.length);
      expect(crowd.world.ledger.filter((entry) => !recorded.has(key(entry)))).toEqual([]);
      expect(history.length).toBe(crowd.world.ledger.length);
    });

    test('leaves no comment open: each is posted or known to have failed', async () => {
      const open = await crowd.deps.db
        .select({ state: comments.state })
        .from(comments)
        .where(ne(comments.state, 'confirmed'));
      expect(new Set(open.map(({ state }) => state))).toEqual(new Set(['failed']));
    });

    test('starves no account: each comments about as often as its limits allow', () => {
      const shares = [...said].map(([{ accountId, phases }, lines]) => {
        return { accountId, possible: possibleComments(phases), done: lines.length };
      });
      expect(shares.filter(({ possible, done }) => possible >= 20 && done < 0.5 * possible)).toEqual([]);
      const sum = (key: 'possible' | 'done') => shares.reduce((total, share) => total + share[key], 0);
      expect(sum('done') / sum('possible')).toBeGreaterThan(0.9);
    });

    async function lost(accountId: string): Promise<number[]> {
      const rows = await crowd.deps.db
        .select({ at: comments.sentAt })
        .from(comments)
        .where(and(eq(comments.accountId, accountId), eq(comments.state, 'failed')));
      return rows.map(({ at }) => at ?? 0);
    }

    /** A lower bound for the days without changes. */
    function possibleComments(phases: Phase[]): number {
      return phases.reduce((sum, { from: begins, settings, running }, n) => {
        const wholeDays = Math.floor(((phases[n + 1]?.from ?? from + days * day) - begins) / day) - 1;
        const limits = settings.dailySearchComments * Math.min(1, settings.searchUrls.length);
        const others = settings.dailyMonitorComments * Math.min(1, settings.searchProfiles.length);
        const fits = Math.floor(
          windowMinutes(settings.timing) / Math.max(...settings.timing.timeBetweenComments),
        );
        const perWeek = Math.min(limits + others, fits) * settings.timing.activeDays.length;
        return running && wholeDays > 0 ? sum + (perWeek * wholeDays) / 7 : sum;
      }, 0);
    }
  });
}

/** The category of the source that shows the post, from its id alone. */
function categoryOf({ postId }: Entry, { settings }: Phase): Category | null {
  const { source } = readPostId(postId);
  if (settings.searchUrls.some((url) => sourceNumber(url) === source)) return 'Search';
  const profiles = settings.searchProfiles.map((url) => profileId(url.split('/in/')[1] ?? ''));
  return profiles.some((profile) => sourceNumber(profile) === source) ? 'Monitor' : null;
}
