import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { changes } from '../dialect/query.ts';
import { first, firstOrThrow } from '../first.ts';
import { type AuditEntry, writeAudit } from '../history/audit.ts';
import { cancelGroup } from '../jobs/jobs.ts';
import type { Db, Reader, Tx } from '../open.ts';
import { webhookEndpoints } from '../schema/index.ts';
import { transaction } from '../transaction.ts';

export type EndpointRow = typeof webhookEndpoints.$inferSelect;
export type NewEndpoint = Pick<EndpointRow, 'id' | 'userId' | 'url' | 'types' | 'secret' | 'createdAt'>;

export async function endpointsOf(db: Reader, userId: string): Promise<EndpointRow[]> {
  return db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.userId, userId))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));
}

export type EndpointPage = {
  sort: { descending: boolean };
  offset: number;
  limit: number;
  filter: { id?: string[] | undefined };
};

export async function listEndpoints(
  db: Reader,
  userId: string,
  { sort, offset, limit, filter: { id } }: EndpointPage,
): Promise<{ rows: EndpointRow[]; total: number }> {
  const where = and(eq(webhookEndpoints.userId, userId), id && inArray(webhookEndpoints.id, id));
  const order = sort.descending ? desc : asc;
  const rows = await db
    .select()
    .from(webhookEndpoints)
    .where(where)
    .orderBy(order(webhookEndpoints.createdAt), order(webhookEndpoints.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(webhookEndpoints, where) };
}

export async function findEndpoint(db: Reader, id: string): Promise<EndpointRow | undefined> {
  return first(db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)));
}

/** Undefined if the user has `limit` endpoints. */
export async function insertEndpoint(
  db: Db,
  endpoint: NewEndpoint,
  limit: number,
  note: AuditEntry,
): Promise<EndpointRow | undefined> {
  return transaction(db, async (tx) => {
    const ofUser = eq(webhookEndpoints.userId, endpoint.userId);
    const known = await tx.$count(webhookEndpoints, ofUser);
    if (known >= limit) return undefined;
    await writeAudit(tx, note);
    return firstOrThrow(tx.insert(webhookEndpoints).values(endpoint).returning());
  });
}

export type EndpointChanges = Partial<Omit<EndpointRow, 'id' | 'userId' | 'createdAt'>>;

/** Disabling an endpoint cancels its waiting messages. Undefined if the user has no such endpoint. */
export async function updateEndpoint(
  db: Db,
  userId: string,
  id: string,
  changes: EndpointChanges,
  note: (before: EndpointRow, after: EndpointRow) => AuditEntry | null,
): Promise<EndpointRow | undefined> {
  return transaction(db, async (tx) => {
    const isEndpoint = and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.userId, userId));
    const before = await first(tx.select().from(webhookEndpoints).where(isEndpoint));
    if (!before) return undefined;
    const after = await firstOrThrow(tx.update(webhookEndpoints).set(changes).where(isEndpoint).returning());
    if (after.disabledAt !== null) await cancelGroup(tx, 'webhook', id);
    await writeAudit(tx, note(before, after));
    return after;
  });
}

/** Deletes an endpoint with its log. @returns false if the user has no such endpoint */
export async function deleteEndpoint(db: Db, userId: string, id: string, note: AuditEntry): Promise<boolean> {
  return transaction(db, async (tx) => {
    const mine = and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.userId, userId));
    const gone = changes(await tx.delete(webhookEndpoints).where(mine)) > 0;
    if (gone) await cancelGroup(tx, 'webhook', id);
    if (gone) await writeAudit(tx, note);
    return gone;
  });
}

/** Undefined if the endpoint is already disabled. */
export async function disableEndpoint(
  tx: Tx,
  id: string,
  why: 'failing' | 'gone',
  now: number,
): Promise<EndpointRow | undefined> {
  const inUse = and(eq(webhookEndpoints.id, id), isNull(webhookEndpoints.disabledAt));
  const disabled = await first(
    tx.update(webhookEndpoints).set({ disabledAt: now, disabledWhy: why }).where(inUse).returning(),
  );
  if (disabled) await cancelGroup(tx, 'webhook', id);
  return disabled;
}

/** Any one sealed secret, to check that the key opens it. */
export const anySealed = (db: Reader): Promise<Pick<EndpointRow, 'id' | 'secret'> | undefined> =>
  first(
    db.select({ id: webhookEndpoints.id, secret: webhookEndpoints.secret }).from(webhookEndpoints).limit(1),
  );
