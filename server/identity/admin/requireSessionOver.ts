import type { UserRow } from '../../../db/identity/users.ts';
import { AppError } from '../../errors.ts';
import { say } from '../../texts/say.ts';
import type { Actor } from '../auth/authenticate.ts';

/**
 * Lets a personal token manage customers but not admins, least of all its owner: a thief of the token could
 * otherwise take over the account.
 * @throws {AppError} forbidden
 */
export function requireSessionOver(actor: Actor, target: UserRow): void {
  if (actor.via === 'token' && target.role === 'admin')
    throw new AppError('forbidden', say('people.personalAccessTokenCant'));
}
