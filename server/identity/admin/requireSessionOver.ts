import type { UserRow } from '../../../db/users.ts';
import { AppError } from '../../errors.ts';
import { say } from '../../texts/say.ts';
import type { Actor } from '../auth/authenticate.ts';

/**
 * Lets a personal token do an admin's work on customers, and touch no admin's sign-in, its owner's least of all: whoever found
 * the token could else take the owner's place.
 * @throws {AppError} forbidden
 */
export function requireSessionOver(actor: Actor, target: UserRow): void {
  if (actor.via === 'token' && target.role === 'admin')
    throw new AppError('forbidden', say('people.personalAccessTokenCant'));
}
