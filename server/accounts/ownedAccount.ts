import { type AccountWithAutomation, findAccount } from '../../db/accounts.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import type { Actor } from '../identity/auth/authenticate.ts';

declare const owned: unique symbol;
/** Something that was found to belong to whoever asks. Verbs on an account take nothing else. */
export type Owned<Thing> = Thing & { readonly [owned]: true };

/** @throws {AppError} not_found for an account that is not there or somebody else's */
export async function ownedAccount(
  deps: Pick<Deps, 'db'>,
  actor: Pick<Actor, 'userId'>,
  accountId: string,
): Promise<Owned<AccountWithAutomation>> {
  const found = await findAccount(deps.db, accountId);
  if (!found || found.account.userId !== actor.userId) throw notFound('Account');
  return found as Owned<AccountWithAutomation>;
}
