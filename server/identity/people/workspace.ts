import { findMembership } from '../../../db/identity/memberships.ts';
import type { Scope } from '../../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { text } from '../../texts/text.ts';
import { type Actor, isImpersonating, standingOf } from '../auth/authenticate.ts';

/** The header that names the owner of another workspace. */
export const workspaceHeader = 'x-workspace';

/** The workspace of a call, and the rights of the person in it. */
export type Workspace = {
  owner: Pick<Actor, 'userId' | 'status' | 'stoppedAt'>;
  role: 'owner' | 'reviewer' | 'viewer';
  /** The accounts that it covers; null is all. */
  accountIds: readonly string[] | null;
  /** The person who calls. */
  personId: string;
};
/** Verbs that decide about drafts take only this type, so a viewer can't call them. */
export type ReviewerWorkspace = Workspace & { role: 'owner' | 'reviewer' };

/** The lowest role of members who may make a call; undefined: only the owner. */
export type MemberAccess = 'viewer' | 'reviewer' | undefined;

export const ownWorkspace = (owner: Workspace['owner']): ReviewerWorkspace => ({
  owner,
  role: 'owner',
  accountIds: null,
  personId: owner.userId,
});

/**
 * Reads the membership at each call, so that a removal counts at once.
 * @param ownerId of the workspace that the call names
 * @throws {AppError} workspace_not_found, also for a person who was removed; workspace_role
 */
export async function enterWorkspace(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  ownerId: string | undefined,
  access: MemberAccess,
): Promise<Workspace> {
  if (ownerId === undefined || ownerId === actor.userId) return ownWorkspace(actor);
  if (isImpersonating(actor)) throw new AppError('workspace_role', text('people.ownWorkspaceOnly'));
  if (access === undefined) throw new AppError('workspace_role', text('people.ownerOnly'));
  const found = await findMembership(deps.db, ownerId, actor.userId);
  if (actor.via === 'token' && found?.role !== 'reviewer')
    throw new AppError('workspace_role', text('people.ownWorkspaceOnly'));
  if (!found) throw new AppError('workspace_not_found', text('people.noSuchWorkspace'));
  const { role, accountIds } = found;
  if (access === 'reviewer' && role !== 'reviewer')
    throw new AppError('workspace_role', text('people.reviewersOnly'));
  const owner = await standingOf(deps, found.owner, deps.clock.now());
  return { owner, role, accountIds, personId: actor.userId };
}

export const scopeOf = ({ owner, accountIds }: Pick<Workspace, 'owner' | 'accountIds'>): Scope => ({
  userId: owner.userId,
  accountIds,
});

export const covers = ({ accountIds }: Workspace, accountId: string): boolean =>
  accountIds === null || accountIds.includes(accountId);
