import { and, eq, exists, getTableColumns, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AccountRow, AutomationRow, ShownAutomation } from '../accounts/accounts.ts';
import type { SettingsRow } from '../accounts/settings.ts';
import { forUpdate, param } from '../dialect/query.ts';
import { first } from '../first.ts';
import type { Reader, Tx } from '../open.ts';
import { lastRestore } from '../operations/restores.ts';
import { prepare } from '../prepare.ts';
import { accounts, automations, comments, drafts, settings, switches, users } from '../schema/index.ts';
import { countsSince, type Used } from './comments.ts';
import { type Reads, readsOn } from './providerReads.ts';
import type { OperatorStop } from './switches.ts';

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
const engineView = prepare('engineView', (db) =>
  db
    .select(viewed)
    .from(accounts)
    .innerJoin(automations, eq(automations.accountId, accounts.accountId))
    .innerJoin(users, eq(users.id, accounts.userId))
    .leftJoin(settings, eq(settings.accountId, accounts.accountId))
    .where(eq(accounts.accountId, param('accountId'))),
);

/** All that decides whether an account may act, in one read. */
export const readForEngine = (db: Reader, accountId: string): Promise<EngineView | undefined> =>
  first(engineView(db, { accountId }));

const operator = { since: switches.since, reason: switches.reason, reasonText: switches.reasonText };
const is = (condition: SQL) => condition.mapWith(Boolean) as SQL<boolean>;

const runView = prepare('runView', (tx: Tx) => {
  const comment = (condition: SQL) =>
    exists(
      tx
        .select({ one: sql`1` })
        .from(comments)
        .where(and(eq(comments.accountId, param('accountId')), condition)),
    );
  const open = or(
    comment(sql`${comments.state} in ('reserved', 'sent')`),
    comment(sql`${comments.lookAt} <= ${param('now')}`),
  );
  const approved = exists(
    tx
      .select({ one: sql`1` })
      .from(drafts)
      .where(and(eq(drafts.accountId, param('accountId')), sql`${drafts.state} = 'approved'`)),
  );
  return forUpdate(
    tx
      .select({ ...viewed, operator, hasOpen: is(sql`${open}`), hasApproved: is(approved) })
      .from(accounts)
      .innerJoin(automations, eq(automations.accountId, accounts.accountId))
      .innerJoin(users, eq(users.id, accounts.userId))
      .leftJoin(settings, eq(settings.accountId, accounts.accountId))
      .leftJoin(switches, sql`true`)
      .where(eq(accounts.accountId, param('accountId'))),
    automations,
  );
});

const siblings = prepare('siblingsOf', (db) =>
  db
    .select({ providerId: accounts.providerId })
    .from(accounts)
    .where(
      and(
        ne(accounts.accountId, param('accountId')),
        inArray(
          accounts.userId,
          db
            .select({ userId: accounts.userId })
            .from(accounts)
            .where(eq(accounts.accountId, param('accountId'))),
        ),
      ),
    ),
);

/** All that a run decides by. */
export type RunView = EngineView & {
  operator: OperatorStop | null;
  /** Whether a comment is to be settled before the next one. */
  hasOpen: boolean;
  hasApproved: boolean;
  /** The comments that count for a window day. */
  used: (windowDay: string) => Used;
  reads: Reads;
  /** The network's ids of the user's other members, those of removed accounts too. */
  others: Set<string>;
  restore: { at: number; knownUntil: number } | undefined;
};

/**
 * Reads all that a run needs at once, and locks its automation until the transaction ends.
 * @param now ms since the epoch
 * @param of.day the provider's; `of.since` the first window day that may be the present one, both YYYY-MM-DD
 */
export async function readForRun(
  tx: Tx,
  accountId: string,
  now: number,
  of: { day: string; since: string },
): Promise<RunView | undefined> {
  const [view, used, reads, others, restore] = await Promise.all([
    first(runView(tx, { accountId, now })),
    countsSince(tx, accountId, of.since),
    readsOn(tx, accountId, of.day),
    siblings(tx, { accountId }),
    lastRestore(tx),
  ]);
  if (!view) return undefined;
  return { ...view, used, reads, restore, others: new Set(others.map(({ providerId }) => providerId)) };
}

const { running, dueAt, stateKind, stateReason, stateUntil, stateMessage, stateText } = automations;
const lockedRun = prepare('lockedRun', (tx: Tx) =>
  forUpdate(
    tx
      .select({
        ...{ accountId: automations.accountId, running, dueAt, stateKind, stateReason, stateUntil },
        ...{ stateMessage, stateText, recheck: automations.recheck, fence: automations.fence },
        ...{ holder: automations.leaseHolder, userId: accounts.userId, userStoppedAt: users.stoppedAt },
        ...{ removedAt: accounts.removedAt, operator },
      })
      .from(automations)
      .innerJoin(accounts, eq(accounts.accountId, automations.accountId))
      .innerJoin(users, eq(users.id, accounts.userId))
      .leftJoin(switches, sql`true`)
      .where(eq(automations.accountId, param('accountId'))),
    automations,
  ),
);

export type LockedRun = ShownAutomation & {
  recheck: boolean;
  holder: string | null;
  fence: number;
  userId: string;
  userStoppedAt: number | null;
  removedAt: number | null;
  operator: OperatorStop | null;
};

/** What the end of a run decides by, locked until the transaction ends. */
export const lockRun = (tx: Tx, accountId: string): Promise<LockedRun | undefined> =>
  first(lockedRun(tx, { accountId }));
