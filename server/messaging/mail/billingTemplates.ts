import { fill } from '../../texts/sentence.ts';
import { opening, type Reader, textsFor, type Written, write } from './templates.ts';

type To = Reader & { billingUrl: string };

export function trialEndingMail(input: To & { date: string; amount: string }): Written {
  const { title, body, cancel, action, closing } = textsFor(input).trialEnding;
  return write('trial_ending', {
    ...opening(input),
    title,
    paragraphs: [fill(body, { date: input.date, amount: input.amount }), cancel],
    action: { label: action, url: input.billingUrl },
    closing,
  });
}

export function ownTrialEndingMail(input: To & { date: string }): Written {
  const { title, body, action, closing } = textsFor(input).ownTrialEnding;
  return write('trial_ending', {
    ...opening(input),
    title,
    paragraphs: [fill(body, { date: input.date })],
    action: { label: action, url: input.billingUrl },
    closing,
  });
}

export function paymentFailedMail(input: To & { amount: string; invoice: string }): Written {
  const { title, body, update, action, closing } = textsFor(input).paymentFailed;
  return write('payment_failed', {
    ...opening(input),
    title,
    paragraphs: [fill(body, { amount: input.amount, invoice: input.invoice }), update],
    action: { label: action, url: input.billingUrl },
    closing,
  });
}

export function cancelledMail(input: To & { date: string; ended: boolean }): Written {
  const { title, ended, until, reactivate, action, closing } = textsFor(input).cancelled;
  const { date } = input;
  return write('subscription_cancelled', {
    ...opening(input),
    title,
    paragraphs: input.ended ? [fill(ended, { date })] : [fill(until, { date }), reactivate],
    action: { label: action, url: input.billingUrl },
    closing,
  });
}

export function receiptMail(
  input: To & { amount: string; invoice: string; date: string; invoiceUrl: string | null },
): Written {
  const { title, body, openInvoice, openBilling, closing } = textsFor(input).receipt;
  const { amount, invoice, date, invoiceUrl, billingUrl } = input;
  return write('receipt', {
    ...opening(input),
    title: fill(title, { amount }),
    paragraphs: [fill(body, { amount, invoice, date })],
    action:
      invoiceUrl === null ? { label: openBilling, url: billingUrl } : { label: openInvoice, url: invoiceUrl },
    closing,
  });
}
