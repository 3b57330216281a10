import { Temporal } from 'temporal-polyfill';
import type { Books } from './books.ts';
import { cardOfNumber, cardOfTestId, looksLikeCard, refusal, setupOutcome } from './cards.ts';
import { cardProblem, invalid } from './problems.ts';
import type { PaymentMethod } from './types.ts';

export type CardInput = { number: string; exp_month: number; exp_year: number; cvc?: string };
type Billing = Partial<PaymentMethod['billing_details']>;

const nobody = { name: null, email: null };

/**
 * As Stripe.js sends it.
 * @throws {Refused} 402 for an invalid number, date or CVC, and for a card that is not a test card
 */
export function createPaymentMethod(
  books: Books,
  { number, exp_month, exp_year, cvc }: CardInput,
  billing: Billing = {},
): PaymentMethod {
  const digits = number.replace(/[\s-]/g, '');
  if (!looksLikeCard(digits))
    throw cardProblem('Your card number is incorrect.', { code: 'incorrect_number', param: 'number' });
  const card = cardOfNumber(digits);
  if (!card) {
    throw cardProblem(
      'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
      { code: 'card_declined', decline_code: 'test_mode_live_card' },
    );
  }
  if (exp_month < 1 || exp_month > 12) {
    throw cardProblem("Your card's expiration month is invalid.", {
      code: 'invalid_expiry_month',
      param: 'exp_month',
    });
  }
  const year = exp_year < 100 ? 2000 + exp_year : exp_year;
  const today = Temporal.Instant.fromEpochMilliseconds(books.now() * 1000).toZonedDateTimeISO('UTC');
  const monthsLeft = (year - today.year) * 12 + exp_month - today.month;
  if (monthsLeft < 0 || year > today.year + 50) {
    const param = year === today.year ? 'exp_month' : 'exp_year';
    const part = param === 'exp_month' ? 'month' : 'year';
    throw cardProblem(`Your card's expiration ${part} is invalid.`, {
      code: `invalid_expiry_${part}`,
      param,
    });
  }
  if (cvc !== undefined && !(card.brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/).test(cvc)) {
    throw cardProblem("Your card's security code is invalid.", { code: 'invalid_cvc', param: 'cvc' });
  }
  return books.add('payment_method', {
    customer: null,
    number: digits,
    exp_month,
    exp_year: year,
    cvc_check: cvc === undefined ? 'unchecked' : 'pass',
    billing_details: { ...nobody, ...billing },
    metadata: {},
    authenticated: false,
    spent: false,
  });
}

/** A test id (`pm_card_visa`) creates a new payment method each time. */
export function givenPaymentMethod(
  books: Books,
  id: string,
  param = 'payment_method',
  status?: 400 | 404,
): PaymentMethod {
  const card = cardOfTestId(id);
  if (!card) return books.need('payment_method', id, param, status);
  const { year } = Temporal.Instant.fromEpochMilliseconds(books.now() * 1000).toZonedDateTimeISO('UTC');
  return createPaymentMethod(books, {
    number: card.number,
    exp_month: 12,
    exp_year: year + 1,
    cvc: card.brand === 'amex' ? '1234' : '123',
  });
}

/** Without asking the bank again. */
export function keepPaymentMethod(books: Books, method: PaymentMethod, customer: string): PaymentMethod {
  if (method.customer !== null) {
    throw invalid('The payment method you provided has already been attached to a customer.', {
      code: 'payment_method_unexpected_state',
    });
  }
  if (method.spent) {
    throw invalid(
      'This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.',
    );
  }
  return books.save('payment_method', { ...method, customer }, 'payment_method.attached');
}

/** @throws {Refused} 402 for a card that its bank rejects; challenges don't occur here */
export function attachPaymentMethod(books: Books, method: PaymentMethod, customer: string): PaymentMethod {
  const outcome = setupOutcome(method);
  if (typeof outcome === 'object') throw refusal(outcome);
  return keepPaymentMethod(books, method, customer);
}

/** Permanent. Also clears it wherever it is the default. */
export function detachPaymentMethod(books: Books, method: PaymentMethod): PaymentMethod {
  const customer = method.customer === null ? undefined : books.find('customer', method.customer);
  if (!customer) {
    throw invalid(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
      {
        code: 'payment_method_unexpected_state',
      },
    );
  }
  const detached = books.save(
    'payment_method',
    { ...method, customer: null, spent: true },
    'payment_method.detached',
  );
  if (customer.default_payment_method === method.id)
    books.save('customer', { ...customer, default_payment_method: null });
  for (const subscription of books.store.all('subscription', customer.id)) {
    if (subscription.default_payment_method === method.id) {
      books.save('subscription', { ...subscription, default_payment_method: null });
    }
  }
  return detached;
}

/** @throws {Refused} 400 for another customer's card */
export function ownPaymentMethod(books: Books, id: string, customer: string, param: string): PaymentMethod {
  const method = books.find('payment_method', id);
  if (method && method.customer === customer) return method;
  throw invalid(
    `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
    { code: 'resource_missing', param },
  );
}
