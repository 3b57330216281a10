import { Hono } from 'hono';
import { z } from 'zod';
import type { Caller, Calls } from '../call.ts';
import { flag, text } from '../form.ts';
import { settle } from '../invoices.ts';
import { listAnswer, listFields } from '../lists.ts';
import { keepPaymentMethod } from '../paymentMethods.ts';
import { charge, methodFor } from '../payments.ts';
import { invalid } from '../problems.ts';
import type { PaymentIntent } from '../types.ts';
import { cardData, checkSecret, methodFrom } from './cards.ts';

const confirmBody = z.strictObject({
  payment_method: text.optional(),
  payment_method_data: cardData.optional(),
  return_url: text.optional(),
  use_stripe_sdk: flag.optional(),
  client_secret: text.optional(),
  off_session: flag.optional(),
});
const readQuery = z.strictObject({ client_secret: text.optional() });
const listQuery = z.strictObject({ ...listFields, customer: text.optional() });

/** `/v1/payment_intents` of invoices, which a browser may confirm. */
export function paymentIntentRoutes({ books, call }: Calls): Hono {
  const app = new Hono({ strict: false });
  const found = (id: string | undefined) => books.need('payment_intent', id ?? '', 'intent', 404);
  const wire = (intent: PaymentIntent, caller: Caller) => {
    const whole = books.wire('payment_intent', intent);
    return caller.byBrowser ? books.format.forBrowser(whole) : whole;
  };

  app.get(
    '/',
    call(listQuery, (query) => listAnswer(books, 'payment_intent', query, '/v1/payment_intents')),
  );
  app.get(
    '/:id',
    call(
      readQuery,
      ({ client_secret }, c, caller) => {
        const intent = found(c.req.param('id'));
        checkSecret(caller, intent, client_secret, 'PaymentIntent');
        return wire(intent, caller);
      },
      { open: true },
    ),
  );
  app.post(
    '/:id/confirm',
    call(
      confirmBody,
      (input, c, caller) => {
        const intent = found(c.req.param('id'));
        checkSecret(caller, intent, input.client_secret, 'PaymentIntent');
        if (intent.status === 'succeeded' || intent.status === 'canceled') {
          throw invalid(
            `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
            {
              code: 'payment_intent_unexpected_state',
            },
          );
        }
        const brought = methodFrom(books, caller, input);
        const method =
          brought && brought.customer === null
            ? keepPaymentMethod(books, brought, intent.customer)
            : methodFor(books, intent, brought?.id);
        const payment = charge(books, intent, method, input.off_session !== true, input.return_url ?? null);
        const invoice = books.need('invoice', intent.invoice);
        if (payment.paid) settle(books, invoice, payment, true);
        else if (!payment.asks) {
          settle(books, invoice, payment, true);
          payment.problem.keep = true;
          throw payment.problem;
        }
        return wire(found(intent.id), caller);
      },
      { open: true },
    ),
  );
  return app;
}
