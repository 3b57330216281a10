import { periodAt } from './billingCycle.ts';
import type { Books } from './books.ts';
import { incompleteLasts, trialNotice } from './due.ts';
import { closeInvoice, createInvoice, finalizeInvoice, retry, takePending } from './invoices.ts';
import { periodLines } from './lines.ts';
import { payingMethod } from './payments.ts';
import { endSubscription } from './standing.ts';
import { recurringPrices } from './subscribe.ts';
import type { Invoice, Subscription } from './types.ts';

/** Starts the next period and drafts its invoice; ends a trial. */
export function renew(books: Books, subscription: Subscription): Subscription {
  const { status, billing_cycle_anchor: anchor, period } = subscription;
  const { every } = recurringPrices(books, subscription.items);
  const renewed: Subscription = {
    ...subscription,
    status: status === 'trialing' ? 'active' : status,
    period: periodAt(anchor, every, books.now()),
  };
  const lines = [...takePending(books, subscription), ...periodLines(books, renewed)];
  const invoice = createInvoice(books, renewed, lines, 'subscription_cycle', period);
  const ended =
    status === 'trialing' &&
    !payingMethod(books, invoice) &&
    subscription.missing_payment_method === 'cancel';
  if (ended) {
    books.store.remove(invoice.id);
    return endSubscription(books, subscription, null);
  }
  return books.save('subscription', { ...renewed, latest_invoice: invoice.id });
}

function expire(books: Books, subscription: Subscription): void {
  const invoice = books.find('invoice', subscription.latest_invoice ?? '');
  if (invoice?.status === 'open') closeInvoice(books, invoice, 'void');
  endSubscription(books, subscription, null);
}

/** The next scheduled change of a subscription. */
function turnSubscription(books: Books, before: Subscription): void {
  const now = books.now();
  const pending = before.pending_update;
  if (pending && now >= pending.expires_at)
    closeInvoice(books, books.need('invoice', pending.invoice), 'void');
  const subscription = books.need('subscription', before.id);
  const { status, trial_end, cancel_at, cancellation_details, period } = subscription;
  if (status === 'incomplete') {
    if (now >= subscription.created + incompleteLasts) expire(books, subscription);
  } else if (
    status === 'trialing' &&
    trial_end !== null &&
    !subscription.trial_noticed &&
    now >= trial_end - trialNotice
  ) {
    const noticed = books.save('subscription', { ...subscription, trial_noticed: true });
    books.tell('customer.subscription.trial_will_end', 'subscription', noticed);
  } else if (cancel_at !== null && now >= cancel_at)
    endSubscription(books, subscription, cancellation_details.reason);
  else if (now >= period.end) renew(books, subscription);
}

/** Finalizes and collects due drafts, and retries due invoices. */
function turnInvoice(books: Books, invoice: Invoice): void {
  const due = invoice.status === 'draft' ? finalizeInvoice(books, invoice) : invoice;
  if (due.status === 'open') retry(books, due);
}

/** Applies due changes in order, each at its own time. */
export function createCycle(books: Books) {
  /** Everything up to this time is applied. */
  let reached = 0;
  return {
    catchUp(): void {
      const until = books.time.present();
      for (;;) {
        const due = books.store.nextDue();
        if (!due || due.dueAt > until) break;
        books.time.at(Math.max(due.dueAt, reached), () =>
          books.store.transaction(() => {
            if (due.kind === 'subscription') turnSubscription(books, books.need('subscription', due.id));
            else turnInvoice(books, books.need('invoice', due.id));
          }),
        );
        const next = books.store.nextDue();
        if (next && next.id === due.id && next.dueAt === due.dueAt)
          throw new Error(`${due.id} stays due at ${due.dueAt}`);
        reached = Math.max(reached, due.dueAt);
      }
      reached = Math.max(reached, until);
    },
    restart(): void {
      reached = 0;
    },
  };
}
