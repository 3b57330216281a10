import { and, asc, count, desc, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { type AuditEntry, writeAudit } from './audit.ts';
import { contains } from './contains.ts';
import { oneState } from './oneState.ts';
import type { Db } from './open.ts';
import { given, prepared, rowsOf } from './prepared.ts';
import { personalTokens, sessions, users } from './schema/index.ts';
import { standing } from './users.ts';

export type TokenRow = typeof personalTokens.$inferSelect;
export type NewToken = Omit<typeof personalTokens.$inferInsert, 'revokedAt' | 'lastUsedAt'>;

const live = (now: number | SQL): SQL | undefined =>
  and(
    isNull(personalTokens.revokedAt),
    or(isNull(personalTokens.expiresAt), gt(personalTokens.expiresAt, now)),
  );

const { id: tokenId, scope, lastUsedAt } = personalTokens;
const byToken = prepared((db) =>
  rowsOf(db, { ...standing, tokenId, scope, lastUsedAt }, (columns) =>
    db
      .select(columns)
      .from(personalTokens)
      .innerJoin(users, eq(users.id, personalTokens.userId))
      .where(and(eq(personalTokens.tokenHash, given('tokenHash')), live(given('now')))),
  ),
);

/** Whose personal token this is, if it still counts, what it may do, and when it was last used. */
export const userByToken = (db: Db, tokenHash: string, now: number) => byToken(db).get({ tokenHash, now });

export function recordUsed(db: Db, id: string, now: number): void {
  db.update(personalTokens).set({ lastUsedAt: now }).where(eq(personalTokens.id, id)).run();
}

/**
 * Keeps a new token and forgets the user's bygone ones. `session_ended` when the session that asks for it no longer counts:
 * what ends the session ends every token, also one that is just being made. `full` when `limit` of them are live.
 */
export async function insertToken(
  db: Db,
  token: NewToken,
  { sessionId, limit, noted }: { sessionId: string; limit: number; noted: AuditEntry },
): Promise<TokenRow | 'session_ended' | 'full'> {
  const now = token.createdAt;
  return db.transaction((tx) => {
    const session = tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
      .get();
    if (!session) return 'session_ended';
    tx.delete(personalTokens)
      .where(
        and(
          eq(personalTokens.userId, token.userId),
          or(isNotNull(personalTokens.revokedAt), lte(personalTokens.expiresAt, now)),
        ),
      )
      .run();
    const held =
      tx.select({ n: count() }).from(personalTokens).where(eq(personalTokens.userId, token.userId)).get()
        ?.n ?? 0;
    if (held >= limit) return 'full';
    writeAudit(tx, noted);
    return tx.insert(personalTokens).values(token).returning().get();
  });
}

const sortColumns = {
  createdAt: personalTokens.createdAt,
  lastUsedAt: personalTokens.lastUsedAt,
  expiresAt: personalTokens.expiresAt,
  name: sql`${personalTokens.name} collate nocase`,
};

export type TokenPage = {
  sort: { field: keyof typeof sortColumns; descending: boolean };
  offset: number;
  limit: number;
  filter: { scope?: TokenRow['scope'] | undefined; q?: string | undefined };
};

/** A page of the tokens of a user that still count, and how many match in all. `q` is looked for in the names. */
export async function listTokens(
  db: Db,
  userId: string,
  { sort, offset, limit, filter }: TokenPage,
  now: number,
): Promise<{ rows: TokenRow[]; total: number }> {
  const where = and(
    eq(personalTokens.userId, userId),
    live(now),
    filter.scope && eq(personalTokens.scope, filter.scope),
    filter.q ? contains(personalTokens.name, filter.q) : undefined,
  );
  const order = sort.descending ? desc : asc;
  return oneState(db, (tx) => ({
    rows: tx
      .select()
      .from(personalTokens)
      .where(where)
      .orderBy(order(sortColumns[sort.field]), order(personalTokens.id))
      .limit(limit)
      .offset(offset)
      .all(),
    total: tx.select({ n: count() }).from(personalTokens).where(where).get()?.n ?? 0,
  }));
}

/** Ends a token of this user; false where there is no such one that still counts. */
export async function revokeToken(
  db: Db,
  userId: string,
  id: string,
  now: number,
  note: (revoked: TokenRow) => AuditEntry,
): Promise<boolean> {
  return db.transaction((tx) => {
    const revoked = tx
      .update(personalTokens)
      .set({ revokedAt: now })
      .where(and(eq(personalTokens.id, id), eq(personalTokens.userId, userId), live(now)))
      .returning()
      .get() as TokenRow | undefined;
    if (revoked) writeAudit(tx, note(revoked));
    return revoked !== undefined;
  });
}
