import { z } from 'zod';
import type { Books } from '../books.ts';
import { flag, metadata, natural, positive, text, unsettable, whole } from '../form.ts';
import { ownPaymentMethod } from '../paymentMethods.ts';
import { invalid, invalidParameter } from '../problems.ts';

/**
 * The common parameters of subscriptions and their previews. `price_data`, coupons, taxes and the like are
 * rejected by name.
 */

export const itemBody = z.strictObject({
  price: text,
  quantity: natural.optional(),
  metadata: metadata.optional(),
});
export const itemChange = z.strictObject({
  id: text.optional(),
  price: text.optional(),
  quantity: natural.optional(),
  deleted: flag.optional(),
  metadata: metadata.optional(),
});
export const trialEnd = z.union([z.literal('now'), whole]);
export const prorationBehavior = z.enum(['create_prorations', 'always_invoice', 'none']);
export const paymentBehavior = z.enum([
  'allow_incomplete',
  'default_incomplete',
  'error_if_incomplete',
  'pending_if_incomplete',
]);
export const billingMode = z.strictObject({
  type: z.enum(['classic', 'flexible']),
  flexible: z.strictObject({ proration_discounts: z.enum(['included', 'itemized']).optional() }).optional(),
});
export const details = z.strictObject({
  comment: unsettable(text).optional(),
  feedback: unsettable(text).optional(),
});
export const common = {
  cancel_at: unsettable(whole).optional(),
  cancel_at_period_end: flag.optional(),
  default_payment_method: text.optional(),
  description: unsettable(text).optional(),
  metadata: metadata.optional(),
  off_session: flag.optional(),
  payment_behavior: paymentBehavior.optional(),
  proration_behavior: prorationBehavior.optional(),
  trial_end: trialEnd.optional(),
  collection_method: z.literal('charge_automatically').optional(),
  payment_settings: z
    .strictObject({
      payment_method_types: z.array(z.literal('card')).optional(),
      save_default_payment_method: z.enum(['off', 'on_subscription']).optional(),
    })
    .optional(),
  trial_settings: z
    .strictObject({
      end_behavior: z.strictObject({ missing_payment_method: z.enum(['create_invoice', 'cancel', 'pause']) }),
    })
    .optional(),
};
export const trialDays = positive.refine((days) => days <= 730, 'must be at most 730');

/** Rejects unsupported enum values by name. */
export function emulated(input: {
  payment_behavior?: z.infer<typeof paymentBehavior>;
  off_session?: boolean;
  trial_settings?: { end_behavior: { missing_payment_method: 'create_invoice' | 'cancel' | 'pause' } };
  cancel_at?: number | null;
  cancel_at_period_end?: boolean;
}) {
  const { payment_behavior, trial_settings } = input;
  const missing_payment_method = trial_settings?.end_behavior.missing_payment_method;
  if (missing_payment_method === 'pause') {
    throw invalidParameter(
      'This sandbox does not pause subscriptions.',
      'trial_settings[end_behavior][missing_payment_method]',
    );
  }
  if (input.cancel_at_period_end !== undefined && input.cancel_at !== undefined) {
    throw invalid('Received both cancel_at_period_end and cancel_at parameters. Please pass in only one.');
  }
  return { payment_behavior, missing_payment_method, present: input.off_session !== true };
}

const pendingFields = new Set([
  'items',
  'proration_behavior',
  'proration_date',
  'payment_behavior',
  'off_session',
]);

/**
 * Rejects by name the parameters that a pending update can't hold
 * (docs.stripe.com/billing/subscriptions/pending-updates-reference).
 */
export function checkPending(input: { payment_behavior?: z.infer<typeof paymentBehavior> }): void {
  if (input.payment_behavior !== 'pending_if_incomplete') return;
  const other = Object.keys(input).find((name) => !pendingFields.has(name));
  if (other !== undefined)
    throw invalid(`This sandbox's pending updates do not take \`${other}\`.`, { param: other });
}

/** A subscription's card must be its customer's. */
export function checkCard(books: Books, id: string | undefined, customer: string): void {
  if (id !== undefined) ownPaymentMethod(books, id, customer, 'default_payment_method');
}
