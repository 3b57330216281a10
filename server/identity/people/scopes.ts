import {
  findMembership,
  type JoinedWorkspace as Joined,
  workspacesOf,
} from '../../../db/identity/memberships.ts';
import type { Reader } from '../../../db/open.ts';
import type { Scope } from '../../../db/scope.ts';
import { workspaceNameOf } from './invitations.ts';
import type { JoinedWorkspace } from './schemas.ts';

type Owner = Pick<Joined, 'firstName' | 'lastName' | 'companyName'>;

/** The person's own workspace (null), then those that they joined, each with the accounts they may see. */
export async function scopesOf(
  db: Reader,
  userId: string,
): Promise<{ scope: Scope; workspace: JoinedWorkspace | null; owner: Owner | null }[]> {
  const joined = await workspacesOf(db, userId);
  const others = await Promise.all(
    joined.map(async ({ ownerId, role, ...owner }) => {
      const membership = await findMembership(db, ownerId, userId);
      if (!membership) return [];
      const scope = { userId: ownerId, accountIds: membership.accountIds };
      return [{ scope, workspace: { _id: ownerId, id: ownerId, name: workspaceNameOf(owner), role }, owner }];
    }),
  );
  return [ownScope(userId), ...others.flat()];
}

export const ownScope = (userId: string) => ({
  scope: { userId, accountIds: null },
  workspace: null,
  owner: null,
});
