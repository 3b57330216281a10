import {
  and,
  asc,
  type Column,
  count,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { AutomationRow } from '../accounts/accounts.ts';
import { bigintValue, changes, forUpdate, param, value, values } from '../dialect/query.ts';
import { first, firstOrThrow } from '../first.ts';
import { addJobs, type Claim, restartJob, settleJob } from '../jobs/jobs.ts';
import type { Db, Reader, Tx } from '../open.ts';
import { prepare } from '../prepare.ts';
import { accounts, automations, jobs } from '../schema/index.ts';
import type { EngineTime } from '../time.ts';
import { transaction } from '../transaction.ts';
import type { Lease } from './lease.ts';

const { accountId, fence, dueAt } = automations;

const nearest = prepare('nearestDue', (db) =>
  db
    .select({ accountId, fence, dueAt })
    .from(automations)
    .where(and(isNotNull(dueAt), isNull(automations.leaseHolder)))
    .orderBy(asc(dueAt))
    .limit(param('limit')),
);

/** @returns ms since the epoch; null without a due time */
export const nextDueAt = async (db: Reader): Promise<number | null> => (await firstDue(db))?.dueAt ?? null;

/** The account with the earliest due time, which may be in the future. */
export const firstDue = (db: Reader): Promise<Claimed | undefined> => first(nearest(db, { limit: 1 }));

const claim = prepare('claimAccount', (tx: Tx) =>
  tx
    .update(automations)
    .set({
      recheck: false,
      leaseHolder: value('holder'),
      fence: sql`${automations.fence} + 1`,
    })
    .where(
      and(
        eq(accountId, param('accountId')),
        isNull(automations.leaseHolder),
        lte(automations.dueAt, param('now')),
      ),
    )
    .returning({ accountId, fence, dueAt }),
);

export type Claimed = Pick<AutomationRow, 'accountId' | 'fence' | 'dueAt'>;

/** Gives a worker the lease of a due account. Undefined if it is not due, or while another has the lease. */
export const claimAccount = (
  db: Db,
  { accountId, holder, now }: { accountId: string; holder: string; now: EngineTime },
): Promise<Claimed | undefined> =>
  transaction(db, (tx) => first(claim(tx, { accountId, holder, now })), { isolation: 'read committed' });

/** The wait of a run that finds its account leased by another worker, ms. */
const leasedWait = 5000;

const locked = prepare('lockDue', (tx: Tx) =>
  forUpdate(
    tx
      .select({ dueAt, leaseHolder: automations.leaseHolder })
      .from(automations)
      .where(eq(accountId, param('accountId'))),
    automations,
  ),
);

/** Ends an account's job with the next one, at its due time. */
export async function settleRun(tx: Tx, job: Claim, now: EngineTime): Promise<void> {
  const found = await first(locked(tx, { accountId: job.key }));
  const runAt = found?.leaseHolder ? now + leasedWait : found?.dueAt;
  await settleJob(tx, job, typeof runAt === 'number' ? { state: 'repeat', runAt } : { state: 'done' });
}

/** Queues runs of accounts that are due at once. A change replaces the job that is due later. */
async function queueRuns(tx: Tx, due: Pick<AutomationRow, 'accountId' | 'leaseHolder'>[]): Promise<void> {
  // The run of a leased account queues the next one when it ends.
  for (const { accountId: key } of due.filter(({ leaseHolder }) => leaseHolder === null))
    await restartJob(tx, { kind: 'run', key, createdAt: 0 });
}

/** Jobs per statement. */
const queuedAtOnce = 500;

/** Queues the runs of accounts that have no job, because they have a new id or come from elsewhere. */
export async function queueMissingRuns(tx: Tx, which?: SQL): Promise<void> {
  const hasJob = tx.select({ key: jobs.key }).from(jobs).where(eq(jobs.kind, 'run'));
  const missing = await tx
    .select({ key: accountId, runAt: dueAt })
    .from(automations)
    .where(and(which, isNotNull(dueAt), isNull(automations.leaseHolder), notInArray(accountId, hasJob)));
  for (let from = 0; from < missing.length; from += queuedAtOnce)
    await addJobs(
      tx,
      'run',
      missing
        .slice(from, from + queuedAtOnce)
        .map(({ key, runAt }) => ({ kind: 'run', key, createdAt: 0, runAt: Number(runAt) })),
    );
}

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

const leased = { accountId, leaseHolder: automations.leaseHolder };

/** Makes an account due at once, after a change that affects it. */
export const recheckAccount = (tx: Tx, id: string, change: Partial<Outcome> = {}): Promise<void> =>
  recheck(tx, eq(accountId, id), change);

export async function recheckAccountsOf(tx: Tx, userId: string): Promise<void> {
  const ids = tx
    .select({ id: accounts.accountId })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), isNull(accounts.removedAt)));
  await recheck(tx, inArray(accountId, ids));
}

/** Makes accounts due at once. */
export async function recheck(tx: Tx, which: SQL | undefined, change: Partial<Outcome> = {}): Promise<void> {
  const set = { ...change, dueAt: 0, recheck: true };
  await queueRuns(tx, await tx.update(automations).set(set).where(which).returning(leased));
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
