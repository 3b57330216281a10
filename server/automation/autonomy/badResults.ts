import { recheckAccount } from '../../../db/automation/automations.ts';
import { sourceOf, type TrustRow, trustedSources } from '../../../db/automation/sourceTrust.ts';
import { answersBySource } from '../../../db/history/resultRows.ts';
import type { ReadableAccount, TrackedComment } from '../../../db/history/results.ts';
import type { Tx } from '../../../db/open.ts';
import { transaction } from '../../../db/transaction.ts';
import type { EngineTime } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { poorSince, rateOf } from '../../history/results/poorSources.ts';
import { poorSource } from '../../history/results/statistics.ts';
import { loseTrust } from './trust.ts';

type Needs = Pick<Deps, 'db' | 'events' | 'engineClock'>;
type Account = Pick<ReadableAccount, 'accountId' | 'userId'>;

/** Reviews a source again that gets answers clearly more seldom than its account since it was trusted. */
export const reviewUnanswered = (deps: Needs, account: Account): Promise<void> =>
  takeBack(deps, account, 'no_answers', (tx, row, since) =>
    isPoorSince(tx, row, Math.max(since, poorSince(deps.engineClock.now())), deps.engineClock.now()),
  );

async function isPoorSince(
  tx: Tx,
  { accountId, kind, source }: TrustRow,
  since: EngineTime,
  now: EngineTime,
): Promise<boolean> {
  const rate = rateOf(await answersBySource(tx, accountId, { since: poorSince(now), now }));
  const within = { by: kind, value: source };
  const [answers] = await answersBySource(tx, accountId, { since, now, within });
  return rate !== null && answers !== undefined && poorSource(answers, rate).isPoor;
}

/** @param gone comments that were on the network at an earlier read */
export async function reviewRemoved(deps: Needs, account: Account, gone: TrackedComment[]): Promise<void> {
  if (gone.length === 0) return;
  await takeBack(deps, account, 'removed', async (_tx, row, since) =>
    gone.some((comment) => {
      const { kind, source } = sourceOf(comment);
      return kind === row.kind && source === row.source && comment.createdAt >= since;
    }),
  );
}

/** @param isBad asks about a source that has been trusted `since`, ms since the epoch */
async function takeBack(
  deps: Needs,
  { accountId, userId }: Account,
  reason: 'no_answers' | 'removed',
  isBad: (tx: Tx, row: TrustRow, since: number) => Promise<boolean>,
): Promise<void> {
  // Usually no source is trusted, and a read takes no lock.
  if (!(await trustedSources(deps.db, accountId)).some(({ earnedAt }) => earnedAt !== null)) return;
  await transaction(deps.db, async (tx) => {
    for (const row of await trustedSources(tx, accountId)) {
      if (row.earnedAt === null || !(await isBad(tx, row, row.earnedAt))) continue;
      await loseTrust(deps, tx, userId, row, reason);
      await recheckAccount(tx, accountId);
    }
  });
}
