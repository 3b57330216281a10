/** The storage of the authorization server for assistants, and the assistants that people connected. */
import { and, eq, exists, gt, inArray, isNull, lt, lte, ne, notExists, or, sql } from 'drizzle-orm';
import { caseless, changes, ordered, param } from '../dialect/query.ts';
import { first } from '../first.ts';
import { type AuditEntry, writeAudit } from '../history/audit.ts';
import type { Db, Reader, Tx } from '../open.ts';
import { prepare } from '../prepare.ts';
import { oauthGrants, oauthPayloads, users } from '../schema/index.ts';
import { transaction } from '../transaction.ts';
import { standing } from './users.ts';

type PayloadRow = typeof oauthPayloads.$inferSelect;
type PayloadKey = Pick<PayloadRow, 'kind' | 'idHash'>;
export type GrantRow = typeof oauthGrants.$inferSelect;

const byKey = ({ kind, idHash }: PayloadKey) =>
  and(eq(oauthPayloads.kind, kind), eq(oauthPayloads.idHash, idHash));

/** Inserts or replaces it. */
export async function storePayload(db: Db, row: Omit<PayloadRow, 'consumedAt'>): Promise<void> {
  const { kind: _, idHash: __, ...set } = row;
  await transaction(db, (tx) =>
    tx
      .insert(oauthPayloads)
      .values(row)
      .onConflictDoUpdate({ target: [oauthPayloads.kind, oauthPayloads.idHash], set }),
  );
}

export const findPayload = (db: Reader, key: PayloadKey, now: number): Promise<PayloadRow | undefined> =>
  first(
    db
      .select()
      .from(oauthPayloads)
      .where(and(byKey(key), gt(oauthPayloads.expiresAt, now))),
  );

/** @returns false if it was consumed before */
export const consumePayload = (db: Db, key: PayloadKey, now: number): Promise<boolean> =>
  transaction(
    db,
    async (tx) =>
      changes(
        await tx
          .update(oauthPayloads)
          .set({ consumedAt: now })
          .where(and(byKey(key), isNull(oauthPayloads.consumedAt))),
      ) > 0,
  );

export async function deletePayload(db: Db, key: PayloadKey): Promise<void> {
  await transaction(db, (tx) => tx.delete(oauthPayloads).where(byKey(key)));
}

/** Ends a grant with all its codes and tokens. */
export async function endGrant(tx: Tx, id: string): Promise<void> {
  await tx.delete(oauthGrants).where(eq(oauthGrants.id, id));
  await tx.delete(oauthPayloads).where(eq(oauthPayloads.grantId, id));
}

/** Ends all grants of a user, and their open requests. */
export async function endGrantsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(oauthGrants).where(eq(oauthGrants.userId, userId));
  await tx.delete(oauthPayloads).where(eq(oauthPayloads.userId, userId));
}

/** Ends the grants of everybody. Registered clients stay. */
export async function endAllGrants(tx: Tx): Promise<void> {
  await tx.delete(oauthGrants);
  await tx.delete(oauthPayloads).where(ne(oauthPayloads.kind, 'Client'));
}

/** As long as it has a code or a token: an assistant that stays away loses its last one. */
const isAlive = (db: Reader, now: number) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(oauthPayloads)
      .where(
        and(
          eq(oauthPayloads.grantId, oauthGrants.id),
          ne(oauthPayloads.kind, 'Grant'),
          isNull(oauthPayloads.consumedAt),
          gt(oauthPayloads.expiresAt, now),
        ),
      ),
  );

/**
 * Keeps what a person granted, and the client's registration as long as the grant.
 * @param clientHash the SHA-256 of the client's ID
 * @returns false if the person has `limit` living grants
 */
export const insertGrant = (
  db: Db,
  grant: Omit<GrantRow, 'lastUsedAt'>,
  { clientHash, limit, noted }: { clientHash: string; limit: number; noted: AuditEntry },
): Promise<boolean> =>
  transaction(db, async (tx) => {
    const held = and(eq(oauthGrants.userId, grant.userId), isAlive(tx, grant.createdAt));
    if ((await tx.$count(oauthGrants, held)) >= limit) return false;
    await tx.insert(oauthGrants).values(grant);
    await tx
      .update(oauthPayloads)
      .set({ expiresAt: grant.expiresAt })
      .where(byKey({ kind: 'Client', idHash: clientHash }));
    await writeAudit(tx, noted);
    return true;
  });

export const isGrantedTo = async (db: Reader, clientId: string): Promise<boolean> =>
  (await first(
    db.select({ id: oauthGrants.id }).from(oauthGrants).where(eq(oauthGrants.clientId, clientId)).limit(1),
  )) !== undefined;

const sortColumns = {
  createdAt: oauthGrants.createdAt,
  lastUsedAt: oauthGrants.lastUsedAt,
  name: caseless(oauthGrants.clientName),
};

export type GrantPage = {
  sort: { field: keyof typeof sortColumns; descending: boolean };
  offset: number;
  limit: number;
};

export async function listGrants(
  db: Reader,
  userId: string,
  { sort, offset, limit }: GrantPage,
  now: number,
): Promise<{ rows: GrantRow[]; total: number }> {
  const where = and(eq(oauthGrants.userId, userId), isAlive(db, now));
  const rows = await db
    .select()
    .from(oauthGrants)
    .where(where)
    .orderBy(ordered(sortColumns[sort.field], sort.descending), ordered(oauthGrants.id, sort.descending))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(oauthGrants, where) };
}

/** @returns false if the user has no such living grant */
export const revokeGrant = (
  db: Db,
  userId: string,
  id: string,
  now: number,
  note: (revoked: GrantRow) => AuditEntry,
): Promise<boolean> =>
  transaction(db, async (tx) => {
    const found = await first(
      tx
        .select()
        .from(oauthGrants)
        .where(and(eq(oauthGrants.id, id), eq(oauthGrants.userId, userId), isAlive(tx, now))),
    );
    if (!found) return false;
    await endGrant(tx, id);
    await writeAudit(tx, note(found));
    return true;
  });

const byAccessToken = prepare('userByAccessToken', (db) =>
  db
    .select({
      ...standing,
      grantId: oauthGrants.id,
      scope: oauthGrants.scope,
      lastUsedAt: oauthGrants.lastUsedAt,
      payload: oauthPayloads.payload,
      expiresAt: oauthPayloads.expiresAt,
    })
    .from(oauthPayloads)
    .innerJoin(oauthGrants, eq(oauthGrants.id, oauthPayloads.grantId))
    .innerJoin(users, eq(users.id, oauthGrants.userId))
    .where(and(eq(oauthPayloads.kind, 'AccessToken'), eq(oauthPayloads.idHash, param('idHash')))),
);

/** The user of an access token whose grant is there, the grant's scope and last use, and the token's end. */
export const userByAccessToken = (db: Reader, idHash: string) => first(byAccessToken(db, { idHash }));

export async function recordGrantUsed(db: Db, id: string, now: number): Promise<void> {
  await transaction(db, (tx) =>
    tx.update(oauthGrants).set({ lastUsedAt: now }).where(eq(oauthGrants.id, id)),
  );
}

/** Deletes at most `limit` rows that ended before `before`, and grants without tokens. @returns how many */
export const pruneOauth = (db: Db, before: number, limit: number): Promise<number> =>
  transaction(db, async (tx) => {
    const old = await tx
      .select({ kind: oauthPayloads.kind, idHash: oauthPayloads.idHash })
      .from(oauthPayloads)
      .where(lte(oauthPayloads.expiresAt, before))
      .limit(limit);
    for (const key of old) await tx.delete(oauthPayloads).where(byKey(key));
    const tokens = tx
      .select({ one: sql`1` })
      .from(oauthPayloads)
      .where(and(eq(oauthPayloads.grantId, oauthGrants.id), ne(oauthPayloads.kind, 'Grant')));
    const dead = await tx
      .select({ id: oauthGrants.id })
      .from(oauthGrants)
      .where(
        and(lt(oauthGrants.createdAt, before), or(lte(oauthGrants.expiresAt, before), notExists(tokens))),
      )
      .limit(limit);
    const ids = dead.map(({ id }) => id);
    if (ids.length > 0) {
      await tx.delete(oauthGrants).where(inArray(oauthGrants.id, ids));
      await tx.delete(oauthPayloads).where(inArray(oauthPayloads.grantId, ids));
    }
    return Math.max(old.length, ids.length);
  });
