import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import type { Db } from './open.ts';
import { given, prepared, rowsOf } from './prepared.ts';
import { billingMirrors, subscriptions, users } from './schema/index.ts';
import type { UserRow } from './users.ts';

/**
 * Notes who the user is at the provider. Answers whom the user is known as there, which is somebody else where another call was
 * quicker, or undefined where the user is gone.
 */
export async function keepCustomer(db: Db, userId: string, customerId: string): Promise<string | undefined> {
  return db.transaction((tx) => {
    const user = tx.select().from(users).where(eq(users.id, userId)).get();
    if (!user) return undefined;
    if (user.paymentsCustomerId !== null) return user.paymentsCustomerId;
    tx.update(users).set({ paymentsCustomerId: customerId }).where(eq(users.id, userId)).run();
    tx.insert(billingMirrors).values({ userId }).onConflictDoNothing().run();
    return customerId;
  });
}

const byCustomer = prepared((db) =>
  rowsOf(db, getTableColumns(users), (columns) =>
    db
      .select(columns)
      .from(users)
      .where(eq(users.paymentsCustomerId, given('customerId'))),
  ),
);
export async function userOfCustomer(db: Db, customerId: string): Promise<UserRow | undefined> {
  return byCustomer(db).get({ customerId });
}

/** The users whom the provider knows, those whose copy is oldest first; after `after` in that order where it is given. */
export async function customersToRead(db: Db, readBefore: number, limit: number): Promise<UserRow[]> {
  return db
    .select({ user: users })
    .from(users)
    .leftJoin(billingMirrors, eq(billingMirrors.userId, users.id))
    .where(
      and(
        isNotNull(users.paymentsCustomerId),
        or(isNull(billingMirrors.readAt), lt(billingMirrors.readAt, readBefore)),
      ),
    )
    .orderBy(asc(sql`coalesce(${billingMirrors.readAt}, 0)`), asc(users.id))
    .limit(limit)
    .all()
    .map(({ user }) => user);
}

/** The users whose paid time or trial was over before `now`, as far as we know: what happened then was not told us. */
export async function overdueCustomers(db: Db, now: number): Promise<string[]> {
  const live = inArray(subscriptions.status, ['active', 'trialing', 'past_due']);
  return db
    .selectDistinct({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(and(live, lte(subscriptions.currentPeriodEnd, now)))
    .all()
    .map(({ userId }) => userId);
}

/** Those on a trial without a subscription that ends between `now` and `until`. */
export async function trialsEnding(db: Db, now: number, until: number): Promise<UserRow[]> {
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
    )
    .all();
}
