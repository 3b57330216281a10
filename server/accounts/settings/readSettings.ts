import type { JsonText } from '../../../db/json.ts';
import { parseJsonText } from '../../../db/parseJsonText.ts';
import { settingsOfOwner } from '../../../db/settings.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { ownedAccount } from '../ownedAccount.ts';
import { getSettings } from './getSettings.ts';
import type { Settings } from './schemas.ts';

/**
 * The settings of one of the actor's accounts. Stored ones go out as they are: they were checked by the schema that the wire has.
 * @throws {AppError} not_found
 */
export async function readSettings(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  accountId: string,
): Promise<Settings> {
  const stored = settingsOfOwner(deps.db, actor.userId, accountId) as JsonText<Settings> | undefined;
  if (stored) return parseJsonText(stored);
  return getSettings(deps, await ownedAccount(deps, actor, accountId));
}
