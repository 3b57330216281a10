import { and, asc, count, eq, isNull } from 'drizzle-orm';
import { type AuditEntry, writeAudit } from './audit.ts';
import { cancelGroup } from './jobs.ts';
import type { Db } from './open.ts';
import { webhookEndpoints } from './schema/index.ts';

export type EndpointRow = typeof webhookEndpoints.$inferSelect;
export type NewEndpoint = Pick<EndpointRow, 'id' | 'userId' | 'url' | 'types' | 'secret' | 'createdAt'>;

/** A user's endpoints, the oldest first. */
export async function endpointsOf(db: Db, userId: string): Promise<EndpointRow[]> {
  return db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.userId, userId))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id))
    .all();
}

export async function findEndpoint(db: Db, id: string): Promise<EndpointRow | undefined> {
  return db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)).get();
}

/** Adds an endpoint, unless the user has as many as `limit`: then undefined. */
export async function insertEndpoint(
  db: Db,
  endpoint: NewEndpoint,
  limit: number,
  note: AuditEntry,
): Promise<EndpointRow | undefined> {
  return db.transaction((tx) => {
    const mine = eq(webhookEndpoints.userId, endpoint.userId);
    const known = tx.select({ n: count() }).from(webhookEndpoints).where(mine).get()?.n ?? 0;
    if (known >= limit) return undefined;
    writeAudit(tx, note);
    return tx.insert(webhookEndpoints).values(endpoint).returning().get();
  });
}

export type EndpointChanges = Partial<Omit<EndpointRow, 'id' | 'userId' | 'createdAt'>>;

/** Changes a user's endpoint; what waits for one that is disabled is given up. Undefined where there is none. */
export async function updateEndpoint(
  db: Db,
  userId: string,
  id: string,
  changes: EndpointChanges,
  note: (before: EndpointRow, after: EndpointRow) => AuditEntry | null,
): Promise<EndpointRow | undefined> {
  return db.transaction((tx) => {
    const mine = and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.userId, userId));
    const before = tx.select().from(webhookEndpoints).where(mine).get();
    if (!before) return undefined;
    const after = tx.update(webhookEndpoints).set(changes).where(mine).returning().get();
    if (after.disabledAt !== null) cancelGroup(tx, 'webhook', id);
    writeAudit(tx, note(before, after));
    return after;
  });
}

/** Takes a user's endpoint away with its log. Answers whether there was one. */
export async function deleteEndpoint(db: Db, userId: string, id: string, note: AuditEntry): Promise<boolean> {
  return db.transaction((tx) => {
    const mine = and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.userId, userId));
    const gone = tx.delete(webhookEndpoints).where(mine).run().changes > 0;
    if (gone) cancelGroup(tx, 'webhook', id);
    if (gone) writeAudit(tx, note);
    return gone;
  });
}

/** Disables an endpoint that can't be reached. Answers it if it was in use until now. */
export async function disableEndpoint(
  db: Db,
  id: string,
  why: 'failing' | 'gone',
  now: number,
): Promise<EndpointRow | undefined> {
  return db.transaction((tx) => {
    const inUse = and(eq(webhookEndpoints.id, id), isNull(webhookEndpoints.disabledAt));
    const disabled = tx
      .update(webhookEndpoints)
      .set({ disabledAt: now, disabledWhy: why })
      .where(inUse)
      .returning()
      .get();
    if (disabled) cancelGroup(tx, 'webhook', id);
    return disabled;
  });
}

/** The sealed secret of one endpoint, whichever; undefined where there is none. */
export const anySealed = (db: Db): Pick<EndpointRow, 'id' | 'secret'> | undefined =>
  db
    .select({ id: webhookEndpoints.id, secret: webhookEndpoints.secret })
    .from(webhookEndpoints)
    .limit(1)
    .get();
