import { and, asc, desc, eq, getTableColumns, isNotNull, min, ne, sql } from 'drizzle-orm';
import type { AccountRow, AutomationRow } from '../accounts/accounts.ts';
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
    .where(and(eq(comments.accountId, param('accountId')), isOpen))
    .limit(1),
);
const nextLook = prepare('nextLook', (db) =>
  db
    .select({ at: min(comments.lookAt) })
    .from(comments)
    .where(and(eq(comments.accountId, param('accountId')), isNotNull(comments.lookAt))),
);

const waitingDrafts = prepare('waitingDrafts', (db) =>
  db
    .select({
      commentId: drafts.commentId,
      state: drafts.state,
      category: comments.category,
      notBefore: drafts.notBefore,
      lapsesAt: drafts.lapsesAt,
    })
    .from(drafts)
    .innerJoin(comments, eq(comments.id, drafts.commentId))
    .where(
      and(
        eq(drafts.accountId, param('accountId')),
        sql`${drafts.state} in ('waiting', 'approved')`,
        sql`${comments.state} = 'draft'`,
      ),
    )
    // An automatic comment counts as approved when it was written.
    .orderBy(
      sql`coalesce(${drafts.decidedAt}, ${drafts.createdAt})`,
      asc(drafts.createdAt),
      asc(drafts.commentId),
    ),
);

/** A draft that waits for a person or, `approved`, for its slot. `notBefore`: when its undo window ends. */
export type WaitingDraft = Pick<
  typeof drafts.$inferSelect,
  'commentId' | 'state' | 'notBefore' | 'lapsesAt'
> & { category: 'Search' | 'Monitor' };

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

/** Everything that decides what an account does next. */
export type DecisionView = EngineView & {
  operator: OperatorStop | undefined;
  /** Whether a comment was reserved or sent and its outcome is not recorded. */
  hasOpen: boolean;
  /** When an unknown comment is next checked, ms since the epoch. */
  lookAt: number | null;
  /** In the order in which they were approved. */
  drafts: readonly WaitingDraft[];
  /** Counts a window day's comments against the limits. */
  used: (windowDay: string) => Used;
};

/** The data that a run needs beyond its decision. */
export type RunView = DecisionView & {
  /** Whether any price or cap exists. Without one, the costs so far are not read. */
  hasPrices: boolean;
  reads: Reads;
  /** Network ids of the user's other members. Includes removed accounts. */
  others: Set<string>;
  restore: { at: number; knownUntil: number } | null;
};

/** @param since the first window day that may be current, YYYY-MM-DD */
export async function readDecision(
  db: Reader,
  accountId: string,
  since: string,
): Promise<DecisionView | undefined> {
  return complete(db, accountId, since, await first(engineView(db, { accountId })));
}

/** The same, and locks the account's automation until the transaction ends. */
export async function lockDecision(
  tx: Tx,
  accountId: string,
  since: string,
): Promise<DecisionView | undefined> {
  return complete(tx, accountId, since, await first(lockedView(tx, { accountId })));
}

async function complete(
  db: Reader,
  accountId: string,
  since: string,
  view: EngineView | undefined,
): Promise<DecisionView | undefined> {
  if (!view) return undefined;
  const [open, look, waiting, operator, used] = await Promise.all([
    first(openComment(db, { accountId })),
    first(nextLook(db, { accountId })),
    waitingDrafts(db, { accountId }),
    operatorStop(db),
    countsSince(db, accountId, since),
  ]);
  return { ...view, operator, hasOpen: open !== undefined, lookAt: look?.at ?? null, drafts: waiting, used };
}

/**
 * Reads everything that a run needs, and locks the automation until the transaction ends.
 * @param dates `day`: the provider's day. `since`: the first window day that may be current. Both YYYY-MM-DD
 */
export async function lockRunView(
  tx: Tx,
  accountId: string,
  dates: { day: string; since: string },
): Promise<RunView | undefined> {
  const view = await lockDecision(tx, accountId, dates.since);
  if (!view) return undefined;
  const [reads, others, restore, price, cap] = await Promise.all([
    readsOn(tx, accountId, dates.day),
    otherMembers(tx, { userId: view.account.userId, accountId }),
    first(latestRestore(tx)),
    first(anyPrice(tx)),
    first(anyCap(tx)),
  ]);
  return {
    ...view,
    reads,
    others: new Set(others.map(({ id: memberId }) => memberId)),
    restore: restore ?? null,
    hasPrices: price !== undefined || cap !== undefined,
  };
}
