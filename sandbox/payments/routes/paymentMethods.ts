import { Hono } from 'hono';
import { z } from 'zod';
import type { Calls } from '../call.ts';
import { mergedMetadata, metadata, natural, text, unsettable } from '../form.ts';
import { listAnswer, listFields } from '../lists.ts';
import { attachPaymentMethod, detachPaymentMethod, givenPaymentMethod } from '../paymentMethods.ts';
import { cardData, cardFrom } from './cards.ts';
import { liveCustomer } from './customers.ts';

const updateBody = z.strictObject({
  metadata: metadata.optional(),
  billing_details: z
    .strictObject({ name: unsettable(text).optional(), email: unsettable(text).optional() })
    .optional(),
  card: z.strictObject({ exp_month: natural.optional(), exp_year: natural.optional() }).optional(),
});
const listQuery = z.strictObject({
  ...listFields,
  customer: text.optional(),
  type: z.literal('card').optional(),
});

/** `/v1/payment_methods` */
export function paymentMethodRoutes({ books, call }: Calls): Hono {
  const app = new Hono({ strict: false });
  const found = (id: string | undefined) => givenPaymentMethod(books, id ?? '', 'payment_method', 404);

  app.post(
    '/',
    call(cardData, (input, _, caller) => books.wire('payment_method', cardFrom(books, caller, input)), {
      open: true,
    }),
  );
  app.get(
    '/',
    call(listQuery, (query) =>
      listAnswer(
        books,
        'payment_method',
        query,
        '/v1/payment_methods',
        (method) => query.customer !== undefined || method.customer === null,
      ),
    ),
  );
  app.get(
    '/:id',
    call(z.strictObject({}), (_, c) => books.wire('payment_method', found(c.req.param('id')))),
  );
  app.post(
    '/:id',
    call(updateBody, (input, c) => {
      const method = found(c.req.param('id'));
      const { name = method.billing_details.name, email = method.billing_details.email } =
        input.billing_details ?? {};
      const { exp_month = method.exp_month, exp_year = method.exp_year } = input.card ?? {};
      const merged = mergedMetadata(method.metadata, input.metadata);
      const changed = { ...method, exp_month, exp_year, billing_details: { name, email }, metadata: merged };
      return books.wire('payment_method', books.save('payment_method', changed));
    }),
  );
  app.post(
    '/:id/attach',
    call(z.strictObject({ customer: text }), ({ customer }, c) => {
      const { id } = liveCustomer(books, customer, 'customer');
      return books.wire('payment_method', attachPaymentMethod(books, found(c.req.param('id')), id));
    }),
  );
  app.post(
    '/:id/detach',
    call(z.strictObject({}), (_, c) =>
      books.wire('payment_method', detachPaymentMethod(books, found(c.req.param('id')))),
    ),
  );
  return app;
}
