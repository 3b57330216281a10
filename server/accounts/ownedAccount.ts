import { type AccountWithAutomation, findAccount } from '../../db/accounts/accounts.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import type { Actor } from '../identity/auth/authenticate.ts';

declare const owned: unique symbol;
/** Belongs to the actor. Operations on an account accept only this type. */
export type Owned<Thing> = Thing & { readonly [owned]: true };

/** @throws {AppError} not_found, also for another user's account */
export async function ownedAccount(
  deps: Pick<Deps, 'db'>,
  actor: Pick<Actor, 'userId'>,
  accountId: string,
): Promise<Owned<AccountWithAutomation>> {
  const found = await findAccount(deps.db, accountId);
  if (!found || found.account.userId !== actor.userId) throw notFound('Account');
  return found as Owned<AccountWithAutomation>;
}
