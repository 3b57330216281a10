import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { changes } from '../dialect/query.ts';
import type { Db } from '../open.ts';
import { billingStates, type OpenIntent } from '../schema/index.ts';
import { transaction } from '../transaction.ts';

const ofUser = (userId: string) => eq(billingStates.userId, userId);

/** Claims a user's billing for `holder` until `until`. False while another server has it. */
export async function holdBilling(
  db: Db,
  userId: string,
  holder: string,
  now: number,
  until: number,
): Promise<boolean> {
  return transaction(db, async (tx) => {
    await tx.insert(billingStates).values({ userId }).onConflictDoNothing();
    const isFree = or(isNull(billingStates.heldBy), lte(billingStates.heldUntil, now));
    const held = await tx
      .update(billingStates)
      .set({ heldBy: holder, heldUntil: until })
      .where(and(ofUser(userId), isFree));
    return changes(held) > 0;
  });
}

export async function endBilling(db: Db, userId: string, holder: string): Promise<void> {
  await transaction(db, (tx) =>
    tx
      .update(billingStates)
      .set({ heldBy: null, heldUntil: 0 })
      .where(and(ofUser(userId), eq(billingStates.heldBy, holder))),
  );
}

/** Stores a change before it is sent; null clears it once its outcome is known. */
export async function noteIntent(db: Db, userId: string, intent: OpenIntent | null): Promise<void> {
  await transaction(db, (tx) => tx.update(billingStates).set({ intent }).where(ofUser(userId)));
}
