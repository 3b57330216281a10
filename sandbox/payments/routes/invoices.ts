import { Hono } from 'hono';
import { z } from 'zod';
import type { Calls } from '../call.ts';
import { flag, mergedMetadata, text, whole } from '../form.ts';
import { closeInvoice, finalizeInvoice, payInvoice } from '../invoices.ts';
import { listAnswer, listFields, pageOf } from '../lists.ts';
import { ownPaymentMethod } from '../paymentMethods.ts';
import { previewInvoice } from '../preview.ts';
import { invalid } from '../problems.ts';
import type { Invoice } from '../types.ts';
import { liveCustomer } from './customers.ts';
import { billingMode, emulated, itemChange, prorationBehavior, trialEnd } from './subscriptionFields.ts';

const listQuery = z.strictObject({
  ...listFields,
  customer: text.optional(),
  subscription: text.optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
});
const payBody = z.strictObject({
  payment_method: text.optional(),
  paid_out_of_band: flag.optional(),
  off_session: flag.optional(),
});
const finalizeBody = z.strictObject({ auto_advance: flag.optional() });
const previewBody = z.strictObject({
  customer: text.optional(),
  subscription: text.optional(),
  preview_mode: z.enum(['next', 'recurring']).optional(),
  subscription_details: z
    .strictObject({
      items: z.array(itemChange).optional(),
      proration_behavior: prorationBehavior.optional(),
      proration_date: whole.optional(),
      cancel_at_period_end: flag.optional(),
      cancel_at: whole.optional(),
      cancel_now: flag.optional(),
      trial_end: trialEnd.optional(),
      billing_cycle_anchor: z.enum(['now', 'unchanged']).optional(),
      billing_mode: billingMode.optional(),
    })
    .optional(),
});

/** `/v1/invoices` */
export function invoiceRoutes({ books, call }: Calls): Hono {
  const app = new Hono({ strict: false });
  const found = (id: string | undefined) => books.need('invoice', id ?? '', 'invoice', 404);
  const wire = (invoice: Invoice) => books.wire('invoice', invoice);
  const nothing = z.strictObject({});

  app.get(
    '/',
    call(listQuery, (query) =>
      listAnswer(books, 'invoice', query, '/v1/invoices', (invoice) => {
        const ofOne = query.subscription === undefined || invoice.subscription === query.subscription;
        return ofOne && (query.status === undefined || invoice.status === query.status);
      }),
    ),
  );
  app.post(
    '/create_preview',
    call(previewBody, (input) => {
      emulated(input.subscription_details ?? {});
      const { items = [], cancel_now = false, billing_mode, ...change } = input.subscription_details ?? {};
      if (input.subscription !== undefined) {
        const subscription = books.need('subscription', input.subscription, 'subscription');
        const changes = { ...change, ...(items.length > 0 && { items }) };
        return previewInvoice(books, { subscription, change: changes, cancelNow: cancel_now });
      }
      if (input.customer === undefined) {
        throw invalid('You must pass one of these parameters: customer, subscription.', {
          code: 'parameter_missing',
          param: 'customer',
        });
      }
      const customer = liveCustomer(books, input.customer, 'customer').id;
      const priced = items.map(({ price = '', quantity = 1, metadata }) => ({
        price,
        quantity,
        metadata: mergedMetadata({}, metadata),
      }));
      const subscribe = {
        customer,
        items: priced,
        trial_end: typeof change.trial_end === 'number' ? change.trial_end : null,
        payment_behavior: 'default_incomplete' as const,
        present: true,
        billing_mode: billing_mode?.type ?? ('flexible' as const),
        default_payment_method: null,
        missing_payment_method: 'create_invoice' as const,
        cancel_at_period_end: change.cancel_at_period_end ?? false,
        cancel_at: change.cancel_at ?? null,
        description: null,
        metadata: {},
      };
      return previewInvoice(books, { subscribe });
    }),
  );
  app.get(
    '/:id',
    call(nothing, (_, c) => wire(found(c.req.param('id')))),
  );
  app.get(
    '/:id/lines',
    call(z.strictObject(listFields), (query, c) => {
      const invoice = found(c.req.param('id'));
      const { data } = (wire(invoice) as { lines: { data: { id: string }[] } }).lines;
      const dated = data.map((line) => ({ line, id: line.id, created: invoice.created }));
      const page = pageOf(dated, query);
      return books.format.list(
        page.data.map(({ line }) => line),
        `/v1/invoices/${invoice.id}/lines`,
        page.has_more,
      );
    }),
  );
  app.post(
    '/:id/pay',
    call(payBody, ({ payment_method, paid_out_of_band = false, off_session = true }, c) => {
      const invoice = found(c.req.param('id'));
      const method =
        payment_method === undefined
          ? undefined
          : ownPaymentMethod(books, payment_method, invoice.customer, 'payment_method');
      return wire(payInvoice(books, invoice, { method, present: !off_session }, paid_out_of_band));
    }),
  );
  app.post(
    '/:id/finalize',
    call(finalizeBody, (_, c) => wire(finalizeInvoice(books, found(c.req.param('id'))))),
  );
  app.post(
    '/:id/void',
    call(nothing, (_, c) => wire(closeInvoice(books, found(c.req.param('id')), 'void'))),
  );
  app.post(
    '/:id/mark_uncollectible',
    call(nothing, (_, c) => wire(closeInvoice(books, found(c.req.param('id')), 'uncollectible'))),
  );
  return app;
}
