import { Hono } from 'hono';
import { html } from 'hono/html';
import { notice, page } from '../page.ts';
import { returnOf } from './challenge.ts';
import { settle } from './invoices.ts';
import { dayOf, money } from './money.ts';
import type { Payments } from './part.ts';
import { answerPaymentChallenge } from './payments.ts';
import { type PdfText, pdf } from './pdf.ts';
import { Refused } from './problems.ts';
import { answerSetupChallenge } from './setupIntents.ts';
import type { Invoice, PaymentIntent, SetupIntent } from './types.ts';

const label = 'Sandbox payments: no money moves';
const statuses: Record<Invoice['status'], string> = {
  draft: 'Draft',
  open: 'Due',
  paid: 'Paid',
  uncollectible: 'Written off',
  void: 'Void',
};

const top = html`<header class="top"><div><b>Payments</b><nav><a href="/mail">Mailbox</a><a href="/">Network</a></nav></div></header>`;

function facts(invoice: Invoice): [string, string][] {
  const { finalized_at, paid_at } = invoice.status_transitions;
  const amount = (value: number) => money(value, invoice.currency);
  const applied = invoice.amount_due - invoice.total;
  return [
    ['Invoice', invoice.number ?? 'Draft'],
    ['Billed to', invoice.customer_name ?? invoice.customer_email ?? invoice.customer],
    ['Issued', dayOf(finalized_at ?? invoice.created)],
    ...(paid_at === null ? [] : [['Paid on', dayOf(paid_at)] as [string, string]]),
    ['Status', statuses[invoice.status]],
    ['Total', amount(invoice.total)],
    ...(applied === 0 ? [] : [['Balance applied', amount(applied)] as [string, string]]),
    ['Amount due', amount(invoice.amount_due)],
  ];
}

function invoicePdf(invoice: Invoice): Buffer {
  const texts: PdfText[] = [{ x: 50, y: 70, text: 'Invoice', size: 22, bold: true }];
  let y = 110;
  for (const [name, value] of facts(invoice)) {
    texts.push({ x: 50, y, text: name, bold: true }, { x: 170, y, text: value });
    y += 18;
  }
  y += 20;
  // Fits on the page: a subscription's invoice has a handful of lines.
  for (const line of invoice.lines.slice(0, 25)) {
    texts.push(
      { x: 50, y, text: line.description },
      { x: 470, y, text: money(line.amount, invoice.currency) },
    );
    y += 13;
    texts.push({ x: 50, y, text: `${dayOf(line.period.start)} - ${dayOf(line.period.end)}`, size: 8 });
    y += 17;
  }
  texts.push({ x: 50, y: 800, text: label, size: 8 });
  return pdf(texts);
}

/** The pages below `/pay`: hosted invoices, and the bank's challenges (3-D Secure). */
export function paymentPages(payments: Payments): Hono {
  const { books } = payments;
  const app = new Hono({ strict: false });
  const invoiceOf = (secret: string) => {
    payments.catchUp();
    return books.store.all('invoice').find((invoice) => invoice.secret === secret && invoice.number !== null);
  };
  const missing = () => notice('Invoice not found', 'The address may be incomplete.', '', label);

  app.get('/invoice/:secret', (c) => {
    const invoice = invoiceOf(c.req.param('secret'));
    if (!invoice) return c.html(missing(), 404);
    const rows = facts(invoice).map(
      ([name, value]) => html`<div class="row"><span class="meta">${name}</span><span>${value}</span></div>`,
    );
    const lines = invoice.lines.map(
      (line) =>
        html`<div class="row"><span>${line.description}<br><span class="meta">${dayOf(line.period.start)} – ${dayOf(line.period.end)}</span></span><span>${money(line.amount, invoice.currency)}</span></div>`,
    );
    const body = html`<h1>Invoice ${invoice.number ?? ''}</h1><div class="card">${rows}</div><h2>Lines</h2><div class="card">${lines}</div>
      <a class="button" href="${c.req.path}/pdf">Download PDF</a>`;
    return c.html(page(`Invoice ${invoice.number}`, top, body, label));
  });
  app.get('/invoice/:secret/pdf', (c) => {
    const invoice = invoiceOf(c.req.param('secret'));
    if (!invoice) return c.html(missing(), 404);
    return c.body(new Uint8Array(invoicePdf(invoice)), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="Invoice-${invoice.number}.pdf"`,
    });
  });

  function asked(secret: string): { setup: SetupIntent } | { payment: PaymentIntent } | undefined {
    payments.catchUp();
    const id = secret.split('_secret_')[0] as string;
    const [setup, payment] = [books.find('setup_intent', id), books.find('payment_intent', id)];
    if (setup?.client_secret === secret && setup.status === 'requires_action') return { setup };
    return payment?.client_secret === secret && payment.status === 'requires_action'
      ? { payment }
      : undefined;
  }
  const over = () =>
    notice('Nothing to confirm', 'This payment was already confirmed or canceled.', '', label);

  app.get('/challenge/:secret', (c) => {
    const intent = asked(c.req.param('secret'));
    if (!intent) return c.html(over(), 410);
    const text =
      'payment' in intent
        ? `a payment of ${money(intent.payment.amount, intent.payment.currency)}`
        : 'saving your card';
    const body = html`<div class="narrow"><div class="card"><h1>Confirm this payment</h1>
      <p>Please confirm ${text}. This is the 3-D Secure page of a bank, emulated.</p>
      <form method="post"><button class="wide" name="answer" value="complete">Complete</button>
      <button class="plain wide" name="answer" value="fail">Fail</button></form></div></div>`;
    return c.html(page('Confirm this payment', '', body, label));
  });
  app.post('/challenge/:secret', async (c) => {
    const proved = (await c.req.parseBody()).answer === 'complete';
    const intent = asked(c.req.param('secret'));
    if (!intent) return c.html(over(), 410);
    const back = books.store.transaction(() => {
      if ('setup' in intent) {
        const { status } = answerSetupChallenge(books, intent.setup, proved);
        return returnOf(intent.setup.next_action, 'setup_intent', intent.setup, status === 'succeeded');
      }
      const payment = answerPaymentChallenge(books, intent.payment, proved);
      settle(books, books.need('invoice', intent.payment.invoice), payment, true);
      return returnOf(intent.payment.next_action, 'payment_intent', intent.payment, payment.paid);
    });
    payments.tellSoon();
    if (back !== null) return c.redirect(back, 303);
    return c.html(notice(proved ? 'Confirmed' : 'Not confirmed', 'You can close this page.', '', label));
  });
  app.onError((error, c) => {
    if (error instanceof Refused)
      return c.html(notice('Something went wrong', error.message, '', label), 400);
    throw error;
  });
  return app;
}
