import { Hono } from 'hono';
import { html } from 'hono/html';
import { type Html, notice, page } from '../page.ts';
import { deliver } from './deliver.ts';
import type { Network } from './network.ts';
import { slug } from './people.ts';
import { regulars } from './regulars/regulars.ts';
import { languageCodes } from './text/types.ts';
import type { Link, Member } from './types.ts';

const deadLinks = {
  unknown: {
    status: 404,
    title: 'This link is not valid',
    text: 'It was not created here. Ask for a new one.',
  },
  used: {
    status: 410,
    title: 'This link was already used',
    text: 'A login link works once. Ask for a new one.',
  },
  expired: { status: 410, title: 'This link is too old', text: 'It has expired. Ask for a new one.' },
} as const;

const emailOf = (member: Member) => `${slug(member.name).replaceAll('-', '.')}@example.com`;

/** One page that accepts any e-mail and password. The same e-mail is always the same person. */
export function signInPages(network: Network): Hono {
  const { store, links, connections, format, world } = network;
  const app = new Hono({ strict: false });

  /** One of each language, then those who write in a way of their own. */
  const personas = () => {
    const taken = new Set(store.accounts().map((account) => account.member));
    const free = world.core.all.filter((member) => !member.isCompany && !taken.has(member.seq));
    const known = languageCodes.flatMap((code) => free.find(({ language }) => language === code) ?? []);
    const own = regulars.map(({ email, habit }) => ({ member: connections.memberOf(email), habit }));
    return [
      ...known.map((member) => ({ member, habit: '' })),
      ...own.filter(({ member }) => !taken.has(member.seq)),
    ];
  };

  function form(link: Link, email: string, problem = ''): Html {
    const account = link.reconnectAccount === null ? undefined : store.account(link.reconnectAccount);
    const again =
      account &&
      html`<p class="meta">Sign in again as <strong>${store.member(account.member).name}</strong> (${account.email}).</p>`;
    const choice = html`<h2>Or sign in as one of these people</h2><form method="post" class="personas">${personas().map(
      ({
        member,
        habit,
      }) => html`<button class="plain" name="persona" value="${member.publicId}"><img src="${format.imageUrl(member)}" alt="">
        <span>${member.name}<br><span class="meta">${member.headline}</span>${habit && html`<br><span class="meta">${habit}</span>`}</span></button>`,
    )}</form>`;
    return page(
      'Sign in to the sandbox network',
      '',
      html`<div class="narrow"><div class="card">
        <h1>Connect your account</h1>
        ${again ?? html`<p class="meta">Any e-mail and password work. The same e-mail is always the same person.</p>`}
        ${problem === '' ? '' : html`<p class="bad" role="alert">${problem}</p>`}
        <form method="post">
          <label for="email">E-mail</label>
          <input id="email" name="email" type="email" autocomplete="off" required value="${email}">
          <label for="password">Password</label>
          <input id="password" name="password" type="password" autocomplete="off" required>
          <button class="wide">Sign in</button>
        </form>
        ${link.failureUrl === null ? '' : html`<a class="button plain wide" href="${link.failureUrl}">Cancel</a>`}
        ${link.type === 'reconnect' ? '' : choice}
      </div></div>`,
    );
  }

  const dead = (why: keyof typeof deadLinks) => notice(deadLinks[why].title, deadLinks[why].text);

  app.get('/:token', (c) => {
    const link = links.find(c.req.param('token'));
    if (typeof link === 'string') return c.html(dead(link), deadLinks[link].status);
    const account = link.reconnectAccount === null ? undefined : store.account(link.reconnectAccount);
    return c.html(form(link, account?.email ?? ''));
  });

  app.post('/:token', async (c) => {
    const link = links.find(c.req.param('token'));
    if (typeof link === 'string') return c.html(dead(link), deadLinks[link].status);
    const body = await c.req.parseBody();
    const persona =
      typeof body.persona === 'string' && link.type === 'create'
        ? store.memberByPublicId('in', body.persona)
        : undefined;
    const email = persona ? (store.emailOf(persona) ?? emailOf(persona)) : String(body.email ?? '').trim();
    if (!/^[^\s@]+@[^\s@]+$/.test(email))
      return c.html(form(link, email, 'Please enter an e-mail address.'), 400);
    if (!persona && String(body.password ?? '') === '')
      return c.html(form(link, email, 'Please enter a password.'), 400);
    if (persona && !store.memberByEmail(email)) store.addLogin(email, persona);

    const member = connections.memberOf(email);
    const wanted = link.reconnectAccount === null ? undefined : store.account(link.reconnectAccount);
    if (link.type === 'reconnect' && wanted?.member !== member.seq) {
      return c.html(form(link, email, 'Wrong account: sign in as the person who was connected before.'), 400);
    }
    if (!links.use(link.token)) return c.html(dead('used'), deadLinks.used.status);

    const account = wanted
      ? await connections.setStatus(wanted, 'OK', { message: 'RECONNECTED' })
      : await connections.connect(member, email);
    if (link.notifyUrl !== null) {
      const status = link.type === 'create' ? 'CREATION_SUCCESS' : 'RECONNECTED';
      const payload = {
        status,
        account_id: account.accountId,
        ...(link.name !== null && { name: link.name }),
      };
      const headers = { 'content-type': 'application/json' };
      // The provider may send an event twice.
      for (const body of [JSON.stringify(payload), JSON.stringify(payload)])
        await deliver(network.context, link.notifyUrl, body, headers);
    }
    if (link.successUrl !== null && link.bypassSuccess) return c.redirect(link.successUrl, 303);
    const onwards =
      link.successUrl === null ? '' : html`<a class="button wide" href="${link.successUrl}">Continue</a>`;
    return c.html(notice('You are connected', `${member.name} is now connected.`, onwards));
  });
  return app;
}
