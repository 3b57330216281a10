import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Reader } from '../open.ts';
import type { Page } from '../page.ts';
import { invoices, paymentMethods, subscriptions } from '../schema/index.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type CardRow = typeof paymentMethods.$inferSelect;
export type InvoiceRow = typeof invoices.$inferSelect;

export async function subscriptionsOf(db: Reader, userId: string): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id));
}

export async function cardsOf(db: Reader, userId: string): Promise<CardRow[]> {
  return db
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.userId, userId))
    .orderBy(desc(paymentMethods.createdAt), desc(paymentMethods.id));
}

const sortColumns = { createdAt: invoices.createdAt, amount: invoices.amount };
export type InvoiceList = Page<
  keyof typeof sortColumns,
  { id?: string[] | undefined; status?: string | undefined }
>;

export async function listInvoices(
  db: Reader,
  userId: string,
  { sort, offset, limit, filter }: InvoiceList,
): Promise<{ rows: InvoiceRow[]; total: number }> {
  const where = and(
    eq(invoices.userId, userId),
    filter.id && inArray(invoices.id, filter.id),
    filter.status === undefined ? undefined : eq(invoices.status, filter.status),
  );
  const order = sort.descending ? desc : asc;
  const rows = await db
    .select()
    .from(invoices)
    .where(where)
    .orderBy(order(sortColumns[sort.field]), order(invoices.createdAt), order(invoices.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(invoices, where) };
}

export async function invoicesOf(db: Reader, userId: string): Promise<InvoiceRow[]> {
  return db.select().from(invoices).where(eq(invoices.userId, userId)).orderBy(desc(invoices.createdAt));
}
