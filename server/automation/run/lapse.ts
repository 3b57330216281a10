import { recheckAccount } from '../../../db/automation/automations.ts';
import { isDraftOverdue, lapsedApproved, lapseDrafts as lapseRows } from '../../../db/automation/drafts.ts';
import { lapseUsers } from '../../../db/identity/users.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { text } from '../../texts/text.ts';

/** Ends expired subscriptions, and lapses overdue drafts. */
export async function lapse({
  db,
  events,
  clock,
  engineClock,
}: Pick<Deps, 'db' | 'events' | 'clock' | 'engineClock'>): Promise<void> {
  await lapseUsers(db, clock.now());
  const at = engineClock.now();
  // Usually no draft is overdue, and a read takes no lock.
  if (!(await isDraftOverdue(db, at))) return;
  await transaction(db, async (tx) => {
    for (const { userId, accountId, commentId, reason } of await lapseRows(tx, at)) {
      const isApproved = reason === lapsedApproved;
      const sentence = text(isApproved ? 'automation.approvedLapsed' : 'automation.draftLapsedEvent');
      const data = { commentId, reason: 'lapsed' };
      // The lapsed draft no longer counts, so another one may be written.
      await recheckAccount(tx, accountId);
      const event = { userId, accountId, kind: 'draft', at, ...sentence, data } as const;
      await events.keep(tx, event, 'draft.lapsed');
    }
  });
}
