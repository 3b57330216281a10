import Stripe from 'stripe';
import { AppError } from '../errors.ts';
import { createMask } from '../secrecy.ts';
import { ProviderFault } from './fault.ts';

const provider = 'The payments provider';
/** A provider may repeat a key as it refuses it. */
const mask = createMask([]);

/**
 * Why a card was declined, for its holder. Stripe's codes (docs.stripe.com/error-codes, docs.stripe.com/declines/codes); its own
 * sentences are not passed on: one of them holds the word that ends a session, and a stolen card's holder is not to be told so.
 */
const reasons: Record<string, string> = {
  insufficient_funds: 'Your card has insufficient funds',
  card_velocity_exceeded: 'Your card was used too often in a short time, or is over its limit',
  withdrawal_count_limit_exceeded: 'Your card is over its limit',
  expired_card: 'Your card is past its expiry date',
  invalid_expiry_month: "Your card's expiry month is not right",
  invalid_expiry_year: "Your card's expiry year is not right",
  incorrect_number: "Your card's number is not right",
  invalid_number: "Your card's number is not right",
  incorrect_cvc: "Your card's security code is not right",
  invalid_cvc: "Your card's security code is not right",
  card_not_supported: 'Your card does not take this kind of payment',
  currency_not_supported: 'Your card does not take payments in this currency',
  processing_error: 'Your card could not be processed. Please try again in a little while',
  authentication_required:
    'Your bank wants to be asked about this payment. Please add the card anew, or use another one',
};

export const declinedMessage = ({ code, decline_code }: { code?: string; decline_code?: string }): string =>
  reasons[decline_code ?? ''] ?? reasons[code ?? ''] ?? 'Your card was declined';

/**
 * A failure of the `stripe` package as ours. 402 is the card; 401 and 403 our key; 404, and a parameter that names nothing, is gone.
 * After `unavailable` the call may have taken effect; `detail` begins with `connection` where the provider gave no answer at all.
 */
export function toPaymentsFault(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const { statusCode, code, param } = error;
  const detail = mask([statusCode ?? 'connection', code, param, error.message].filter(Boolean).join(' '));
  const options = { cause: error, detail };
  if (statusCode === 402) return new AppError('card_declined', declinedMessage(error), { cause: error });
  if (statusCode === 401 || statusCode === 403) {
    return new ProviderFault('key', 'The payments of this installation are not set up correctly', options);
  }
  if (statusCode === 429 || code === 'rate_limit') {
    return new ProviderFault('rate', `${provider} asks for a pause`, { ...options, retryAfterSeconds: 2 });
  }
  if (statusCode === undefined || statusCode === 409 || statusCode >= 500) {
    const said =
      statusCode === undefined ? "can't be reached at the moment" : 'does not answer properly at the moment';
    return new ProviderFault('unavailable', `${provider} ${said}`, options);
  }
  if (code === 'resource_missing')
    return new ProviderFault('gone', `${provider} does not know this any more`, options);
  return new ProviderFault('invalid', `${provider} refused this`, options);
}

/** Whether the bank asks for the card's holder: the payment can go through once they confirm it (docs.stripe.com/error-codes). */
export const asksHolder = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError &&
  ['subscription_payment_intent_requires_action', 'authentication_required'].includes(error.code ?? '');

/** Whether the provider gave no answer, so that the same call with the same key may be repeated, and must be. */
export const isUnanswered = (fault: unknown): boolean =>
  fault instanceof ProviderFault && fault.kind === 'unavailable' && fault.detail.startsWith('connection');

/** Whether it may have taken effect all the same. */
export const mayHaveHappened = (fault: unknown): boolean =>
  fault instanceof ProviderFault && fault.kind === 'unavailable';
