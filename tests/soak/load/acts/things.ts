/** Objects that a customer creates and removes: tokens, sessions, webhooks, accounts, payments. */
import type { Client } from '../client.ts';
import { gone } from '../facts.ts';
import { subscriptionOf, webhookOf } from '../readBack.ts';
import { act } from './act.ts';

const idOf = ({ id }: { id: string }): string => id;

/** Removes a thing from the client's journal. */
export const remove = (name: string, kind: string) => async (me: Client) => {
  const id = me.pick(idsOf(me, kind));
  return id === undefined ? false : me.change(name, { params: { id } }, { kind, id, value: gone });
};
/** The existing things of a kind, by the journal. */
export const idsOf = (me: Client, kind: string): string[] =>
  (me.facts.known().find(([known]) => known === kind)?.[1] ?? []).filter(
    (id) => me.facts.candidates(kind, id)[0] !== gone,
  );

const change = (me: Client, change: object, enabled: (was: string) => string) => {
  const id = me.pick(idsOf(me, 'webhook'));
  const was = id && me.facts.candidates('webhook', id)[0];
  if (!id || !was) return false;
  return me.change(
    'PUT /api/webhooks/{id}',
    { params: { id }, json: change },
    { kind: 'webhook', id, value: enabled(was) },
  );
};

async function connect(me: Client): Promise<unknown> {
  const reply = await me.call('POST /api/linkedinaccount/createAuthLink', { json: {} });
  if (reply?.status !== 200) return reply;
  const form = new URLSearchParams({
    email: `${me.word('extra').replace(/\W/g, '-')}@example.com`,
    password: 'secret',
  });
  const before = new Set(
    ((await me.call('GET /api/linkedinaccount'))?.body ?? []).map(
      ({ accountId }: { accountId: string }) => accountId,
    ),
  );
  // The network's page may fail, and its event may be lost: then there is no account.
  await fetch(reply.body.url, { method: 'POST', body: form, redirect: 'manual' }).then(
    (page) => page.arrayBuffer(),
    () => {},
  );
  const after = await me.call('GET /api/linkedinaccount');
  if (after?.status !== 200 || before.size === 0) return after;
  const added = after.body.find(({ accountId }: { accountId: string }) => !before.has(accountId));
  if (added) me.facts.told('account', added.accountId, 'there');
  return after;
}

/** Only with a subscription. */
const subscribed = (me: Client): boolean => idsOf(me, 'subscription').length > 0;
const pays =
  (name: string, ask: (me: Client) => object | false | Promise<object | false>) => async (me: Client) => {
    const json = await ask(me);
    if (!json) return false;
    const reply = await me.call(name, { json });
    if (reply && reply.status < 300) me.facts.told('subscription', 'mine', subscriptionOf(reply.body));
    // The provider may have done it; its event comes later.
    else if (!reply || reply.status >= 500) me.facts.forget('subscription', 'mine');
    return reply;
  };
const seats = (me: Client): number => me.accountIds.length + 2 + Math.floor(me.random() * 5);

async function priceOf(me: Client): Promise<string | undefined> {
  const plans = await me.call('GET /api/subscription/plans');
  return plans?.status === 200 ? me.pick<{ stripePriceId: string }>(plans.body)?.stripePriceId : undefined;
}
async function cardOf(me: Client): Promise<string | undefined> {
  const cards = await me.call('GET /api/subscription/payment-methods');
  return cards?.status === 200 ? me.pick<{ id: string }>(cards.body.paymentMethods)?.id : undefined;
}

export const thingActs = [
  act('customer', 1, 'POST /api/tokens', (me) => {
    const headers = { 'idempotency-key': me.word('token').replace(/\W/g, '-') };
    return me.change(
      'POST /api/tokens',
      { json: { name: me.word('token'), scope: 'read' }, headers },
      { kind: 'token', id: idOf, value: 'there' },
    );
  }),
  act('customer', 0.9, 'DELETE /api/tokens/{id}', remove('DELETE /api/tokens/{id}', 'token')),
  act('customer', 0.3, 'DELETE /api/sessions/{id}', remove('DELETE /api/sessions/{id}', 'session')),
  act('customer', 0.5, ['POST /api/auth/login', 'POST /api/auth/logout'], async (me) => {
    const signedIn = await me.call('POST /api/auth/login', {
      token: null,
      json: { email: me.email, password: me.password },
    });
    if (signedIn?.status !== 200) return signedIn;
    const token: string = signedIn.body.token;
    const sessions = await me.call('GET /api/sessions', { token });
    const current =
      sessions?.status === 200 && sessions.body.find((session: { current: boolean }) => session.current);
    if (!current) return sessions;
    me.facts.told('session', current.id, 'there');
    if (me.random() < 0.5) return true;
    return me.change('POST /api/auth/logout', { token }, { kind: 'session', id: current.id, value: gone });
  }),
  act('customer', 1, 'POST /api/auth/update', (me) => {
    const companyName = me.word('Company');
    const json = { firstName: 'Test', lastName: `Client ${me.n}`, companyName, email: me.email };
    return me.change('POST /api/auth/update', { json }, { kind: 'profile', id: 'mine', value: companyName });
  }),

  act('customer', 0.4, 'POST /api/webhooks', (me) => {
    const url = `${me.world.receiver}/${me.word('hook').replace(/\W/g, '-')}`;
    const json = { url, events: ['comment.posted', 'draft.waiting'] };
    return me.change(
      'POST /api/webhooks',
      { json },
      { kind: 'webhook', id: idOf, value: webhookOf({ url, enabled: true }) },
    );
  }),
  act('customer', 0.3, 'PUT /api/webhooks/{id}', async (me) =>
    me.random() < 0.3
      ? change(me, { enabled: false }, (was) => was.replace(/ on$/, ' off'))
      : change(me, { enabled: true }, (was) => was.replace(/ off$/, ' on')),
  ),
  act('customer', 0.2, 'DELETE /api/webhooks/{id}', remove('DELETE /api/webhooks/{id}', 'webhook')),
  act('customer', 0.1, 'POST /api/webhooks/{id}/secret', async (me) => {
    const id = me.pick(idsOf(me, 'webhook'));
    return id ? me.call('POST /api/webhooks/{id}/secret', { params: { id } }) : false;
  }),
  act('customer', 0.3, 'POST /api/webhooks/{id}/test', async (me) => {
    const id = me.pick(idsOf(me, 'webhook'));
    return id ? me.call('POST /api/webhooks/{id}/test', { params: { id } }) : false;
  }),
  act('customer', 0.2, 'POST /api/webhook-messages/{id}/replay', async (me) => {
    const id = me.seen('GET /api/webhook-messages');
    return id ? me.call('POST /api/webhook-messages/{id}/replay', { params: { id } }) : false;
  }),

  act('customer', 0.3, 'POST /api/linkedinaccount/createAuthLink', connect),
  act('customer', 0.3, 'DELETE /api/linkedinaccount/{accountId}', async (me) => {
    const id = me.pick(idsOf(me, 'account'));
    if (!id) return false;
    return me.change(
      'DELETE /api/linkedinaccount/{accountId}',
      { params: { accountId: id } },
      { kind: 'account', id, value: gone },
    );
  }),

  act('customer', 0.2, 'POST /api/subscription/setup-intent', (me) =>
    me.call('POST /api/subscription/setup-intent', { json: {} }),
  ),
  act('customer', 0.3, 'POST /api/subscription/payment-methods', (me) =>
    me.call('POST /api/subscription/payment-methods', { json: { paymentMethodId: 'pm_card_visa' } }),
  ),
  act('customer', 0.2, 'PUT /api/subscription/payment-methods/default', async (me) => {
    const paymentMethodId = await cardOf(me);
    return paymentMethodId
      ? me.call('PUT /api/subscription/payment-methods/default', { json: { paymentMethodId } })
      : false;
  }),
  act('customer', 0.1, 'DELETE /api/subscription/payment-methods/{id}', async (me) => {
    const id = await cardOf(me);
    if (!id) return false;
    return me.change(
      'DELETE /api/subscription/payment-methods/{id}',
      { params: { id } },
      { kind: 'card', id, value: gone },
    );
  }),
  act('customer', 0.3, 'POST /api/subscription/preview', async (me) => {
    const priceId = await priceOf(me);
    return priceId
      ? me.call('POST /api/subscription/preview', { json: { priceId, seats: seats(me) } })
      : false;
  }),
  act(
    'customer',
    0.4,
    'POST /api/subscription/create',
    pays('POST /api/subscription/create', async (me) => {
      const priceId = await priceOf(me);
      return priceId ? { priceId, seats: seats(me) } : false;
    }),
  ),
  act(
    'customer',
    0.4,
    'PUT /api/subscription/update',
    pays('PUT /api/subscription/update', (me) => subscribed(me) && { seats: seats(me) }),
  ),
  act('customer', 0.1, 'POST /api/subscription/confirmation', (me) =>
    me.call('POST /api/subscription/confirmation', { json: {} }),
  ),
  act('customer', 0.1, 'DELETE /api/subscription/confirmation', (me) =>
    me.call('DELETE /api/subscription/confirmation'),
  ),
  act(
    'customer',
    0.2,
    'POST /api/subscription/cancel',
    pays('POST /api/subscription/cancel', (me) => subscribed(me) && { cancelAtPeriodEnd: true }),
  ),
  act(
    'customer',
    0.2,
    'POST /api/subscription/reactivate',
    pays('POST /api/subscription/reactivate', (me) => subscribed(me) && {}),
  ),
];
