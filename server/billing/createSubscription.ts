import { connectedAccounts } from '../../db/accounts/accounts.ts';
import { findUser } from '../../db/identity/users.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import type { Actor } from '../identity/auth/authenticate.ts';
import type { HeldSubscription } from '../providers/payments.ts';
import { text } from '../texts/text.ts';
import { changeBilling, openIntentId, sendOnce } from './changeBilling.ts';
import { offeredPlan } from './plans.ts';
import { afterCharge, stillWaits } from './requiredAction.ts';
import type { Subscribed, SubscribeInput } from './schemas.ts';
import { isStanding, trialDaysLeft } from './stateOf.ts';

export const noCard = text('billing.cardRequired');
export const currentPlan = text('billing.currentPlan');

/**
 * Starts a subscription with the default card, less the days of trial that the user already had; repeating
 * the call starts no second one. A declined card starts nothing, and if the bank asks, it starts once the
 * cardholder confirms.
 * @throws {AppError} invalid_input for no such plan; conflict without a card, beside another subscription,
 * for fewer seats than accounts; card_declined; payment_action_required; a ProviderFault
 */
export async function createSubscription(
  deps: Deps,
  actor: Actor,
  input: SubscribeInput,
): Promise<Subscribed> {
  const { userId } = actor;
  const plan = await offeredPlan(deps, input.priceId);
  const description = `subscribe ${input.priceId} ${input.seats}`;
  const { waits } = await changeBilling(
    deps,
    userId,
    async (customer) => {
      const earlier = await deps.payments.readSubscriptions(customer);
      const standing = earlier.filter(isStanding);
      const intentId = await openIntentId(deps, userId, description);
      // An earlier try created it, and its answer was lost.
      if (intentId !== null && standing.some(({ intent }) => intent === intentId)) return { waits: false };
      refuseBeside(standing, input.priceId);
      enoughSeats(input.seats, await connectedAccounts(deps.db, userId));
      const cardId = await chooseCard(deps, customer);
      for (const subscription of earlier.filter(({ status }) => status === 'incomplete')) {
        if (
          await stillWaits(deps, userId, subscription, {
            priceId: input.priceId,
            quantity: input.seats,
            cardId,
          })
        )
          return { waits: true };
      }
      const startedAt = (await findUser(deps.db, userId))?.trialStartedAt ?? null;
      return sendOnce(deps, userId, description, ({ id, key, at }) => {
        const trialDays = trialDaysLeft(plan.trialDays, startedAt, earlier, at);
        const { priceId, seats: quantity } = input;
        return deps.payments.subscribe(customer, { priceId, quantity, trialDays, intent: id }, key);
      });
    },
    description,
  );
  return afterCharge(deps, actor, waits);
}

function refuseBeside(standing: HeldSubscription[], priceId: string): void {
  const [subscription] = standing;
  if (!subscription) return;
  if (subscription.priceId === priceId) throw new AppError('conflict', currentPlan);
  throw new AppError('conflict', text('billing.alreadySubscribed'));
}

/** Stripe charges only the default card. */
async function chooseCard({ payments }: Deps, customer: string): Promise<string> {
  const held = await payments.readCards(customer);
  const first = held.cards[0];
  if (!first) throw new AppError('conflict', noCard);
  const chosen = held.cards.find(({ id }) => id === held.defaultCardId);
  if (chosen) return chosen.id;
  await payments.setDefaultCard(customer, first.id);
  return first.id;
}

/** @throws {AppError} conflict, with the number of accounts to disconnect first */
export function enoughSeats(seats: number, connected: number): void {
  const over = connected - seats;
  if (over <= 0) return;
  throw new AppError(
    'conflict',
    text('billing.disconnectFirst', {
      are: text('billing.accountsAre', { smart_count: connected }),
      accounts: text('billing.accounts', { smart_count: over }),
    }),
  );
}
