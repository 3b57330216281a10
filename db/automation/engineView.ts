import { and, desc, eq, getTableColumns, gt, min, ne, or, sql } from 'drizzle-orm';
import type { AccountRow, AutomationRow, ShownAutomation } from '../accounts/accounts.ts';
import type { SettingsRow } from '../accounts/settings.ts';
import { forUpdate, param } from '../dialect/query.ts';
import { first } from '../first.ts';
import type { Reader, Tx } from '../open.ts';
import { prepare } from '../prepare.ts';
import {
  accounts,
  automations,
  comments,
  drafts,
  modelCaps,
  modelPrices,
  restores,
  settings,
  users,
} from '../schema/index.ts';
import { countsSince, type Used } from './comments.ts';
import { type Reads, readsOn } from './providerReads.ts';
import { type OperatorStop, operatorStop } from './switches.ts';

export type EngineView = {
  account: AccountRow;
  automation: AutomationRow;
  settings: SettingsRow | null;
  user: Pick<typeof users.$inferSelect, 'id' | 'status' | 'subscriptionEndsAt' | 'stoppedAt'>;
};

const { id, status, subscriptionEndsAt, stoppedAt } = users;
const viewed = {
  account: getTableColumns(accounts),
  automation: getTableColumns(automations),
  settings: getTableColumns(settings),
  user: { id, status, subscriptionEndsAt, stoppedAt },
};
const viewOf = (db: Reader) =>
  db
    .select(viewed)
    .from(accounts)
    .innerJoin(automations, eq(automations.accountId, accounts.accountId))
    .innerJoin(users, eq(users.id, accounts.userId))
    .leftJoin(settings, eq(settings.accountId, accounts.accountId))
    .where(eq(accounts.accountId, param('accountId')));
const engineView = prepare('engineView', viewOf);

/** Reads everything that decides whether an account may act. */
export const readForEngine = (db: Reader, accountId: string): Promise<EngineView | undefined> =>
  first(engineView(db, { accountId }));

/** Locks the automation until the transaction ends. */
const lockedView = prepare('lockedView', (tx: Tx) => forUpdate(viewOf(tx), automations));

const isOpen = sql`${comments.state} in ('reserved', 'sent')`;
const openComment = prepare('openComment', (db) =>
  db
    .select({ id: comments.id })
    .from(comments)
    .where(
      and(eq(comments.accountId, param('accountId')), or(isOpen, sql`${comments.lookAt} <= ${param('now')}`)),
    )
    .limit(1),
);

const approvedTimes = prepare('approvedTimes', (db) =>
  db
    .select({ notBefore: drafts.notBefore })
    .from(drafts)
    .where(and(eq(drafts.accountId, param('accountId')), sql`${drafts.state} = 'approved'`)),
);

/** Which approved drafts may be posted, and when the next undo window ends. */
async function approvedOf(
  db: Reader,
  accountId: string,
  now: number,
): Promise<Pick<RunView, 'hasApproved' | 'undoEndsAt'>> {
  const times = (await approvedTimes(db, { accountId })).map(({ notBefore }) => notBefore);
  const later = times.filter((time) => time > now);
  return {
    hasApproved: later.length < times.length,
    undoEndsAt: later.length > 0 ? Math.min(...later) : null,
  };
}

const otherMembers = prepare('otherMembers', (db) =>
  db
    .select({ id: accounts.providerId })
    .from(accounts)
    .where(and(eq(accounts.userId, param('userId')), ne(accounts.accountId, param('accountId')))),
);

const latestRestore = prepare('latestRestore', (db) =>
  db
    .select({ at: restores.at, knownUntil: restores.knownUntil })
    .from(restores)
    .orderBy(desc(restores.id))
    .limit(1),
);

const anyPrice = prepare('anyPrice', (db) =>
  db.select({ model: modelPrices.model }).from(modelPrices).limit(1),
);
const anyCap = prepare('anyCap', (db) => db.select({ scope: modelCaps.scope }).from(modelCaps).limit(1));

/** Everything that a run decides by. */
export type RunView = EngineView & {
  operator: OperatorStop | undefined;
  /** Whether a comment is to be settled before the next one. */
  hasOpen: boolean;
  /** Whether an approved draft is past its undo window. */
  hasApproved: boolean;
  /** When the earliest open undo window of an approved draft ends, ms since the epoch. */
  undoEndsAt: number | null;
  /** Whether any price or cap exists. Without one, the costs so far are not read. */
  hasPrices: boolean;
  /** Counts a window day's comments against the limits. */
  used: (windowDay: string) => Used;
  reads: Reads;
  /** Network ids of the user's other members. Includes removed accounts. */
  others: Set<string>;
  restore: { at: number; knownUntil: number } | null;
};

/**
 * Reads everything that a run needs, and locks its automation until the transaction ends.
 * @param now ms since the epoch
 * @param of `day`: the provider's day. `since`: the first window day that may be current. Both YYYY-MM-DD
 */
export async function readForRun(
  tx: Tx,
  accountId: string,
  now: number,
  of: { day: string; since: string },
): Promise<RunView | undefined> {
  const view = await first(lockedView(tx, { accountId }));
  if (!view) return undefined;
  const [open, approved, operator, used, reads, others, restore, price, cap] = await Promise.all([
    first(openComment(tx, { accountId, now })),
    approvedOf(tx, accountId, now),
    operatorStop(tx),
    countsSince(tx, accountId, of.since),
    readsOn(tx, accountId, of.day),
    otherMembers(tx, { userId: view.account.userId, accountId }),
    first(latestRestore(tx)),
    first(anyPrice(tx)),
    first(anyCap(tx)),
  ]);
  return {
    ...view,
    ...approved,
    operator,
    used,
    reads,
    hasOpen: open !== undefined,
    others: new Set(others.map(({ id: memberId }) => memberId)),
    restore: restore ?? null,
    hasPrices: price !== undefined || cap !== undefined,
  };
}

const { running, dueAt, stateKind, stateReason, stateUntil, stateMessage, stateText } = automations;
const lockedRun = prepare('lockedRun', (tx: Tx) => {
  const nextLook = tx
    .select({ at: min(comments.lookAt) })
    .from(comments)
    .where(and(eq(comments.accountId, param('accountId')), gt(comments.lookAt, param('beganAt'))));
  return forUpdate(
    tx
      .select({
        ...{ accountId: automations.accountId, running, dueAt, stateKind, stateReason, stateUntil },
        ...{ stateMessage, stateText, recheck: automations.recheck, fence: automations.fence },
        ...{ holder: automations.leaseHolder, userId: accounts.userId, userStoppedAt: users.stoppedAt },
        ...{ removedAt: accounts.removedAt },
        lookAt: sql<number | null>`${nextLook}`.mapWith(comments.lookAt),
      })
      .from(automations)
      .innerJoin(accounts, eq(accounts.accountId, automations.accountId))
      .innerJoin(users, eq(users.id, accounts.userId))
      .where(eq(automations.accountId, param('accountId'))),
    automations,
  );
});

export type LockedRun = ShownAutomation & {
  recheck: boolean;
  holder: string | null;
  fence: number;
  userId: string;
  userStoppedAt: number | null;
  removedAt: number | null;
  /** When an unknown comment is next checked after the run began, ms since the epoch; null without one. */
  lookAt: number | null;
};

/** Reads and locks what the end of a run decides by. @param beganAt ms since the epoch */
export const lockRun = (tx: Tx, accountId: string, beganAt: number): Promise<LockedRun | undefined> =>
  first(lockedRun(tx, { accountId, beganAt }));
