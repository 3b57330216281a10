import { and, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import { touchAccountsOf } from './automations.ts';
import type { CardRow, InvoiceRow, SubscriptionRow } from './billing.ts';
import { type Told, tell } from './billingNotices.ts';
import type { Db, Tx } from './open.ts';
import { changeOf, given, jsonText, ofUser, prepared, rowsOf } from './prepared.ts';
import {
  billingMirrors,
  type DerivedState,
  invoices,
  paymentMethods,
  plans,
  subscriptions,
  users,
} from './schema/index.ts';
import type { UserRow } from './users.ts';

export type { DerivedState } from './schema/index.ts';

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

// A read is kept for every notice that comes, so what it takes is built once.
const mirrorOf = prepared((db) =>
  rowsOf(db, getTableColumns(billingMirrors), (columns) =>
    db.select(columns).from(billingMirrors).where(ofUser(billingMirrors.userId)),
  ),
);
const userOf = prepared((db) =>
  rowsOf(db, getTableColumns(users), (columns) => db.select(columns).from(users).where(ofUser(users.id))),
);
const numbered = prepared((db) =>
  db
    .insert(billingMirrors)
    .values({ userId: sql.placeholder('userId'), begun: 1 })
    .onConflictDoUpdate({ target: billingMirrors.userId, set: { begun: sql`${billingMirrors.begun} + 1` } })
    .returning({ begun: billingMirrors.begun })
    .prepare(),
);
const mirrored = prepared((db) =>
  changeOf(
    db,
    db
      .update(billingMirrors)
      .set({
        kept: given('kept'),
        readAt: given('readAt'),
        derived: given('derived'),
        editedAt: given('editedAt'),
        lostCustomerId: given('lostCustomerId'),
      })
      .where(ofUser(billingMirrors.userId)),
  ),
);
const changed = prepared((db) =>
  changeOf(
    db,
    db
      .update(users)
      .set({
        status: given('status'),
        subscriptionEndsAt: given('subscriptionEndsAt'),
        seats: given('seats'),
        trialStartedAt: given('trialStartedAt'),
        paymentsCustomerId: given('paymentsCustomerId'),
      })
      .where(ofUser(users.id)),
  ),
);
const emptied = prepared((db) =>
  [subscriptions, paymentMethods, invoices].map((table) =>
    changeOf(db, db.delete(table).where(ofUser(table.userId))),
  ),
);
const filled = prepared((db) => {
  const into = (table: typeof subscriptions | typeof paymentMethods | typeof invoices) => {
    const values = Object.fromEntries(Object.keys(getTableColumns(table)).map((name) => [name, given(name)]));
    return changeOf(db, db.insert(table as typeof subscriptions).values(values as never));
  };
  return { subscription: into(subscriptions), card: into(paymentMethods), invoice: into(invoices) };
});
const planIds = prepared((db) => rowsOf(db, { id: plans.id }, (columns) => db.select(columns).from(plans)));

export async function findMirror(db: Db, userId: string): Promise<MirrorRow | undefined> {
  return mirrorOf(db).get({ userId });
}

/** Gives a read of the provider its number, before it begins. Undefined where there is no such user. */
export async function beginRead(
  db: Db,
  userId: string,
): Promise<{ number: number; user: UserRow } | undefined> {
  return db.transaction(() => {
    const user = userOf(db).get({ userId });
    return user && { number: numbered(db).get({ userId }).begun, user };
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
  return db.transaction((tx) => {
    const mirror = mirrorOf(db).get({ userId });
    const before = userOf(db).get({ userId });
    if (!mirror || !before || mirror.kept > number || before.paymentsCustomerId !== found.customerId)
      return undefined;
    const hadSubscription = mirror.derived !== null;
    const consequence = decide({ user: before, derived: mirror.derived, hadSubscription });
    replaceRows(db, userId, found);
    const { derived, trialStartedAt } = consequence;
    const isNews = !sameState(derived, mirror.derived);
    const holds = mirror.editedAt !== null && !isNews;
    mirrored(db).run({
      userId,
      kept: number,
      readAt: found.readAt,
      derived: jsonText(derived ?? mirror.derived),
      editedAt: holds ? mirror.editedAt : null,
      lostCustomerId: found.isGone ? found.customerId : mirror.lostCustomerId,
    });
    for (const notice of consequence.notices) tell(tx, userId, notice);
    const news = holds ? null : derived;
    const after: UserRow = {
      ...before,
      status: news ? news.status : before.status,
      subscriptionEndsAt: news ? news.endsAt : before.subscriptionEndsAt,
      seats: news?.seats || before.seats,
      trialStartedAt: before.trialStartedAt ?? trialStartedAt,
      paymentsCustomerId: found.isGone ? null : before.paymentsCustomerId,
    };
    changed(db).run({ ...after, userId });
    if (before.status !== after.status) touchAccountsOf(tx, userId);
    return { before, after };
  });
}

const sameState = (a: DerivedState | null, b: DerivedState | null): boolean =>
  a === null || (b !== null && a.status === b.status && a.seats === b.seats && a.endsAt === b.endsAt);

function replaceRows(db: Db, userId: string, found: Found): void {
  for (const table of emptied(db)) table.run({ userId });
  const { readAt } = found;
  const into = filled(db);
  if (found.subscriptions.length > 0) {
    const known = new Set(
      planIds(db)
        .all({})
        .map(({ id }) => id),
    );
    for (const row of found.subscriptions) {
      const planId = row.planId !== null && known.has(row.planId) ? row.planId : null;
      into.subscription.run({
        ...row,
        cancelAtPeriodEnd: Number(row.cancelAtPeriodEnd),
        planId,
        userId,
        readAt,
      });
    }
  }
  for (const row of found.cards) into.card.run({ ...row, isDefault: Number(row.isDefault), userId });
  for (const row of found.invoices) into.invoice.run({ ...row, userId });
}

/** What an admin sets beside the provider holds until the provider has news. Belongs into the transaction that sets it. */
export function noteBillingEdit(tx: Tx, userId: string, now: number): void {
  tx.update(billingMirrors)
    .set({ editedAt: now })
    .where(and(eq(billingMirrors.userId, userId), isNotNull(billingMirrors.derived)))
    .run();
}
