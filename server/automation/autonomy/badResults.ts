import { recheckAccount } from '../../../db/automation/automations.ts';
import { isUnanswered, sourceOf, type TrustRow, trustedSources } from '../../../db/automation/sourceTrust.ts';
import type { ReadableAccount, TrackedComment } from '../../../db/history/results.ts';
import type { Tx } from '../../../db/open.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { day } from '../../durations.ts';
import { loseTrust } from './trust.ts';

/** So many comments in a row. Fewer would say nothing about a source; see `fewestComments` of the results. */
const unansweredComments = 20;
/** Answers may take some days. */
const settledAfter = 3 * day;

type Needs = Pick<Deps, 'db' | 'events' | 'engineClock'>;
type Account = Pick<ReadableAccount, 'accountId' | 'userId'>;

/** Reviews a source again if its latest comments since it was trusted got neither reactions nor replies. */
export const reviewUnanswered = (deps: Needs, account: Account): Promise<void> =>
  takeBack(deps, account, 'no_answers', (tx, row, since) =>
    isUnanswered(tx, row, { since, settledAfter, among: unansweredComments }),
  );

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
