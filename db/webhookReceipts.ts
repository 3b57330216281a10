import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from './open.ts';
import { webhookReceipts } from './schema/index.ts';

export type Receipt = typeof webhookReceipts.$inferSelect;
export type NewReceipt = Omit<typeof webhookReceipts.$inferInsert, 'id' | 'handledAt'>;

/** Keeps a notice that comes for the first time. Answers it as it stands: `handledAt` says whether all was done about it. */
export async function keepReceipt(db: Db, receipt: NewReceipt): Promise<Receipt> {
  return db.transaction(
    (tx) => {
      tx.insert(webhookReceipts).values(receipt).onConflictDoNothing().run();
      const { provider, eventId } = receipt;
      const one = and(eq(webhookReceipts.provider, provider), eq(webhookReceipts.eventId, eventId));
      return tx.select().from(webhookReceipts).where(one).get() as Receipt;
    },
    { behavior: 'immediate' },
  );
}

export async function markHandled(db: Db, id: number, now: number): Promise<void> {
  db.update(webhookReceipts).set({ handledAt: now }).where(eq(webhookReceipts.id, id)).run();
}

/** Notices that nothing was done about yet, the oldest first. */
export async function unhandledReceipts(db: Db, provider: Receipt['provider'], limit: number): Promise<Receipt[]> {
  return db
    .select()
    .from(webhookReceipts)
    .where(and(isNull(webhookReceipts.handledAt), eq(webhookReceipts.provider, provider)))
    .orderBy(asc(webhookReceipts.receivedAt))
    .limit(limit)
    .all();
}
