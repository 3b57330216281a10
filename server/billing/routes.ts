import type { Context } from 'hono';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { type ApiEnv, body, createApi, operation, removal } from '../http/api.ts';
import { requireRole } from '../http/auth.ts';
import type { PersonalBudget } from '../http/budgets.ts';
import { callerOf } from '../http/caller.ts';
import { idempotent, onceBody } from '../http/idempotency.ts';
import { limited } from '../http/limited.ts';
import { contentRange, listQuery, parseList } from '../http/list.ts';
import { readList } from '../http/read.ts';
import { isViewing } from '../identity/auth/authenticate.ts';
import { cancelSubscription, reactivateSubscription } from './cancelSubscription.ts';
import { addCard, billingConfig, createSetupIntent, listCards, removeCard, setDefaultCard } from './cards.ts';
import { createSubscription } from './createSubscription.ts';
import { listInvoices } from './listInvoices.ts';
import { noteBilling } from './noteBilling.ts';
import { listPlans } from './plans.ts';
import { previewChange } from './previewChange.ts';
import { readSubscription } from './readSubscription.ts';
import { cancelConfirmation, readConfirmation } from './requiredAction.ts';
import {
  BillingConfig,
  CancelInput,
  ChangeInput,
  Confirmation,
  Invoice,
  InvoiceFilter,
  InvoicePage,
  Invoices,
  invoiceSorts,
  NoInput,
  PaymentMethodId,
  PaymentMethodInput,
  PaymentMethods,
  Plan,
  PlanFilter,
  Preview,
  planSorts,
  SetupIntent,
  Subscribed,
  SubscribeInput,
} from './schemas.ts';
import { updateSubscription } from './updateSubscription.ts';

const tag = 'Billing';
const away = [
  { code: 'provider_key_refused', message: 'Payments are not set up correctly on this server' },
  { code: 'provider_unavailable', message: 'The payments provider is not responding correctly right now' },
] as const;
const declined = { code: 'card_declined', message: 'Your card was declined' } as const;
const asksBank =
  'If the bank requires 3-D Secure, the answer is 402 `payment_action_required` and nothing has changed yet: see ' +
  '`POST /api/subscription/confirmation`.';
const conflict = (message: string) => ({ code: 'conflict', message }) as const;
const noSubscription = conflict('You have no subscription yet. Please choose a plan');
const noCard = { code: 'not_found', message: 'Payment method not found' } as const;

/** Plans, the subscription, cards and invoices of the person who calls. */
export function billingRoutes(deps: Deps) {
  const user = [requireRole(deps, 'user')];
  const counted = (what: PersonalBudget) => [...user, limited(deps, what)];
  const once = (what: PersonalBudget) => [...counted(what), idempotent(deps)];
  const noted = <T>(c: Context<ApiEnv>, action: string, change: () => Promise<T>) =>
    noteBilling(deps, c.get('actor'), action, callerOf(c, deps.config), change);
  const api = createApi();

  readList(
    api,
    deps,
    {
      path: '/api/subscription/plans',
      tag,
      summary: 'List the plans, in the order in which customers see them unless asked otherwise',
      ascending: true,
      role: 'user',
      resource: 'plans',
      sorts: planSorts,
      filter: PlanFilter,
    },
    Plan,
    (_actor, page) => listPlans(deps, page),
  );

  api.openapi(
    operation(
      {
        method: 'get',
        path: '/api/subscription',
        tag,
        summary: 'Get the subscription and its plan',
        middleware: user,
      },
      200,
      Subscribed,
    ),
    async (c) => c.json(await readSubscription(deps, c.get('actor')), 200),
  );

  api.openapi(
    operation(
      {
        method: 'get',
        path: '/api/subscription/config',
        tag,
        summary: 'Get the publishable key for card forms',
        middleware: user,
      },
      200,
      BillingConfig,
    ),
    (c) => c.json(billingConfig(deps), 200),
  );

  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/subscription/preview',
        tag,
        summary: 'Preview the cost of a plan or of a number of seats',
        request: body(ChangeInput),
        middleware: counted('planPreview'),
        refuses: [noSubscription, ...away],
      },
      200,
      Preview,
    ),
    async (c) => c.json(await previewChange(deps, c.get('actor'), c.req.valid('json')), 200),
  );

  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/subscription/create',
        tag,
        summary: 'Subscribe to a plan',
        description: asksBank,
        request: onceBody(SubscribeInput),
        middleware: once('planChange'),
        refuses: [declined, conflict('Please add a payment method before subscribing to a plan'), ...away],
      },
      201,
      Subscribed,
    ),
    async (c) =>
      c.json(
        await noted(c, 'subscription.create', () =>
          createSubscription(deps, c.get('actor'), c.req.valid('json')),
        ),
        201,
      ),
  );

  api.openapi(
    operation(
      {
        method: 'put',
        path: '/api/subscription/update',
        tag,
        summary: 'Change the seats or the plan',
        description: `An increase is charged immediately. A decrease is credited on the next invoice. ${asksBank}`,
        request: body(ChangeInput),
        middleware: counted('planChange'),
        refuses: [declined, noSubscription, ...away],
      },
      200,
      Subscribed,
    ),
    async (c) =>
      c.json(
        await noted(c, 'subscription.update', () =>
          updateSubscription(deps, c.get('actor'), c.req.valid('json')),
        ),
        200,
      ),
  );

  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/subscription/confirmation',
        tag,
        summary: 'Get the payment to confirm, with its client secret',
        description:
          'Call it after `payment_action_required`, and again after Stripe.js has confirmed the payment. Only the cardholder may see the secret.',
        request: body(NoInput),
        middleware: counted('confirmation'),
        refuses: [conflict('Please add a payment method and confirm the payment with it'), ...away],
      },
      200,
      Confirmation,
    ),
    async (c) =>
      c.json(await noted(c, 'subscription.confirm', () => readConfirmation(deps, c.get('actor'))), 200),
  );

  api.openapi(
    operation(
      {
        method: 'delete',
        path: '/api/subscription/confirmation',
        tag,
        summary: 'Cancel the payment to confirm',
        description: 'Nothing is charged or changed.',
        middleware: counted('confirmation'),
        refuses: [conflict('This payment has already been made. Please reload the page'), ...away],
      },
      200,
      Subscribed,
    ),
    async (c) => c.json(await cancelConfirmation(deps, c.get('actor')), 200),
  );

  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/subscription/cancel',
        tag,
        summary: 'Cancel the subscription at the end of the period',
        request: body(CancelInput),
        middleware: counted('planChange'),
        refuses: [noSubscription, ...away],
      },
      200,
      Subscribed,
    ),
    async (c) =>
      c.json(await noted(c, 'subscription.cancel', () => cancelSubscription(deps, c.get('actor'))), 200),
  );

  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/subscription/reactivate',
        tag,
        summary: 'Reactivate a canceled subscription',
        request: body(NoInput),
        middleware: counted('planChange'),
        refuses: [noSubscription, ...away],
      },
      200,
      Subscribed,
    ),
    async (c) =>
      c.json(
        await noted(c, 'subscription.reactivate', () => reactivateSubscription(deps, c.get('actor'))),
        200,
      ),
  );

  const invoiceQuery = listQuery(invoiceSorts, InvoiceFilter).extend(InvoicePage.shape);
  api.openapi(
    operation(
      {
        method: 'get',
        path: '/api/subscription/invoices',
        tag,
        summary: 'List invoices, newest first by default',
        description: 'Returns an object for `page` and `limit`, and an array for the common list query.',
        request: { query: invoiceQuery },
        middleware: user,
      },
      200,
      z.union([Invoices, z.array(Invoice)]),
    ),
    async (c) => {
      const { page = 1, limit = 10, ...list } = c.req.valid('query');
      const asked = parseList(list, invoiceSorts, InvoiceFilter);
      const isList = Object.values(list).some((part) => part !== undefined);
      const range = isList ? asked : { ...asked, offset: (page - 1) * limit, limit };
      const actor = c.get('actor');
      const { rows: found, total } = await listInvoices(deps, actor, range);
      // Whoever has the address may open the invoice and pay it, without signing in.
      const rows = isViewing(actor) ? found.map((invoice) => ({ ...invoice, invoiceUrl: null })) : found;
      c.header('Content-Range', contentRange('invoices', range, rows.length, total));
      return c.json(isList ? rows : { invoices: rows, total, page, limit }, 200);
    },
  );

  api.openapi(
    operation(
      {
        method: 'get',
        path: '/api/subscription/payment-methods',
        tag,
        summary: 'List payment methods',
        middleware: user,
      },
      200,
      PaymentMethods,
    ),
    async (c) => c.json(await listCards(deps, c.get('actor')), 200),
  );

  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/subscription/setup-intent',
        tag,
        summary: 'Create a setup intent to add a card',
        description:
          'The browser sends the card to Stripe with the returned secret. The server never sees card data.',
        request: onceBody(NoInput),
        middleware: once('setupIntent'),
        refuses: away,
      },
      200,
      SetupIntent,
    ),
    async (c) => c.json({ clientSecret: await createSetupIntent(deps, c.get('actor')) }, 200),
  );

  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/subscription/payment-methods',
        tag,
        summary: 'Save a card',
        request: onceBody(PaymentMethodInput),
        middleware: once('card'),
        refuses: [declined, noCard, ...away],
      },
      200,
      PaymentMethods,
    ),
    async (c) =>
      c.json(
        await noted(c, 'card.add', () => addCard(deps, c.get('actor'), c.req.valid('json').paymentMethodId)),
        200,
      ),
  );

  api.openapi(
    operation(
      {
        method: 'put',
        path: '/api/subscription/payment-methods/default',
        tag,
        summary: 'Set the default card',
        description: 'A payment that is due is retried with this card.',
        request: body(PaymentMethodInput),
        middleware: counted('card'),
        refuses: [noCard, ...away],
      },
      200,
      PaymentMethods,
    ),
    async (c) =>
      c.json(
        await noted(c, 'card.default', () =>
          setDefaultCard(deps, c.get('actor'), c.req.valid('json').paymentMethodId),
        ),
        200,
      ),
  );

  api.openapi(
    removal({
      method: 'delete',
      path: '/api/subscription/payment-methods/{id}',
      tag,
      summary: 'Remove a card',
      request: { params: PaymentMethodId },
      middleware: counted('cardRemoval'),
      refuses: [
        noCard,
        conflict('This is the only card of your subscription. Please add another one first'),
        ...away,
      ],
    }),
    async (c) => {
      await noted(c, 'card.remove', () => removeCard(deps, c.get('actor'), c.req.valid('param').id));
      return c.body(null, 204);
    },
  );
  return api;
}
