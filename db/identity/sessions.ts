import { and, asc, desc, eq, gt, isNull, max } from 'drizzle-orm';
import { first } from '../first.ts';
import { type AuditEntry, writeAudit } from '../history/audit.ts';
import type { Db, Reader } from '../open.ts';
import { sessions } from '../schema/index.ts';
import { transaction } from '../transaction.ts';
import type { SessionRow } from './auth.ts';

export async function recordSeen(db: Db, id: string, now: number): Promise<void> {
  await transaction(db, (tx) => tx.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id)));
}

/** Whether a person has ever signed in from this address; what an admin looked at is no sign-in of theirs. */
export async function hasSignedInFrom(db: Reader, userId: string, address: string): Promise<boolean> {
  const from = and(
    eq(sessions.userId, userId),
    eq(sessions.address, address),
    isNull(sessions.viewerSessionId),
  );
  return (await first(db.select({ id: sessions.id }).from(sessions).where(from).limit(1))) !== undefined;
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
  db: Reader,
  userId: string,
  { sort, offset, limit }: SessionPage,
  now: number,
): Promise<{ rows: SessionRow[]; total: number }> {
  const where = liveOf(userId, now);
  const order = sort.descending ? desc : asc;
  return {
    rows: await db
      .select()
      .from(sessions)
      .where(where)
      .orderBy(order(sessions[sort.field]), order(sessions.id))
      .limit(limit)
      .offset(offset),
    total: await db.$count(sessions, where),
  };
}

/** Ends a session of this user; false where there is no such one that still counts. */
export async function endSessionOf(
  db: Db,
  userId: string,
  id: string,
  now: number,
  note: (ended: SessionRow) => AuditEntry,
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const ended = (await first(
      tx
        .update(sessions)
        .set({ endedAt: now })
        .where(and(eq(sessions.id, id), liveOf(userId, now)))
        .returning(),
    )) as SessionRow | undefined;
    if (ended) await writeAudit(tx, note(ended));
    return ended !== undefined;
  });
}

/** When a session of this user that still counts was last used; null without one. */
export async function lastSeenAt(db: Reader, userId: string, now: number): Promise<number | null> {
  return (
    (
      await first(
        db
          .select({ at: max(sessions.lastSeenAt) })
          .from(sessions)
          .where(liveOf(userId, now)),
      )
    )?.at ?? null
  );
}
