import { and, asc, count, desc, eq, gt, isNull, max } from 'drizzle-orm';
import { type AuditEntry, writeAudit } from './audit.ts';
import type { SessionRow } from './auth.ts';
import { oneState } from './oneState.ts';
import type { Db } from './open.ts';
import { given, prepared } from './prepared.ts';
import { sessions } from './schema/index.ts';

const seen = prepared((db) =>
  db
    .update(sessions)
    .set({ lastSeenAt: given('now') })
    .where(eq(sessions.id, given('id')))
    .prepare(),
);

export function recordSeen(db: Db, id: string, now: number): void {
  seen(db).run({ id, now });
}

/** Whether a person has ever signed in from this address; what an admin looked at is no sign-in of theirs. */
export async function hasSignedInFrom(db: Db, userId: string, address: string): Promise<boolean> {
  const from = and(
    eq(sessions.userId, userId),
    eq(sessions.address, address),
    isNull(sessions.viewerSessionId),
  );
  return db.select({ id: sessions.id }).from(sessions).where(from).limit(1).get() !== undefined;
}

const liveOf = (userId: string, now: number) =>
  and(
    eq(sessions.userId, userId),
    isNull(sessions.endedAt),
    gt(sessions.expiresAt, now),
    // What an admin looks at is no sign-in of the person.
    isNull(sessions.viewerSessionId),
  );

export type SessionPage = {
  sort: { field: 'createdAt' | 'lastSeenAt'; descending: boolean };
  offset: number;
  limit: number;
};

/** A page of the sessions of a user that still count, and how many there are in all. */
export async function listSessions(
  db: Db,
  userId: string,
  { sort, offset, limit }: SessionPage,
  now: number,
): Promise<{ rows: SessionRow[]; total: number }> {
  const where = liveOf(userId, now);
  const order = sort.descending ? desc : asc;
  return oneState(db, (tx) => ({
    rows: tx
      .select()
      .from(sessions)
      .where(where)
      .orderBy(order(sessions[sort.field]), order(sessions.id))
      .limit(limit)
      .offset(offset)
      .all(),
    total: tx.select({ n: count() }).from(sessions).where(where).get()?.n ?? 0,
  }));
}

/** Ends a session of this user; false where there is no such one that still counts. */
export async function endSessionOf(
  db: Db,
  userId: string,
  id: string,
  now: number,
  note: (ended: SessionRow) => AuditEntry,
): Promise<boolean> {
  return db.transaction((tx) => {
    const ended = tx
      .update(sessions)
      .set({ endedAt: now })
      .where(and(eq(sessions.id, id), liveOf(userId, now)))
      .returning()
      .get() as SessionRow | undefined;
    if (ended) writeAudit(tx, note(ended));
    return ended !== undefined;
  });
}

/** When a session of this user that still counts was last used; null without one. */
export async function lastSeenAt(db: Db, userId: string, now: number): Promise<number | null> {
  return (
    db
      .select({ at: max(sessions.lastSeenAt) })
      .from(sessions)
      .where(liveOf(userId, now))
      .get()?.at ?? null
  );
}
