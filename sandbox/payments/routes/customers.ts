import { Hono } from 'hono';
import { z } from 'zod';
import type { Books } from '../books.ts';
import type { Calls } from '../call.ts';
import { mergedMetadata, metadata, text, unsettable, whole } from '../form.ts';
import { invoicePrefix } from '../ids.ts';
import { listAnswer, listFields } from '../lists.ts';
import {
  attachPaymentMethod,
  detachPaymentMethod,
  givenPaymentMethod,
  ownPaymentMethod,
} from '../paymentMethods.ts';
import { invalid, missing } from '../problems.ts';
import { endSubscription } from '../standing.ts';
import type { Customer } from '../types.ts';

const optionalText = unsettable(z.string().max(5000)).optional();
const fields = {
  email: optionalText,
  name: optionalText,
  business_name: unsettable(z.string().max(150)).optional(),
  phone: optionalText,
  description: optionalText,
  metadata: metadata.optional(),
  balance: whole.optional(),
  invoice_settings: z.strictObject({ default_payment_method: unsettable(text).optional() }).optional(),
};
const createBody = z.strictObject({
  ...fields,
  payment_method: text.optional(),
  invoice_prefix: z
    .string()
    .regex(/^[A-Z0-9]{3,12}$/, 'must be 3 to 12 capital letters or digits')
    .optional(),
});
const updateBody = z.strictObject(fields);
const listQuery = z.strictObject({ ...listFields, email: text.optional() });
const cardsQuery = z.strictObject({ ...listFields, type: text.optional() });

/** @throws {Refused} 404, also for a deleted customer */
export function liveCustomer(books: Books, id: string, param = 'id'): Customer {
  const customer = books.need('customer', id, param);
  if (customer.deleted) throw missing('customer', id, param, param === 'id' ? 404 : 400);
  return customer;
}

const defaultParam = 'invoice_settings[default_payment_method]';
const changed = (customer: Customer, input: z.infer<typeof updateBody>): Customer => {
  const { invoice_settings, metadata: names, ...rest } = input;
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return { ...customer, ...given, metadata: mergedMetadata(customer.metadata, names) };
};

/** `/v1/customers` */
export function customerRoutes({ books, call }: Calls): Hono {
  const app = new Hono({ strict: false });
  const found = (id: string | undefined) => liveCustomer(books, id ?? '');
  const wire = (customer: Customer) => books.wire('customer', customer);

  app.post(
    '/',
    call(createBody, ({ payment_method, invoice_prefix, ...input }) => {
      const bare: Omit<Customer, 'id' | 'created'> = {
        deleted: false,
        email: null,
        name: null,
        business_name: null,
        phone: null,
        description: null,
        metadata: {},
        balance: 0,
        currency: null,
        delinquent: false,
        default_payment_method: null,
        invoice_prefix: invoice_prefix ?? invoicePrefix(),
        next_invoice_sequence: 1,
      };
      const added = books.add('customer', bare);
      let customer = changed(added, input);
      const wanted = input.invoice_settings?.default_payment_method;
      if (payment_method !== undefined) {
        const method = attachPaymentMethod(books, givenPaymentMethod(books, payment_method), customer.id);
        if (wanted === payment_method || wanted === method.id)
          customer = { ...customer, default_payment_method: method.id };
      }
      if (wanted && customer.default_payment_method === null)
        ownPaymentMethod(books, wanted, customer.id, defaultParam);
      books.save('customer', customer, '');
      books.tell('customer.created', 'customer', customer);
      return wire(customer);
    }),
  );
  app.get(
    '/',
    call(listQuery, (query) =>
      listAnswer(
        books,
        'customer',
        query,
        '/v1/customers',
        (customer) => !customer.deleted && (query.email === undefined || customer.email === query.email),
      ),
    ),
  );
  app.get(
    '/:id',
    call(z.strictObject({}), (_, c) => wire(books.need('customer', c.req.param('id') ?? ''))),
  );
  app.post(
    '/:id',
    call(updateBody, (input, c) => {
      let customer = changed(found(c.req.param('id')), input);
      const wanted = input.invoice_settings?.default_payment_method;
      if (wanted) ownPaymentMethod(books, wanted, customer.id, defaultParam);
      if (wanted !== undefined) customer = { ...customer, default_payment_method: wanted };
      return wire(books.save('customer', customer));
    }),
  );
  app.delete(
    '/:id',
    call(z.strictObject({}), (_, c) => {
      const customer = found(c.req.param('id'));
      for (const subscription of books.store.all('subscription', customer.id)) {
        if (subscription.ended_at === null) endSubscription(books, subscription, 'cancellation_requested');
      }
      for (const method of books.store.all('payment_method', customer.id)) detachPaymentMethod(books, method);
      const last = books.need('customer', customer.id);
      books.tell('customer.deleted', 'customer', last);
      return wire(books.save('customer', { ...last, deleted: true }, ''));
    }),
  );

  app.get(
    '/:id/payment_methods',
    call(cardsQuery, (query, c) => {
      const { id } = found(c.req.param('id'));
      if (query.type !== undefined && query.type !== 'card')
        throw invalid('This sandbox knows cards alone.', { param: 'type' });
      return listAnswer(
        books,
        'payment_method',
        { ...query, customer: id },
        `/v1/customers/${id}/payment_methods`,
      );
    }),
  );
  app.get(
    '/:id/payment_methods/:method',
    call(z.strictObject({}), (_, c) => {
      const method = books.need('payment_method', c.req.param('method') ?? '');
      if (method.customer !== c.req.param('id')) throw missing('PaymentMethod', method.id);
      return books.wire('payment_method', method);
    }),
  );
  return app;
}
