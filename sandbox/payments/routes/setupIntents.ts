import { Hono } from 'hono';
import { z } from 'zod';
import type { Caller, Calls } from '../call.ts';
import { flag, mergedMetadata, metadata, text, unsettable } from '../form.ts';
import { listAnswer, listFields } from '../lists.ts';
import { givenPaymentMethod } from '../paymentMethods.ts';
import { invalid, invalidParameter } from '../problems.ts';
import { cancelSetupIntent, confirmSetupIntent, createSetupIntent } from '../setupIntents.ts';
import type { SetupIntent } from '../types.ts';
import { cardData, checkSecret, methodFrom } from './cards.ts';
import { liveCustomer } from './customers.ts';

/** Can't be sent since 2026-09-30.endive. */
const noLonger = z.unknown().optional();
const onlyCards = z.array(z.literal('card')).min(1).optional();
const createBody = z.strictObject({
  customer: text.optional(),
  usage: z.enum(['off_session', 'on_session']).optional(),
  allowed_payment_method_types: onlyCards,
  payment_method_types: noLonger,
  automatic_payment_methods: z
    .strictObject({ enabled: flag, allow_redirects: z.enum(['always', 'never']).optional() })
    .optional(),
  payment_method: text.optional(),
  confirm: flag.optional(),
  return_url: text.optional(),
  description: unsettable(text).optional(),
  metadata: metadata.optional(),
});
const confirmBody = z.strictObject({
  payment_method: text.optional(),
  payment_method_data: cardData.optional(),
  allowed_payment_method_types: onlyCards,
  payment_method_types: noLonger,
  return_url: text.optional(),
  use_stripe_sdk: flag.optional(),
  client_secret: text.optional(),
  mandate_data: z.unknown().optional(),
});
const readQuery = z.strictObject({ client_secret: text.optional() });
const cancelBody = z.strictObject({
  cancellation_reason: z.enum(['abandoned', 'requested_by_customer', 'duplicate']).optional(),
});
const listQuery = z.strictObject({
  ...listFields,
  customer: text.optional(),
  payment_method: text.optional(),
});

/** `/v1/setup_intents`. A browser may read and confirm one whose client secret it has. */
export function setupIntentRoutes({ books, call }: Calls): Hono {
  const app = new Hono({ strict: false });
  const found = (id: string | undefined) => books.need('setup_intent', id ?? '', 'intent', 404);
  const wire = (intent: SetupIntent, caller: Caller) => {
    const whole = books.wire('setup_intent', intent);
    return caller.byBrowser ? books.format.forBrowser(whole) : whole;
  };
  const refuseTypes = (input: { payment_method_types?: unknown }) => {
    if (input.payment_method_types === undefined) return;
    throw invalidParameter(
      'The `payment_method_types` parameter is no longer supported. Use `allowed_payment_method_types` instead.',
      'payment_method_types',
      'payment_method_types_no_longer_supported',
    );
  };

  app.post(
    '/',
    call(createBody, (input, _, caller) => {
      refuseTypes(input);
      if (input.allowed_payment_method_types && input.automatic_payment_methods) {
        throw invalidParameter(
          'You may only specify one of these parameters: allowed_payment_method_types, automatic_payment_methods.',
          'automatic_payment_methods',
        );
      }
      const customer =
        input.customer === undefined ? null : liveCustomer(books, input.customer, 'customer').id;
      const method =
        input.payment_method === undefined ? null : givenPaymentMethod(books, input.payment_method);
      if (method?.customer && method.customer !== customer) {
        throw invalid('The payment method supplied belongs to another customer.', {
          param: 'payment_method',
        });
      }
      const intent = createSetupIntent(books, {
        customer,
        usage: input.usage ?? 'off_session',
        automatic: input.allowed_payment_method_types === undefined,
        description: input.description ?? null,
        metadata: mergedMetadata({}, input.metadata),
        method,
      });
      return wire(
        input.confirm ? confirmSetupIntent(books, intent, method, input.return_url ?? null) : intent,
        caller,
      );
    }),
  );
  app.get(
    '/',
    call(listQuery, (query) =>
      listAnswer(
        books,
        'setup_intent',
        query,
        '/v1/setup_intents',
        (intent) => !query.payment_method || intent.payment_method === query.payment_method,
      ),
    ),
  );
  app.get(
    '/:id',
    call(
      readQuery,
      ({ client_secret }, c, caller) => {
        const intent = found(c.req.param('id'));
        checkSecret(caller, intent, client_secret, 'SetupIntent');
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
        refuseTypes(input);
        const intent = found(c.req.param('id'));
        checkSecret(caller, intent, input.client_secret, 'SetupIntent');
        return wire(
          confirmSetupIntent(books, intent, methodFrom(books, caller, input), input.return_url ?? null),
          caller,
        );
      },
      { open: true },
    ),
  );
  app.post(
    '/:id/cancel',
    call(cancelBody, ({ cancellation_reason }, c, caller) =>
      wire(cancelSetupIntent(books, found(c.req.param('id')), cancellation_reason ?? null), caller),
    ),
  );
  return app;
}
