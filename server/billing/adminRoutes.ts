import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import { failing } from '../http/failures.ts';
import { AnyQuery } from '../http/openapi.ts';
import { routes } from '../http/routes.ts';
import { providerErrors } from './providerErrors.ts';
import { createUnsignedEvents, receiveEvent } from './receiveEvent.ts';
import { findDifferences, repairBilling } from './reconcile.ts';
import { Differences, DifferencesQuery, Reconciled, ReconcileInput } from './reconcileSchemas.ts';
import { WebhookReceived } from './schemas.ts';

const mostUsers = 100;

export function billingTruthRoutes(deps: Deps) {
  const api = routes(deps, 'Admin');
  api.get(
    '/api/admin/billing/differences',
    {
      role: 'admin',
      summary: 'List differences between Stripe and the server',
      description: 'Reads each user at Stripe, starting with the oldest local copy.',
      query: DifferencesQuery,
      answer: Differences,
      errors: providerErrors,
    },
    ({ query }) => findDifferences(deps, query.limit ?? mostUsers),
  );
  api.post(
    '/api/admin/billing/reconcile',
    {
      role: 'admin',
      proof: {
        when: 'unless it is a dry run',
        asks: ({ body }: { body: z.infer<typeof ReconcileInput> }) => !body.dryRun,
      },
      summary: 'Reconcile with Stripe; changes nothing in a dry run',
      body: ReconcileInput,
      answer: Reconciled,
      errors: providerErrors,
    },
    ({ actor, body, client }) => repairBilling(deps, actor, { ...body, limit: mostUsers }, client),
  );

  const onUnsigned = createUnsignedEvents(deps);
  api.post(
    '/webhooks/stripe',
    {
      tag: 'Webhooks',
      summary: 'Receive a Stripe event',
      description: 'The header `Stripe-Signature` signs the raw body. Each event is processed once.',
      query: AnyQuery,
      answer: WebhookReceived,
      errors: [
        failing('malformed_request', 'billing.eventSignatureInvalid'),
        failing('body_too_large', 'calls.bodyOver256Kb'),
        ...providerErrors,
      ],
    },
    // Nothing may parse the body before its signature is checked.
    async ({ c }) => {
      await receiveEvent(deps, await c.req.text(), c.req.header('stripe-signature') ?? '', onUnsigned);
      return { received: true as const };
    },
  );
  return api.app;
}
