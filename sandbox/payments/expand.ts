import type { Books } from './books.ts';
import { kindOf } from './ids.ts';
import { invalid } from './problems.ts';
import type { Invoice, PaymentIntent } from './types.ts';

type Wire = Record<string, unknown>;

/** `payments`: the past and pending payments of an invoice. */
function paymentsOf(invoice: Invoice, intent: PaymentIntent | undefined): Wire {
  const paid = intent?.status === 'succeeded';
  const payment = intent && {
    id: `inpay_${intent.id.slice(3)}`,
    object: 'invoice_payment',
    amount_paid: paid ? intent.amount : null,
    amount_requested: intent.amount,
    created: intent.created,
    currency: intent.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: paid ? 'paid' : intent.status === 'canceled' ? 'canceled' : 'open',
    status_transitions: {
      canceled_at: intent.canceled_at,
      paid_at: paid ? invoice.status_transitions.paid_at : null,
    },
  };
  const data = payment ? [payment] : [];
  return { object: 'list', data, has_more: false, url: `/v1/invoice_payments?invoice=${invoice.id}` };
}

/** Only present on request. */
function included(books: Books, node: Wire, field: string): unknown {
  const invoice = node.object === 'invoice' ? books.find('invoice', node.id as string) : undefined;
  if (!invoice) return undefined;
  const intent =
    invoice.payment_intent === null ? undefined : books.find('payment_intent', invoice.payment_intent);
  if (field === 'payments') return paymentsOf(invoice, intent);
  if (field === 'confirmation_secret')
    return intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null;
  return undefined;
}

/**
 * Replaces IDs by whole objects (docs.stripe.com/api/expanding_objects).
 * @param paths such as `latest_invoice.payments` or `data.customer`
 * @throws {Refused} 400 for a field that is not an object
 */
export function expand(books: Books, answer: object, paths: string[]): void {
  const refuse = (path: string) =>
    invalid(`This property cannot be expanded (${path}).`, { param: 'expand' });
  const walk = (node: unknown, parts: string[], path: string): void => {
    const [field, ...rest] = parts;
    if (field === undefined || node === null || node === undefined) return;
    if (Array.isArray(node)) {
      for (const each of node) walk(each, parts, path);
      return;
    }
    const holder = node as Wire;
    if (holder[field] === undefined) holder[field] = included(books, holder, field);
    const value = holder[field];
    if (value === undefined) throw refuse(path);
    if (typeof value === 'string') {
      const kind = kindOf(value);
      const thing = kind && books.find(kind, value);
      if (!kind || !thing) throw refuse(path);
      holder[field] = books.wire(kind, thing);
    } else if (value !== null && typeof value !== 'object') throw refuse(path);
    walk(holder[field], rest, path);
  };
  for (const path of paths) {
    const parts = path.split('.');
    if (parts.length > 4)
      throw invalid(`You cannot expand more than 4 levels of a property. Property: ${path}`, {
        code: 'property_expansion_max_depth',
        param: 'expand',
      });
    walk(answer, parts, path);
  }
}
