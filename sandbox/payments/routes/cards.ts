import { z } from 'zod';
import type { Books } from '../books.ts';
import type { Caller } from '../call.ts';
import { metadata, text, unsettable, whole } from '../form.ts';
import { createPaymentMethod, givenPaymentMethod } from '../paymentMethods.ts';
import { invalid } from '../problems.ts';
import type { PaymentMethod } from '../types.ts';

/** Parameters of Stripe.js that have no effect here. */
const passing = {
  allow_redisplay: text.optional(),
  payment_user_agent: z.string().optional(),
  referrer: z.string().optional(),
  time_on_page: z.string().optional(),
  guid: z.string().optional(),
  muid: z.string().optional(),
  sid: z.string().optional(),
};

/** A typed card. */
export const cardData = z.strictObject({
  ...passing,
  type: z.literal('card'),
  card: z.strictObject({
    number: text,
    exp_month: whole,
    exp_year: whole,
    cvc: text.optional(),
    networks: z.unknown().optional(),
  }),
  billing_details: z
    .strictObject({
      name: unsettable(text).optional(),
      email: unsettable(text).optional(),
      phone: z.string().optional(),
      address: z.record(z.string(), z.string()).optional(),
    })
    .optional(),
  metadata: metadata.optional(),
});

/** @throws {Refused} 402 for the secret key: only browsers may send card numbers */
export function cardFrom(
  books: Books,
  caller: Caller,
  { card, billing_details }: z.infer<typeof cardData>,
): PaymentMethod {
  if (!caller.byBrowser) {
    throw invalid(
      'Sending credit card numbers directly to the Stripe API is generally unsafe. We suggest you use test tokens that map to the test card you are using, see https://stripe.com/docs/testing.',
      {},
      402,
    );
  }
  const { name = null, email = null } = billing_details ?? {};
  return createPaymentMethod(books, card, { name, email });
}

/** A saved or typed card; null for neither. */
export function methodFrom(
  books: Books,
  caller: Caller,
  {
    payment_method,
    payment_method_data,
  }: { payment_method?: string; payment_method_data?: z.infer<typeof cardData> },
): PaymentMethod | null {
  if (payment_method_data) return cardFrom(books, caller, payment_method_data);
  return payment_method === undefined ? null : givenPaymentMethod(books, payment_method);
}

/** @throws {Refused} 400 for a wrong client secret, which a browser needs */
export function checkSecret(
  caller: Caller,
  intent: { client_secret: string },
  given: string | undefined,
  name: 'SetupIntent' | 'PaymentIntent',
): void {
  const code = name === 'SetupIntent' ? 'setup_intent_invalid_parameter' : 'payment_intent_invalid_parameter';
  if (given === undefined && caller.byBrowser) {
    throw invalid('Missing required param: client_secret.', {
      code: 'parameter_missing',
      param: 'client_secret',
    });
  }
  if (given !== undefined && given !== intent.client_secret) {
    throw invalid(
      `The client_secret provided does not match the client_secret associated with this ${name}.`,
      {
        code,
        param: 'client_secret',
      },
    );
  }
}
