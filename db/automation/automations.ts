import { and, asc, type Column, count, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { AutomationRow } from '../accounts/accounts.ts';
import { amongUnlocked, bigintValue, changes, param, value, values } from '../dialect/query.ts';
import { first, firstOrThrow } from '../first.ts';
import { queueClaims } from '../jobs/queue.ts';
import { wake } from '../jobs/wake.ts';
import type { Db, Reader, Tx } from '../open.ts';
import { prepare } from '../prepare.ts';
import { accounts, automations } from '../schema/index.ts';
import type { EngineTime } from '../time.ts';
import { transaction } from '../transaction.ts';
import type { Lease } from './lease.ts';

const { accountId, fence, dueAt } = automations;

const nearest = prepare('nearestDue', (db) =>
  db
    .select({ accountId, fence, dueAt })
    .from(automations)
    .where(and(isNotNull(automations.dueAt), isNull(automations.leaseHolder)))
    .orderBy(asc(automations.dueAt))
    .limit(param('limit')),
);

/** @returns ms since the epoch; null without a due time */
export const nextDueAt = async (db: Reader): Promise<number | null> => (await firstDue(db))?.dueAt ?? null;

/** The account with the earliest due time, which may be in the future. */
export const firstDue = (db: Reader): Promise<Claimed | undefined> => first(nearest(db, { limit: 1 }));

const claim = prepare('claimDue', (tx: Tx) =>
  tx
    .update(automations)
    .set({
      recheck: false,
      leaseHolder: value('holder'),
      fence: sql`${automations.fence} + 1`,
    })
    .where(
      and(
        isNull(automations.leaseHolder),
        amongUnlocked(
          automations.accountId,
          tx
            .select({ id: automations.accountId })
            .from(automations)
            .where(and(isNull(automations.leaseHolder), lte(automations.dueAt, param('now'))))
            .orderBy(asc(automations.dueAt))
            .limit(param('limit')),
        ),
      ),
    )
    .returning({ accountId, fence, dueAt }),
);

export type Claimed = Pick<AutomationRow, 'accountId' | 'fence' | 'dueAt'>;

/** Claims due accounts for one worker, the longest overdue first. */
export async function claimDueAccounts(
  db: Db,
  holder: string,
  now: EngineTime,
  limit: number,
): Promise<Claimed[]> {
  const claimed = await transaction(db, (tx) => claim(tx, { holder, now, limit }), {
    isolation: 'read committed',
  });
  return claimed.sort((a, b) => (a.dueAt ?? 0) - (b.dueAt ?? 0));
}

/** Queues claims of due accounts with graphile-worker. @param batch accounts per claim, at most */
export async function queueDueAccounts(db: Db, now: EngineTime, batch: number): Promise<void> {
  const ranked = db
    .select({ place: sql<number>`row_number() over ()`.as('place') })
    .from(automations)
    .where(and(isNull(automations.leaseHolder), lte(automations.dueAt, now)))
    .limit(mostClaims * batch)
    .as('ranked');
  const firsts = db.select({ place: ranked.place }).from(ranked).where(sql`${ranked.place} % ${batch} = 1`);
  await queueClaims(db, 'run', firsts);
}

/** More claims would only wait in the queue. */
const mostClaims = 16;

export type Outcome = Pick<
  AutomationRow,
  'dueAt' | 'stateKind' | 'stateReason' | 'stateUntil' | 'stateMessage' | 'stateText'
> &
  Partial<
    Pick<
      AutomationRow,
      | 'running'
      | 'faults'
      | 'skips'
      | 'emptyRounds'
      | 'searchCursor'
      | 'monitorCursor'
      | 'notBefore'
      | 'intervalIndex'
      | 'firstStartedAt'
      | 'firstDrafts'
    >
  >;

/** Null keeps the column's value. */
const changed = (name: string, column: Column) => sql`coalesce(${value(name)}, ${column})`;

const state = {
  ...values('stateKind', 'stateReason', 'stateUntil', 'stateMessage', 'stateText'),
};

const release = prepare('releaseAccount', (tx: Tx) =>
  tx
    .update(automations)
    .set({
      ...state,
      dueAt: sql`case when ${automations.recheck} then 0 else ${bigintValue('dueAt')} end`,
      recheck: false,
      leaseHolder: null,
      running: changed('running', automations.running),
      faults: changed('faults', automations.faults),
      skips: changed('skips', automations.skips),
      emptyRounds: changed('emptyRounds', automations.emptyRounds),
      searchCursor: changed('searchCursor', automations.searchCursor),
      monitorCursor: changed('monitorCursor', automations.monitorCursor),
      notBefore: changed('notBefore', automations.notBefore),
      intervalIndex: changed('intervalIndex', automations.intervalIndex),
    })
    .where(
      and(
        eq(automations.accountId, param('accountId')),
        eq(automations.leaseHolder, param('holder')),
        eq(automations.fence, param('fence')),
      ),
    ),
);

/** Releases an account with its new state. False if the lease is lost. With `recheck`, it is due at once. */
export async function releaseAccount(
  tx: Tx,
  accountId: string,
  lease: Lease,
  outcome: Outcome,
): Promise<boolean> {
  const kept = {
    ...{ faults: null, skips: null, emptyRounds: null, searchCursor: null, monitorCursor: null },
    ...{ notBefore: null, intervalIndex: null },
  };
  const running = outcome.running === undefined ? null : Number(outcome.running);
  return changes(await release(tx, { ...kept, ...outcome, accountId, ...lease, running })) > 0;
}

const show = prepare('showState', (tx: Tx) =>
  tx
    .update(automations)
    .set(state)
    .where(eq(automations.accountId, param('accountId'))),
);

export async function showState(
  tx: Tx,
  accountId: string,
  state: Pick<AutomationRow, 'stateKind' | 'stateReason' | 'stateUntil' | 'stateMessage' | 'stateText'>,
): Promise<void> {
  await show(tx, { accountId, ...state });
}

/** Makes an account due at once, after a change that affects it. */
export async function recheckAccount(
  tx: Tx,
  accountId: string,
  change: Partial<Outcome> = {},
): Promise<void> {
  await tx
    .update(automations)
    .set({ ...change, dueAt: 0, recheck: true })
    .where(eq(automations.accountId, accountId));
  wake(tx, 'run');
}

export async function recheckAccountsOf(tx: Tx, userId: string): Promise<void> {
  const ids = tx
    .select({ id: accounts.accountId })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), isNull(accounts.removedAt)));
  await tx.update(automations).set({ dueAt: 0, recheck: true }).where(inArray(automations.accountId, ids));
  wake(tx, 'run');
}

const mostCounted = 10_000;

/** Due accounts, counted up to 10,000, and claimed ones. @param now by the engine's clock */
export async function queueSizes(db: Reader, now: EngineTime): Promise<{ due: number; leased: number }> {
  const due = db
    .select({ one: sql`1`.as('one') })
    .from(automations)
    .where(and(isNull(automations.leaseHolder), lte(automations.dueAt, now)))
    .limit(mostCounted)
    .as('due');
  return {
    due: (await firstOrThrow(db.select({ n: count() }).from(due))).n,
    leased: await db.$count(automations, isNotNull(automations.leaseHolder)),
  };
}
