import type { Deps } from '../../../deps.ts';
import type { Client } from '../../../http/client.ts';
import type { Actor } from '../../auth/authenticate.ts';
import { endSession } from '../../sessions/sessions.ts';
import { revokeToken } from '../../tokens/tokens.ts';
import { requireSessionOver } from '../requireSessionOver.ts';
import { namedUser } from './readUser.ts';

/**
 * Ends a sign-in of a user.
 * @throws {AppError} not_found, forbidden
 */
export async function endSessionOfUser(
  deps: Deps,
  actor: Actor,
  userId: string,
  id: string,
  client: Client,
): Promise<void> {
  requireSessionOver(actor, await namedUser(deps, userId));
  await endSession(deps, actor, id, client, userId);
}

/**
 * Revokes a personal access token of a user.
 * @throws {AppError} not_found, forbidden
 */
export async function revokeTokenOfUser(
  deps: Deps,
  actor: Actor,
  userId: string,
  id: string,
  client: Client,
): Promise<void> {
  requireSessionOver(actor, await namedUser(deps, userId));
  await revokeToken(deps, actor, id, client, userId);
}
