import { findUser } from '../../../db/identity/users.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import type { Client } from '../../http/client.ts';
import type { Actor } from '../auth/authenticate.ts';
import { changeBy } from '../users/audit.ts';
import { eraseUser } from '../users/eraseUser.ts';
import { requireSessionOver } from './requireSessionOver.ts';

/**
 * Deletes a user, who may be the admin who asks, as long as another admin is left.
 * @throws {AppError} not_found, forbidden; conflict for the last admin
 */
export async function removeUser(deps: Deps, actor: Actor, userId: string, client: Client): Promise<void> {
  const user = await findUser(deps.db, userId);
  if (!user) throw notFound('User');
  requireSessionOver(actor, user);
  await eraseUser(deps, userId, changeBy(actor.userId, 'user.delete', client));
}
