import type { Actor } from '../auth/authenticate.ts';
import { AppError } from '../errors.ts';
import { isSubscribed } from './schemas.ts';

/**
 * Refuses what costs to whoever has no trial and no paid subscription.
 * @throws {AppError} subscription_required with `message`
 */
export function requireSubscription(actor: Pick<Actor, 'status'>, message: string): void {
  if (!isSubscribed(actor.status)) throw new AppError('subscription_required', message);
}
