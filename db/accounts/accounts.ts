import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm';
import { changes, contains, param } from '../dialect/query.ts';
import { first, firstOrThrow } from '../first.ts';
import { addJob, type Claim, settleJob } from '../jobs/jobs.ts';
import type { Db, Reader, Tx } from '../open.ts';
import type { Page } from '../page.ts';
import { prepare } from '../prepare.ts';
import { accounts, automations, settings, users } from '../schema/index.ts';
import { covered, type Scope } from '../scope.ts';
import type { MachineTime } from '../time.ts';
import { transaction } from '../transaction.ts';

export type AccountRow = typeof accounts.$inferSelect;
export type AutomationRow = typeof automations.$inferSelect;
export type AccountWithAutomation = { account: AccountRow; automation: AutomationRow };

export const paused = {
  running: false,
  dueAt: null,
  stateKind: 'idle',
  stateReason: 'paused',
  stateUntil: null,
  stateMessage: 'Paused',
  stateText: '{"key":"states.paused","values":{}}',
} as const;

const accountById = prepare('accountById', (db) =>
  db
    .select({ account: getTableColumns(accounts), automation: getTableColumns(automations) })
    .from(accounts)
    .innerJoin(automations, eq(automations.accountId, accounts.accountId))
    .where(and(eq(accounts.accountId, param('accountId')), isNull(accounts.removedAt))),
);

/** @returns undefined once the account is removed */
export async function findAccount(db: Reader, accountId: string): Promise<AccountWithAutomation | undefined> {
  return first(accountById(db, { accountId }));
}

export type AccountPage = Page<
  'createdAt' | 'name' | 'status',
  {
    id?: string[] | undefined;
    status?: AccountRow['status'] | undefined;
    running?: boolean | undefined;
    q?: string | undefined;
  }
>;

const { name, email, imageUrl, status, createdAt } = accounts;
const { accountId, running, dueAt, stateKind, stateReason, stateUntil, stateMessage, stateText } =
  automations;
const shown = { accountId, running, dueAt, stateKind, stateReason, stateUntil, stateMessage, stateText };
const { review, undoMinutes } = settings;
const { firstStartedAt } = automations;
const listed = { ...shown, firstStartedAt, name, email, imageUrl, status, createdAt, review, undoMinutes };
export type ShownAutomation = Pick<AutomationRow, keyof typeof shown>;
export type ListedAccount = ShownAutomation &
  Pick<AutomationRow, 'firstStartedAt'> &
  Pick<AccountRow, 'name' | 'email' | 'imageUrl' | 'status' | 'createdAt'> & {
    /** Null before the first save. */
    review: boolean | null;
    undoMinutes: number | null;
  };

const joined = eq(automations.accountId, accounts.accountId);

export async function listAccounts(
  db: Reader,
  scope: Scope,
  { sort, offset, limit, filter }: AccountPage,
): Promise<{ rows: ListedAccount[]; total: number }> {
  const { id, status, running, q } = filter;
  const where = and(
    eq(accounts.userId, scope.userId),
    isNull(accounts.removedAt),
    covered(accounts.accountId, scope),
    id && inArray(accounts.accountId, id),
    status && eq(accounts.status, status),
    running === undefined ? undefined : eq(automations.running, running),
    q ? or(contains(accounts.name, q), contains(accounts.email, q)) : undefined,
  );
  const order = sort.descending ? desc : asc;
  const rows = await db
    .select(listed)
    .from(accounts)
    .innerJoin(automations, joined)
    .leftJoin(settings, eq(settings.accountId, accounts.accountId))
    .where(where)
    .orderBy(order(accounts[sort.field]), order(accounts.accountId))
    .limit(limit)
    .offset(offset);
  if (offset === 0 && rows.length < limit) return { rows, total: rows.length };
  const { n } = await firstOrThrow(
    db.select({ n: count() }).from(accounts).innerJoin(automations, joined).where(where),
  );
  return { rows, total: n };
}

const watched = prepare('shownAccount', (db) =>
  db
    .select({ ...shown, userId: accounts.userId, userStoppedAt: users.stoppedAt })
    .from(automations)
    .innerJoin(accounts, joined)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(automations.accountId, param('accountId')), isNull(accounts.removedAt))),
);

/** The state of a connected account, and its user. */
export const findShown = (
  db: Reader,
  accountId: string,
): Promise<(ShownAutomation & { userId: string; userStoppedAt: number | null }) | undefined> =>
  first(watched(db, { accountId }));

const idsOfUser = prepare('accountIdsOf', (db) =>
  db
    .select({ accountId: accounts.accountId, providerId: accounts.providerId })
    .from(accounts)
    .where(eq(accounts.userId, param('userId'))),
);

/** Includes removed accounts, because their members are not strangers to the user. */
export async function accountIdsOf(
  db: Reader,
  userId: string,
): Promise<{ accountId: string; providerId: string }[]> {
  return idsOfUser(db, { userId });
}

/** Includes removed accounts. */
export async function accountNames(db: Reader, scope: Scope): Promise<Map<string, string>> {
  const rows = await db
    .select({ accountId: accounts.accountId, name })
    .from(accounts)
    .where(and(eq(accounts.userId, scope.userId), covered(accounts.accountId, scope)));
  return new Map(rows.map((row) => [row.accountId, row.name]));
}

export type Connected = Pick<
  AccountRow,
  'accountId' | 'providerId' | 'name' | 'email' | 'imageUrl' | 'status'
>;

/** Leaves out empty values, so that they never overwrite known ones. */
export function freshValues(found: Connected): Partial<AccountRow> {
  const filled = Object.entries(found).filter(([key, value]) => key !== 'accountId' && value !== '');
  return Object.fromEntries(filled);
}

export async function updateAccount(tx: Tx, found: Connected): Promise<void> {
  await tx.update(accounts).set(freshValues(found)).where(eq(accounts.accountId, found.accountId));
}

/**
 * Disconnects and pauses an account. A running engine keeps its lease, and its run ends with its own state.
 * @returns false if it is disconnected already
 */
export async function markDisconnected(
  tx: Tx,
  accountId: string,
  state: Pick<
    AutomationRow,
    'dueAt' | 'stateKind' | 'stateReason' | 'stateUntil' | 'stateMessage' | 'stateText'
  >,
): Promise<boolean> {
  const connected = and(eq(accounts.accountId, accountId), sql`status <> 'Disconnected'`);
  const marked = await tx.update(accounts).set({ status: 'Disconnected' }).where(connected);
  if (changes(marked) === 0) return false;
  await tx
    .update(automations)
    .set({ running: false, ...state })
    .where(eq(automations.accountId, accountId));
  return true;
}

/** @returns false if a restart is recorded already */
export async function noteRestart(db: Db, accountId: string, now: MachineTime): Promise<boolean> {
  const noted = await transaction(db, (tx) =>
    tx
      .update(accounts)
      .set({ restartedAt: now })
      .where(and(eq(accounts.accountId, accountId), isNull(accounts.restartedAt))),
  );
  return changes(noted) > 0;
}

export async function forgetRestart(db: Db, accountId: string): Promise<void> {
  await transaction(db, (tx) =>
    tx.update(accounts).set({ restartedAt: null }).where(eq(accounts.accountId, accountId)),
  );
}

/** Queues the next read of a connecting account. A job that is queued already stays unchanged. */
export const queueRefresh = (tx: Tx, accountId: string, now: MachineTime): Promise<void> =>
  addJob(tx, { kind: 'account_refresh', key: accountId, createdAt: now, runAt: now + 30_000 });

const connecting = and(sql`status = 'Connecting'`, isNull(accounts.removedAt));

/** Queues a read of every connecting account without one, for example after a restore. */
export const queueRefreshes = (db: Db, now: MachineTime): Promise<void> =>
  transaction(db, async (tx) => {
    const found = await tx.select({ id: accounts.accountId }).from(accounts).where(connecting);
    for (const { id } of found) await queueRefresh(tx, id, now);
  });

/** Ends a read. The job is retried while the account is connecting. */
export const settleRefresh = (db: Db, claim: Claim, runAt: number): Promise<boolean> =>
  transaction(db, async (tx) => {
    const isOpen = await tx.$count(accounts, and(eq(accounts.accountId, claim.key), connecting));
    return settleJob(
      tx,
      claim,
      isOpen > 0 ? { state: 'retry', runAt, error: 'still connecting' } : { state: 'done' },
    );
  });

export async function connectedAccounts(db: Reader, userId: string): Promise<number> {
  const connected = and(eq(accounts.userId, userId), isNull(accounts.removedAt));
  return await db.$count(accounts, connected);
}

/** For the demo's seed: inserts an account without a connect link. */
export async function addAccount(db: Db, account: typeof accounts.$inferInsert): Promise<void> {
  await transaction(db, async (tx) => {
    await tx.insert(accounts).values(account);
    await tx.insert(automations).values({ accountId: account.accountId, ...paused });
  });
}
