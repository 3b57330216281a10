import { AppError } from '../../errors.ts';
import { type TextKey, text } from '../../texts/text.ts';
import type { Actor } from '../auth/authenticate.ts';
import { isSubscribed } from './schemas.ts';

type Upgrade = Extract<TextKey, `billing.upgradeTo${string}` | 'billing.ownerMustUpgrade'>;

/** @throws {AppError} subscription_required with the sentence `needed` */
export function requireSubscription(actor: Pick<Actor, 'status'>, needed: Upgrade): void {
  if (!isSubscribed(actor.status)) throw new AppError('subscription_required', text(needed));
}
