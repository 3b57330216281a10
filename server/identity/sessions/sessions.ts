import * as sessions from '../../../db/identity/sessions.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import type { Client } from '../../http/client.ts';
import type { Actor, SessionActor } from '../auth/authenticate.ts';
import { auditEntry, changeBy } from '../users/audit.ts';
import type { Session } from './schemas.ts';

export async function listSessions(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Pick<SessionActor, 'userId'> & { sessionId?: string },
  page: sessions.SessionPage,
): Promise<{ rows: Session[]; total: number }> {
  const { rows, total } = await sessions.listSessions(deps.db, actor.userId, page, deps.clock.now());
  const wired = rows.map((row) => ({
    id: row.id,
    createdAt: iso(row.createdAt),
    lastSeenAt: iso(row.lastSeenAt),
    expiresAt: iso(row.expiresAt),
    userAgent: row.userAgent,
    address: row.address === '' ? null : row.address,
    current: row.id === actor.sessionId,
  }));
  return { rows: wired, total };
}

/**
 * @param whose the user, if an admin ends the session
 * @throws {AppError} not_found
 */
export async function endSession(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Pick<Actor, 'userId'>,
  id: string,
  client: Client,
  whose: string = actor.userId,
): Promise<void> {
  const now = clock.now();
  const change = changeBy(actor.userId, 'session.end', client);
  const ended = await sessions.endSessionOf(db, whose, id, now, ({ createdAt, userAgent, address }) =>
    auditEntry(change, now, whose, { before: { since: iso(createdAt), device: userAgent, address } }),
  );
  if (!ended) throw notFound('session');
}
