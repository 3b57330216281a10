import type { JsonText } from '../../../db/json.ts';
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
export function readSettings(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  accountId: string,
): JsonText<Settings> | Promise<Settings> {
  const stored = settingsOfOwner(deps.db, actor.userId, accountId) as JsonText<Settings> | undefined;
  return stored ?? ownedAccount(deps, actor, accountId).then((owned) => getSettings(deps, owned));
}
