import type { Books } from './books.ts';
import { cancelSubscription, changeSubscription, type SubscriptionChange } from './changeSubscription.ts';
import { renew } from './cycle.ts';
import { isLive } from './due.ts';
import { randomLetters } from './ids.ts';
import { applyBalance } from './invoices.ts';
import { invalid } from './problems.ts';
import { createSubscription, type SubscriptionInput } from './subscribe.ts';
import type { Invoice, Subscription } from './types.ts';

export type PreviewInput =
  | { subscribe: SubscriptionInput }
  | { subscription: Subscription; change: SubscriptionChange; cancelNow: boolean };

const nothing = (customer: string) =>
  invalid(`No upcoming invoices for customer: '${customer}'`, { code: 'invoice_upcoming_none' }, 404);

/** The immediate invoice of a change, else the one at the end of the period. */
function upcoming(books: Books, input: PreviewInput): Invoice {
  const invoiceOf = ({ latest_invoice }: Subscription) => books.need('invoice', latest_invoice as string);
  if ('subscribe' in input) {
    return invoiceOf(
      createSubscription(books, { ...input.subscribe, payment_behavior: 'default_incomplete' }),
    );
  }
  const { subscription, change, cancelNow } = input;
  if (!isLive(subscription)) throw nothing(subscription.customer);
  const changed = cancelNow
    ? cancelSubscription(books, subscription, {
        prorate: change.proration_behavior !== 'none',
        invoice_now: true,
      })
    : changeSubscription(books, subscription, { ...change, payment_behavior: 'default_incomplete' });
  if (changed.latest_invoice !== subscription.latest_invoice) return invoiceOf(changed);
  if (!isLive(changed) || (changed.cancel_at !== null && changed.cancel_at <= changed.period.end))
    throw nothing(changed.customer);
  const renewed = books.time.at(changed.period.end, () => renew(books, changed));
  if (!isLive(renewed)) throw nothing(changed.customer);
  return invoiceOf(renewed);
}

/**
 * `POST /v1/invoices/create_preview`. Makes the change and rolls it back, so that a preview matches the real
 * change.
 */
export function previewInvoice(books: Books, input: PreviewInput): object {
  const rollBack = new Error('only a preview');
  let answer: object = {};
  try {
    books.store.transaction(() => {
      const balance = (id: string) => books.need('customer', id).balance;
      const customer = 'subscribe' in input ? input.subscribe.customer : input.subscription.customer;
      const before = balance(customer);
      const invoice = upcoming(books, input);
      const preview: Invoice = {
        ...invoice,
        ...applyBalance(invoice.total, before, invoice.currency),
        id: `upcoming_in_1${randomLetters(23)}`,
        number: null,
        status: 'draft',
        amount_paid: 0,
        attempt_count: 0,
        attempted: false,
        auto_advance: true,
        automatically_finalizes_at: invoice.automatically_finalizes_at ?? invoice.created,
        status_transitions: {
          finalized_at: null,
          marked_uncollectible_at: null,
          paid_at: null,
          voided_at: null,
        },
      };
      answer = books.wire('invoice', preview);
      throw rollBack;
    });
  } catch (error) {
    if (error !== rollBack) throw error;
  }
  return answer;
}
