import { and, eq, exists, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import { changes, forUpdate, param } from '../dialect/query.ts';
import { first } from '../first.ts';
import { type AuditEntry, writeAudit } from '../history/audit.ts';
import type { Reader, Tx } from '../open.ts';
import { prepare } from '../prepare.ts';
import { accounts, automations, optOuts, switches, users } from '../schema/index.ts';
import { recheckAccountsOf } from './automations.ts';
import type { Lease } from './lease.ts';
import { type Authors, authorValues, ofOptedOut } from './optOuts.ts';

const stopEverything = 'stop_everything' as const;

/** `reasonText`: key and values as JSON, if the server wrote the reason. */
export type OperatorStop = { since: number; reason: string; reasonText: string | null };

const operatorSwitch = prepare('operatorSwitch', (db) =>
  db
    .select({ since: switches.since, reason: switches.reason, reasonText: switches.reasonText })
    .from(switches),
);

/** Undefined unless the operator has stopped all comments. Cheap enough to call before every step. */
export const operatorStop = (db: Reader): Promise<OperatorStop | undefined> => first(operatorSwitch(db));

const going = <More extends Record<string, SQL> = Record<never, never>>(db: Reader, columns = {} as More) =>
  db
    .select({ accountId: automations.accountId, ...columns })
    .from(automations)
    .innerJoin(accounts, eq(accounts.accountId, automations.accountId))
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(
      and(
        eq(automations.accountId, param('accountId')),
        eq(automations.leaseHolder, param('holder')),
        eq(automations.fence, param('fence')),
        automations.running,
        isNull(users.stoppedAt),
        notExists(db.select({ one: sql`1` }).from(switches)),
      ),
    );
const goingOn = prepare('goingOn', (db) => going(db));
const keptGoing = prepare('keptGoing', (tx: Tx) => forUpdate(going(tx), automations));
const sendable = prepare('mayBeSent', (db) => {
  const optOut = exists(db.select({ one: sql`1` }).from(optOuts).where(ofOptedOut()));
  return going(db, { optedOut: sql`${optOut}`.mapWith(Boolean) });
});

/**
 * Whether the lease holds, the account runs and neither its user nor the operator has stopped everything.
 * Asked before each network call.
 */
export const mayGoOn = async (db: Reader, accountId: string, lease: Lease): Promise<boolean> =>
  (await first(goingOn(db, { accountId, ...lease }))) !== undefined;

/** The same check before the call that posts. Also checks whether an author of the post has opted out. */
export async function mayBeSent(
  db: Reader,
  accountId: string,
  lease: Lease,
  authors: Authors,
): Promise<'yes' | 'stopped' | 'opted_out'> {
  const going = await first(sendable(db, { accountId, ...lease, ...authorValues(authors) }));
  if (!going) return 'stopped';
  return going.optedOut ? 'opted_out' : 'yes';
}

/** The same check when a comment is marked as sent. Locked, so it holds until the transaction ends. */
export const keepsGoing = async (tx: Tx, accountId: string, lease: Lease): Promise<boolean> =>
  (await first(keptGoing(tx, { accountId, ...lease }))) !== undefined;

/** @returns false if it was so already */
export async function putOperatorStop(tx: Tx, stop: OperatorStop | null, note: AuditEntry): Promise<boolean> {
  const changed = stop
    ? changes(
        await tx
          .insert(switches)
          .values({ name: stopEverything, ...stop })
          .onConflictDoNothing(),
      )
    : changes(await tx.delete(switches).where(eq(switches.name, stopEverything)));
  if (changed) await writeAudit(tx, note);
  return changed > 0;
}

const userSwitch = prepare('userSwitch', (db) =>
  db
    .select({ stoppedAt: users.stoppedAt })
    .from(users)
    .where(eq(users.id, param('userId'))),
);

/** @returns ms since the epoch; null unless the user has stopped their accounts */
export const userStoppedAt = async (db: Reader, userId: string): Promise<number | null> =>
  (await first(userSwitch(db, { userId })))?.stoppedAt ?? null;

/**
 * Stops or resumes a user's accounts, and makes them due at once.
 * @param stoppedAt ms since the epoch; null resumes
 * @returns false if it was so already
 */
export async function putUserStop(tx: Tx, userId: string, stoppedAt: number | null): Promise<boolean> {
  const other = stoppedAt === null ? sql`stopped_at is not null` : isNull(users.stoppedAt);
  const changed = changes(
    await tx
      .update(users)
      .set({ stoppedAt })
      .where(and(eq(users.id, userId), other)),
  );
  if (changed) await recheckAccountsOf(tx, userId);
  return changed > 0;
}
