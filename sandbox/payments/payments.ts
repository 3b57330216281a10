import type { Books } from './books.ts';
import { chargeOutcome, type Decline } from './cards.ts';
import { challengeAt, clientSecret } from './challenge.ts';
import { newId, newIdOf } from './ids.ts';
import { ownPaymentMethod } from './paymentMethods.ts';
import { cardProblem, invalid, type Refused } from './problems.ts';
import type { Invoice, PaymentIntent, PaymentMethod } from './types.ts';

/** The subscription's card, else the customer's default (docs: payment method priority). */
export function payingMethod(books: Books, invoice: Invoice): PaymentMethod | null {
  const id =
    books.find('subscription', invoice.subscription)?.default_payment_method ??
    books.find('customer', invoice.customer)?.default_payment_method;
  return id ? (books.find('payment_method', id) ?? null) : null;
}

export function createPaymentIntent(books: Books, invoice: Invoice): PaymentIntent {
  const id = newIdOf('payment_intent');
  const method = payingMethod(books, invoice);
  return books.add(
    'payment_intent',
    {
      id,
      client_secret: clientSecret(id),
      amount: invoice.amount_due,
      amount_received: 0,
      currency: invoice.currency,
      customer: invoice.customer,
      invoice: invoice.id,
      payment_method: method?.id ?? null,
      status: method ? 'requires_confirmation' : 'requires_payment_method',
      next_action: null,
      last_payment_error: null,
      latest_charge: null,
      canceled_at: null,
    },
    'payment_intent.created',
  );
}

/** `problem` is the error for the caller. `asks` if the bank requires the cardholder. */
export type Payment = { paid: true } | { paid: false; asks: boolean; problem: Refused };

const noMethod = (): Refused =>
  invalid(
    'This customer has no attached payment source or default payment method. Please consider adding a default payment method. For more information, visit https://stripe.com/docs/billing/subscriptions/payment-methods-setting#payment-method-priority.',
    { code: 'resource_missing' },
  );

function succeed(books: Books, intent: PaymentIntent, method: PaymentMethod): Payment {
  const done: PaymentIntent = {
    ...intent,
    payment_method: method.id,
    status: 'succeeded',
    amount_received: intent.amount,
    next_action: null,
    last_payment_error: null,
    latest_charge: newId('ch'),
  };
  books.save('payment_intent', done, 'payment_intent.succeeded');
  return { paid: true };
}

/** The bank can't ask an absent holder (docs.stripe.com/declines/codes). */
const authenticationRequired: Decline = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

type Failed = Extract<Payment, { paid: false }>;

function fail(
  books: Books,
  intent: PaymentIntent,
  method: PaymentMethod,
  { message, ...body }: Decline,
): Failed {
  const error = {
    ...body,
    message,
    type: 'card_error',
    payment_method: books.wire('payment_method', method),
  };
  const failed: PaymentIntent = {
    ...intent,
    payment_method: null,
    status: 'requires_payment_method',
    next_action: null,
    last_payment_error: error,
    latest_charge: newId('ch'),
  };
  books.save('payment_intent', failed);
  books.tell('payment_intent.payment_failed', 'payment_intent', failed);
  const problem = cardProblem(message, {
    ...body,
    payment_intent: books.wire('payment_intent', failed),
    payment_method: error.payment_method,
  });
  return { paid: false, asks: false, problem };
}

/** @param present whether the cardholder is present */
export function charge(
  books: Books,
  intent: PaymentIntent,
  method: PaymentMethod | null,
  present: boolean,
  returnUrl: string | null = null,
): Payment {
  if (!method) return { paid: false, asks: false, problem: noMethod() };
  const outcome = chargeOutcome(method, present);
  if (outcome === 'succeeded') return succeed(books, intent, method);
  if (outcome !== 'requires_action') return fail(books, intent, method, outcome);
  if (!present) return { ...fail(books, intent, method, authenticationRequired), asks: true };
  const asked: PaymentIntent = {
    ...intent,
    payment_method: method.id,
    status: 'requires_action',
    next_action: challengeAt(books, intent, returnUrl),
  };
  books.save('payment_intent', asked, 'payment_intent.requires_action');
  const problem = cardProblem(
    'Payment for this subscription requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with `subscription.latest_invoice`.',
    {
      code: 'subscription_payment_intent_requires_action',
      payment_intent: books.wire('payment_intent', asked),
    },
  );
  return { paid: false, asks: true, problem };
}

/** Declines after which a card is never retried (docs.stripe.com/billing/revenue-recovery/smart-retries). */
const hardDeclines = new Set([
  'incorrect_number',
  'lost_card',
  'pickup_card',
  'stolen_card',
  'revocation_of_authorization',
  'revocation_of_all_authorizations',
  'authentication_required',
  'highest_risk_level',
  'transaction_not_allowed',
]);

/** Whether a failed payment is retried automatically with this card. */
export function canRetry(intent: PaymentIntent, method: PaymentMethod | null): boolean {
  if (!method) return false;
  // The bank requires the holder: off session that is `authentication_required`.
  if (intent.status === 'requires_action') return intent.payment_method !== method.id;
  const error = intent.last_payment_error as (Decline & { payment_method: { id: string } }) | null;
  if (error?.payment_method.id !== method.id) return true;
  return !hardDeclines.has(error.decline_code ?? error.code);
}

/** The card must be the customer's. */
export const methodFor = (
  books: Books,
  intent: PaymentIntent,
  id: string | undefined,
): PaymentMethod | null => {
  const chosen = id ?? intent.payment_method;
  return chosen ? ownPaymentMethod(books, chosen, intent.customer, 'payment_method') : null;
};

export function answerPaymentChallenge(books: Books, intent: PaymentIntent, proved: boolean): Payment {
  if (intent.status !== 'requires_action') {
    throw invalid(`You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`, {
      code: 'payment_intent_unexpected_state',
    });
  }
  const method = books.need('payment_method', intent.payment_method as string, 'payment_method');
  if (proved)
    return succeed(books, intent, books.save('payment_method', { ...method, authenticated: true }, ''));
  return fail(books, intent, method, {
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  });
}
