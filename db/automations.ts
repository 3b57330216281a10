import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { AutomationRow } from './accounts.ts';
import type { Lease } from './comments.ts';
import type { Db, Tx } from './open.ts';
import { changedOf, changeOf, given, givenNumber, prepared } from './prepared.ts';
import { accounts, automations } from './schema/index.ts';

const nearest = prepared((db) =>
  db
    .select({ dueAt: automations.dueAt })
    .from(automations)
    .where(and(isNotNull(automations.dueAt), isNull(automations.leaseHolder)))
    .orderBy(asc(automations.dueAt))
    .limit(givenNumber('limit'))
    .prepare(),
);

/** When the next account is due, ms since the epoch; null when none is. */
export async function nextDueAt(db: Db): Promise<number | null> {
  return nearest(db).get({ limit: 1 })?.dueAt ?? null;
}

const claim = prepared((db) =>
  changedOf<Claimed>(
    db,
    db
      .update(automations)
      .set({ touched: false, leaseHolder: given('holder'), fence: sql`${automations.fence} + 1` })
      .where(
        and(
          isNull(automations.leaseHolder),
          inArray(
            automations.accountId,
            db
              .select({ id: automations.accountId })
              .from(automations)
              .where(and(isNull(automations.leaseHolder), lte(automations.dueAt, given('now'))))
              .orderBy(asc(automations.dueAt))
              .limit(givenNumber('limit')),
          ),
        ),
      )
      .returning({
        accountId: sql`account_id`.as('accountId'),
        fence: sql`fence`.as('fence'),
        dueAt: sql`due_at`.as('dueAt'),
      }),
  ),
);

/** An account that an engine has taken; `dueAt` is when it was due. */
export type Claimed = Pick<AutomationRow, 'accountId' | 'fence' | 'dueAt'>;

/** Takes the accounts that are due, the longest waiting first, for one engine alone. */
export async function claimDueAccounts(
  db: Db,
  holder: string,
  now: number,
  limit: number,
): Promise<Claimed[]> {
  const claimed = claim(db).all({ holder, now, limit });
  return claimed.sort((a, b) => (a.dueAt ?? 0) - (b.dueAt ?? 0));
}

export type Outcome = Pick<
  AutomationRow,
  'dueAt' | 'stateKind' | 'stateReason' | 'stateUntil' | 'stateMessage' | 'stateText'
> &
  Partial<Pick<AutomationRow, 'running' | 'faults' | 'skips' | 'dry' | 'searchTurn' | 'monitorTurn'>>;

const release = prepared((db) =>
  changeOf(
    db,
    db
      .update(automations)
      .set({
        dueAt: sql`case when ${automations.touched} then 0 else ${given('dueAt')} end`,
        touched: false,
        leaseHolder: null,
        stateKind: given('stateKind'),
        stateReason: given('stateReason'),
        stateUntil: given('stateUntil'),
        stateMessage: given('stateMessage'),
        stateText: given('stateText'),
        running: sql`coalesce(${given('running')}, ${automations.running})`,
        faults: sql`coalesce(${given('faults')}, ${automations.faults})`,
        skips: sql`coalesce(${given('skips')}, ${automations.skips})`,
        dry: sql`coalesce(${given('dry')}, ${automations.dry})`,
        searchTurn: sql`coalesce(${given('searchTurn')}, ${automations.searchTurn})`,
        monitorTurn: sql`coalesce(${given('monitorTurn')}, ${automations.monitorTurn})`,
      })
      .where(
        and(
          eq(automations.accountId, given('accountId')),
          eq(automations.leaseHolder, given('holder')),
          eq(automations.fence, given('fence')),
        ),
      ),
  ),
);

/**
 * Hands an account back with its new state. Refused (false) when the lease is lost. Where somebody started, paused or changed the
 * account meanwhile, it is due again at once.
 */
export async function releaseAccount(
  db: Db,
  accountId: string,
  lease: Lease,
  outcome: Outcome,
): Promise<boolean> {
  const {
    running,
    faults = null,
    skips = null,
    dry = null,
    searchTurn = null,
    monitorTurn = null,
    ...state
  } = outcome;
  const flags = { running: running === undefined ? null : Number(running) };
  const values = { accountId, ...lease, ...state, ...flags, faults, skips, dry, searchTurn, monitorTurn };
  return release(db).run(values).changes > 0;
}

const show = prepared((db) =>
  changeOf(
    db,
    db
      .update(automations)
      .set({
        stateKind: given('stateKind'),
        stateReason: given('stateReason'),
        stateUntil: given('stateUntil'),
        stateMessage: given('stateMessage'),
        stateText: given('stateText'),
      })
      .where(eq(automations.accountId, given('accountId'))),
  ),
);

/** A state shown while the work goes on; the lease stays. */
export async function showState(
  db: Db,
  accountId: string,
  state: Pick<AutomationRow, 'stateKind' | 'stateReason' | 'stateUntil' | 'stateMessage' | 'stateText'>,
): Promise<void> {
  show(db).run({ accountId, ...state });
}

/** Has the engine look at an account again at once, because somebody changed something about it. */
export async function touchAccount(db: Db, accountId: string, change: Partial<Outcome> = {}): Promise<void> {
  db.update(automations)
    .set({ ...change, dueAt: 0, touched: true })
    .where(eq(automations.accountId, accountId))
    .run();
}

/** The same for all accounts of a user, within the transaction that changes what they may do. */
export function touchAccountsOf(db: Tx, userId: string): void {
  const ids = db
    .select({ id: accounts.accountId })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), isNull(accounts.removedAt)));
  db.update(automations).set({ dueAt: 0, touched: true }).where(inArray(automations.accountId, ids)).run();
}
