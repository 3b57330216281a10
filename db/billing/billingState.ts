import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { touchAccountsOf } from '../automation/automations.ts';
import { first, one } from '../first.ts';
import { findUser, type UserRow } from '../identity/users.ts';
import type { Db, Reader, Tx } from '../open.ts';
import {
  billingMirrors,
  type DerivedState,
  invoices,
  paymentMethods,
  plans,
  subscriptions,
  users,
} from '../schema/index.ts';
import { transaction } from '../transaction.ts';
import type { CardRow, InvoiceRow, SubscriptionRow } from './billing.ts';
import { type Told, tell } from './billingMails.ts';

export type { DerivedState } from '../schema/index.ts';

type MirrorRow = typeof billingMirrors.$inferSelect;

/** What a read of the provider found, as it is to be kept. */
export type Found = {
  customerId: string;
  /** The provider has no such customer any more. */
  isGone: boolean;
  subscriptions: Omit<SubscriptionRow, 'userId' | 'readAt'>[];
  cards: Omit<CardRow, 'userId'>[];
  invoices: Omit<InvoiceRow, 'userId'>[];
  readAt: number;
};
/** What follows for the user; `trialStartedAt` only where a trial was begun at the provider. */
export type Consequence = { derived: DerivedState | null; trialStartedAt: number | null; notices: Told[] };
export type Before = { user: UserRow; derived: DerivedState | null; hadSubscription: boolean };

const ofUser = (userId: string) => eq(billingMirrors.userId, userId);

export const findMirror = (db: Reader, userId: string): Promise<MirrorRow | undefined> =>
  first(db.select().from(billingMirrors).where(ofUser(userId)));

/** Gives a read of the provider its number, before it begins. Undefined where there is no such user. */
export async function beginRead(
  db: Db,
  userId: string,
): Promise<{ number: number; user: UserRow } | undefined> {
  return transaction(db, async (tx) => {
    const user = await findUser(tx, userId);
    if (!user) return undefined;
    const numbered = tx
      .insert(billingMirrors)
      .values({ userId, begun: 1 })
      .onConflictDoUpdate({ target: billingMirrors.userId, set: { begun: sql`${billingMirrors.begun} + 1` } })
      .returning({ begun: billingMirrors.begun });
    return { number: (await one(numbered)).begun, user };
  });
}

/**
 * Keeps what a read found, and what `decide` says follows for the user: rows, status, seats, date, mails and the looking anew at the
 * accounts, all or nothing. Answers undefined, and keeps nothing, where a read that began later is kept already.
 */
export async function keepRead(
  db: Db,
  userId: string,
  number: number,
  found: Found,
  decide: (before: Before) => Consequence,
): Promise<{ before: UserRow; after: UserRow } | undefined> {
  return transaction(db, async (tx) => {
    const mirror = await findMirror(tx, userId);
    const before = await findUser(tx, userId);
    if (!mirror || !before || mirror.kept > number || before.paymentsCustomerId !== found.customerId)
      return undefined;
    const hadSubscription = mirror.derived !== null;
    const consequence = decide({ user: before, derived: mirror.derived, hadSubscription });
    await replaceRows(tx, userId, found);
    const { derived, trialStartedAt } = consequence;
    const isNews = !sameState(derived, mirror.derived);
    const holds = mirror.editedAt !== null && !isNews;
    await tx
      .update(billingMirrors)
      .set({
        kept: number,
        readAt: found.readAt,
        derived: derived ?? mirror.derived,
        editedAt: holds ? mirror.editedAt : null,
        lostCustomerId: found.isGone ? found.customerId : mirror.lostCustomerId,
      })
      .where(ofUser(userId));
    for (const notice of consequence.notices) await tell(tx, userId, notice);
    const news = holds ? null : derived;
    const change = {
      status: news ? news.status : before.status,
      subscriptionEndsAt: news ? news.endsAt : before.subscriptionEndsAt,
      seats: news?.seats || before.seats,
      trialStartedAt: before.trialStartedAt ?? trialStartedAt,
      paymentsCustomerId: found.isGone ? null : before.paymentsCustomerId,
    };
    await tx.update(users).set(change).where(eq(users.id, userId));
    if (before.status !== change.status) await touchAccountsOf(tx, userId);
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

/** What an admin sets beside the provider holds until the provider has news. Belongs into the transaction that sets it. */
export async function noteBillingEdit(tx: Tx, userId: string, now: number): Promise<void> {
  await tx
    .update(billingMirrors)
    .set({ editedAt: now })
    .where(and(ofUser(userId), isNotNull(billingMirrors.derived)));
}
