import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { param } from '../dialect/query.ts';
import { first, one } from '../first.ts';
import { type AuditEntry, writeAudit } from '../history/audit.ts';
import type { Db, Reader } from '../open.ts';
import { prepare } from '../prepare.ts';
import { sessions, users } from '../schema/index.ts';
import { transaction } from '../transaction.ts';
import type { NewSession, SessionRow } from './auth.ts';

const viewer = prepare('viewerBySession', (db) =>
  db
    .select({ userId: users.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, param('sessionId')),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, param('now')),
        sql`${users.role} = 'admin'`,
      ),
    ),
);

/** The id of the admin in whose session a view was begun; undefined once that session has ended, or they are no admin any more. */
export async function impersonatorBySession(
  db: Reader,
  sessionId: string,
  now: number,
): Promise<string | undefined> {
  return (await first(viewer(db, { sessionId, now })))?.userId;
}

export type NewImpersonation = NewSession & { viewerSessionId: string };

/** Begins a view of what a user sees, and notes it. */
export async function insertImpersonation(
  db: Db,
  view: NewImpersonation,
  noted: AuditEntry,
): Promise<SessionRow> {
  return transaction(db, async (tx) => {
    await writeAudit(tx, noted);
    return one(
      tx
        .insert(sessions)
        .values({ ...view, lastSeenAt: view.createdAt, provedAt: view.createdAt })
        .returning(),
    );
  });
}

/** Ends a view that this admin began, and notes it; false where there is no such view that still counts. */
export async function endImpersonation(
  db: Db,
  viewerId: string,
  id: string,
  now: number,
  note: (ended: SessionRow) => AuditEntry,
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const own = tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, viewerId));
    const ended = await first(
      tx
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
        .returning(),
    );
    if (ended) await writeAudit(tx, note(ended));
    return ended !== undefined;
  });
}
