import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { z } from 'zod';
import { createCalls } from './call.ts';
import type { Payments } from './part.ts';
import { answerProblem, invalid, Refused } from './problems.ts';
import { priceRoutes, productRoutes } from './routes/catalog.ts';
import { customerRoutes } from './routes/customers.ts';
import { eventRoutes, webhookEndpointRoutes } from './routes/events.ts';
import { invoiceRoutes } from './routes/invoices.ts';
import { paymentIntentRoutes } from './routes/paymentIntents.ts';
import { paymentMethodRoutes } from './routes/paymentMethods.ts';
import { setupIntentRoutes } from './routes/setupIntents.ts';
import { subscriptionRoutes } from './routes/subscriptions.ts';

/**
 * Stripe's API below `/v1`, as far as billing per seat needs it, in the shapes of 2026-10-28.endive. Rejects
 * unsupported parameters by name.
 * @see docs.stripe.com and the types of `stripe` 23.1
 */
export function paymentRoutes(payments: Payments): Hono {
  const app = new Hono({ strict: false });
  const calls = createCalls(payments);
  app.use(cors({ origin: '*', exposeHeaders: ['request-id'] }));
  app.route('/customers', customerRoutes(calls));
  app.route('/payment_methods', paymentMethodRoutes(calls));
  app.route('/setup_intents', setupIntentRoutes(calls));
  app.route('/payment_intents', paymentIntentRoutes(calls));
  app.route('/products', productRoutes(calls));
  app.route('/prices', priceRoutes(calls));
  app.route('/subscriptions', subscriptionRoutes(calls));
  app.route('/invoices', invoiceRoutes(calls));
  app.route('/events', eventRoutes(calls));
  app.route('/webhook_endpoints', webhookEndpointRoutes(calls));
  app.all(
    '*',
    calls.call(z.looseObject({}), (_, c) => {
      throw invalid(`Unrecognized request URL (${c.req.method}: ${c.req.path}).`, {}, 404);
    }),
  );
  app.onError((error, c) => {
    if (error instanceof Refused) return answerProblem(c, error);
    console.error(error);
    return answerProblem(c, new Refused(500, 'An unknown error occurred.', { type: 'api_error' }));
  });
  return app;
}
