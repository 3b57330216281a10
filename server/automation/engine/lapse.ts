import { recheckAccount } from '../../../db/automation/automations.ts';
import { isDraftOverdue, lapseDrafts as lapseRows } from '../../../db/automation/drafts.ts';
import { lapseUsers } from '../../../db/identity/users.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { say } from '../../texts/say.ts';
import type { Tell } from './events.ts';

/** Ends the subscriptions whose date has passed, and the drafts that nobody decided about in time, and tells their people of these. */
export async function lapse({
  db,
  events,
  clock,
  engineClock,
}: Pick<Deps, 'db' | 'events' | 'clock' | 'engineClock'>): Promise<void> {
  await lapseUsers(db, clock.now());
  const at = engineClock.now();
  // Most of the times there is none, and looking takes no lock.
  if (!(await isDraftOverdue(db, at))) return;
  const tells = await transaction(db, async (tx) => {
    const kept: Tell[] = [];
    for (const { userId, accountId, commentId } of await lapseRows(tx, at)) {
      const sentence = say('automation.draftNotPostedTimeLet');
      const data = { commentId, reason: 'lapsed' };
      // There is room for others now.
      await recheckAccount(tx, accountId);
      kept.push(await events.keep(tx, { userId, accountId, kind: 'draft', at, ...sentence, data }));
    }
    return kept;
  });
  for (const tell of tells) tell();
}
