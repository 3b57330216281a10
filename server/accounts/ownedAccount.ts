import { type AccountWithAutomation, findAccount } from '../../db/accounts/accounts.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import type { Actor } from '../identity/auth/authenticate.ts';
import { covers, type Workspace } from '../identity/people/workspace.ts';

declare const owned: unique symbol;
/** Belongs to the actor or to the workspace of the call. Operations on accounts accept only this type. */
export type Owned<Thing> = Thing & { readonly [owned]: true };

/** For reading. @throws {AppError} not_found, also for an account that the workspace does not cover */
export async function visibleAccount(
  deps: Pick<Deps, 'db'>,
  workspace: Workspace,
  accountId: string,
): Promise<Owned<AccountWithAutomation>> {
  if (!covers(workspace, accountId)) throw notFound('account');
  return ownedAccount(deps, workspace.owner, accountId);
}

/** @throws {AppError} not_found, also for another user's account */
export async function ownedAccount(
  deps: Pick<Deps, 'db'>,
  actor: Pick<Actor, 'userId'>,
  accountId: string,
): Promise<Owned<AccountWithAutomation>> {
  const found = await findAccount(deps.db, accountId);
  if (!found || found.account.userId !== actor.userId) throw notFound('account');
  return found as Owned<AccountWithAutomation>;
}
