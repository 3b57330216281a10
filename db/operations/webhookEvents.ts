import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { changes } from '../dialect/query.ts';
import { first, firstOrThrow } from '../first.ts';
import type { Db, Reader, Tx } from '../open.ts';
import type { Page } from '../page.ts';
import { webhookEventSubject, webhookEvents } from '../schema/index.ts';
import { transaction } from '../transaction.ts';

export type WebhookEvent = typeof webhookEvents.$inferSelect;
export type NewWebhookEvent = Omit<typeof webhookEvents.$inferInsert, 'id' | 'handledAt'>;

/** Stores an event once, and returns its row: `handledAt` shows whether it was handled. */
export async function saveWebhookEvent(db: Db, event: NewWebhookEvent): Promise<WebhookEvent> {
  return transaction(db, async (tx) => {
    await tx.insert(webhookEvents).values(event).onConflictDoNothing();
    const { provider, eventId } = event;
    const same = and(eq(webhookEvents.provider, provider), eq(webhookEvents.eventId, eventId));
    return firstOrThrow(tx.select().from(webhookEvents).where(same));
  });
}

export async function markHandled(
  db: Db,
  id: number,
  now: number,
  outcome: 'done' | 'ignored',
): Promise<void> {
  await transaction(db, (tx) =>
    tx
      .update(webhookEvents)
      .set({ handledAt: now, outcome, fault: null, faultText: null })
      .where(eq(webhookEvents.id, id)),
  );
}

/** Stores why an event could not be handled. Does not undo that it was handled. */
export async function markUnhandled(
  db: Db,
  id: number,
  fault: { fault: string; faultText: string | null },
): Promise<void> {
  await transaction(db, (tx) => tx.update(webhookEvents).set(fault).where(eq(webhookEvents.id, id)));
}

/** Oldest first. */
export async function unhandledWebhookEvents(
  db: Reader,
  provider: WebhookEvent['provider'],
  limit: number,
): Promise<WebhookEvent[]> {
  return db
    .select()
    .from(webhookEvents)
    .where(and(isNull(webhookEvents.handledAt), eq(webhookEvents.provider, provider)))
    .orderBy(asc(webhookEvents.receivedAt))
    .limit(limit);
}

const inState = {
  waiting: and(isNull(webhookEvents.handledAt), isNull(webhookEvents.fault)),
  failed: isNotNull(webhookEvents.fault),
  done: and(
    isNull(webhookEvents.fault),
    sql`coalesce(${webhookEvents.outcome}, 'done') = 'done'`,
    isNotNull(webhookEvents.handledAt),
  ),
  ignored: and(isNull(webhookEvents.fault), eq(webhookEvents.outcome, 'ignored')),
};
export type WebhookEventPage = Page<
  'createdAt',
  {
    id?: number[] | undefined;
    provider?: WebhookEvent['provider'] | undefined;
    kind?: string | undefined;
    state?: keyof typeof inState | undefined;
  }
>;

export async function listWebhookEvents(
  db: Reader,
  { sort, offset, limit, filter }: WebhookEventPage,
): Promise<{ rows: WebhookEvent[]; total: number }> {
  const where = and(
    filter.id && inArray(webhookEvents.id, filter.id),
    filter.provider && eq(webhookEvents.provider, filter.provider),
    filter.kind === undefined ? undefined : eq(webhookEvents.kind, filter.kind),
    filter.state && inState[filter.state],
  );
  const order = sort.descending ? desc : asc;
  const rows = await db
    .select()
    .from(webhookEvents)
    .where(where)
    .orderBy(order(webhookEvents.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(webhookEvents, where) };
}

export async function findWebhookEvent(db: Reader, id: number): Promise<WebhookEvent | undefined> {
  return first(db.select().from(webhookEvents).where(eq(webhookEvents.id, id)));
}

/** The latest event of another kind than `ours`; undefined without one. */
export async function latestWebhookEvent(
  db: Reader,
  provider: WebhookEvent['provider'],
  ours: string,
): Promise<WebhookEvent | undefined> {
  const theirs = and(eq(webhookEvents.provider, provider), sql`${webhookEvents.kind} <> ${ours}`);
  return first(db.select().from(webhookEvents).where(theirs).orderBy(desc(webhookEvents.id)).limit(1));
}

/** Deletes at most `limit` handled events from before `before`. @returns how many */
export async function pruneWebhookEvents(db: Db, before: number, limit: number): Promise<number> {
  return transaction(db, async (tx) => {
    const old = tx
      .select({ id: webhookEvents.id })
      .from(webhookEvents)
      .where(and(lt(webhookEvents.receivedAt, before), isNotNull(webhookEvents.handledAt)))
      .orderBy(asc(webhookEvents.id))
      .limit(limit);
    return changes(await tx.delete(webhookEvents).where(inArray(webhookEvents.id, old)));
  });
}

/** Deletes the events about a customer and accounts, in the transaction that erases them. */
export async function forgetWebhookEvents(
  tx: Tx,
  customerId: string | null,
  accountIds: string[],
): Promise<void> {
  const { customer, account } = webhookEventSubject;
  if (customerId !== null) await tx.delete(webhookEvents).where(sql`${customer} = ${customerId}`);
  for (const id of accountIds) await tx.delete(webhookEvents).where(sql`${account} = ${id}`);
}
