import type Stripe from 'stripe';
import type { StripeClient } from './paymentsClient.ts';

/** One product per plan, one price per amount. */
export const planCalls = ({ stripe, asked, all, once }: StripeClient) => ({
  /** Finds the price by the plan's ID in its metadata; creates it if none has this amount. */
  async ensurePrice(plan: {
    id: string;
    name: string;
    unitAmount: number;
    currency: string;
  }): Promise<string> {
    const { id: planId, name, unitAmount, currency } = plan;
    const lookupKey = `chimein_${planId}_${currency}_${unitAmount}`;
    const known = await asked(stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 }));
    if (known.data[0]) return known.data[0].id;
    const products = await asked(all((page) => stripe.products.list({ active: true, ...page })));
    const metadata = { planId };
    const product =
      products.find((found) => found.metadata.planId === planId) ??
      (await asked(stripe.products.create({ name, metadata }, once(`product:${planId}:${products.length}`))));
    const input: Stripe.PriceCreateParams = {
      product: product.id,
      currency,
      unit_amount: unitAmount,
      recurring: { interval: 'month' },
      lookup_key: lookupKey,
      metadata,
    };
    return (await asked(stripe.prices.create(input, once(`price:${product.id}:${lookupKey}`)))).id;
  },

  /** For future invoices. A plan without a product gets its name with its price. */
  async renamePlan(planId: string, name: string): Promise<void> {
    const products = await asked(all((page) => stripe.products.list({ active: true, ...page })));
    const product = products.find(({ metadata }) => metadata.planId === planId);
    if (product && product.name !== name) await asked(stripe.products.update(product.id, { name }));
  },
});
