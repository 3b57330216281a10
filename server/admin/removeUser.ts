import type { Actor } from '../auth/authenticate.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/caller.ts';
import { changeBy } from '../users/audit.ts';
import { eraseUser } from '../users/eraseUser.ts';

/**
 * Deletes a user, who may be the admin who asks, as long as another admin is left.
 * @throws {AppError} not_found; conflict for the last admin
 */
export async function removeUser(deps: Deps, actor: Actor, userId: string, caller: Caller): Promise<void> {
  await eraseUser(deps, userId, changeBy(actor.userId, 'user.delete', caller));
}
