import { countLapses, latestLapses } from '../../../db/automation/lapses.ts';
import { seenUntil, setSeenUntil } from '../../../db/history/notifications.ts';
import { iso, toEngineTime, toMachineTime } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { day } from '../../durations.ts';
import { type Actor, isImpersonating } from '../../identity/auth/authenticate.ts';
import { ownScope, scopesOf } from '../../identity/people/scopes.ts';
import type { OwnNotifications, SeenInput } from './schemas.ts';

const atMost = 20;
const oldest = 30 * day;
type Needs = Pick<Deps, 'db' | 'clock' | 'engineClock' | 'config'>;

/** From all workspaces, as in the digest, because each person has one "seen until" time. */
export async function listOwnNotifications(deps: Needs, actor: Actor): Promise<OwnNotifications> {
  const { db } = deps;
  const { userId } = actor;
  const seen = await seenUntil(db, userId);
  const since = deps.engineClock.now() - oldest;
  // Times are rounded to milliseconds, and the engine's clock may run faster: so half a millisecond later.
  const unreadSince = Math.max(since, Math.ceil(toEngineTime(deps, seen + 0.5)));
  // Personal tokens and support views stay in the person's own workspace.
  const isPerson = actor.via === 'session' && !isImpersonating(actor);
  const lists = await Promise.all(
    (isPerson ? await scopesOf(db, userId) : [ownScope(userId)]).map(async ({ scope, workspace }) => ({
      unread: await countLapses(db, scope, userId, { since: unreadSince }),
      rows: (await latestLapses(db, scope, userId, { since }, atMost)).map((row) => ({ ...row, workspace })),
    })),
  );
  const rows = lists.flatMap((list) => list.rows).sort((a, b) => b.at - a.at);
  return {
    unread: lists.reduce((sum, list) => sum + list.unread, 0),
    seenUntil: iso(seen),
    notifications: rows.slice(0, atMost).map(({ at, ...row }) => ({
      kind: 'approved_lapsed' as const,
      ...row,
      createdAt: iso(toMachineTime(deps, at)),
      unread: at >= unreadSince,
    })),
  };
}

/** Never marks future ones. */
export async function markOwnSeen(
  deps: Needs,
  actor: Actor,
  { until }: SeenInput,
): Promise<OwnNotifications> {
  await setSeenUntil(deps.db, actor.userId, Math.min(Date.parse(until), deps.clock.now()));
  return listOwnNotifications(deps, actor);
}
