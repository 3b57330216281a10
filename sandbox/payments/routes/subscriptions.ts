import { Hono } from 'hono';
import { z } from 'zod';
import type { Books } from '../books.ts';
import type { Calls } from '../call.ts';
import { cancelSubscription, changeSubscription } from '../changeSubscription.ts';
import { flag, mergedMetadata, text, whole } from '../form.ts';
import { listAnswer, listFields } from '../lists.ts';
import { invalid, invalidParameter } from '../problems.ts';
import { createSubscription } from '../subscribe.ts';
import type { Subscription } from '../types.ts';
import { liveCustomer } from './customers.ts';
import {
  billingMode,
  checkCard,
  checkPending,
  common,
  details,
  emulated,
  itemBody,
  itemChange,
  trialDays,
} from './subscriptionFields.ts';

const createBody = z.strictObject({
  ...common,
  customer: text,
  items: z.array(itemBody).min(1).max(20),
  trial_period_days: trialDays.optional(),
  billing_mode: billingMode.optional(),
});
const updateBody = z.strictObject({
  ...common,
  items: z.array(itemChange).min(1).max(20).optional(),
  proration_date: whole.optional(),
  billing_cycle_anchor: z.enum(['now', 'unchanged']).optional(),
  cancellation_details: details.optional(),
});
const cancelQuery = z.strictObject({
  prorate: flag.optional(),
  invoice_now: flag.optional(),
  cancellation_details: details.optional(),
});
const states = [
  'active',
  'all',
  'canceled',
  'ended',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const;
const listQuery = z.strictObject({
  ...listFields,
  customer: text.optional(),
  price: text.optional(),
  status: z.enum(states).optional(),
});

const daySeconds = 24 * 60 * 60;

/** Null for no trial. */
function trialEndOf(
  books: Books,
  { trial_end, trial_period_days: days }: z.infer<typeof createBody>,
): number | null {
  if (trial_end !== undefined && days !== undefined) {
    throw invalid('You may only specify one of these parameters: trial_end, trial_period_days.', {
      param: 'trial_end',
    });
  }
  if (days !== undefined) return books.now() + days * daySeconds;
  if (trial_end === undefined || trial_end === 'now') return null;
  if (trial_end > books.now()) return trial_end;
  throw invalid('Invalid timestamp: must be an integer Unix timestamp in the future.', {
    param: 'trial_end',
  });
}

function isWanted({ status }: Subscription, wanted: (typeof states)[number] | undefined): boolean {
  if (wanted === undefined) return status !== 'canceled';
  if (wanted === 'ended') return status === 'canceled' || status === 'incomplete_expired';
  return wanted === 'all' || status === wanted;
}

/** `/v1/subscriptions` */
export function subscriptionRoutes({ books, call }: Calls): Hono {
  const app = new Hono({ strict: false });
  const found = (id: string | undefined) => books.need('subscription', id ?? '');
  const wire = (subscription: Subscription) => books.wire('subscription', subscription);

  app.post(
    '/',
    call(createBody, (input) => {
      if (input.payment_behavior === 'pending_if_incomplete') {
        throw invalidParameter('pending_if_incomplete is for updates alone.', 'payment_behavior');
      }
      const {
        payment_behavior = 'allow_incomplete',
        missing_payment_method = 'create_invoice',
        present,
      } = emulated(input);
      const { id } = liveCustomer(books, input.customer, 'customer');
      checkCard(books, input.default_payment_method, id);
      const subscription = createSubscription(books, {
        customer: id,
        items: input.items.map(({ price, quantity = 1, metadata }) => ({
          price,
          quantity,
          metadata: mergedMetadata({}, metadata),
        })),
        trial_end: trialEndOf(books, input),
        payment_behavior,
        present,
        missing_payment_method,
        billing_mode: input.billing_mode?.type ?? 'flexible',
        default_payment_method: input.default_payment_method ?? null,
        cancel_at_period_end: input.cancel_at_period_end ?? false,
        cancel_at: input.cancel_at ?? null,
        description: input.description ?? null,
        metadata: mergedMetadata({}, input.metadata),
      });
      return wire(subscription);
    }),
  );
  app.get(
    '/',
    call(listQuery, (query) =>
      listAnswer(books, 'subscription', query, '/v1/subscriptions', (subscription) => {
        const priced =
          query.price === undefined || subscription.items.some((item) => item.price === query.price);
        return priced && isWanted(subscription, query.status);
      }),
    ),
  );
  app.get(
    '/:id',
    call(z.strictObject({}), (_, c) => wire(found(c.req.param('id')))),
  );
  app.post(
    '/:id',
    call(updateBody, (input, c) => {
      checkPending(input);
      const subscription = found(c.req.param('id'));
      checkCard(books, input.default_payment_method, subscription.customer);
      return wire(changeSubscription(books, subscription, { ...input, ...emulated(input) }));
    }),
  );
  app.delete(
    '/:id',
    call(cancelQuery, ({ prorate = false, invoice_now = false, cancellation_details }, c) =>
      wire(
        cancelSubscription(books, found(c.req.param('id')), {
          prorate,
          invoice_now,
          details: cancellation_details,
        }),
      ),
    ),
  );
  return app;
}
