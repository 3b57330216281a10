import type { Deps } from '../deps.ts';
import { body, createApi, operation } from '../http/api.ts';
import { requireRole } from '../http/auth.ts';
import { callerOf } from '../http/caller.ts';
import { receiveNotice } from './receiveNotice.ts';
import { findDifferences } from './reconcile.ts';
import { repairBilling } from './repairBilling.ts';
import { Differences, DifferencesQuery, Reconciled, ReconcileInput, WebhookReceived } from './schemas.ts';
import { createUnsignedEvents } from './unsignedEvents.ts';

const away = [
  { code: 'provider_key_refused', message: 'Payments are not set up correctly on this server' },
  { code: 'provider_unavailable', message: 'The payments provider is not responding correctly right now' },
] as const;
const mostUsers = 100;

/** The comparing with the payments provider, and its notices. */
export function billingTruthRoutes(deps: Deps) {
  const admin = requireRole(deps, 'admin');
  const api = createApi();

  api.openapi(
    operation(
      {
        method: 'get',
        path: '/api/admin/billing/differences',
        tag: 'Admin',
        summary: 'List differences between Stripe and the server',
        description: 'Reads each user at Stripe, starting with the oldest local copy.',
        request: { query: DifferencesQuery },
        middleware: admin,
        refuses: away,
      },
      200,
      Differences,
    ),
    async (c) => c.json(await findDifferences(deps, c.req.valid('query').limit ?? mostUsers), 200),
  );

  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/admin/billing/reconcile',
        tag: 'Admin',
        summary: 'Reconcile with Stripe; changes nothing in a dry run',
        request: body(ReconcileInput),
        middleware: admin,
        refuses: [428, ...away],
      },
      200,
      Reconciled,
    ),
    async (c) => {
      const input = { ...c.req.valid('json'), limit: mostUsers };
      return c.json(await repairBilling(deps, c.get('actor'), input, callerOf(c, deps.config)), 200);
    },
  );

  api.openAPIRegistry.registerPath(
    operation(
      {
        method: 'post',
        path: '/webhooks/stripe',
        tag: 'Webhooks',
        summary: 'Receive a Stripe event',
        description: 'The header `Stripe-Signature` signs the raw body. Each event is processed once.',
        refuses: [
          { code: 'malformed_request', message: 'The signature of this event is wrong or too old' },
          { code: 'body_too_large', message: 'The body is larger than 256 KB' },
          ...away,
        ],
      },
      200,
      WebhookReceived,
    ),
  );
  const onUnsigned = createUnsignedEvents(deps);
  // Nothing may parse the body before its signature is checked.
  api.post('/webhooks/stripe', async (c) => {
    await receiveNotice(deps, await c.req.text(), c.req.header('stripe-signature') ?? '', onUnsigned);
    return c.json({ received: true }, 200);
  });
  return api;
}
