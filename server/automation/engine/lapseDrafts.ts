import { touchAccount } from '../../../db/automations.ts';
import { lapseDrafts as lapseRows } from '../../../db/drafts.ts';
import type { Deps } from '../../deps.ts';
import { say } from '../../texts/say.ts';

/** Lets go of the drafts that nobody decided about in time, and tells their people. */
export async function lapseDrafts({
  db,
  events,
  engineClock,
}: Pick<Deps, 'db' | 'events' | 'engineClock'>): Promise<void> {
  const at = engineClock.now();
  for (const { userId, accountId, commentId } of await lapseRows(db, at)) {
    const sentence = say('automation.draftNotPostedTimeLet');
    // There is room for others now.
    await touchAccount(db, accountId);
    await events.publish(db, {
      userId,
      accountId,
      kind: 'draft',
      at,
      ...sentence,
      data: { commentId, reason: 'lapsed' },
    });
  }
}
