import { and, asc, desc, eq, gt, inArray, isNull, lte, max, type SQL, sql } from 'drizzle-orm';
import { param } from '../dialect/query.ts';
import { first, firstOrThrow } from '../first.ts';
import { type AuditEntry, writeAudit } from '../history/audit.ts';
import type { Db, Reader, Tx } from '../open.ts';
import type { Page } from '../page.ts';
import { prepare } from '../prepare.ts';
import { challenges, personalTokens, sessions, users } from '../schema/index.ts';
import { transaction } from '../transaction.ts';
import { endGrantsOf } from './oauth.ts';
import { findUser, type Standing, standing, type UserRow } from './users.ts';

export type SessionRow = typeof sessions.$inferSelect;
/** `viewerSessionId`: the admin's own session, if this session is an impersonation. */
export type NewSession = Omit<typeof sessions.$inferInsert, 'lastSeenAt' | 'provedAt'>;

/** Inserts a session and deletes the user's expired ones. */
export async function insertSession(tx: Tx, session: NewSession): Promise<SessionRow> {
  const { userId, createdAt } = session;
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), lte(sessions.expiresAt, createdAt)));
  return firstOrThrow(
    tx
      .insert(sessions)
      .values({ ...session, lastSeenAt: createdAt, provedAt: createdAt })
      .returning(),
  );
}

const live = (id: string | SQL, now: number | SQL) =>
  and(eq(sessions.id, id), isNull(sessions.endedAt), gt(sessions.expiresAt, now));
const isLive = live(param('id'), param('now'));
const bySession = prepare('userBySession', (db) =>
  db
    .select({
      ...standing,
      seenAt: sessions.lastSeenAt,
      provedAt: sessions.provedAt,
      prolongedUntil: sessions.prolongedUntil,
      viewerSessionId: sessions.viewerSessionId,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isLive),
);

type Found = Standing & {
  seenAt: number;
  provedAt: number;
  prolongedUntil: number | null;
  viewerSessionId: string | null;
};
/** The user of a live session, with the session's own times. */
export const userBySession = (db: Reader, id: string, now: number): Promise<Found | undefined> =>
  first(bySession(db, { id, now }));

export async function liveSession(
  db: Reader,
  id: string,
  now: number,
): Promise<{ session: SessionRow; user: UserRow } | undefined> {
  const session = await first(db.select().from(sessions).where(live(id, now)));
  const user = session && (await findUser(db, session.userId));
  return session && user && { session, user };
}

const impersonator = prepare('viewerBySession', (db) =>
  db
    .select({ userId: users.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(isLive, sql`${users.role} = 'admin'`)),
);
/** The admin behind an impersonation, by the admin's own session. Undefined once that user is no admin. */
export const impersonatorBySession = async (
  db: Reader,
  id: string,
  now: number,
): Promise<string | undefined> => (await first(impersonator(db, { id, now })))?.userId;

/** @param expiresAt its new end; undefined leaves it as it is */
export async function recordSeen(
  db: Db,
  id: string,
  now: number,
  expiresAt: number | undefined,
): Promise<void> {
  await transaction(db, (tx) =>
    tx.update(sessions).set({ lastSeenAt: now, expiresAt }).where(eq(sessions.id, id)),
  );
}

export async function proveSession(db: Db, id: string, now: number): Promise<void> {
  await transaction(db, (tx) => tx.update(sessions).set({ provedAt: now }).where(eq(sessions.id, id)));
}

export async function endSession(db: Db, id: string, now: number): Promise<void> {
  await transaction(db, (tx) =>
    tx
      .update(sessions)
      .set({ endedAt: now })
      .where(and(eq(sessions.id, id), isNull(sessions.endedAt))),
  );
}

export async function endAll(tx: Tx, userId: string, now: number): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)));
  await tx
    .update(personalTokens)
    .set({ revokedAt: now })
    .where(and(eq(personalTokens.userId, userId), isNull(personalTokens.revokedAt)));
  await endGrantsOf(tx, userId);
  // A login that waits for its second factor has proved the old password only.
  await tx.delete(challenges).where(eq(challenges.userId, userId));
}

// Leaves out impersonations, which are not logins of the user.
const ownOf = (userId: string) => and(eq(sessions.userId, userId), isNull(sessions.viewerSessionId));
const liveOf = (userId: string, now: number) =>
  and(ownOf(userId), isNull(sessions.endedAt), gt(sessions.expiresAt, now));

export async function hasSignedInFrom(db: Reader, userId: string, address: string): Promise<boolean> {
  const from = and(ownOf(userId), eq(sessions.address, address));
  return (await first(db.select({ id: sessions.id }).from(sessions).where(from).limit(1))) !== undefined;
}

export type SessionPage = Page<'createdAt' | 'lastSeenAt', { id?: string[] | undefined }>;

export async function listSessions(
  db: Reader,
  userId: string,
  { sort, offset, limit, filter: { id } }: SessionPage,
  now: number,
): Promise<{ rows: SessionRow[]; total: number }> {
  const where = and(liveOf(userId, now), id && inArray(sessions.id, id));
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

/** Ends a live session of this user. @returns false if there is none */
export const endSessionOf = (
  db: Db,
  userId: string,
  id: string,
  now: number,
  note: (ended: SessionRow) => AuditEntry,
): Promise<boolean> =>
  transaction(db, async (tx) => {
    const ended = await first(
      tx
        .update(sessions)
        .set({ endedAt: now })
        .where(and(eq(sessions.id, id), liveOf(userId, now)))
        .returning(),
    );
    if (ended) await writeAudit(tx, note(ended));
    return ended !== undefined;
  });

/** Ends a live impersonation that this admin started. @returns false if there is none */
export const endImpersonation = (
  db: Db,
  adminId: string,
  id: string,
  now: number,
  note: (ended: SessionRow) => AuditEntry,
): Promise<boolean> =>
  transaction(db, async (tx) => {
    const own = tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, adminId));
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

export async function lastSeenAt(db: Reader, userId: string, now: number): Promise<number | null> {
  const latest = db
    .select({ at: max(sessions.lastSeenAt) })
    .from(sessions)
    .where(liveOf(userId, now));
  return (await firstOrThrow(latest)).at;
}
