import type { Books } from './books.ts';
import { draftLasts, nextAttempt } from './due.ts';
import { newId, randomLetters } from './ids.ts';
import { smallestCharge } from './money.ts';
import { canRetry, charge, createPaymentIntent, type Payment, payingMethod } from './payments.ts';
import { invalid } from './problems.ts';
import { afterFailure, afterPayment, dropPendingUpdate } from './standing.ts';
import type {
  BillingReason,
  Invoice,
  InvoiceItem,
  Line,
  PaymentMethod,
  Period,
  Subscription,
} from './types.ts';

/** The amount due after the customer's balance, and the balance left. */
export function applyBalance(total: number, balance: number, currency: string) {
  const sum = total + balance;
  const amount_due = sum < smallestCharge(currency) ? 0 : sum;
  return { amount_due, starting_balance: balance, ending_balance: sum - amount_due };
}

/** The lines that wait for the subscription's next invoice, newest first. */
export const waitingItems = (books: Books, subscription: Subscription): InvoiceItem[] =>
  books.store
    .all('invoiceitem', subscription.customer)
    .filter((item) => item.subscription === subscription.id);

/** Removes the lines that wait for the next invoice, oldest first. */
export function takePending(books: Books, subscription: Subscription): Line[] {
  const waiting = waitingItems(books, subscription);
  for (const item of waiting) books.store.remove(item.id);
  return waiting.reverse().map((item) => ({ id: newId('il'), ...item.line, invoice_item: item.id }));
}

/** A draft. The caller sets it as the subscription's latest invoice. */
export function createInvoice(
  books: Books,
  subscription: Subscription,
  lines: Line[],
  billing_reason: BillingReason,
  period: Period,
): Invoice {
  const customer = books.need('customer', subscription.customer, 'customer');
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const { amount_due, starting_balance } = applyBalance(total, customer.balance, subscription.currency);
  return books.add(
    'invoice',
    {
      customer: customer.id,
      subscription: subscription.id,
      number: null,
      secret: randomLetters(32),
      status: 'draft',
      currency: subscription.currency,
      lines,
      total,
      starting_balance,
      ending_balance: null,
      amount_due,
      amount_paid: 0,
      billing_reason,
      attempt_count: 0,
      attempted: false,
      auto_advance: subscription.status !== 'unpaid',
      automatically_finalizes_at: billing_reason === 'subscription_cycle' ? books.now() + draftLasts : null,
      next_payment_attempt: null,
      period,
      payment_intent: null,
      paid_out_of_band: false,
      customer_email: customer.email,
      customer_name: customer.name,
      status_transitions: {
        finalized_at: null,
        marked_uncollectible_at: null,
        paid_at: null,
        voided_at: null,
      },
    },
    'invoice.created',
  );
}

function markPaid(books: Books, invoice: Invoice, outOfBand = false): Invoice {
  const paid: Invoice = {
    ...invoice,
    status: 'paid',
    amount_paid: invoice.amount_due,
    attempted: true,
    next_payment_attempt: null,
    auto_advance: false,
    paid_out_of_band: outOfBand,
    status_transitions: { ...invoice.status_transitions, paid_at: books.now() },
  };
  books.save('invoice', paid, 'invoice.paid');
  if (!outOfBand) books.tell('invoice.payment_succeeded', 'invoice', paid);
  afterPayment(books, paid);
  return paid;
}

/** Numbers a draft and makes it due. Nothing due means paid. */
export function finalizeInvoice(books: Books, invoice: Invoice): Invoice {
  if (invoice.status !== 'draft') {
    throw invalid("This invoice is already finalized, you can't re-finalize a non-draft invoice.", {
      code: 'invoice_not_editable',
    });
  }
  const customer = books.need('customer', invoice.customer, 'customer');
  const { next_invoice_sequence: sequence, invoice_prefix: prefix } = customer;
  const balance = applyBalance(invoice.total, customer.balance, invoice.currency);
  books.save(
    'customer',
    { ...customer, balance: balance.ending_balance, next_invoice_sequence: sequence + 1 },
    '',
  );
  const open: Invoice = {
    ...invoice,
    ...balance,
    number: `${prefix}-${String(sequence).padStart(4, '0')}`,
    status: 'open',
    status_transitions: { ...invoice.status_transitions, finalized_at: books.now() },
  };
  const intent = open.amount_due > 0 ? createPaymentIntent(books, open) : null;
  const due = books.save('invoice', { ...open, payment_intent: intent?.id ?? null }, 'invoice.finalized');
  return intent ? due : markPaid(books, due);
}

/** Stores an attempt and its effects. A manual attempt after the first one doesn't change the schedule. */
export function settle(books: Books, invoice: Invoice, payment: Payment, byHand: boolean): Invoice {
  if (payment.paid) return markPaid(books, countAttempt(invoice, byHand));
  const counted = countAttempt(invoice, byHand);
  const retried = invoice.billing_reason !== 'subscription_create' && invoice.auto_advance;
  const scheduled = counted.attempt_count > invoice.attempt_count;
  const next = !retried
    ? null
    : scheduled
      ? nextAttempt(counted.attempt_count, books.now())
      : invoice.next_payment_attempt;
  const failed: Invoice = { ...counted, attempted: true, next_payment_attempt: next };
  books.save('invoice', failed);
  books.tell('invoice.payment_failed', 'invoice', failed);
  if (payment.asks) books.tell('invoice.payment_action_required', 'invoice', failed);
  afterFailure(books, failed, retried && scheduled && next === null);
  return failed;
}

const countAttempt = (invoice: Invoice, byHand: boolean): Invoice =>
  byHand && invoice.attempt_count > 0 ? invoice : { ...invoice, attempt_count: invoice.attempt_count + 1 };

/**
 * Runs the scheduled retry of an unpaid invoice. Without a usable card, it counts but charges nothing: Stripe
 * keeps scheduling retries, and runs them once there is another card (docs.stripe.com/api/invoices/object,
 * `attempt_count`).
 */
export function retry(books: Books, invoice: Invoice): void {
  const intent = books.need('payment_intent', invoice.payment_intent as string, 'payment_intent');
  if (invoice.attempt_count === 0 || canRetry(intent, payingMethod(books, invoice))) {
    collect(books, invoice, false);
    return;
  }
  const attempt_count = invoice.attempt_count + 1;
  const next = nextAttempt(attempt_count, books.now());
  const counted = books.save('invoice', { ...invoice, attempt_count, next_payment_attempt: next });
  if (next === null) afterFailure(books, counted, true);
}
/** A card to use instead of the invoice's, and whether its holder is present. */
export type Paying = { method?: PaymentMethod | null | undefined; present?: boolean };

export function collect(
  books: Books,
  invoice: Invoice,
  byHand: boolean,
  { method = payingMethod(books, invoice), present = false }: Paying = {},
) {
  const intent = books.need('payment_intent', invoice.payment_intent as string, 'payment_intent');
  const payment = charge(books, intent, method, present);
  return { payment, invoice: settle(books, invoice, payment, byHand) };
}

/** `POST /v1/invoices/{id}/pay`. @throws {Refused} 402 for a declined card; the attempt counts anyway */
export function payInvoice(books: Books, invoice: Invoice, paying: Paying, outOfBand: boolean): Invoice {
  const due = invoice.status === 'draft' ? finalizeInvoice(books, invoice) : invoice;
  if (due.status === 'paid') {
    if (invoice.status === 'draft') return due;
    throw invalid('Invoice is already paid');
  }
  if (due.status === 'void')
    throw invalid('This invoice can no longer be paid', { code: 'invoice_not_editable' });
  if (outOfBand) {
    cancelIntent(books, due);
    return markPaid(books, due, true);
  }
  const { payment, invoice: settled } = collect(books, due, true, paying);
  if (payment.paid) return settled;
  payment.problem.keep = true;
  throw payment.problem;
}

function cancelIntent(books: Books, invoice: Invoice): void {
  const intent =
    invoice.payment_intent === null ? undefined : books.find('payment_intent', invoice.payment_intent);
  if (intent && intent.status !== 'succeeded') {
    books.save(
      'payment_intent',
      { ...intent, status: 'canceled', canceled_at: books.now(), next_action: null },
      'payment_intent.canceled',
    );
  }
}

/** Returns the balance that an invoice used to the customer. */
function returnBalance(books: Books, { customer: id, total, amount_due }: Invoice): void {
  const customer = books.need('customer', id, 'customer');
  books.save('customer', { ...customer, balance: customer.balance - (total - amount_due) }, '');
}

export function closeInvoice(books: Books, invoice: Invoice, status: 'void' | 'uncollectible'): Invoice {
  if (invoice.status !== 'open' && !(invoice.status === 'uncollectible' && status === 'void')) {
    throw invalid(`You can only pass in open invoices. This invoice isn't open.`, {
      code: 'invoice_not_editable',
    });
  }
  if (status === 'void') {
    cancelIntent(books, invoice);
    returnBalance(books, invoice);
  }
  const at = status === 'void' ? 'voided_at' : 'marked_uncollectible_at';
  const closed: Invoice = {
    ...invoice,
    status,
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, [at]: books.now() },
  };
  books.save('invoice', closed, status === 'void' ? 'invoice.voided' : 'invoice.marked_uncollectible');
  if (status === 'void') dropPendingUpdate(books, closed);
  return closed;
}
