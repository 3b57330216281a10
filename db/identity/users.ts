import {
  and,
  asc,
  eq,
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
import { recheckAccountsOf } from '../automation/automations.ts';
import { caseless, contains, ordered } from '../dialect/query.ts';
import { first } from '../first.ts';
import { type AuditEntry, writeAudit } from '../history/audit.ts';
import { announceSubscription } from '../messaging/subscriptionMessages.ts';
import type { Db, Reader, Tx } from '../open.ts';
import { accounts, type FirstSteps, subscriptions, users } from '../schema/index.ts';
import { readTransaction, transaction } from '../transaction.ts';

export type UserRow = typeof users.$inferSelect;
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

export const emailKey = (email: string): string => email.trim().toLowerCase();

/** Undefined if the e-mail is taken. */
export async function insertUser(
  tx: Tx,
  user: Omit<NewUser, 'emailKey'>,
  noted: AuditEntry | null = null,
): Promise<UserRow | undefined> {
  const made = await first(
    tx
      .insert(users)
      .values({ ...user, emailKey: emailKey(user.email) })
      .onConflictDoNothing({ target: users.emailKey })
      .returning(),
  );
  if (made) await writeAudit(tx, noted);
  return made;
}

export const findUser = (db: Reader, id: string): Promise<UserRow | undefined> =>
  first(db.select().from(users).where(eq(users.id, id)));

/** Ignores case. Does not find pending e-mails. */
export async function userByEmail(db: Reader, email: string): Promise<UserRow | undefined> {
  return first(
    db
      .select()
      .from(users)
      .where(eq(users.emailKey, emailKey(email))),
  );
}

export async function userByPendingEmail(db: Reader, email: string): Promise<UserRow | undefined> {
  return first(
    db
      .select()
      .from(users)
      .where(and(isNotNull(users.pendingEmail), eq(sql`lower(${users.pendingEmail})`, emailKey(email)))),
  );
}

export async function hasUsers(db: Reader): Promise<boolean> {
  return (await first(db.select({ id: users.id }).from(users).limit(1))) !== undefined;
}

const noSteps: FirstSteps = { folded: false, dismissed: false, previewed: false };

export async function firstStepsOf(db: Reader, userId: string): Promise<FirstSteps> {
  const row = await first(db.select({ steps: users.firstSteps }).from(users).where(eq(users.id, userId)));
  return { ...noSteps, ...row?.steps };
}

export async function changeFirstSteps(db: Db, userId: string, patch: Partial<FirstSteps>): Promise<void> {
  await transaction(db, async (tx) => {
    const before = await firstStepsOf(tx, userId);
    const after = { ...before, ...patch };
    if (JSON.stringify(after) === JSON.stringify(before)) return;
    await tx.update(users).set({ firstSteps: after }).where(eq(users.id, userId));
  });
}

export async function setLanguage(db: Db, id: string, language: UserRow['language']): Promise<void> {
  await transaction(db, (tx) => tx.update(users).set({ language }).where(eq(users.id, id)));
}

export async function accountIdsOf(db: Reader, userId: string): Promise<string[]> {
  const rows = await db
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), isNull(accounts.removedAt)))
    .orderBy(asc(accounts.createdAt));
  return rows.map((row) => row.accountId);
}

/** A live subscription ends by its own state, not by the user's date. */
const dueToLapse = (db: Reader, now: number): SQL | undefined =>
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

/** Has the engine recheck the accounts, so that each shows why it stopped. */
async function lapse(db: Db, now: number, id?: string): Promise<UserRow[]> {
  return transaction(db, async (tx) => {
    const which = and(id === undefined ? undefined : eq(users.id, id), dueToLapse(tx, now));
    const lapsed = await tx.update(users).set({ status: 'Expired' }).where(which).returning();
    for (const user of lapsed) {
      await announceSubscription(tx, user.id, null, user, now);
      await recheckAccountsOf(tx, user.id);
    }
    return lapsed;
  });
}

/** Expires Trial and Paid users whose date has passed. @returns their ids */
export async function lapseUsers(db: Db, now: number): Promise<string[]> {
  // Usually nobody is due, and a read takes no lock.
  const due = db.select({ id: users.id }).from(users).where(dueToLapse(db, now)).limit(1);
  if (!(await first(due))) return [];
  return (await lapse(db, now)).map((user) => user.id);
}

/** Undefined if the user was not due. */
export const lapseUser = (db: Db, id: string, now: number): Promise<UserRow | undefined> =>
  first(lapse(db, now, id));

const sortColumns = {
  createdAt: users.createdAt,
  email: users.emailKey,
  firstName: caseless(users.firstName),
  lastName: caseless(users.lastName),
  status: users.status,
  seats: users.seats,
  subscriptionEndsAt: users.subscriptionEndsAt,
};

export type UserFilter = {
  status?: UserRow['status'] | undefined;
  role?: UserRow['role'] | undefined;
  seats_gte?: number | undefined;
  seats_lte?: number | undefined;
  id?: string[] | undefined;
  q?: string | undefined;
};
type UserSort = { field: keyof typeof sortColumns; descending: boolean };
export type UserList = { sort: UserSort; offset: number; limit: number; filter: UserFilter };
export type ListedUser = { user: UserRow; accountIds: string[] };

/** `q` searches names, company and e-mail. */
export async function listUsers(
  db: Reader,
  { sort, offset, limit, filter }: UserList,
): Promise<{ rows: ListedUser[]; total: number }> {
  const where = matching(filter);
  const page = await db
    .select()
    .from(users)
    .where(where)
    .orderBy(...inOrder(sort))
    .limit(limit)
    .offset(offset);
  // Counting scans all users, so it is skipped if the page holds all matches.
  const whole = offset === 0 && page.length < limit;
  const total = whole ? page.length : await db.$count(users, where);
  return { rows: await withAccounts(db, page), total };
}

export async function listUserIds(
  db: Reader,
  { sort, filter }: Pick<UserList, 'sort' | 'filter'>,
): Promise<string[]> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(matching(filter))
    .orderBy(...inOrder(sort));
  return found.map(({ id }) => id);
}

/** In the order of the ids. Leaves out deleted users. */
export async function usersByIds(db: Db, ids: string[]): Promise<ListedUser[]> {
  const rows = await readTransaction(db, async (tx) =>
    withAccounts(tx, await tx.select().from(users).where(inArray(users.id, ids))),
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
  return [ordered(sortColumns[field], descending), ordered(users.id, descending)];
}

async function withAccounts(db: Reader, page: UserRow[]): Promise<ListedUser[]> {
  const ids = new Map(page.map((user) => [user.id, [] as string[]]));
  const owned = await db
    .select({ userId: accounts.userId, accountId: accounts.accountId })
    .from(accounts)
    .where(and(inArray(accounts.userId, [...ids.keys()]), isNull(accounts.removedAt)))
    .orderBy(asc(accounts.createdAt));
  for (const { userId, accountId } of owned) ids.get(userId)?.push(accountId);
  return page.map((user) => ({ user, accountIds: ids.get(user.id) ?? [] }));
}

function mentions(q: string): SQL | undefined {
  const fullName = sql`(${users.firstName} || ' ' || ${users.lastName})`;
  return or(...[users.email, fullName, users.companyName].map((column) => contains(column, q.trim())));
}
