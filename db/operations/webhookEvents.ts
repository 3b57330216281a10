import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { changes } from '../dialect/query.ts';
import { first, one } from '../first.ts';
import type { Db, Reader, Tx } from '../open.ts';
import { receiptAbout, webhookReceipts } from '../schema/index.ts';
import { transaction } from '../transaction.ts';

export type Receipt = typeof webhookReceipts.$inferSelect;
export type NewReceipt = Omit<typeof webhookReceipts.$inferInsert, 'id' | 'handledAt'>;

/** Keeps a notice that comes for the first time. Answers it as it stands: `handledAt` says whether all was done about it. */
export async function keepReceipt(db: Db, receipt: NewReceipt): Promise<Receipt> {
  return transaction(db, async (tx) => {
    await tx.insert(webhookReceipts).values(receipt).onConflictDoNothing();
    const { provider, eventId } = receipt;
    const same = and(eq(webhookReceipts.provider, provider), eq(webhookReceipts.eventId, eventId));
    return one(tx.select().from(webhookReceipts).where(same));
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
      .update(webhookReceipts)
      .set({ handledAt: now, outcome, fault: null, faultText: null })
      .where(eq(webhookReceipts.id, id)),
  );
}

/** Notes why a notice could not be handled; what was handled before stays so. */
export async function markUnhandled(
  db: Db,
  id: number,
  fault: { fault: string; faultText: string | null },
): Promise<void> {
  await transaction(db, (tx) => tx.update(webhookReceipts).set(fault).where(eq(webhookReceipts.id, id)));
}

/** Notices that nothing was done about yet, the oldest first. */
export async function unhandledReceipts(
  db: Reader,
  provider: Receipt['provider'],
  limit: number,
): Promise<Receipt[]> {
  return db
    .select()
    .from(webhookReceipts)
    .where(and(isNull(webhookReceipts.handledAt), eq(webhookReceipts.provider, provider)))
    .orderBy(asc(webhookReceipts.receivedAt))
    .limit(limit);
}

const inState = {
  waiting: and(isNull(webhookReceipts.handledAt), isNull(webhookReceipts.fault)),
  failed: isNotNull(webhookReceipts.fault),
  done: and(
    isNull(webhookReceipts.fault),
    sql`coalesce(${webhookReceipts.outcome}, 'done') = 'done'`,
    isNotNull(webhookReceipts.handledAt),
  ),
  ignored: and(isNull(webhookReceipts.fault), eq(webhookReceipts.outcome, 'ignored')),
};
export type ReceiptPage = {
  sort: { field: 'createdAt'; descending: boolean };
  offset: number;
  limit: number;
  filter: {
    provider?: Receipt['provider'] | undefined;
    kind?: string | undefined;
    state?: keyof typeof inState | undefined;
  };
};

/** A page of the notices that came, and how many match in all. */
export async function listReceipts(
  db: Reader,
  { sort, offset, limit, filter }: ReceiptPage,
): Promise<{ rows: Receipt[]; total: number }> {
  const where = and(
    filter.provider && eq(webhookReceipts.provider, filter.provider),
    filter.kind === undefined ? undefined : eq(webhookReceipts.kind, filter.kind),
    filter.state && inState[filter.state],
  );
  const order = sort.descending ? desc : asc;
  const rows = await db
    .select()
    .from(webhookReceipts)
    .where(where)
    .orderBy(order(webhookReceipts.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(webhookReceipts, where) };
}

export async function findReceipt(db: Reader, id: number): Promise<Receipt | undefined> {
  return first(db.select().from(webhookReceipts).where(eq(webhookReceipts.id, id)));
}

/** The latest notice of a provider that is of no kind of ours; undefined where none ever came. */
export async function latestReceipt(
  db: Reader,
  provider: Receipt['provider'],
  ours: string,
): Promise<Receipt | undefined> {
  const theirs = and(eq(webhookReceipts.provider, provider), sql`${webhookReceipts.kind} <> ${ours}`);
  return first(db.select().from(webhookReceipts).where(theirs).orderBy(desc(webhookReceipts.id)).limit(1));
}

/** Drops at most `limit` notices from before a moment. Answers how many. */
export async function pruneReceipts(db: Db, before: number, limit: number): Promise<number> {
  return transaction(db, async (tx) => {
    const old = tx
      .select({ id: webhookReceipts.id })
      .from(webhookReceipts)
      .where(and(lt(webhookReceipts.receivedAt, before), isNotNull(webhookReceipts.handledAt)))
      .orderBy(asc(webhookReceipts.id))
      .limit(limit);
    return changes(await tx.delete(webhookReceipts).where(inArray(webhookReceipts.id, old)));
  });
}

/** Drops the notices about a customer and these accounts, within the transaction that erases them. */
export async function forgetReceipts(tx: Tx, customerId: string | null, accountIds: string[]): Promise<void> {
  const { customer, account } = receiptAbout;
  if (customerId !== null) await tx.delete(webhookReceipts).where(sql`${customer} = ${customerId}`);
  for (const id of accountIds) await tx.delete(webhookReceipts).where(sql`${account} = ${id}`);
}
