import { and, count, eq, gt, inArray, isNotNull, notInArray } from 'drizzle-orm';
import type { Db, Reader } from '../open.ts';
import { billingDifferences, subscriptions, users } from '../schema/index.ts';
import { transaction } from '../transaction.ts';

/** A customer with differences; `userId` is null for a customer without a user here. */
export type Differing = { customerId: string; userId: string | null };

/** Users with more than one standing subscription. They pay for each. */
export async function paidSeveralTimes(db: Reader, standing: readonly string[]): Promise<Differing[]> {
  return (
    await db
      .select({ userId: users.id, customerId: users.paymentsCustomerId })
      .from(subscriptions)
      .innerJoin(users, eq(users.id, subscriptions.userId))
      .where(and(inArray(subscriptions.status, [...standing]), isNotNull(users.paymentsCustomerId)))
      .groupBy(users.id)
      .having(gt(count(), 1))
  ).map(({ userId, customerId }) => ({ userId, customerId: customerId ?? '' }));
}

/** Replaces the stored differences. A known difference keeps the time when it was found. */
export async function keepDiffering(db: Db, found: readonly Differing[], foundAt: number): Promise<void> {
  await transaction(db, async (tx) => {
    const ids = found.map(({ customerId }) => customerId);
    await tx.delete(billingDifferences).where(notInArray(billingDifferences.customerId, ids));
    for (const difference of found)
      await tx
        .insert(billingDifferences)
        .values({ ...difference, foundAt })
        .onConflictDoNothing();
  });
}
