import { touchAccount } from '../../../db/automations.ts';
import { lapseDrafts } from '../../../db/drafts.ts';
import { lapseUsers } from '../../../db/users.ts';
import type { Deps } from '../../deps.ts';
import { say } from '../../texts/say.ts';

/** Ends the subscriptions whose date has passed, and the drafts that nobody decided about in time, and tells their people of these. */
export async function lapse({
  db,
  events,
  clock,
  engineClock,
}: Pick<Deps, 'db' | 'events' | 'clock' | 'engineClock'>): Promise<void> {
  await lapseUsers(db, clock.now());
  const at = engineClock.now();
  for (const { userId, accountId, commentId } of await lapseDrafts(db, at)) {
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
