import Stripe from 'stripe';
import { AppError } from '../errors.ts';
import { createMask } from '../redaction.ts';
import type { Sentence } from '../texts/sentence.ts';
import { text } from '../texts/text.ts';
import { ProviderFault } from './fault.ts';

const provider = text('names.payments');
/** Stripe may repeat a key in its error. */
const mask = createMask([]);

/**
 * Why a card was declined, for its holder. Stripe's codes (docs.stripe.com/error-codes,
 * docs.stripe.com/declines/codes), without Stripe's own sentences: one contains the word that ends a session,
 * and a thief must not learn that a card was reported stolen.
 */
const reasons: Record<string, Sentence> = {
  insufficient_funds: text('providers.cardInsufficientFunds'),
  card_velocity_exceeded: text('providers.cardUsedTooOften'),
  withdrawal_count_limit_exceeded: text('providers.cardOverLimit'),
  expired_card: text('providers.cardPastDate'),
  invalid_expiry_month: text('providers.cardExpiryMonth'),
  invalid_expiry_year: text('providers.cardExpiryYear'),
  incorrect_number: text('providers.cardNumber'),
  invalid_number: text('providers.cardNumber'),
  incorrect_cvc: text('providers.cardSecurityCode'),
  invalid_cvc: text('providers.cardSecurityCode'),
  card_not_supported: text('providers.cardPaymentKind'),
  currency_not_supported: text('providers.cardCurrency'),
  processing_error: text('providers.cardNotProcessed'),
  authentication_required: text('providers.bankConfirmation'),
};

export const declinedMessage = ({ code, decline_code }: { code?: string; decline_code?: string }): Sentence =>
  reasons[decline_code ?? ''] ?? reasons[code ?? ''] ?? text('providers.cardDeclined');

/**
 * Translates an error of the `stripe` package: 402 is the card, 401 and 403 our key, 404 and an unknown
 * object in a parameter are gone. After `unavailable` the call may have taken effect.
 */
export function toPaymentsFault(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const { statusCode, code, param } = error;
  const detail = mask([statusCode ?? 'connection', code, param, error.message].filter(Boolean).join(' '));
  const options = { cause: error, detail };
  if (statusCode === 402) return new AppError('card_declined', declinedMessage(error), { cause: error });
  if (statusCode === 401 || statusCode === 403) {
    return new ProviderFault('key', text('providers.paymentsNotSetUp'), options);
  }
  if (statusCode === 429 || code === 'rate_limit') {
    return new ProviderFault('rate', text('providers.asksPause', { provider }), {
      ...options,
      retryAfterSeconds: 2,
    });
  }
  if (statusCode === undefined || statusCode === 409 || statusCode >= 500) {
    const key = statusCode === undefined ? 'providers.unreachable' : 'providers.unclear';
    return new ProviderFault('unavailable', text(key, { provider }), options);
  }
  if (code === 'resource_missing')
    return new ProviderFault('gone', text('providers.gone', { provider }), options);
  return new ProviderFault('invalid', text('providers.refused', { provider }), options);
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
