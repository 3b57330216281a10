import * as db from '../../../db/sessions.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { SessionActor } from '../auth/authenticate.ts';
import type { Session } from './schemas.ts';

/** The caller's sign-ins that still count, this one among them, and how many there are in all. */
export async function listSessions(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Pick<SessionActor, 'userId'> & { sessionId?: string },
  page: db.SessionPage,
): Promise<{ rows: Session[]; total: number }> {
  const { rows, total } = await db.listSessions(deps.db, actor.userId, page, deps.clock.now());
  const wired = rows.map((row) => ({
    id: row.id,
    createdAt: iso(row.createdAt),
    lastSeenAt: iso(row.lastSeenAt),
    userAgent: row.userAgent,
    address: row.address === '' ? null : row.address,
    current: row.id === actor.sessionId,
  }));
  return { rows: wired, total };
}
