import type { Context } from 'hono';
import { z } from 'zod';
import { isViewing } from '../auth/authenticate.ts';
import type { Deps } from '../deps.ts';
import { type ApiEnv, body, createApi, operation, removal } from '../http/api.ts';
import { requireRole } from '../http/auth.ts';
import type { PersonalBudget } from '../http/budgets.ts';
import { callerOf } from '../http/caller.ts';
import { idempotent, onceBody } from '../http/idempotency.ts';
import { limited } from '../http/limited.ts';
import { contentRange, listQuery, parseList } from '../http/list.ts';
import { readList } from '../http/read.ts';
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
  { code: 'provider_key_refused', message: 'The payments of this installation are not set up correctly' },
  { code: 'provider_unavailable', message: 'The payments provider does not answer properly at the moment' },
] as const;
const declined = { code: 'card_declined', message: 'Your card was declined' } as const;
const asksBank =
  "Where the bank asks for the card's holder (3-D Secure), this answers 402 `payment_action_required`, and nothing has happened yet: see " +
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
        summary: 'The subscription and its plan',
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
        summary: 'What a browser takes a card with',
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
        summary: 'What a plan or another number of seats would cost',
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
        description: `What costs more is charged at once; what costs less is made good with the next invoice. ${asksBank}`,
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
        summary: 'Read anew what waits to be confirmed, and what a browser confirms it with',
        description:
          "After `payment_action_required`, and again once Stripe.js has confirmed the payment. The secret is for the card's holder alone.",
        request: body(NoInput),
        middleware: counted('confirmation'),
        refuses: [conflict('Please add a payment method, then confirm the payment with it'), ...away],
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
        summary: 'Give up what waits to be confirmed',
        description: 'Nothing is charged, and everything stays as it is.',
        middleware: counted('confirmation'),
        refuses: [conflict('This payment was made meanwhile. Please reload the page'), ...away],
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
        summary: 'Have the subscription end with its period',
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
        summary: 'Take a cancellation back',
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
        summary: 'List the invoices, newest first unless asked otherwise',
        description: 'By page and limit as an object; by the query that every list takes as a plain array.',
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
        summary: 'List the cards',
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
        summary: 'Begin to add a card',
        description:
          "A browser hands the card to the payments provider with the answer's secret; it never comes here.",
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
        summary: 'Keep a card that a browser set up',
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
        summary: 'Choose the card that is charged',
        description: 'A payment that waits for a card is tried with it.',
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
