import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { type AuditEntry, writeAudit } from './audit.ts';
import type { NewSession, SessionRow } from './auth.ts';
import type { Db } from './open.ts';
import { given, prepared, rowsOf } from './prepared.ts';
import { sessions, users } from './schema/index.ts';

const viewer = prepared((db) =>
  rowsOf(db, { userId: users.id }, (columns) =>
    db
      .select(columns)
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          eq(sessions.id, given('sessionId')),
          isNull(sessions.endedAt),
          gt(sessions.expiresAt, given('now')),
          eq(users.role, given('role')),
        ),
      ),
  ),
);

/** The id of the admin in whose session a view was begun; undefined once that session has ended, or they are no admin any more. */
export const viewerBySession = (db: Db, sessionId: string, now: number): string | undefined =>
  viewer(db).get({ sessionId, now, role: 'admin' })?.userId;

export type NewView = NewSession & { viewerSessionId: string };

/** Begins a view of what a user sees, and notes it. */
export async function insertView(db: Db, view: NewView, noted: AuditEntry): Promise<SessionRow> {
  return db.transaction((tx) => {
    writeAudit(tx, noted);
    return tx
      .insert(sessions)
      .values({ ...view, lastSeenAt: view.createdAt, provedAt: view.createdAt })
      .returning()
      .get();
  });
}

/** Ends a view that this admin began, and notes it; false where there is no such view that still counts. */
export async function endView(
  db: Db,
  viewerId: string,
  id: string,
  now: number,
  note: (ended: SessionRow) => AuditEntry,
): Promise<boolean> {
  return db.transaction((tx) => {
    const own = tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, viewerId));
    const ended = tx
      .update(sessions)
      .set({ endedAt: now })
      .where(
        and(
          eq(sessions.id, id),
          inArray(sessions.viewerSessionId, own),
          isNull(sessions.endedAt),
          gt(sessions.expiresAt, now),
        ),
      )
      .returning()
      .get() as SessionRow | undefined;
    if (ended) writeAudit(tx, note(ended));
    return ended !== undefined;
  });
}
