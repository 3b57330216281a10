import { and, countDistinct, desc, eq, gt, isNotNull, max, sql } from 'drizzle-orm';
import { waitsForAdmin } from '../automation/optOuts.ts';
import { greatest, jsonMember } from '../dialect/query.ts';
import { first, firstOrThrow } from '../first.ts';
import type { Db, Reader } from '../open.ts';
import { capAlarms, countCapAlarms } from '../operations/modelCaps.ts';
import {
  accounts,
  audit,
  backups,
  billingDifferences,
  billingMails,
  events,
  notificationsSeen,
  optOuts,
  providerAlarms,
  users,
} from '../schema/index.ts';
import type { EngineTime, MachineTime } from '../time.ts';
import { transaction } from '../transaction.ts';

/** The same moment by both clocks. Events follow the engine's clock, everything else the machine's. */
type Since = { machine: MachineTime; engine: EngineTime; toMachine: (at: EngineTime) => MachineTime };

export type Notification = {
  kind:
    | 'user_new'
    | 'account_stopped'
    | 'payment_failed'
    | 'billing_difference'
    | 'backup_failed'
    | 'provider_refuses'
    | 'opt_out_waiting'
    | 'cost_cap_near'
    | 'cost_cap_reached';
  at: MachineTime;
  /** Null unless the notification is about an existing user. */
  userId: string | null;
  firstName: string;
  lastName: string;
  /** The account that stopped. */
  accountName: string | null;
  /** The Stripe customer whose billing differs. */
  customerId: string | null;
  /** The provider that refuses everything. */
  provider: 'network' | 'writer' | null;
};

const person = { userId: users.id, firstName: users.firstName, lastName: users.lastName };
// Written exactly as in the partial indexes, or SQLite would not use them.
const notConnected = sql`${events.kind} = 'state' and ${jsonMember(events.data, 'state', 'reason')} = 'not_connected'`;
const failed = sql`${billingMails.key} like 'failed:%'`;
/** New customers, except those that this admin created. */
const newTo = (adminId: string) =>
  sql`${users.role} = 'user' and not exists (
    select 1 from ${audit} where ${audit.subject} = 'user:' || ${users.id}
      and ${audit.action} = 'user.create' and ${audit.actorId} = ${adminId})`;
const nobody = { userId: null, firstName: '', lastName: '', accountName: null, customerId: null };

/**
 * Latest first: new customers, disconnected accounts, failed payments and backups, billing differences,
 * waiting opt-outs, cost caps.
 */
export async function notificationsSince(
  db: Reader,
  adminId: string,
  since: Since,
  limit: number,
): Promise<{ unread: number; rows: Notification[] }> {
  const rows = [
    ...(await newUsers(db, adminId, limit)),
    ...(await stoppedAccounts(db, since, limit)),
    ...(await failedPayments(db, limit)),
    ...(await differences(db, limit)),
    ...(await failedBackups(db, limit)),
    ...(await refusingProviders(db)),
    ...(await waitingOptOuts(db, limit)),
    ...(await caps(db, limit)),
  ];
  const unread = await countSince(db, adminId, since);
  return { unread, rows: rows.sort((a, b) => b.at - a.at).slice(0, limit) };
}

async function newUsers(db: Reader, adminId: string, limit: number): Promise<Notification[]> {
  const rows = await db
    .select({ ...person, at: users.createdAt })
    .from(users)
    .where(newTo(adminId))
    .orderBy(desc(users.createdAt))
    .limit(limit);
  return rows.map((row) => ({
    ...row,
    kind: 'user_new',
    accountName: null,
    customerId: null,
    provider: null,
  }));
}

/** One notification per account, with its latest time. */
async function stoppedAccounts(db: Reader, { toMachine }: Since, limit: number): Promise<Notification[]> {
  const rows = await db
    .select({
      ...person,
      accountName: accounts.name,
      at: sql<EngineTime>`${max(events.at)}`.mapWith(Number).as('latest'),
    })
    .from(events)
    .innerJoin(accounts, eq(accounts.accountId, events.accountId))
    .innerJoin(users, eq(users.id, events.userId))
    .where(notConnected)
    .groupBy(accounts.accountId, users.id)
    .orderBy(desc(sql`latest`))
    .limit(limit);
  return rows.map(({ at, ...row }) => ({
    ...row,
    at: toMachine(at),
    kind: 'account_stopped',
    customerId: null,
    provider: null,
  }));
}

async function failedPayments(db: Reader, limit: number): Promise<Notification[]> {
  const rows = await db
    .select({ ...person, at: billingMails.at })
    .from(billingMails)
    .innerJoin(users, eq(users.id, billingMails.userId))
    .where(failed)
    .orderBy(desc(billingMails.at))
    .limit(limit);
  return rows.map((row) => ({
    ...row,
    kind: 'payment_failed',
    accountName: null,
    customerId: null,
    provider: null,
  }));
}

async function differences(db: Reader, limit: number): Promise<Notification[]> {
  const rows = await db
    .select({ ...person, at: billingDifferences.foundAt, customerId: billingDifferences.customerId })
    .from(billingDifferences)
    .leftJoin(users, eq(users.id, billingDifferences.userId))
    .orderBy(desc(billingDifferences.foundAt))
    .limit(limit);
  return rows.map(({ firstName, lastName, ...row }) => ({
    ...row,
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    kind: 'billing_difference',
    accountName: null,
    provider: null,
  }));
}

async function failedBackups(db: Reader, limit: number): Promise<Notification[]> {
  const rows = await db
    .select({ at: backups.startedAt })
    .from(backups)
    .where(isNotNull(backups.fault))
    .orderBy(desc(backups.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, ...nobody, provider: null, kind: 'backup_failed' }));
}

/** One notification per provider. */
async function refusingProviders(db: Reader): Promise<Notification[]> {
  const rows = await db
    .select({ at: providerAlarms.since, provider: providerAlarms.provider })
    .from(providerAlarms);
  return rows.map((row) => ({ ...row, ...nobody, kind: 'provider_refuses' }));
}

async function waitingOptOuts(db: Reader, limit: number): Promise<Notification[]> {
  const rows = await db
    .select({ at: optOuts.decidedAt })
    .from(optOuts)
    .where(waitsForAdmin)
    .orderBy(desc(optOuts.decidedAt))
    .limit(limit);
  return rows.map(({ at }) => ({ at: at ?? 0, ...nobody, provider: null, kind: 'opt_out_waiting' }));
}

/** An alarm without a user is about the whole installation. */
async function caps(db: Reader, limit: number): Promise<Notification[]> {
  const rows = await capAlarms(db, limit);
  return rows.map(({ level, ...row }) => ({
    ...row,
    kind: level === 100 ? 'cost_cap_reached' : 'cost_cap_near',
    accountName: null,
    customerId: null,
    provider: null,
  }));
}

async function countSince(db: Reader, adminId: string, { machine: since, engine }: Since): Promise<number> {
  const stopped = db
    .select({ n: countDistinct(events.accountId) })
    .from(events)
    .where(and(notConnected, gt(events.at, engine)));
  return (
    (await db.$count(users, and(newTo(adminId), gt(users.createdAt, since)))) +
    (await firstOrThrow(stopped)).n +
    (await db.$count(billingMails, and(failed, gt(billingMails.at, since)))) +
    (await db.$count(billingDifferences, gt(billingDifferences.foundAt, since))) +
    (await db.$count(providerAlarms, gt(providerAlarms.since, since))) +
    (await db.$count(backups, and(isNotNull(backups.fault), gt(backups.startedAt, since)))) +
    (await countCapAlarms(db, since)) +
    (await db.$count(optOuts, and(waitsForAdmin, gt(optOuts.decidedAt, since))))
  );
}

/** Before the first look, it is the time when the user was created. */
export async function seenUntil(db: Reader, userId: string): Promise<number> {
  const found = await first(
    db
      .select({ seen: notificationsSeen.seenUntil, since: users.createdAt })
      .from(users)
      .leftJoin(notificationsSeen, eq(notificationsSeen.userId, users.id))
      .where(eq(users.id, userId)),
  );
  return found?.seen ?? found?.since ?? 0;
}

/** Never moves back: two tabs may write in any order. */
export async function setSeenUntil(db: Db, userId: string, until: MachineTime): Promise<void> {
  await transaction(db, (tx) =>
    tx
      .insert(notificationsSeen)
      .values({ userId, seenUntil: until })
      .onConflictDoUpdate({
        target: notificationsSeen.userId,
        set: { seenUntil: greatest(notificationsSeen.seenUntil, until) },
      }),
  );
}
