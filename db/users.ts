import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { type AuditEntry, writeAudit } from './audit.ts';
import { touchAccountsOf } from './automations.ts';
import { contains } from './contains.ts';
import { oneState } from './oneState.ts';
import type { Db, Tx } from './open.ts';
import { given, givenNumber, prepared, rowsOf } from './prepared.ts';
import { accounts, subscriptions, users } from './schema/index.ts';

export type UserRow = typeof users.$inferSelect;
/** What decides whether and as what a person may act. */
export const standing = {
  userId: users.id,
  role: users.role,
  status: users.status,
  seats: users.seats,
  subscriptionEndsAt: users.subscriptionEndsAt,
  verifiedAt: users.verifiedAt,
  stoppedAt: users.stoppedAt,
};
export type Standing = Omit<Pick<UserRow, keyof typeof standing & keyof UserRow>, 'userId'> & {
  userId: string;
};
export type NewUser = typeof users.$inferInsert;

/** What makes two e-mails the same. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

/** Keeps a new user, and with them who made them; undefined when the e-mail is taken. */
export async function insertUser(
  db: Db,
  user: Omit<NewUser, 'emailKey'>,
  noted: AuditEntry | null = null,
): Promise<UserRow | undefined> {
  return db.transaction((tx) => {
    const made = tx
      .insert(users)
      .values({ ...user, emailKey: emailKey(user.email) })
      .onConflictDoNothing({ target: users.emailKey })
      .returning()
      .get() as UserRow | undefined;
    if (made) writeAudit(tx, noted);
    return made;
  });
}

const byId = prepared((db) =>
  rowsOf(db, getTableColumns(users), (columns) =>
    db
      .select(columns)
      .from(users)
      .where(eq(users.id, given('id'))),
  ),
);
export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  return byId(db).get({ id });
}

/** The user whose e-mail this is, in any case of letters. A pending e-mail does not count. */
export async function userByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db
    .select()
    .from(users)
    .where(eq(users.emailKey, emailKey(email)))
    .get();
}

/** The user who has claimed this e-mail and not yet proved it. */
export async function userByPendingEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db
    .select()
    .from(users)
    .where(and(isNotNull(users.pendingEmail), eq(sql`lower(${users.pendingEmail})`, emailKey(email))))
    .get();
}

/** Whether anybody has ever been made: what tells an empty database from a used one. */
export async function hasUsers(db: Db): Promise<boolean> {
  return db.select({ id: users.id }).from(users).limit(1).get() !== undefined;
}

const accountIds = prepared((db) =>
  db
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .where(and(eq(accounts.userId, given('userId')), isNull(accounts.removedAt)))
    .orderBy(asc(accounts.createdAt))
    .prepare(),
);

/** Keeps the language of the mails to a person. */
export function setLanguage(db: Db, id: string, language: UserRow['language']): void {
  db.update(users).set({ language }).where(eq(users.id, id)).run();
}

/** The ids of the accounts that a user has connected, oldest first. */
export async function accountIdsOf(db: Db, userId: string): Promise<string[]> {
  return accountIds(db)
    .all({ userId })
    .map((row) => row.accountId);
}

/** A live subscription decides for itself when it ends: its user does not lapse by the date alone. */
const dueToLapse = (db: Db | Tx, now: number | SQL): SQL | undefined =>
  and(
    sql`${users.status} in ('Trial', 'Paid')`,
    sql`${users.subscriptionEndsAt} <= ${now}`,
    notExists(
      db
        .select({ one: sql`1` })
        .from(subscriptions)
        .where(
          and(
            eq(subscriptions.userId, users.id),
            sql`${subscriptions.status} in ('active', 'trialing', 'past_due')`,
          ),
        ),
    ),
  );

/** Makes them Expired and has the engine look at their accounts at once, so that each says why it stopped. */
function lapse(db: Db, which: SQL | undefined): UserRow[] {
  return db.transaction((tx) => {
    const lapsed = tx.update(users).set({ status: 'Expired' }).where(which).returning().all();
    for (const user of lapsed) touchAccountsOf(tx, user.id);
    return lapsed;
  });
}

const anyDueToLapse = prepared((db) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(dueToLapse(db, given('now')))
    .limit(givenNumber('limit'))
    .prepare(),
);

/** Trial and Paid whose date has passed become Expired. Returns whom it changed; again at once, it changes nobody. */
export async function lapseUsers(db: Db, now: number): Promise<string[]> {
  // Most of the times there is nobody, and looking takes no lock.
  return anyDueToLapse(db).get({ now, limit: 1 })
    ? lapse(db, dueToLapse(db, now)).map((user) => user.id)
    : [];
}

/** The same for one user; undefined where nothing was due. */
export function lapseUser(db: Db, id: string, now: number): UserRow | undefined {
  return lapse(db, and(eq(users.id, id), dueToLapse(db, now)))[0];
}

const sortColumns = {
  createdAt: users.createdAt,
  email: users.emailKey,
  firstName: sql`${users.firstName} collate nocase`,
  lastName: sql`${users.lastName} collate nocase`,
  status: users.status,
  seats: users.seats,
  subscriptionEndsAt: users.subscriptionEndsAt,
};

export type UserFilter = {
  status?: UserRow['status'] | undefined;
  role?: UserRow['role'] | undefined;
  seats_gte?: number | undefined;
  seats_lte?: number | undefined;
  /** These alone. */
  id?: string[] | undefined;
  q?: string | undefined;
};
type UserSort = { field: keyof typeof sortColumns; descending: boolean };
export type UserList = { sort: UserSort; offset: number; limit: number; filter: UserFilter };
export type ListedUser = { user: UserRow; accountIds: string[] };

/** A page of users with the ids of their accounts, and how many match in all. `q` is looked for in names, company and e-mail. */
export async function listUsers(
  db: Db,
  { sort, offset, limit, filter }: UserList,
): Promise<{ rows: ListedUser[]; total: number }> {
  const where = matching(filter);
  return oneState(db, (tx) => {
    const page = tx
      .select()
      .from(users)
      .where(where)
      .orderBy(...inOrder(sort))
      .limit(limit)
      .offset(offset)
      .all();
    // A search goes through every user: once is enough where all that it finds is on the page.
    const whole = offset === 0 && page.length < limit;
    const total = whole
      ? page.length
      : (tx.select({ total: count() }).from(users).where(where).get()?.total ?? 0);
    return { rows: withAccounts(tx, page), total };
  });
}

/** The ids of all users that the filter leaves, in this order. */
export async function listUserIds(
  db: Db,
  { sort, filter }: Pick<UserList, 'sort' | 'filter'>,
): Promise<string[]> {
  const found = db
    .select({ id: users.id })
    .from(users)
    .where(matching(filter))
    .orderBy(...inOrder(sort))
    .all();
  return found.map(({ id }) => id);
}

/** The users of these ids that are still there, in the order of the ids. */
export async function usersByIds(db: Db, ids: string[]): Promise<ListedUser[]> {
  const rows = oneState(db, (tx) =>
    withAccounts(tx, tx.select().from(users).where(inArray(users.id, ids)).all()),
  );
  const byId = new Map(rows.map((row) => [row.user.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function matching(filter: UserFilter): SQL | undefined {
  return and(
    filter.status && eq(users.status, filter.status),
    filter.role && eq(users.role, filter.role),
    filter.seats_gte === undefined ? undefined : gte(users.seats, filter.seats_gte),
    filter.seats_lte === undefined ? undefined : lte(users.seats, filter.seats_lte),
    filter.id && inArray(users.id, filter.id),
    filter.q ? mentions(filter.q) : undefined,
  );
}

function inOrder({ field, descending }: UserSort): SQL[] {
  const order = descending ? desc : asc;
  return [order(sortColumns[field]), order(users.id)];
}

function withAccounts(tx: Tx, page: UserRow[]): ListedUser[] {
  const ids = new Map(page.map((user) => [user.id, [] as string[]]));
  const owned = tx
    .select({ userId: accounts.userId, accountId: accounts.accountId })
    .from(accounts)
    .where(and(inArray(accounts.userId, [...ids.keys()]), isNull(accounts.removedAt)))
    .orderBy(asc(accounts.createdAt))
    .all();
  for (const { userId, accountId } of owned) ids.get(userId)?.push(accountId);
  return page.map((user) => ({ user, accountIds: ids.get(user.id) ?? [] }));
}

function mentions(q: string): SQL | undefined {
  const fullName = sql`(${users.firstName} || ' ' || ${users.lastName})`;
  return or(...[users.email, fullName, users.companyName].map((column) => contains(column, q.trim())));
}
