import { and, eq, exists, getTableColumns, gt, inArray, max, min, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AccountRow, AutomationRow, ShownAutomation } from '../accounts/accounts.ts';
import type { SettingsRow } from '../accounts/settings.ts';
import { forUpdate, param, textsOf } from '../dialect/query.ts';
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
  providerReads,
  restores,
  settings,
  switches,
  users,
} from '../schema/index.ts';
import { countsSince, type Used } from './comments.ts';
import { noReads, type Reads, readsColumns } from './providerReads.ts';
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

/** Reads everything that decides whether an account may act. */
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
  const approved = (when: SQL) =>
    and(eq(drafts.accountId, param('accountId')), sql`${drafts.state} = 'approved'`, when);
  const hasApproved = exists(
    tx
      .select({ one: sql`1` })
      .from(drafts)
      .where(approved(sql`${drafts.notBefore} <= ${param('now')}`)),
  );
  const priced = or(
    exists(tx.select({ one: sql`1` }).from(modelPrices)),
    exists(tx.select({ one: sql`1` }).from(modelCaps)),
  );
  const others = textsOf(accounts.providerId, (texts) =>
    tx
      .select({ texts })
      .from(accounts)
      .where(
        and(
          ne(accounts.accountId, param('accountId')),
          inArray(
            accounts.userId,
            tx
              .select({ userId: accounts.userId })
              .from(accounts)
              .where(eq(accounts.accountId, param('accountId'))),
          ),
        ),
      ),
  );
  const latest = tx.select({ id: max(restores.id) }).from(restores);
  const undoEndsAt = tx
    .select({ at: min(drafts.notBefore) })
    .from(drafts)
    .where(approved(sql`${drafts.notBefore} > ${param('now')}`));
  return forUpdate(
    tx
      .select({
        ...viewed,
        operator,
        ...{ hasOpen: is(sql`${open}`), hasApproved: is(hasApproved), others, reads: readsColumns },
        undoEndsAt: sql<number | null>`${undoEndsAt}`.mapWith(Number),
        restore: { at: restores.at, knownUntil: restores.knownUntil },
        hasPrices: is(sql`${priced}`),
      })
      .from(accounts)
      .innerJoin(automations, eq(automations.accountId, accounts.accountId))
      .innerJoin(users, eq(users.id, accounts.userId))
      .leftJoin(settings, eq(settings.accountId, accounts.accountId))
      .leftJoin(switches, sql`true`)
      .leftJoin(
        providerReads,
        and(eq(providerReads.accountId, accounts.accountId), eq(providerReads.day, param('day'))),
      )
      .leftJoin(restores, eq(restores.id, latest))
      .where(eq(accounts.accountId, param('accountId'))),
    automations,
  );
});

/** Everything that a run decides by. */
export type RunView = EngineView & {
  operator: OperatorStop | null;
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
  const [view, used] = await Promise.all([
    first(runView(tx, { accountId, now, day: of.day })),
    countsSince(tx, accountId, of.since),
  ]);
  return view && { ...view, used, reads: view.reads ?? noReads, others: new Set(view.others) };
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
        ...{ removedAt: accounts.removedAt, operator },
        lookAt: sql<number | null>`${nextLook}`.mapWith(comments.lookAt),
      })
      .from(automations)
      .innerJoin(accounts, eq(accounts.accountId, automations.accountId))
      .innerJoin(users, eq(users.id, accounts.userId))
      .leftJoin(switches, sql`true`)
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
  operator: OperatorStop | null;
  /** When an unknown comment is next checked after the run began, ms since the epoch; null without one. */
  lookAt: number | null;
};

/** Reads and locks what the end of a run decides by. @param beganAt ms since the epoch */
export const lockRun = (tx: Tx, accountId: string, beganAt: number): Promise<LockedRun | undefined> =>
  first(lockedRun(tx, { accountId, beganAt }));
