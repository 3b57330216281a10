import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import type { AuditAction } from '../history/audit/schemas.ts';
import type { Client } from '../http/client.ts';
import { failing, noSuch } from '../http/failures.ts';
import { contentRange, listQuery, parseList } from '../http/list.ts';
import { routes } from '../http/routes.ts';
import { type Actor, isImpersonating } from '../identity/auth/authenticate.ts';
import {
  addCard,
  asksToRemove,
  billingConfig,
  createSetupIntent,
  listCards,
  removeCard,
  setDefaultCard,
} from './cards.ts';
import { createSubscription } from './createSubscription.ts';
import { listInvoices } from './listInvoices.ts';
import { noteBilling } from './noteBilling.ts';
import { listPlans } from './plans.ts';
import { previewChange } from './previewChange.ts';
import { providerErrors } from './providerErrors.ts';
import { readSubscription } from './readSubscription.ts';
import { cancelConfirmation, readConfirmation } from './requiredAction.ts';
import {
  BillingConfig,
  CancelInput,
  ChangeInput,
  Confirmation,
  Invoice,
  InvoiceFilter,
  InvoiceId,
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
import {
  asksToUpdate,
  cancelSubscription,
  reactivateSubscription,
  updateSubscription,
} from './updateSubscription.ts';

const declined = failing('card_declined', 'providers.cardDeclined');
const asksBank =
  'If the bank requires 3-D Secure, the answer is 402 `payment_action_required` and nothing has changed yet: see ' +
  '`POST /api/subscription/confirmation`.';
const conflict = (message: string) => ({ code: 'conflict', message }) as const;
const noSubscription = conflict('You have no subscription yet. Please choose a plan');
const noInvoice = noSuch('invoice');
const noCard = noSuch('ourPaymentMethod');

export function billingRoutes(deps: Deps) {
  const api = routes(deps, 'Billing');
  const noted = <T>(who: { actor: Actor; client: Client }, action: AuditAction, change: () => Promise<T>) =>
    noteBilling(deps, who.actor, action, who.client, change);

  /** An invoice's address opens and pays it without a sign-in. */
  async function invoicesFor(actor: Actor, page: Parameters<typeof listInvoices>[2]) {
    const { rows, total } = await listInvoices(deps, actor, page);
    if (!isImpersonating(actor)) return { rows, total };
    return { rows: rows.map((invoice) => ({ ...invoice, invoiceUrl: null })), total };
  }

  api.list(
    '/api/subscription/plans',
    {
      role: 'user',
      summary: 'List the plans, in the order that customers see by default',
      resource: 'plans',
      sorts: planSorts,
      filter: PlanFilter,
      row: Plan,
      one: { noun: 'plan', summary: 'Get a plan' },
      ascending: true,
    },
    ({ page }) => listPlans(deps, page),
  );
  api.get(
    '/api/subscription',
    { role: 'user', summary: 'Get the subscription and its plan', answer: Subscribed },
    ({ actor }) => readSubscription(deps, actor),
  );
  api.get(
    '/api/subscription/config',
    { role: 'user', summary: 'Get the publishable key for card forms', answer: BillingConfig },
    () => billingConfig(deps),
  );
  api.post(
    '/api/subscription/preview',
    {
      role: 'user',
      summary: 'Preview the cost of a plan or of a number of seats',
      body: ChangeInput,
      answer: Preview,
      limited: 'planPreview',
      errors: [noSubscription, ...providerErrors],
    },
    ({ actor, body }) => previewChange(deps, actor, body),
  );
  api.post(
    '/api/subscription/create',
    {
      role: 'user',
      proof: true,
      summary: 'Subscribe to a plan',
      description: asksBank,
      body: SubscribeInput,
      answer: Subscribed,
      status: 201,
      limited: 'planChange',
      once: true,
      errors: [
        declined,
        conflict('Please add a payment method before subscribing to a plan'),
        ...providerErrors,
      ],
    },
    ({ body, ...who }) => noted(who, 'subscription.create', () => createSubscription(deps, who.actor, body)),
  );
  api.put(
    '/api/subscription/update',
    {
      role: 'user',
      proof: { when: 'for more seats or another plan', asks: asksToUpdate },
      summary: 'Change the seats or the plan',
      description: `An increase is charged immediately. A decrease is credited on the next invoice. ${asksBank}`,
      body: ChangeInput,
      answer: Subscribed,
      limited: 'planChange',
      errors: [declined, noSubscription, ...providerErrors],
    },
    ({ body, ...who }) => noted(who, 'subscription.update', () => updateSubscription(deps, who.actor, body)),
  );
  api.post(
    '/api/subscription/confirmation',
    {
      role: 'user',
      summary: 'Get the payment to confirm, with its client secret',
      description:
        'Call it after `payment_action_required`, and again after Stripe.js has confirmed the payment. Only the cardholder may see the secret.',
      body: NoInput,
      answer: Confirmation,
      limited: 'confirmation',
      errors: [conflict('Please add a payment method and confirm the payment with it'), ...providerErrors],
    },
    (who) => noted(who, 'subscription.confirm', () => readConfirmation(deps, who.actor)),
  );
  api.delete(
    '/api/subscription/confirmation',
    {
      role: 'user',
      summary: 'Cancel the payment to confirm',
      description: 'Nothing is charged or changed.',
      answer: Subscribed,
      limited: 'confirmation',
      errors: [conflict('This payment has already been made. Please reload the page'), ...providerErrors],
    },
    ({ actor }) => cancelConfirmation(deps, actor),
  );
  api.post(
    '/api/subscription/cancel',
    {
      role: 'user',
      summary: 'Cancel the subscription at the end of the period',
      body: CancelInput,
      answer: Subscribed,
      limited: 'planChange',
      errors: [noSubscription, ...providerErrors],
    },
    (who) => noted(who, 'subscription.cancel', () => cancelSubscription(deps, who.actor)),
  );
  api.post(
    '/api/subscription/reactivate',
    {
      role: 'user',
      summary: 'Reactivate a canceled subscription',
      body: NoInput,
      answer: Subscribed,
      limited: 'planChange',
      errors: [noSubscription, ...providerErrors],
    },
    (who) => noted(who, 'subscription.reactivate', () => reactivateSubscription(deps, who.actor)),
  );
  api.get(
    '/api/subscription/invoices',
    {
      role: 'user',
      summary: 'List invoices, newest first by default',
      description: 'Returns an object for `page` and `limit`, and an array for the common list query.',
      query: listQuery(invoiceSorts, InvoiceFilter).extend(InvoicePage.shape),
      answer: z.union([Invoices, z.array(Invoice)]),
    },
    async ({ actor, query: { page = 1, limit = 10, ...list }, c }) => {
      const asked = parseList(list, invoiceSorts, InvoiceFilter);
      const isList = Object.values(list).some((part) => part !== undefined);
      const range = isList ? asked : { ...asked, offset: (page - 1) * limit, limit };
      const { rows, total } = await invoicesFor(actor, range);
      c.header('Content-Range', contentRange('invoices', range, rows.length, total));
      return isList ? rows : { invoices: rows, total, page, limit };
    },
  );

  api.get(
    '/api/subscription/invoices/{id}',
    { role: 'user', summary: 'Get an invoice', params: InvoiceId, answer: Invoice, errors: [noInvoice] },
    async ({ actor, params }) => {
      const filter = JSON.stringify({ id: [params.id] });
      const { rows } = await invoicesFor(actor, parseList({ filter }, invoiceSorts, InvoiceFilter));
      if (!rows[0]) throw notFound('invoice');
      return rows[0];
    },
  );

  api.get(
    '/api/subscription/payment-methods',
    { role: 'user', summary: 'List payment methods', answer: PaymentMethods },
    ({ actor }) => listCards(deps, actor),
  );
  api.post(
    '/api/subscription/setup-intent',
    {
      role: 'user',
      proof: true,
      summary: 'Create a setup intent to add a card',
      description:
        'The browser sends the card to Stripe with the returned secret. The server never sees card data.',
      body: NoInput,
      answer: SetupIntent,
      limited: 'setupIntent',
      once: 'secret',
      errors: providerErrors,
    },
    async ({ actor }) => ({ clientSecret: await createSetupIntent(deps, actor) }),
  );
  api.post(
    '/api/subscription/payment-methods',
    {
      role: 'user',
      proof: true,
      summary: 'Save a card',
      body: PaymentMethodInput,
      answer: PaymentMethods,
      limited: 'card',
      once: true,
      errors: [declined, noCard, ...providerErrors],
    },
    ({ body, ...who }) => noted(who, 'card.add', () => addCard(deps, who.actor, body.paymentMethodId)),
  );
  api.put(
    '/api/subscription/payment-methods/default',
    {
      role: 'user',
      proof: true,
      summary: 'Set the default card',
      description: 'A payment that is due is retried with this card.',
      body: PaymentMethodInput,
      answer: PaymentMethods,
      limited: 'card',
      errors: [noCard, ...providerErrors],
    },
    ({ body, ...who }) =>
      noted(who, 'card.default', () => setDefaultCard(deps, who.actor, body.paymentMethodId)),
  );
  api.delete(
    '/api/subscription/payment-methods/{id}',
    {
      role: 'user',
      proof: { when: 'for the default card', asks: asksToRemove },
      summary: 'Remove a card',
      params: PaymentMethodId,
      limited: 'cardRemoval',
      errors: [
        noCard,
        conflict('This is the only card of your subscription. Please add another one first'),
        ...providerErrors,
      ],
    },
    ({ params, ...who }) => noted(who, 'card.remove', () => removeCard(deps, who.actor, params.id)),
  );
  return api.app;
}
