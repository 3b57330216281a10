import Stripe from 'stripe';
import { AppError } from '../errors.ts';
import { createMask } from '../redaction.ts';
import { say } from '../texts/say.ts';
import type { Sentence } from '../texts/sentence.ts';
import { ProviderFault } from './fault.ts';

const provider = say('names.payments');
/** Stripe may repeat a key in its error. */
const mask = createMask([]);

/**
 * Why a card was declined, for its holder. Stripe's codes (docs.stripe.com/error-codes,
 * docs.stripe.com/declines/codes), without Stripe's own sentences: one contains the word that ends a session,
 * and a thief must not learn that a card was reported stolen.
 */
const reasons: Record<string, Sentence> = {
  insufficient_funds: say('providers.cardInsufficientFunds'),
  card_velocity_exceeded: say('providers.cardUsedTooOften'),
  withdrawal_count_limit_exceeded: say('providers.cardOverLimit'),
  expired_card: say('providers.cardPastDate'),
  invalid_expiry_month: say('providers.cardExpiryMonth'),
  invalid_expiry_year: say('providers.cardExpiryYear'),
  incorrect_number: say('providers.cardNumber'),
  invalid_number: say('providers.cardNumber'),
  incorrect_cvc: say('providers.cardSecurityCode'),
  invalid_cvc: say('providers.cardSecurityCode'),
  card_not_supported: say('providers.cardPaymentKind'),
  currency_not_supported: say('providers.cardCurrency'),
  processing_error: say('providers.cardNotProcessed'),
  authentication_required: say('providers.bankConfirmation'),
};

export const declinedMessage = ({ code, decline_code }: { code?: string; decline_code?: string }): Sentence =>
  reasons[decline_code ?? ''] ?? reasons[code ?? ''] ?? say('providers.cardDeclined');

/**
 * Translates an error of the `stripe` package. 402 is the card; 401 and 403 our key; 404, and an unknown
 * object in a parameter, is gone. After `unavailable` the call may have taken effect.
 */
export function toPaymentsFault(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const { statusCode, code, param } = error;
  const detail = mask([statusCode ?? 'connection', code, param, error.message].filter(Boolean).join(' '));
  const options = { cause: error, detail };
  if (statusCode === 402) return new AppError('card_declined', declinedMessage(error), { cause: error });
  if (statusCode === 401 || statusCode === 403) {
    return new ProviderFault('key', say('providers.paymentsNotSetUp'), options);
  }
  if (statusCode === 429 || code === 'rate_limit') {
    return new ProviderFault('rate', say('providers.asksPause', { provider }), {
      ...options,
      retryAfterSeconds: 2,
    });
  }
  if (statusCode === undefined || statusCode === 409 || statusCode >= 500) {
    const key = statusCode === undefined ? 'providers.unreachable' : 'providers.unclear';
    return new ProviderFault('unavailable', say(key, { provider }), options);
  }
  if (code === 'resource_missing')
    return new ProviderFault('gone', say('providers.gone', { provider }), options);
  return new ProviderFault('invalid', say('providers.refused', { provider }), options);
}

/** Whether the payment can succeed once the cardholder confirms it (docs.stripe.com/error-codes). */
export const asksHolder = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError &&
  ['subscription_payment_intent_requires_action', 'authentication_required'].includes(error.code ?? '');

/** Whether Stripe gave no answer, so that the call must be repeated with the same key. */
export const isUnanswered = (fault: unknown): boolean =>
  fault instanceof ProviderFault &&
  fault.cause instanceof Stripe.errors.StripeError &&
  fault.cause.statusCode === undefined;

/** Whether the call may have taken effect. */
export const mayHaveHappened = (fault: unknown): boolean =>
  fault instanceof ProviderFault && fault.kind === 'unavailable';
