import { and, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import { caseless, contains, ordered, param } from '../dialect/query.ts';
import { first, firstOrThrow } from '../first.ts';
import { type AuditEntry, writeAudit } from '../history/audit.ts';
import type { Db, Reader } from '../open.ts';
import type { Page } from '../page.ts';
import { prepare } from '../prepare.ts';
import { personalTokens, sessions, users } from '../schema/index.ts';
import { transaction } from '../transaction.ts';
import { standing } from './users.ts';

export type TokenRow = typeof personalTokens.$inferSelect;
export type NewToken = Omit<typeof personalTokens.$inferInsert, 'revokedAt' | 'lastUsedAt'>;

const live = (now: number): SQL | undefined =>
  and(
    isNull(personalTokens.revokedAt),
    or(isNull(personalTokens.expiresAt), gt(personalTokens.expiresAt, now)),
  );

const { id: tokenId, scope, lastUsedAt, expiresAt } = personalTokens;
const byToken = prepare('userByToken', (db) =>
  db
    .select({ ...standing, tokenId, scope, lastUsedAt, expiresAt })
    .from(personalTokens)
    .innerJoin(users, eq(users.id, personalTokens.userId))
    .where(and(eq(personalTokens.tokenHash, param('tokenHash')), isNull(personalTokens.revokedAt))),
);

/** The user of a token that is not revoked, its scope, last use and end, which may be past. */
export const userByToken = (db: Reader, tokenHash: string) => first(byToken(db, { tokenHash }));

export async function recordUsed(db: Db, id: string, now: number): Promise<void> {
  await transaction(db, (tx) =>
    tx.update(personalTokens).set({ lastUsedAt: now }).where(eq(personalTokens.id, id)),
  );
}

/**
 * Inserts a token, and deletes the user's expired and revoked ones.
 * @returns `session_ended` if the session that creates it has ended; `named` if a valid one has the name
 */
export async function insertToken(
  db: Db,
  token: NewToken,
  { sessionId, limit, noted }: { sessionId: string; limit: number; noted: AuditEntry },
): Promise<TokenRow | 'session_ended' | 'full' | 'named'> {
  const now = token.createdAt;
  return transaction(db, async (tx) => {
    const session = await first(
      tx
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt), gt(sessions.expiresAt, now))),
    );
    if (!session) return 'session_ended';
    await tx
      .delete(personalTokens)
      .where(
        and(
          eq(personalTokens.userId, token.userId),
          or(isNotNull(personalTokens.revokedAt), lte(personalTokens.expiresAt, now)),
        ),
      );
    const held = await tx
      .select({ name: personalTokens.name })
      .from(personalTokens)
      .where(eq(personalTokens.userId, token.userId));
    if (held.length >= limit) return 'full';
    if (held.some(({ name }) => name === token.name)) return 'named';
    await writeAudit(tx, noted);
    return firstOrThrow(tx.insert(personalTokens).values(token).returning());
  });
}

const sortColumns = {
  createdAt: personalTokens.createdAt,
  lastUsedAt: personalTokens.lastUsedAt,
  expiresAt: personalTokens.expiresAt,
  name: caseless(personalTokens.name),
};

export type TokenPage = Page<
  keyof typeof sortColumns,
  {
    id?: string[] | undefined;
    scope?: TokenRow['scope'] | undefined;
    q?: string | undefined;
  }
>;

/** A page of a user's valid tokens. `q` searches their names. */
export async function listTokens(
  db: Reader,
  userId: string,
  { sort, offset, limit, filter }: TokenPage,
  now: number,
): Promise<{ rows: TokenRow[]; total: number }> {
  const where = and(
    eq(personalTokens.userId, userId),
    live(now),
    filter.id && inArray(personalTokens.id, filter.id),
    filter.scope && eq(personalTokens.scope, filter.scope),
    filter.q ? contains(personalTokens.name, filter.q) : undefined,
  );
  const rows = await db
    .select()
    .from(personalTokens)
    .where(where)
    .orderBy(ordered(sortColumns[sort.field], sort.descending), ordered(personalTokens.id, sort.descending))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(personalTokens, where) };
}

/** @returns false if this user has no such valid token */
export async function revokeToken(
  db: Db,
  userId: string,
  id: string,
  now: number,
  note: (revoked: TokenRow) => AuditEntry,
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const revoked = await first(
      tx
        .update(personalTokens)
        .set({ revokedAt: now })
        .where(and(eq(personalTokens.id, id), eq(personalTokens.userId, userId), live(now)))
        .returning(),
    );
    if (revoked) await writeAudit(tx, note(revoked));
    return revoked !== undefined;
  });
}
