import { Hono } from 'hono';
import { html } from 'hono/html';
import { iso } from '../../server/clock.ts';
import { type Html, notice, page } from '../page.ts';
import type { Address, Mail, MailStore } from './store.ts';

const top = html`<header class="top"><div><b><a href="/mail">Mailbox</a></b><nav><a href="/mail">Inbox</a><a href="/">Network</a></nav></div></header>`;

const shown = ({ Name, Address }: Address) => (Name === '' ? Address : `${Name} <${Address}>`);
const everybody = (mail: Mail) => [...mail.to, ...mail.cc, ...mail.bcc].map(shown).join(', ');
const minutes = (at: number) => iso(at).slice(0, 16).replace('T', ' ');

const linked = (text: string): (Html | string)[] =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));

/** The mailbox at `/mail`: e-mails newest first, and each one as it looks. */
export function mailPages(store: MailStore): Hono {
  const app = new Hono({ strict: false });

  app.get('/', (c) => {
    const mails = store.list(0, 100);
    const list = mails.map(
      (mail) => html`<a class="card mail ${mail.read ? '' : 'unread'}" href="/mail/view/${mail.id}">
        <div class="row"><strong>${mail.subject || '(no subject)'}</strong><span class="meta">${minutes(mail.created)}</span></div>
        <div class="meta">To ${everybody(mail)}</div></a>`,
    );
    const empty = html`<div class="card">No e-mails yet. E-mails from the server appear here.</div>`;
    return c.html(
      page('Mailbox', top, html`<h1>Inbox</h1><br>${mails.length === 0 ? empty : html`<div>${list}</div>`}`),
    );
  });

  app.get('/view/:id', (c) => {
    const mail = store.open(c.req.param('id'));
    if (!mail)
      return c.html(
        notice('E-mail not found', 'It may have been deleted.', html`<a href="/mail">To the inbox</a>`),
        404,
      );
    // The e-mail's own HTML can run no scripts and can't reach this page. Its links open in a new tab.
    const framed = `<base target="_blank">${mail.html}`;
    const body =
      mail.html === ''
        ? html`<p class="text">${linked(mail.text)}</p>`
        : html`<iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${framed}"></iframe>
            <details><summary class="meta">Plain text</summary><p class="text">${linked(mail.text)}</p></details>`;
    return c.html(
      page(
        mail.subject,
        top,
        html`<h1>${mail.subject || '(no subject)'}</h1>
          <div class="card"><div class="meta">From ${shown(mail.from)}<br>To ${everybody(mail)}<br>${minutes(mail.created)} UTC</div></div>${body}`,
      ),
    );
  });
  return app;
}
