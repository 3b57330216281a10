import { touchAccount } from '../../../db/automations.ts';
import { isDraftOverdue, lapseDrafts as lapseRows } from '../../../db/drafts.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { say } from '../../texts/say.ts';
import type { Tell } from './events.ts';

/** Lets go of the drafts that nobody decided about in time, and tells their people. */
export async function lapseDrafts({
  db,
  events,
  engineClock,
}: Pick<Deps, 'db' | 'events' | 'engineClock'>): Promise<void> {
  const at = engineClock.now();
  // Most of the times there is none, and looking takes no lock.
  if (!(await isDraftOverdue(db, at))) return;
  const tells = await transaction(db, async (tx) => {
    const kept: Tell[] = [];
    for (const { userId, accountId, commentId } of await lapseRows(tx, at)) {
      const sentence = say('automation.draftNotPostedTimeLet');
      const data = { commentId, reason: 'lapsed' };
      // There is room for others now.
      await touchAccount(tx, accountId);
      kept.push(await events.keep(tx, { userId, accountId, kind: 'draft', at, ...sentence, data }));
    }
    return kept;
  });
  for (const tell of tells) tell();
}
