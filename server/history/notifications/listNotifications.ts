import * as db from '../../../db/history/notifications.ts';
import { type EngineTime, iso, toEngineTime, toMachineTime } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import type { Notifications, SeenInput } from './schemas.ts';

const atMost = 20;
type Needs = Pick<Deps, 'db' | 'clock' | 'engineClock' | 'config'>;

export async function listNotifications(deps: Needs, actor: Actor): Promise<Notifications> {
  const seen = await db.seenUntil(deps.db, actor.userId);
  const since = {
    machine: seen,
    engine: toEngineTime(deps, seen),
    toMachine: (at: EngineTime) => toMachineTime(deps, at),
  };
  const { unread, rows } = await db.notificationsSince(deps.db, actor.userId, since, atMost);
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
