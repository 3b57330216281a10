/** The member's side of a workspace: invitations, and the workspaces that a person may enter. */
import { and, asc, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { first } from '../first.ts';
import type { Reader, Tx } from '../open.ts';
import { memberAccounts, members, users } from '../schema/index.ts';
import type { MemberRow } from './members.ts';
import { type Standing, standing } from './users.ts';

/** An owner who became an admin, or is being erased, has no workspace. */
const isOpen = and(eq(users.role, 'user'), isNotNull(users.verifiedAt));

export type Membership = {
  owner: Standing;
  role: MemberRow['role'];
  /** Null for all accounts. */
  accountIds: string[] | null;
};

export async function findMembership(
  db: Reader,
  ownerId: string,
  userId: string,
): Promise<Membership | undefined> {
  const found = await first(
    db
      .select({ ...standing, id: members.id, memberRole: members.role, allAccounts: members.allAccounts })
      .from(members)
      .innerJoin(users, eq(users.id, members.ownerId))
      .where(and(eq(members.ownerId, ownerId), eq(members.userId, userId), isOpen)),
  );
  if (!found) return undefined;
  const { id, memberRole, allAccounts, ...owner } = found;
  return { owner, role: memberRole, accountIds: allAccounts ? null : await assignedIds(db, id) };
}

/** Includes removed accounts: their history stays visible. */
async function assignedIds(db: Reader, memberId: string): Promise<string[]> {
  const rows = await db
    .select({ accountId: memberAccounts.accountId })
    .from(memberAccounts)
    .where(eq(memberAccounts.memberId, memberId));
  return rows.map(({ accountId }) => accountId);
}

const owner = {
  ownerId: members.ownerId,
  firstName: users.firstName,
  lastName: users.lastName,
  companyName: users.companyName,
};
export type JoinedWorkspace = {
  ownerId: string;
  firstName: string;
  lastName: string;
  companyName: string;
  role: MemberRow['role'];
  joinedAt: number | null;
};

export async function workspacesOf(db: Reader, userId: string): Promise<JoinedWorkspace[]> {
  return db
    .select({ ...owner, role: members.role, joinedAt: members.joinedAt })
    .from(members)
    .innerJoin(users, eq(users.id, members.ownerId))
    .where(and(eq(members.userId, userId), isOpen))
    .orderBy(asc(members.joinedAt), asc(members.id));
}

export type Invitation = { invitation: MemberRow; owner: Omit<JoinedWorkspace, 'role' | 'joinedAt'> };

/** The invitation of a link that is neither used nor expired. */
export async function invitationByToken(
  db: Reader,
  tokenHash: string,
  now: number,
): Promise<Invitation | undefined> {
  return first(
    db
      .select({ invitation: members, owner })
      .from(members)
      .innerJoin(users, eq(users.id, members.ownerId))
      .where(
        and(eq(members.tokenHash, tokenHash), isNull(members.userId), gt(members.expiresAt, now), isOpen),
      ),
  );
}

/** Accepts an invitation. Replaces an earlier membership of the same person under another address. */
export async function join(tx: Tx, { id, ownerId }: MemberRow, userId: string, now: number): Promise<void> {
  await tx.delete(members).where(and(eq(members.ownerId, ownerId), eq(members.userId, userId)));
  await tx
    .update(members)
    .set({ userId, joinedAt: now, tokenHash: null, expiresAt: null })
    .where(eq(members.id, id));
}

/** @returns the deleted membership */
export const leave = (tx: Tx, ownerId: string, userId: string): Promise<MemberRow | undefined> =>
  first(
    tx
      .delete(members)
      .where(and(eq(members.ownerId, ownerId), eq(members.userId, userId)))
      .returning(),
  );

/** Ends the person's workspace, memberships and invitations. */
export async function forgetMember(
  tx: Tx,
  { id, emailKey }: { id: string; emailKey: string },
): Promise<void> {
  await tx
    .delete(members)
    .where(
      or(
        eq(members.ownerId, id),
        eq(members.userId, id),
        and(isNull(members.userId), eq(members.emailKey, emailKey)),
      ),
    );
}

/** Names of users by id. */
export async function namesOf(db: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, wanted));
  return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
}
