import { and, count, desc, eq, gt, isNotNull, max, type SQL, sql } from 'drizzle-orm';
import { oneState } from './oneState.ts';
import type { Db, Tx } from './open.ts';
import {
  accounts,
  adminSeen,
  audit,
  backups,
  billingDifferences,
  billingNotices,
  events,
  providerAlarms,
  users,
} from './schema/index.ts';

export type Notification = {
  kind:
    | 'user_new'
    | 'account_stopped'
    | 'payment_failed'
    | 'billing_difference'
    | 'backup_failed'
    | 'provider_refuses';
  at: number;
  /** Null, and no name, where it is about nobody who is here. */
  userId: string | null;
  firstName: string;
  lastName: string;
  /** Of the account that stopped. */
  accountName: string | null;
  /** At the payments provider, of whom something differs. */
  customerId: string | null;
  /** The provider that refuses everything. */
  provider: 'network' | 'writer' | null;
};

const person = { userId: users.id, firstName: users.firstName, lastName: users.lastName };
// Written as the partial indexes are, or SQLite does not use them.
const notConnected = sql`${events.kind} = 'state' and json_extract(${events.data}, '$.state.reason') = 'not_connected'`;
const failed = sql`${billingNotices.key} like 'failed:%'`;
/** Customers who are news to an admin: not those whom they created themselves. */
const newTo = (adminId: string) =>
  sql`${users.role} = 'user' and not exists (
    select 1 from ${audit} where ${audit.subject} = 'user:' || ${users.id}
      and ${audit.action} = 'user.create' and ${audit.actorId} = ${adminId})`;
const nobody = { userId: null, firstName: '', lastName: '', accountName: null, customerId: null };

/**
 * What happened since that admins want to know of, the latest first: customers who came, accounts that lost their login, payments and
 * backups that failed, bills that differ.
 */
export async function notificationsSince(
  db: Db,
  adminId: string,
  since: number,
  limit: number,
): Promise<{ unread: number; rows: Notification[] }> {
  return oneState(db, (tx) => {
    const rows = [
      ...newUsers(tx, adminId, limit),
      ...stoppedAccounts(tx, limit),
      ...failedPayments(tx, limit),
      ...differences(tx, limit),
      ...failedBackups(tx, limit),
      ...refusingProviders(tx),
    ];
    return { unread: countSince(tx, adminId, since), rows: rows.sort((a, b) => b.at - a.at).slice(0, limit) };
  });
}

function newUsers(tx: Tx, adminId: string, limit: number): Notification[] {
  return tx
    .select({ ...person, at: users.createdAt })
    .from(users)
    .where(newTo(adminId))
    .orderBy(desc(users.createdAt))
    .limit(limit)
    .all()
    .map((row) => ({ ...row, kind: 'user_new', accountName: null, customerId: null, provider: null }));
}

/** The latest time for each account: one that is looked at again and again is one piece of news. */
function stoppedAccounts(tx: Tx, limit: number): Notification[] {
  return tx
    .select({ ...person, accountName: accounts.name, at: sql<number>`${max(events.at)}`.as('latest') })
    .from(events)
    .innerJoin(accounts, eq(accounts.accountId, events.accountId))
    .innerJoin(users, eq(users.id, events.userId))
    .where(notConnected)
    .groupBy(events.accountId)
    .orderBy(desc(sql`latest`))
    .limit(limit)
    .all()
    .map((row) => ({ ...row, kind: 'account_stopped', customerId: null, provider: null }));
}

function failedPayments(tx: Tx, limit: number): Notification[] {
  return tx
    .select({ ...person, at: billingNotices.at })
    .from(billingNotices)
    .innerJoin(users, eq(users.id, billingNotices.userId))
    .where(failed)
    .orderBy(desc(billingNotices.at))
    .limit(limit)
    .all()
    .map((row) => ({ ...row, kind: 'payment_failed', accountName: null, customerId: null, provider: null }));
}

function differences(tx: Tx, limit: number): Notification[] {
  return tx
    .select({ ...person, at: billingDifferences.foundAt, customerId: billingDifferences.customerId })
    .from(billingDifferences)
    .leftJoin(users, eq(users.id, billingDifferences.userId))
    .orderBy(desc(billingDifferences.foundAt))
    .limit(limit)
    .all()
    .map(({ firstName, lastName, ...row }) => ({
      ...row,
      firstName: firstName ?? '',
      lastName: lastName ?? '',
      kind: 'billing_difference',
      accountName: null,
      provider: null,
    }));
}

function failedBackups(tx: Tx, limit: number): Notification[] {
  return tx
    .select({ at: backups.startedAt })
    .from(backups)
    .where(isNotNull(backups.fault))
    .orderBy(desc(backups.id))
    .limit(limit)
    .all()
    .map((row) => ({ ...row, ...nobody, provider: null, kind: 'backup_failed' }));
}

/** One piece of news for each provider, however many accounts it refuses. */
function refusingProviders(tx: Tx): Notification[] {
  return tx
    .select({ at: providerAlarms.since, provider: providerAlarms.provider })
    .from(providerAlarms)
    .all()
    .map((row) => ({ ...row, ...nobody, kind: 'provider_refuses' }));
}

function countSince(tx: Tx, adminId: string, since: number): number {
  const of = (query: { n: number } | undefined) => query?.n ?? 0;
  const later = (
    condition: SQL,
    at: typeof events.at | typeof users.createdAt | typeof billingNotices.at | typeof backups.startedAt,
  ) => and(condition, gt(at, since));
  const accountsStopped = sql<number>`count(distinct ${events.accountId})`;
  return (
    of(
      tx
        .select({ n: count() })
        .from(users)
        .where(later(newTo(adminId), users.createdAt))
        .get(),
    ) +
    of(tx.select({ n: accountsStopped }).from(events).where(later(notConnected, events.at)).get()) +
    of(tx.select({ n: count() }).from(billingNotices).where(later(failed, billingNotices.at)).get()) +
    of(
      tx.select({ n: count() }).from(billingDifferences).where(gt(billingDifferences.foundAt, since)).get(),
    ) +
    of(tx.select({ n: count() }).from(providerAlarms).where(gt(providerAlarms.since, since)).get()) +
    of(
      tx
        .select({ n: count() })
        .from(backups)
        .where(later(isNotNull(backups.fault), backups.startedAt))
        .get(),
    )
  );
}

/** Up to when an admin has seen what happened; what was before they came is nothing new to them. */
export async function seenUntil(db: Db, userId: string): Promise<number> {
  const found = db
    .select({ seen: adminSeen.seenUntil, since: users.createdAt })
    .from(users)
    .leftJoin(adminSeen, eq(adminSeen.userId, users.id))
    .where(eq(users.id, userId))
    .get();
  return found?.seen ?? found?.since ?? 0;
}

/** Never back: two tabs may say so in any order. */
export async function setSeenUntil(db: Db, userId: string, until: number): Promise<void> {
  db.insert(adminSeen)
    .values({ userId, seenUntil: until })
    .onConflictDoUpdate({
      target: adminSeen.userId,
      set: { seenUntil: sql`max(${adminSeen.seenUntil}, ${until})` },
    })
    .run();
}
