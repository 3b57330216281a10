import { and, asc, count, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { oneState } from './oneState.ts';
import type { Db } from './open.ts';
import { ofUser, prepared, rowsOf } from './prepared.ts';
import { invoices, paymentMethods, subscriptions } from './schema/index.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type CardRow = typeof paymentMethods.$inferSelect;
export type InvoiceRow = typeof invoices.$inferSelect;

const subscriptionRows = prepared((db) =>
  rowsOf(db, getTableColumns(subscriptions), (columns) =>
    db
      .select(columns)
      .from(subscriptions)
      .where(ofUser(subscriptions.userId))
      .orderBy(desc(subscriptions.createdAt)),
  ),
);
export async function subscriptionsOf(db: Db, userId: string): Promise<SubscriptionRow[]> {
  return subscriptionRows(db).all({ userId });
}

const cardRows = prepared((db) =>
  rowsOf(db, getTableColumns(paymentMethods), (columns) =>
    db
      .select(columns)
      .from(paymentMethods)
      .where(ofUser(paymentMethods.userId))
      .orderBy(desc(paymentMethods.createdAt), sql`rowid`),
  ),
);

/** A user's cards, the newest first; those of one second in the provider's order. */
export async function cardsOf(db: Db, userId: string): Promise<CardRow[]> {
  return cardRows(db).all({ userId });
}

const sortColumns = { createdAt: invoices.createdAt, amount: invoices.amount };
export type InvoiceList = {
  sort: { field: keyof typeof sortColumns; descending: boolean };
  offset: number;
  limit: number;
  filter: { status?: string | undefined };
};

/** A page of a user's invoices, and how many there are. */
export async function listInvoices(
  db: Db,
  userId: string,
  { sort, offset, limit, filter }: InvoiceList,
): Promise<{ rows: InvoiceRow[]; total: number }> {
  const where = and(
    eq(invoices.userId, userId),
    filter.status === undefined ? undefined : eq(invoices.status, filter.status),
  );
  const [order, inOrder] = sort.descending ? [desc, asc] : [asc, desc];
  return oneState(db, (tx) => ({
    rows: tx
      .select()
      .from(invoices)
      .where(where)
      // Of one second, or one amount, as the provider lists them: the newest first.
      .orderBy(order(sortColumns[sort.field]), inOrder(sql`rowid`))
      .limit(limit)
      .offset(offset)
      .all(),
    total: tx.select({ total: count() }).from(invoices).where(where).get()?.total ?? 0,
  }));
}

/** Every invoice of a user. */
export async function invoicesOf(db: Db, userId: string): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(invoices)
    .where(eq(invoices.userId, userId))
    .orderBy(desc(invoices.createdAt))
    .all();
}
