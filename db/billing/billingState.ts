import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { recheckAccountsOf } from '../automation/automations.ts';
import { first, firstOrThrow } from '../first.ts';
import { findUser, type UserRow } from '../identity/users.ts';
import { announceSubscription } from '../messaging/subscriptionMessages.ts';
import type { Db, Reader, Tx } from '../open.ts';
import {
  billingStates,
  type DerivedState,
  invoices,
  paymentMethods,
  plans,
  subscriptions,
  users,
} from '../schema/index.ts';
import { transaction } from '../transaction.ts';
import type { CardRow, InvoiceRow, SubscriptionRow } from './billing.ts';
import { type BillingMail, queueBillingMail } from './billingMails.ts';

export type { DerivedState } from '../schema/index.ts';

type BillingStateRow = typeof billingStates.$inferSelect;

export type Found = {
  customerId: string;
  /** The customer no longer exists at Stripe. */
  isGone: boolean;
  subscriptions: Omit<SubscriptionRow, 'userId' | 'readAt'>[];
  cards: Omit<CardRow, 'userId'>[];
  invoices: Omit<InvoiceRow, 'userId'>[];
  readAt: number;
};
/** `trialStartedAt`: null unless a trial began at Stripe. */
export type Consequence = {
  derived: DerivedState | null;
  trialStartedAt: number | null;
  mails: BillingMail[];
};
export type Before = { user: UserRow; derived: DerivedState | null; hadSubscription: boolean };

const ofUser = (userId: string) => eq(billingStates.userId, userId);

export const findBillingState = (db: Reader, userId: string): Promise<BillingStateRow | undefined> =>
  first(db.select().from(billingStates).where(ofUser(userId)));

/** Gives a sync its number before it starts. Undefined without such a user. */
export async function beginSync(
  db: Db,
  userId: string,
): Promise<{ number: number; user: UserRow } | undefined> {
  return transaction(db, async (tx) => {
    const user = await findUser(tx, userId);
    if (!user) return undefined;
    const numbered = tx
      .insert(billingStates)
      .values({ userId, begun: 1 })
      .onConflictDoUpdate({ target: billingStates.userId, set: { begun: sql`${billingStates.begun} + 1` } })
      .returning({ begun: billingStates.begun });
    return { number: (await firstOrThrow(numbered)).begun, user };
  });
}

/**
 * Stores what a sync has read and what `decide` derives from it, in one transaction. If the status changes,
 * the engine rechecks the accounts.
 * @returns undefined, and stores nothing, if a later sync is stored already
 */
export async function saveSync(
  db: Db,
  userId: string,
  number: number,
  found: Found,
  decide: (before: Before) => Consequence,
): Promise<{ before: UserRow; after: UserRow } | undefined> {
  return transaction(db, async (tx) => {
    const stored = await findBillingState(tx, userId);
    const before = await findUser(tx, userId);
    if (!stored || !before || stored.kept > number || before.paymentsCustomerId !== found.customerId)
      return undefined;
    const hadSubscription = stored.derived !== null;
    const consequence = decide({ user: before, derived: stored.derived, hadSubscription });
    await replaceRows(tx, userId, found);
    const { derived, trialStartedAt } = consequence;
    const isNews = !sameState(derived, stored.derived);
    const holds = stored.editedAt !== null && !isNews;
    await tx
      .update(billingStates)
      .set({
        kept: number,
        readAt: found.readAt,
        derived: derived ?? stored.derived,
        editedAt: holds ? stored.editedAt : null,
        lostCustomerId: found.isGone ? found.customerId : stored.lostCustomerId,
      })
      .where(ofUser(userId));
    for (const mail of consequence.mails) await queueBillingMail(tx, userId, mail);
    const news = holds ? null : derived;
    const change = {
      status: news ? news.status : before.status,
      subscriptionEndsAt: news ? news.endsAt : before.subscriptionEndsAt,
      seats: news?.seats || before.seats,
      trialStartedAt: before.trialStartedAt ?? trialStartedAt,
      paymentsCustomerId: found.isGone ? null : before.paymentsCustomerId,
    };
    await tx.update(users).set(change).where(eq(users.id, userId));
    await announceSubscription(tx, userId, before, { ...before, ...change }, found.readAt);
    if (before.status !== change.status) await recheckAccountsOf(tx, userId);
    return { before, after: { ...before, ...change } };
  });
}

const sameState = (a: DerivedState | null, b: DerivedState | null): boolean =>
  a === null || (b !== null && a.status === b.status && a.seats === b.seats && a.endsAt === b.endsAt);

async function replaceRows(tx: Tx, userId: string, found: Found): Promise<void> {
  for (const table of [subscriptions, paymentMethods, invoices])
    await tx.delete(table).where(eq(table.userId, userId));
  if (found.subscriptions.length > 0) {
    const known = new Set((await tx.select({ id: plans.id }).from(plans)).map(({ id }) => id));
    const planOf = (id: string | null) => (id !== null && known.has(id) ? id : null);
    await tx.insert(subscriptions).values(
      found.subscriptions.map((row) => ({
        ...row,
        planId: planOf(row.planId),
        userId,
        readAt: found.readAt,
      })),
    );
  }
  if (found.cards.length > 0)
    await tx.insert(paymentMethods).values(found.cards.map((row) => ({ ...row, userId })));
  if (found.invoices.length > 0)
    await tx.insert(invoices).values(found.invoices.map((row) => ({ ...row, userId })));
}

/** An admin's values hold until Stripe reports a change. Called in the transaction that sets them. */
export async function noteBillingEdit(tx: Tx, userId: string, now: number): Promise<void> {
  await tx
    .update(billingStates)
    .set({ editedAt: now })
    .where(and(ofUser(userId), isNotNull(billingStates.derived)));
}
