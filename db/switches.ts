import { and, eq, isNull, notExists, sql } from 'drizzle-orm';
import { type AuditEntry, writeAudit } from './audit.ts';
import { touchAccountsOf } from './automations.ts';
import type { Lease } from './comments.ts';
import type { Db } from './open.ts';
import { given, prepared, rowsOf } from './prepared.ts';
import { accounts, automations, switches, users } from './schema/index.ts';

const stopEverything = 'stop_everything' as const;

/** `reasonText`: key and values of a reason that the server gives by itself, as JSON. */
export type OperatorStop = { since: number; reason: string; reasonText: string | null };

const operatorSwitch = prepared((db) =>
  rowsOf(db, { since: switches.since, reason: switches.reason, reasonText: switches.reasonText }, (columns) =>
    db
      .select(columns)
      .from(switches)
      .where(eq(switches.name, sql.raw(`'${stopEverything}'`))),
  ),
);

/** Since when and why the operator has stopped all comments; undefined while they go on. Cheap enough to ask at every step. */
export const operatorStop = (db: Db): OperatorStop | undefined => operatorSwitch(db).get({});

const goingOn = prepared((db) =>
  rowsOf(db, { accountId: automations.accountId }, (columns) =>
    db
      .select(columns)
      .from(automations)
      .innerJoin(accounts, eq(accounts.accountId, automations.accountId))
      .innerJoin(users, eq(users.id, accounts.userId))
      .where(
        and(
          eq(automations.accountId, given('accountId')),
          eq(automations.leaseHolder, given('holder')),
          eq(automations.fence, given('fence')),
          automations.running,
          isNull(users.stoppedAt),
          notExists(db.select({ one: sql`1` }).from(switches)),
        ),
      ),
  ),
);

/**
 * Whether an engine may take its next step for an account: its lease holds, the account runs, and neither its user nor the operator has
 * stopped everything. Asked before each call to the network, and within the transaction that marks a comment as sent.
 */
export const mayGoOn = (db: Db, accountId: string, lease: Lease): boolean =>
  goingOn(db).get({ accountId, ...lease }) !== undefined;

/** Puts the operator's switch, with its audit row; one that stands that way already stays as it is. Answers whether it changed. */
export async function putOperatorStop(db: Db, stop: OperatorStop | null, note: AuditEntry): Promise<boolean> {
  return db.transaction((tx) => {
    const changed = stop
      ? tx
          .insert(switches)
          .values({ name: stopEverything, ...stop })
          .onConflictDoNothing()
          .run().changes
      : tx.delete(switches).where(eq(switches.name, stopEverything)).run().changes;
    if (changed) writeAudit(tx, note);
    return changed > 0;
  });
}

const userSwitch = prepared((db) =>
  rowsOf(db, { stoppedAt: users.stoppedAt }, (columns) =>
    db
      .select(columns)
      .from(users)
      .where(eq(users.id, given('userId'))),
  ),
);

/** Since when a user has stopped all of their accounts, ms since the epoch; null while each goes by its own. */
export const userStoppedAt = (db: Db, userId: string): number | null =>
  userSwitch(db).get({ userId })?.stoppedAt ?? null;

/**
 * Puts a user's switch; the engine looks at their accounts again at once. One that stands that way already stays as it is. Answers
 * whether it changed.
 * @param stoppedAt ms since the epoch; null lets them go on
 */
export async function putUserStop(db: Db, userId: string, stoppedAt: number | null): Promise<boolean> {
  return db.transaction((tx) => {
    const other = stoppedAt === null ? sql`stopped_at is not null` : isNull(users.stoppedAt);
    const changed = tx
      .update(users)
      .set({ stoppedAt })
      .where(and(eq(users.id, userId), other))
      .run().changes;
    if (changed) touchAccountsOf(tx, userId);
    return changed > 0;
  });
}
