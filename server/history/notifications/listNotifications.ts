import * as db from '../../../db/history/notifications.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import type { Notifications, SeenInput } from './schemas.ts';

const atMost = 20;
type Needs = Pick<Deps, 'db' | 'clock'>;

export async function listNotifications(deps: Needs, actor: Actor): Promise<Notifications> {
  const seen = await db.seenUntil(deps.db, actor.userId);
  const { unread, rows } = await db.notificationsSince(deps.db, actor.userId, seen, atMost);
  return {
    unread,
    seenUntil: iso(seen),
    notifications: rows.map(({ at, firstName, lastName, ...row }) => ({
      ...row,
      createdAt: iso(at),
      userName: `${firstName} ${lastName}`.trim(),
      unread: at > seen,
    })),
  };
}

/** Never marks future ones. */
export async function markSeen(deps: Needs, actor: Actor, { until }: SeenInput): Promise<Notifications> {
  await db.setSeenUntil(deps.db, actor.userId, Math.min(Date.parse(until), deps.clock.now()));
  return listNotifications(deps, actor);
}
