import { z } from 'zod';
import type { StripeClient } from './paymentsClient.ts';
import { customerIdIn } from './paymentsFormat.ts';

/** `at`: by Stripe's clock, in ms since the epoch. */
export type StripeEvent = { id: string; kind: string; customerId: string | null; at: number };
/** The fields that we read. The signature alone does not guarantee them. */
const eventSchema = z.object({ id: z.string().min(1), type: z.string().min(1), created: z.int() });

export const eventCalls = ({ stripe, asked, all }: StripeClient, webhookSecret: string) => ({
  /**
   * The events that Stripe sends to our address; null if it sends none. `apiVersion` null: the account's
   * default.
   */
  async eventsSentTo(url: string): Promise<{ apiVersion: string | null; kinds: string[] } | null> {
    const endpoints = await asked(all((page) => stripe.webhookEndpoints.list(page)));
    const ours = endpoints.find((endpoint) => endpoint.url === url && endpoint.status === 'enabled');
    return ours ? { apiVersion: ours.api_version, kinds: ours.enabled_events } : null;
  },

  /** A valid signature header, for the doctor. @param now ms since the epoch */
  signEvent: (payload: string, now: number): string =>
    stripe.webhooks.generateTestHeaderString({
      payload,
      secret: webhookSecret,
      timestamp: Math.floor(now / 1000),
    }),

  /**
   * Parses an event with a valid signature of at most five minutes at `now` (ms); null for any other. The
   * signature covers the whole raw body (docs.stripe.com/webhooks).
   */
  readEvent(rawBody: string, signature: string, now: number): StripeEvent | null {
    try {
      const event = stripe.webhooks.constructEvent(rawBody, signature, webhookSecret, 300, undefined, now);
      const { id, type, created } = eventSchema.parse(event);
      const customerId = z.string().nullable().parse(customerIdIn(event));
      return { id, kind: type, customerId, at: created * 1000 };
    } catch {
      // A wrong signature, or a body that is not an event.
      return null;
    }
  },
});
