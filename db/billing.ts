import {
  and,
  asc,
  count,
  desc,
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
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { touchAccountsOf } from './automations.ts';
import { insertMailRow, type NewMail } from './mails.ts';
import type { Db, Tx } from './open.ts';
import { changeOf, given, prepared, rowsOf } from './prepared.ts';
import {
  billingMirrors,
  billingNotices,
  type DerivedState,
  invoices,
  type OpenIntent,
  paymentMethods,
  plans,
  subscriptions,
  users,
} from './schema/index.ts';
import type { UserRow } from './users.ts';

export type { DerivedState } from './schema/index.ts';

type MirrorRow = typeof billingMirrors.$inferSelect;
export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type CardRow = typeof paymentMethods.$inferSelect;
export type InvoiceRow = typeof invoices.$inferSelect;

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
export type Told = { key: string; mail: NewMail };
/** What follows for the user; `trialStartedAt` only where a trial was begun at the provider. */
export type Consequence = { derived: DerivedState | null; trialStartedAt: number | null; notices: Told[] };
export type Before = { user: UserRow; derived: DerivedState | null; hadSubscription: boolean };

const own = (userId: string) => eq(billingMirrors.userId, userId);

// A read is kept for every notice that comes, so what it takes is built once.
const ofUser = (column: SQLiteColumn) => eq(column, given('userId'));
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
  [subscriptions, paymentMethods, invoices].map((table) => changeOf(db, db.delete(table).where(ofUser(table.userId)))),
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
export async function beginRead(db: Db, userId: string): Promise<{ number: number; user: UserRow } | undefined> {
  return db.transaction(
    () => {
      const user = userOf(db).get({ userId });
      return user && { number: numbered(db).get({ userId }).begun, user };
    },
    { behavior: 'immediate' },
  );
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
  return db.transaction(
    (tx) => {
      const mirror = mirrorOf(db).get({ userId });
      const before = userOf(db).get({ userId });
      if (!mirror || !before || mirror.kept > number || before.paymentsCustomerId !== found.customerId) return undefined;
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
        derived: jsonOf(derived ?? mirror.derived),
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
    },
    { behavior: 'immediate' },
  );
}

const sameState = (a: DerivedState | null, b: DerivedState | null): boolean =>
  a === null || (b !== null && a.status === b.status && a.seats === b.seats && a.endsAt === b.endsAt);

const jsonOf = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));

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
      into.subscription.run({ ...row, cancelAtPeriodEnd: Number(row.cancelAtPeriodEnd), planId, userId, readAt });
    }
  }
  for (const row of found.cards) into.card.run({ ...row, isDefault: Number(row.isDefault), userId });
  for (const row of found.invoices) into.invoice.run({ ...row, userId });
}

function tell(tx: Tx, userId: string, { key, mail }: Told): void {
  const isNew = tx.insert(billingNotices).values({ key, userId, at: mail.createdAt }).onConflictDoNothing().run().changes > 0;
  if (isNew) insertMailRow(tx, mail);
}

/** Posts a mail about money, unless the one of this key was posted before. */
export async function tellOnce(db: Db, userId: string, notice: Told): Promise<void> {
  db.transaction((tx) => tell(tx, userId, notice), { behavior: 'immediate' });
}

/**
 * Notes who the user is at the provider. Answers whom the user is known as there, which is somebody else where another call was
 * quicker, or undefined where the user is gone.
 */
export async function keepCustomer(db: Db, userId: string, customerId: string): Promise<string | undefined> {
  return db.transaction(
    (tx) => {
      const user = tx.select().from(users).where(eq(users.id, userId)).get();
      if (!user) return undefined;
      if (user.paymentsCustomerId !== null) return user.paymentsCustomerId;
      tx.update(users).set({ paymentsCustomerId: customerId }).where(eq(users.id, userId)).run();
      tx.insert(billingMirrors).values({ userId }).onConflictDoNothing().run();
      return customerId;
    },
    { behavior: 'immediate' },
  );
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

const made = prepared((db) =>
  changeOf(
    db,
    db
      .insert(billingMirrors)
      .values({ userId: given('userId') })
      .onConflictDoNothing(),
  ),
);
const held = prepared((db) =>
  changeOf(
    db,
    db
      .update(billingMirrors)
      .set({ heldBy: given('holder'), heldUntil: given('until') })
      .where(and(ofUser(billingMirrors.userId), or(isNull(billingMirrors.heldBy), lte(billingMirrors.heldUntil, given('now'))))),
  ),
);
const letGo = prepared((db) =>
  changeOf(
    db,
    db
      .update(billingMirrors)
      .set({ heldBy: null, heldUntil: 0 })
      .where(and(ofUser(billingMirrors.userId), eq(billingMirrors.heldBy, given('holder')))),
  ),
);
const intended = prepared((db) =>
  changeOf(
    db,
    db
      .update(billingMirrors)
      .set({ intent: given('intent') })
      .where(ofUser(billingMirrors.userId)),
  ),
);

/** Takes a user's billing for `holder` alone, until `until`. False while another server has it. */
export async function holdBilling(db: Db, userId: string, holder: string, now: number, until: number): Promise<boolean> {
  return db.transaction(
    () => {
      made(db).run({ userId });
      return held(db).run({ userId, holder, until, now }).changes > 0;
    },
    { behavior: 'immediate' },
  );
}

export async function letBillingGo(db: Db, userId: string, holder: string): Promise<void> {
  letGo(db).run({ userId, holder });
}

/** Notes a change that goes out, or null once it is known what became of it. */
export async function noteIntent(db: Db, userId: string, intent: OpenIntent | null): Promise<void> {
  intended(db).run({ userId, intent: jsonOf(intent) });
}

const subscriptionRows = prepared((db) =>
  rowsOf(db, getTableColumns(subscriptions), (columns) =>
    db.select(columns).from(subscriptions).where(ofUser(subscriptions.userId)).orderBy(desc(subscriptions.createdAt)),
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
  const where = and(eq(invoices.userId, userId), filter.status === undefined ? undefined : eq(invoices.status, filter.status));
  const [order, inOrder] = sort.descending ? [desc, asc] : [asc, desc];
  return db.transaction((tx) => ({
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
  return db.select().from(invoices).where(eq(invoices.userId, userId)).orderBy(desc(invoices.createdAt)).all();
}

/** The users whom the provider knows, those whose copy is oldest first; after `after` in that order where it is given. */
export async function customersToRead(db: Db, readBefore: number, limit: number): Promise<UserRow[]> {
  return db
    .select({ user: users })
    .from(users)
    .leftJoin(billingMirrors, eq(billingMirrors.userId, users.id))
    .where(and(isNotNull(users.paymentsCustomerId), or(isNull(billingMirrors.readAt), lt(billingMirrors.readAt, readBefore))))
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
  const none = notExists(db.select({ one: sql`1` }).from(subscriptions).where(eq(subscriptions.userId, users.id)));
  return db
    .select()
    .from(users)
    .where(and(eq(users.status, 'Trial'), gt(users.subscriptionEndsAt, now), lte(users.subscriptionEndsAt, until), none))
    .all();
}

/** What an admin sets beside the provider holds until the provider has news. Belongs into the transaction that sets it. */
export function noteBillingEdit(tx: Tx, userId: string, now: number): void {
  tx.update(billingMirrors)
    .set({ editedAt: now })
    .where(and(own(userId), isNotNull(billingMirrors.derived)))
    .run();
}
