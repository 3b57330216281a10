import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm';
import { first } from '../first.ts';
import type { UserRow } from '../identity/users.ts';
import type { Db, Reader } from '../open.ts';
import { billingStates, subscriptions, users } from '../schema/index.ts';
import { transaction } from '../transaction.ts';

/**
 * Stores the user's customer id. Returns the stored one, which differs if another call was faster; undefined
 * if the user is gone.
 */
export async function keepCustomer(db: Db, userId: string, customerId: string): Promise<string | undefined> {
  return transaction(db, async (tx) => {
    const user = await first(tx.select().from(users).where(eq(users.id, userId)));
    if (!user) return undefined;
    if (user.paymentsCustomerId !== null) return user.paymentsCustomerId;
    await tx.update(users).set({ paymentsCustomerId: customerId }).where(eq(users.id, userId));
    await tx.insert(billingStates).values({ userId }).onConflictDoNothing();
    return customerId;
  });
}

export async function userOfCustomer(db: Reader, customerId: string): Promise<UserRow | undefined> {
  return first(db.select().from(users).where(eq(users.paymentsCustomerId, customerId)));
}

/** Users with a Stripe customer that was read before `readBefore`, longest ago first. */
export async function customersToRead(db: Reader, readBefore: number, limit: number): Promise<UserRow[]> {
  return (
    await db
      .select({ user: users })
      .from(users)
      .leftJoin(billingStates, eq(billingStates.userId, users.id))
      .where(
        and(
          isNotNull(users.paymentsCustomerId),
          or(isNull(billingStates.readAt), lt(billingStates.readAt, readBefore)),
        ),
      )
      .orderBy(asc(sql`coalesce(${billingStates.readAt}, 0)`), asc(users.id))
      .limit(limit)
  ).map(({ user }) => user);
}

/** Users whose paid period or trial ended before `now`. Reads them in case an event was missed. */
export async function overdueCustomers(db: Reader, now: number): Promise<string[]> {
  const live = inArray(subscriptions.status, ['active', 'trialing', 'past_due']);
  return (
    await db
      .selectDistinct({ userId: subscriptions.userId })
      .from(subscriptions)
      .where(and(live, lte(subscriptions.currentPeriodEnd, now)))
  ).map(({ userId }) => userId);
}

/** Users without a subscription whose trial ends between `now` and `until`. */
export async function trialsEnding(db: Reader, now: number, until: number): Promise<UserRow[]> {
  const none = notExists(
    db.select({ one: sql`1` }).from(subscriptions).where(eq(subscriptions.userId, users.id)),
  );
  return db
    .select()
    .from(users)
    .where(
      and(
        eq(users.status, 'Trial'),
        gt(users.subscriptionEndsAt, now),
        lte(users.subscriptionEndsAt, until),
        none,
      ),
    );
}
