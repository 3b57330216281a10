import type { Deps } from '../../deps.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { ownedAccount } from '../ownedAccount.ts';
import { getSettings } from './getSettings.ts';
import type { Settings } from './schemas.ts';

/**
 * The settings of one of the actor's accounts.
 * @throws {AppError} not_found
 */
export async function readSettings(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  accountId: string,
): Promise<Settings> {
  return getSettings(deps.db, await ownedAccount(deps, actor, accountId));
}
