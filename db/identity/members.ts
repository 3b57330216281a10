/** The owner's side of a workspace: its members and invitations. */
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { changes } from '../dialect/query.ts';
import { first, firstOrThrow } from '../first.ts';
import type { Db, Reader, Tx } from '../open.ts';
import type { Page } from '../page.ts';
import { accounts, memberAccounts, members, users } from '../schema/index.ts';
import { transaction } from '../transaction.ts';

export type MemberRow = typeof members.$inferSelect;
/** `user` is null for an invitation, `accountIds` for all accounts. */
export type MemberView = {
  member: MemberRow;
  user: { firstName: string; lastName: string; email: string } | null;
  accountIds: string[] | null;
};

export type MemberPage = Page<
  'createdAt',
  { id?: string[] | undefined; state?: 'invited' | 'joined' | undefined }
>;

const user = { firstName: users.firstName, lastName: users.lastName, email: users.email };

export async function listMembers(
  db: Reader,
  ownerId: string,
  { sort, offset, limit, filter: { id, state } }: MemberPage,
): Promise<{ rows: MemberView[]; total: number }> {
  const where = and(
    eq(members.ownerId, ownerId),
    id && inArray(members.id, id),
    state && (state === 'invited' ? isNull(members.userId) : isNotNull(members.userId)),
  );
  const order = sort.descending ? desc : asc;
  const rows = await db
    .select({ member: members, user })
    .from(members)
    .leftJoin(users, eq(users.id, members.userId))
    .where(where)
    .orderBy(order(members.createdAt), order(members.id))
    .limit(limit)
    .offset(offset);
  return { rows: await withAccounts(db, rows), total: await db.$count(members, where) };
}

export async function findMember(db: Reader, ownerId: string, id: string): Promise<MemberView | undefined> {
  const rows = await db
    .select({ member: members, user })
    .from(members)
    .leftJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.id, id), eq(members.ownerId, ownerId)));
  return (await withAccounts(db, rows))[0];
}

async function withAccounts(db: Reader, rows: Omit<MemberView, 'accountIds'>[]): Promise<MemberView[]> {
  const some = rows.filter(({ member }) => !member.allAccounts).map(({ member }) => member.id);
  const assigned = some.length > 0 ? await assignedTo(db, some) : [];
  return rows.map((row) => ({
    ...row,
    accountIds: row.member.allAccounts
      ? null
      : assigned.filter(({ memberId }) => memberId === row.member.id).map(({ accountId }) => accountId),
  }));
}

/** Ignores removed accounts, and accounts that meanwhile belong to another user. */
const assignedTo = (db: Reader, memberIds: readonly string[]) =>
  db
    .select({ memberId: memberAccounts.memberId, accountId: memberAccounts.accountId })
    .from(memberAccounts)
    .innerJoin(members, eq(members.id, memberAccounts.memberId))
    .innerJoin(accounts, eq(accounts.accountId, memberAccounts.accountId))
    .where(
      and(
        inArray(memberAccounts.memberId, [...memberIds]),
        eq(accounts.userId, members.ownerId),
        isNull(accounts.removedAt),
      ),
    )
    .orderBy(asc(accounts.createdAt), asc(accounts.accountId));

export type NewInvitation = Pick<
  MemberRow,
  'id' | 'ownerId' | 'email' | 'emailKey' | 'role' | 'createdAt' | 'tokenHash' | 'expiresAt'
>;

/** `taken`: the address is a member's or already invited. `full`: the workspace has `limit` people. */
export async function insertInvitation(
  tx: Tx,
  invitation: NewInvitation,
  accountIds: readonly string[] | null,
  limit: number,
): Promise<MemberRow | 'taken' | 'full'> {
  const { ownerId, emailKey } = invitation;
  const known = await first(
    tx
      .select({ id: members.id })
      .from(members)
      .leftJoin(users, eq(users.id, members.userId))
      .where(
        and(
          eq(members.ownerId, ownerId),
          or(eq(users.emailKey, emailKey), and(isNull(members.userId), eq(members.emailKey, emailKey))),
        ),
      ),
  );
  if (known) return 'taken';
  if ((await tx.$count(members, eq(members.ownerId, ownerId))) >= limit) return 'full';
  const made = await firstOrThrow(
    tx
      .insert(members)
      .values({ ...invitation, allAccounts: accountIds === null, sentAt: invitation.createdAt })
      .returning(),
  );
  await assign(tx, made.id, accountIds);
  return made;
}

/** @param accountIds null for all accounts */
export async function changeMember(
  tx: Tx,
  id: string,
  role: MemberRow['role'],
  accountIds: readonly string[] | null,
): Promise<void> {
  await tx
    .update(members)
    .set({ role, allAccounts: accountIds === null })
    .where(eq(members.id, id));
  await tx.delete(memberAccounts).where(eq(memberAccounts.memberId, id));
  await assign(tx, id, accountIds);
}

async function assign(tx: Tx, memberId: string, accountIds: readonly string[] | null): Promise<void> {
  if (accountIds && accountIds.length > 0)
    await tx.insert(memberAccounts).values(accountIds.map((accountId) => ({ memberId, accountId })));
}

/** Filters out ids that are not connected accounts of the user. */
export async function accountsAmong(
  db: Reader,
  userId: string,
  accountIds: readonly string[],
): Promise<string[]> {
  const found = await db
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .where(
      and(
        eq(accounts.userId, userId),
        isNull(accounts.removedAt),
        inArray(accounts.accountId, [...accountIds]),
      ),
    );
  return found.map(({ accountId }) => accountId);
}

/** Replaces an invitation's link. False if the invitation was accepted or revoked. */
export async function renewInvitation(
  tx: Tx,
  ownerId: string,
  id: string,
  link: { tokenHash: string; sentAt: number; expiresAt: number },
): Promise<boolean> {
  const renewed = await tx
    .update(members)
    .set(link)
    .where(and(eq(members.id, id), eq(members.ownerId, ownerId), isNull(members.userId)));
  return changes(renewed) > 0;
}

export async function removeMember(tx: Tx, id: string): Promise<void> {
  await tx.delete(members).where(eq(members.id, id));
}

/** Deletes at most `limit` invitations that expired before `before`. @returns how many */
export async function pruneInvitations(db: Db, before: number, limit: number): Promise<number> {
  return transaction(db, async (tx) => {
    const old = tx
      .select({ id: members.id })
      .from(members)
      .where(and(isNull(members.userId), lt(members.expiresAt, before)))
      .limit(limit);
    return changes(await tx.delete(members).where(inArray(members.id, old)));
  });
}
