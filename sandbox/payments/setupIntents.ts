import type { Books } from './books.ts';
import { type Decline, setupOutcome } from './cards.ts';
import { challengeAt, clientSecret } from './challenge.ts';
import { newIdOf } from './ids.ts';
import { keepPaymentMethod } from './paymentMethods.ts';
import { cardProblem, invalid } from './problems.ts';
import type { Metadata, PaymentMethod, SetupIntent } from './types.ts';

export type SetupInput = {
  customer: string | null;
  usage: SetupIntent['usage'];
  automatic: boolean;
  description: string | null;
  metadata: Metadata;
  method: PaymentMethod | null;
};

const authenticationFailed: Decline = {
  code: 'setup_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

export function createSetupIntent(books: Books, { method, ...input }: SetupInput): SetupIntent {
  const id = newIdOf('setup_intent');
  return books.add(
    'setup_intent',
    {
      id,
      client_secret: clientSecret(id),
      ...input,
      payment_method: method?.id ?? null,
      status: method ? 'requires_confirmation' : 'requires_payment_method',
      next_action: null,
      last_setup_error: null,
      cancellation_reason: null,
    },
    'setup_intent.created',
  );
}

const unexpected = (verb: string, { status }: SetupIntent) =>
  invalid(
    status === 'succeeded'
      ? `You cannot ${verb} this SetupIntent because it has already succeeded.`
      : `You cannot ${verb} this SetupIntent because it has a status of ${status}.`,
    { code: 'setup_intent_unexpected_state' },
  );

function fail(books: Books, intent: SetupIntent, method: PaymentMethod, { message, ...body }: Decline) {
  const error = {
    ...body,
    message,
    type: 'card_error',
    payment_method: books.wire('payment_method', method),
  };
  const failed = books.save('setup_intent', {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: error,
  });
  books.tell('setup_intent.setup_failed', 'setup_intent', failed);
  return failed;
}

function succeed(
  books: Books,
  intent: SetupIntent,
  method: PaymentMethod,
  authenticated: boolean,
): SetupIntent {
  const kept = { ...method, authenticated: method.authenticated || authenticated };
  books.save('payment_method', kept);
  if (intent.customer !== null && method.customer === null) keepPaymentMethod(books, kept, intent.customer);
  const done: SetupIntent = {
    ...intent,
    payment_method: method.id,
    status: 'succeeded',
    next_action: null,
    last_setup_error: null,
  };
  return books.save('setup_intent', done, 'setup_intent.succeeded');
}

/**
 * Sets up a card: immediately, or after the bank's challenge.
 * @throws {Refused} 402 for a declined card; the intent stays open for another
 */
export function confirmSetupIntent(
  books: Books,
  intent: SetupIntent,
  method: PaymentMethod | null,
  returnUrl: string | null,
): SetupIntent {
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpected('confirm', intent);
  const chosen =
    method ??
    (intent.payment_method === null
      ? null
      : books.need('payment_method', intent.payment_method, 'payment_method'));
  if (!chosen) {
    throw invalid(
      "You cannot confirm this SetupIntent because it's missing a payment method. Update the SetupIntent with a payment method and then confirm it again.",
      { code: 'setup_intent_unexpected_state' },
    );
  }
  if (chosen.customer !== null && chosen.customer !== intent.customer) {
    throw invalid('The payment method supplied belongs to another customer.', { param: 'payment_method' });
  }
  if (chosen.spent) {
    throw invalid('This PaymentMethod was detached from a Customer, and may not be used again.', {
      param: 'payment_method',
    });
  }
  const outcome = setupOutcome(chosen);
  if (outcome === 'succeeded') return succeed(books, intent, chosen, false);
  if (outcome === 'requires_action') {
    const asked: SetupIntent = {
      ...intent,
      payment_method: chosen.id,
      status: 'requires_action',
      next_action: challengeAt(books, intent, returnUrl),
      last_setup_error: null,
    };
    return books.save('setup_intent', asked, 'setup_intent.requires_action');
  }
  const failed = fail(books, intent, chosen, outcome);
  const { message, ...body } = outcome;
  const problem = cardProblem(message, {
    ...body,
    payment_method: books.wire('payment_method', chosen),
    setup_intent: books.wire('setup_intent', failed),
  });
  problem.keep = true;
  throw problem;
}

export function answerSetupChallenge(books: Books, intent: SetupIntent, proved: boolean): SetupIntent {
  if (intent.status !== 'requires_action') throw unexpected('confirm', intent);
  const method = books.need('payment_method', intent.payment_method as string, 'payment_method');
  return proved ? succeed(books, intent, method, true) : fail(books, intent, method, authenticationFailed);
}

export function cancelSetupIntent(books: Books, intent: SetupIntent, reason: string | null): SetupIntent {
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpected('cancel', intent);
  const canceled: SetupIntent = {
    ...intent,
    status: 'canceled',
    next_action: null,
    cancellation_reason: reason,
  };
  return books.save('setup_intent', canceled, 'setup_intent.canceled');
}
