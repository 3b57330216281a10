import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { type AuditEntry, writeAudit } from './audit.ts';
import { contains, patternOf } from './contains.ts';
import { addJob, cancelJobs } from './jobs.ts';
import type { Db, Tx } from './open.ts';
import { given, givenNumber, prepared, preparedEach, rowsOf } from './prepared.ts';
import { moveReads } from './providerReads.ts';
import {
  accounts,
  automations,
  comments,
  connectLinks,
  drafts,
  events,
  settings,
  users,
} from './schema/index.ts';

export type AccountRow = typeof accounts.$inferSelect;
export type AutomationRow = typeof automations.$inferSelect;
export type AccountWithAutomation = { account: AccountRow; automation: AutomationRow };

const paused = {
  running: false,
  dueAt: null,
  stateKind: 'idle',
  stateReason: 'paused',
  stateUntil: null,
  stateMessage: 'Paused',
  stateText: '{"key":"states.paused","values":{}}',
} as const;

const accountById = prepared((db) =>
  rowsOf(db, getTableColumns(accounts), (columns) =>
    db
      .select(columns)
      .from(accounts)
      .where(and(eq(accounts.accountId, given('accountId')), isNull(accounts.removedAt))),
  ),
);
const automationById = prepared((db) =>
  rowsOf(db, getTableColumns(automations), (columns) =>
    db
      .select(columns)
      .from(automations)
      .where(eq(automations.accountId, given('accountId'))),
  ),
);

/** A connected account; one that was removed is not there. */
export async function findAccount(db: Db, accountId: string): Promise<AccountWithAutomation | undefined> {
  const account = accountById(db).get({ accountId });
  return account && withAutomation(db, account);
}

/** Read after the account rather than joined to it: each is found by its key, and there are few. */
function withAutomation(db: Db, account: AccountRow): AccountWithAutomation {
  const automation = automationById(db).get({ accountId: account.accountId });
  if (!automation) throw new Error(`account ${account.accountId} has no automation`);
  return { account, automation };
}

export type AccountPage = {
  sort: { field: 'createdAt' | 'name' | 'status'; descending: boolean };
  offset: number;
  limit: number;
  filter: {
    status?: AccountRow['status'] | undefined;
    running?: boolean | undefined;
    q?: string | undefined;
  };
};

type Shape = {
  field: AccountPage['sort']['field'];
  descending: boolean;
  status: boolean;
  running: boolean;
  words: boolean;
};

const { name, email, imageUrl, status, createdAt } = accounts;
const { accountId, running, dueAt, stateKind, stateReason, stateUntil, stateMessage, stateText } =
  automations;
const shown = { accountId, running, dueAt, stateKind, stateReason, stateUntil, stateMessage, stateText };
const listed = { ...shown, name, email, imageUrl, status, createdAt, review: settings.review };
/** What a row of the automation says to people. */
export type ShownAutomation = Pick<AutomationRow, keyof typeof shown>;
export type ListedAccount = ShownAutomation &
  Pick<AccountRow, 'name' | 'email' | 'imageUrl' | 'status' | 'createdAt'> & {
    /** Null before its settings were ever saved. */
    review: boolean | null;
  };

const rowid = sql`accounts.rowid`;
const joined = eq(automations.accountId, accounts.accountId);
const matches = (shape: Shape): SQL | undefined =>
  and(
    eq(accounts.userId, given('userId')),
    isNull(accounts.removedAt),
    shape.status ? eq(accounts.status, given('status')) : undefined,
    shape.running ? eq(automations.running, given('running')) : undefined,
    shape.words
      ? or(contains(accounts.name, given('words')), contains(accounts.email, given('words')))
      : undefined,
  );

const pages = preparedEach((db, shape: Shape) => {
  const direction = shape.descending ? desc : asc;
  return rowsOf(db, listed, (columns) =>
    db
      .select(columns)
      .from(accounts)
      .innerJoin(automations, joined)
      .leftJoin(settings, eq(settings.accountId, accounts.accountId))
      .where(matches(shape))
      .orderBy(direction(accounts[shape.field]), direction(rowid))
      .limit(givenNumber('limit'))
      .offset(givenNumber('offset')),
  );
});
const counts = preparedEach((db, shape: Shape) =>
  db.select({ n: count() }).from(accounts).innerJoin(automations, joined).where(matches(shape)).prepare(),
);

/** A user's accounts, and how many the filter leaves in all. */
export function listAccounts(
  db: Db,
  userId: string,
  { sort, offset, limit, filter }: AccountPage,
): { rows: ListedAccount[]; total: number } {
  const { status, running, q } = filter;
  const shape = { ...sort, status: Boolean(status), running: running !== undefined, words: Boolean(q) };
  const values = { userId, status, running: running ? 1 : 0, words: q && patternOf(q), limit, offset };
  const rows = pages(db, shape).all(values);
  const whole = offset === 0 && rows.length < limit;
  return { rows, total: whole ? rows.length : (counts(db, shape).get(values)?.n ?? 0) };
}

const watched = prepared((db) =>
  rowsOf(db, { ...shown, userId: accounts.userId, userStoppedAt: users.stoppedAt }, (columns) =>
    db
      .select(columns)
      .from(automations)
      .innerJoin(accounts, joined)
      .innerJoin(users, eq(users.id, accounts.userId))
      .where(and(eq(automations.accountId, given('accountId')), isNull(accounts.removedAt))),
  ),
);

/** How a connected account stands, and who is to hear of it. */
export const findShown = (
  db: Db,
  accountId: string,
): (ShownAutomation & { userId: string; userStoppedAt: number | null }) | undefined =>
  watched(db).get({ accountId });

const idsOfUser = prepared((db) =>
  rowsOf(db, { accountId: accounts.accountId, providerId: accounts.providerId }, (columns) =>
    db
      .select(columns)
      .from(accounts)
      .where(eq(accounts.userId, given('userId'))),
  ),
);

/** The ids of a user's accounts, ours and the network's, removed ones among them: their people are still not strangers. */
export async function accountIdsOf(
  db: Db,
  userId: string,
): Promise<{ accountId: string; providerId: string }[]> {
  return idsOfUser(db).all({ userId });
}

/** What a user's accounts are called, removed ones among them. */
export async function accountNames(db: Db, userId: string): Promise<Map<string, string>> {
  const rows = db
    .select({ accountId: accounts.accountId, name })
    .from(accounts)
    .where(eq(accounts.userId, userId))
    .all();
  return new Map(rows.map((row) => [row.accountId, row.name]));
}

export type NewLink = {
  secretHash: string;
  userId: string;
  accountId: string | null;
  createdAt: number;
  expiresAt: number;
};

export async function saveConnectLink(db: Db, link: NewLink): Promise<void> {
  db.insert(connectLinks).values(link).run();
}

/** An open link by the hash of its secret: neither taken nor too old. */
export async function findConnectLink(db: Db, secretHash: string, now: number) {
  return db
    .select()
    .from(connectLinks)
    .where(and(eq(connectLinks.secretHash, secretHash), sql`taken_at is null`, sql`expires_at > ${now}`))
    .get();
}

/** Whether a link was taken already, so that what its secret brings again is no news. */
export async function isLinkTaken(db: Db, secretHash: string): Promise<boolean> {
  const taken = and(eq(connectLinks.secretHash, secretHash), sql`taken_at is not null`);
  return db.select({ at: connectLinks.takenAt }).from(connectLinks).where(taken).get() !== undefined;
}

export type Connected = Pick<
  AccountRow,
  'accountId' | 'providerId' | 'name' | 'email' | 'imageUrl' | 'status'
>;
export type Connection =
  | 'added'
  | 'renewed'
  | 'revived'
  | 'moved'
  | 'link_taken'
  | 'no_seat'
  | 'of_another_user'
  | 'same_member'
  | 'other_account';

/**
 * Takes the link and stores what it connected, both or neither: two links opened at once can't pass the seat limit, and a link counts
 * once. `revived`: the user had removed this account, or this person's; it goes on with its settings, limits and history.
 * `moved`: the user has this person connected under another id; that account goes on under the new one as it stands, and the old
 * id is to be deleted at the provider. `no_seat`, `of_another_user`, `same_member` (another user has that person) and
 * `other_account` (a log-in-again that brought another account) take the link and store nothing.
 */
export async function takeLinkAndConnect(
  db: Db,
  secretHash: string,
  found: Connected,
  now: number,
  note: (userId: string, connection: Connection) => AuditEntry,
): Promise<Connection> {
  return db.transaction((tx): Connection => {
    const link = tx
      .update(connectLinks)
      .set({ takenAt: now })
      .where(and(eq(connectLinks.secretHash, secretHash), sql`taken_at is null`, sql`expires_at > ${now}`))
      .returning()
      .get();
    if (!link) return 'link_taken';
    if (link.accountId && link.accountId !== found.accountId) return 'other_account';
    const known = tx.select().from(accounts).where(eq(accounts.accountId, found.accountId)).get();
    if (known && known.userId !== link.userId) return 'of_another_user';
    if (known && known.removedAt === null) {
      tx.update(accounts).set(freshValues(found)).where(eq(accounts.accountId, found.accountId)).run();
      writeAudit(tx, note(link.userId, 'renewed'));
      return 'renewed';
    }
    const ofMember = found.providerId
      ? tx
          .select()
          .from(accounts)
          .where(eq(accounts.providerId, found.providerId))
          .orderBy(desc(accounts.removedAt))
          .all()
      : [];
    const live = ofMember.filter((account) => account.removedAt === null);
    if (live.some((account) => account.userId !== link.userId)) return 'same_member';
    const [old] = live;
    if (old) {
      cancelJobs(tx, 'account_deletion', [found.accountId]);
      moveAccount(tx, old.accountId, found);
      dropLease(tx, found.accountId);
      queueAccountDeletion(tx, old.accountId, now);
      writeAudit(tx, note(link.userId, 'moved'));
      return 'moved';
    }
    const seats =
      tx.select({ seats: users.seats }).from(users).where(eq(users.id, link.userId)).get()?.seats ?? 0;
    if (connectedAccounts(tx, link.userId) >= seats) return 'no_seat';
    cancelJobs(tx, 'account_deletion', [found.accountId]);
    const removed = known ?? ofMember.find((account) => account.userId === link.userId);
    if (removed) {
      moveAccount(tx, removed.accountId, found);
      writeAudit(tx, note(link.userId, 'revived'));
      return 'revived';
    }
    tx.insert(accounts)
      .values({ ...found, userId: link.userId, createdAt: now })
      .run();
    tx.insert(automations)
      .values({ accountId: found.accountId, ...paused })
      .run();
    writeAudit(tx, note(link.userId, 'added'));
    return 'added';
  });
}

/** Has the provider delete an account: it must not stay connected, and paid for, there. */
function queueAccountDeletion(tx: Db | Tx, accountId: string, now: number): void {
  addJob(tx, { kind: 'account_deletion', key: accountId, createdAt: now });
}

/** The provider gives a person who connects again another id: what hangs on the old one moves along, so that limits and history go on. */
function moveAccount(tx: Tx, accountId: string, found: Connected): void {
  tx.update(accounts)
    .set({ ...freshValues(found), accountId: found.accountId, removedAt: null, restartedAt: null })
    .where(eq(accounts.accountId, accountId))
    .run();
  if (accountId !== found.accountId) {
    tx.update(events).set({ accountId: found.accountId }).where(eq(events.accountId, accountId)).run();
    moveReads(tx, accountId, found.accountId);
  }
}

/** An engine that acts for the account under its old id loses it: what it has sent is settled, and it sends no more. */
function dropLease(tx: Tx, accountId: string): void {
  tx.update(automations)
    .set({ leaseHolder: null, fence: sql`${automations.fence} + 1` })
    .where(eq(automations.accountId, accountId))
    .run();
}

/** What a fresh look at the network changes. An empty value never overwrites what is known. */
function freshValues(found: Connected): Partial<AccountRow> {
  const filled = Object.entries(found).filter(([key, value]) => key !== 'accountId' && value !== '');
  return Object.fromEntries(filled);
}

/** Stores a fresh look at a known account. */
export async function updateAccount(db: Db, found: Connected): Promise<void> {
  db.update(accounts).set(freshValues(found)).where(eq(accounts.accountId, found.accountId)).run();
}

/**
 * Marks an account as disconnected, pauses it and shows why. An engine that acts for it keeps its lease, and ends its run with a state
 * of its own. @returns false where that is so already
 */
export async function markDisconnected(
  db: Db,
  accountId: string,
  state: Pick<
    AutomationRow,
    'dueAt' | 'stateKind' | 'stateReason' | 'stateUntil' | 'stateMessage' | 'stateText'
  >,
): Promise<boolean> {
  return db.transaction((tx) => {
    const connected = and(eq(accounts.accountId, accountId), sql`status <> 'Disconnected'`);
    const marked = tx.update(accounts).set({ status: 'Disconnected' }).where(connected).run();
    if (marked.changes === 0) return false;
    tx.update(automations)
      .set({ running: false, ...state })
      .where(eq(automations.accountId, accountId))
      .run();
    return true;
  });
}

/** Notes that a frozen account is restarted. @returns false where that is noted already */
export async function noteRestart(db: Db, accountId: string, now: number): Promise<boolean> {
  const noted = db
    .update(accounts)
    .set({ restartedAt: now })
    .where(and(eq(accounts.accountId, accountId), isNull(accounts.restartedAt)))
    .run();
  return noted.changes > 0;
}

/** Lets a frozen account be restarted again: the last try did not get through, or it is frozen no longer. */
export async function forgetRestart(db: Db, accountId: string): Promise<void> {
  db.update(accounts).set({ restartedAt: null }).where(eq(accounts.accountId, accountId)).run();
}

/** The accounts that are waited for. */
export async function connectingAccounts(db: Db): Promise<string[]> {
  return db
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .where(and(sql`status = 'Connecting'`, isNull(accounts.removedAt)))
    .all()
    .map((row) => row.accountId);
}

export async function countAccounts(db: Db, userId: string): Promise<number> {
  return connectedAccounts(db, userId);
}

/** How many seats a user's accounts take up. */
export function connectedAccounts(db: Db | Tx, userId: string): number {
  const connected = and(eq(accounts.userId, userId), isNull(accounts.removedAt));
  return db.select({ n: count() }).from(accounts).where(connected).get()?.n ?? 0;
}

export type OpenIntent = Pick<typeof comments.$inferSelect, 'id' | 'postUrl' | 'posterName' | 'comment'>;

/**
 * Takes an account out of use and notes that the provider is to let it go; its history and the posts it took stay. An engine that
 * acts for it loses it, a post that was only taken is free again, and a comment whose outcome is open becomes unknown, because
 * nobody can look any more: those are answered. Undefined when it is removed already.
 */
export async function removeAccount(
  db: Db,
  accountId: string,
  now: number,
  noted: AuditEntry,
): Promise<OpenIntent[] | undefined> {
  return db.transaction((tx) => {
    const open = retireAccount(tx, accountId, now);
    if (open) writeAudit(tx, noted);
    return open;
  });
}

/** The same within the transaction of whoever removes it. */
export function retireAccount(tx: Tx, accountId: string, now: number): OpenIntent[] | undefined {
  const removed = tx
    .update(accounts)
    .set({ removedAt: now, status: 'Disconnected' })
    .where(and(eq(accounts.accountId, accountId), isNull(accounts.removedAt)))
    .run();
  if (removed.changes === 0) return undefined;
  tx.update(automations)
    .set({ ...paused, faults: 0, touched: false, leaseHolder: null, fence: sql`${automations.fence} + 1` })
    .where(eq(automations.accountId, accountId))
    .run();
  queueAccountDeletion(tx, accountId, now);
  tx.delete(comments)
    .where(and(eq(comments.accountId, accountId), eq(comments.state, 'reserved')))
    .run();
  tx.update(drafts)
    .set({ state: 'discarded', reason: 'account_removed', decidedAt: now })
    .where(and(eq(drafts.accountId, accountId), inArray(drafts.state, ['waiting', 'held', 'approved'])))
    .run();
  tx.update(comments)
    .set({ state: 'discarded' })
    .where(and(eq(comments.accountId, accountId), eq(comments.state, 'draft')))
    .run();
  return tx
    .update(comments)
    .set({ state: 'unknown' })
    .where(and(eq(comments.accountId, accountId), eq(comments.state, 'sent')))
    .returning({
      id: comments.id,
      postUrl: comments.postUrl,
      posterName: comments.posterName,
      comment: comments.comment,
    })
    .all();
}

/** Adds an account outside of any link: for the demo's seed. */
export async function addAccount(db: Db, account: typeof accounts.$inferInsert): Promise<void> {
  db.transaction((tx) => {
    tx.insert(accounts).values(account).run();
    tx.insert(automations)
      .values({ accountId: account.accountId, ...paused })
      .run();
  });
}

export type SettingsRow = typeof settings.$inferSelect;
export type EngineView = {
  account: AccountRow;
  automation: AutomationRow;
  settings: SettingsRow | null;
  user: Pick<typeof users.$inferSelect, 'id' | 'status' | 'subscriptionEndsAt' | 'stoppedAt'>;
};

const { id, subscriptionEndsAt, stoppedAt } = users;
const parts = {
  account: getTableColumns(accounts),
  automation: getTableColumns(automations),
  settings: getTableColumns(settings),
  user: { id, status: users.status, subscriptionEndsAt, stoppedAt },
};
type Part = keyof typeof parts;
/** Every column that an engine reads, by its part's name and its own. */
const engineFields = Object.entries(parts).flatMap(([part, columns]) =>
  Object.entries(columns).map(([name, column]) => ({
    key: `${part} ${name}`,
    part: part as Part,
    name,
    column: column as SQLiteColumn,
  })),
);
const engineColumns = Object.fromEntries(engineFields.map(({ key, column }) => [key, column]));

const engineView = prepared((db) =>
  rowsOf(db, engineColumns, (columns) =>
    db
      .select(columns)
      .from(accounts)
      .innerJoin(automations, joined)
      .innerJoin(users, eq(users.id, accounts.userId))
      .leftJoin(settings, eq(settings.accountId, accounts.accountId))
      .where(eq(accounts.accountId, given('accountId'))),
  ),
);

/** All that decides whether and how an account may act, in one read. */
export async function readForEngine(db: Db, accountId: string): Promise<EngineView | undefined> {
  const row = engineView(db).get({ accountId });
  if (!row) return undefined;
  const view: Record<Part, Record<string, unknown>> = { account: {}, automation: {}, settings: {}, user: {} };
  for (const { key, part, name } of engineFields) view[part][name] = row[key];
  return { ...view, settings: view.settings.accountId === null ? null : view.settings } as EngineView;
}
