import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { users } from '../../../db/schema/index.ts';
import { authenticate } from '../../../server/identity/auth/authenticate.ts';
import { direct } from '../../support/database.ts';
import type { TestServer } from '../../support/server.ts';
import type { Row } from '../permissions/table.ts';
import type { Call } from '../permissions/world.ts';
import type { Exercise } from './exercise.ts';

const tokenOf = (call: Call) => call.headers['x-auth-token'] ?? '';
const userIdOf = async (server: TestServer, token: string) => (await authenticate(server.deps, token)).userId;

/** The payment provider rejects our key or is away for the whole call, retries included. */
const paymentsDown = (status: number) => async (server: TestServer) => {
  await server.control('POST', '/faults', { provider: 'payments', status, rate: 1, match: '/v1/' });
};
const down = [
  { status: 502, note: 'the key is refused', before: paymentsDown(401) },
  { status: 503, note: 'the payment provider is down', before: paymentsDown(500) },
];
export const away = (call: string, more: Partial<Exercise> = {}): Exercise[] =>
  down.map((fault) => ({ call, ...fault, ...more }));

const card = (testId: string) => async (server: TestServer, call: Call) => {
  const json = { paymentMethodId: testId };
  return server.call('POST', '/api/subscription/payment-methods', { token: tokenOf(call), json });
};
/** Ends the client's trial, so that a card is charged at once. */
const noTrialLeft = async (server: TestServer, call: Call) => {
  const isClient = eq(users.id, await userIdOf(server, tokenOf(call)));
  await direct(server.deps.db).update(users).set({ trialStartedAt: 0, trialDays: 14 }).where(isClient);
};
async function subscribe(server: TestServer, call: Call) {
  const token = tokenOf(call);
  const { body } = await server.call('GET', '/api/subscription/plans', { token });
  const json = { priceId: body[0].stripePriceId, seats: 1 };
  await server.call('POST', '/api/subscription/create', { token, json });
}

const asking = 'pm_card_authenticationRequired';
/** Subscribes with a card that needs authentication. */
async function waitForBank(server: TestServer, call: Call) {
  const kept = await card(asking)(server, call);
  await noTrialLeft(server, call);
  await subscribe(server, call);
  return kept;
}

/** An event with the provider's signature. */
const signed = (object: object) => (server: TestServer, call: Call) => {
  const id = `evt_${Math.random().toString(36).slice(2)}`;
  const body = JSON.stringify({
    id,
    object: 'event',
    type: 'customer.updated',
    created: 1,
    data: { object },
  });
  const seconds = Math.floor(server.deps.clock.now() / 1000);
  const digest = createHmac('sha256', 'whsec_sandbox').update(`${seconds}.${body}`).digest('hex');
  Object.assign(call, {
    body,
    headers: { ...call.headers, 'stripe-signature': `t=${seconds},v1=${digest}` },
  });
};
/** A signed event about one of our customers. */
async function signedForSomebody(server: TestServer, call: Call) {
  const { token } = await server.signUp();
  await server.call('POST', '/api/subscription/setup-intent', { token, json: {} });
  const own = eq(users.id, await userIdOf(server, token));
  const user = (await server.deps.db.select().from(users).where(own))[0];
  signed({ id: user?.paymentsCustomerId, object: 'customer' })(server, call);
}

const subscribed: Partial<Row> = { needs: 'subscription' };
const bare: Partial<Row> = { needs: undefined };
const moreSeats = { ...subscribed, body: { seats: 9 } };

export const billingExercises: Exercise[] = [
  { call: 'GET /api/subscription', status: 200, note: 'one that is there', with: subscribed },
  { call: 'POST /api/subscription/preview', status: 200, note: 'more seats', with: moreSeats },
  {
    call: 'POST /api/subscription/preview',
    status: 409,
    note: 'nothing to change',
    with: { body: { seats: 9 } },
  },
  ...away('POST /api/subscription/preview', { with: moreSeats }),
  { call: 'POST /api/subscription/create', status: 409, note: 'no card', with: bare },
  {
    call: 'POST /api/subscription/create',
    status: 402,
    note: 'a card that fails',
    with: bare,
    async before(server, call) {
      await card('pm_card_chargeCustomerFail')(server, call);
      await noTrialLeft(server, call);
    },
  },
  ...away('POST /api/subscription/create'),
  { call: 'PUT /api/subscription/update', status: 409, note: 'nothing to change', with: bare },
  {
    call: 'PUT /api/subscription/update',
    status: 402,
    note: 'a card that fails',
    with: bare,
    async before(server, call) {
      await card('pm_card_visa')(server, call);
      await noTrialLeft(server, call);
      await subscribe(server, call);
      const { body } = await card('pm_card_chargeCustomerFail')(server, call);
      const failing = body.paymentMethods.find(
        ({ id }: { id: string }) => id !== body.defaultPaymentMethodId,
      );
      const json = { paymentMethodId: failing.id };
      await server.call('PUT', '/api/subscription/payment-methods/default', { token: tokenOf(call), json });
    },
  },
  ...away('PUT /api/subscription/update'),
  {
    call: 'POST /api/subscription/create',
    status: 402,
    note: 'a bank that asks',
    with: bare,
    async before(server, call) {
      await card(asking)(server, call);
      await noTrialLeft(server, call);
    },
  },
  {
    call: 'GET /api/subscription',
    status: 200,
    note: 'one that waits to be confirmed',
    before: waitForBank,
  },
  {
    call: 'POST /api/subscription/confirmation',
    status: 200,
    note: 'one that waits',
    before: waitForBank,
  },
  {
    call: 'POST /api/subscription/confirmation',
    status: 409,
    note: 'no card any more',
    async before(server, call) {
      const { body } = await waitForBank(server, call);
      const path = `/api/subscription/payment-methods/${body.defaultPaymentMethodId}`;
      await server.call('DELETE', path, { token: tokenOf(call) });
    },
  },
  ...away('POST /api/subscription/confirmation', { with: { needs: 'cardId' } }),
  { call: 'DELETE /api/subscription/confirmation', status: 200, note: 'one that waits', before: waitForBank },
  {
    call: 'DELETE /api/subscription/confirmation',
    status: 409,
    note: 'paid meanwhile',
    async before(server, call) {
      await waitForBank(server, call);
      await server.control('POST', '/faults', {
        provider: 'payments',
        status: 400,
        times: 1,
        match: '/void',
      });
    },
  },
  ...away('DELETE /api/subscription/confirmation'),
  { call: 'POST /api/subscription/cancel', status: 409, note: 'nothing to cancel', with: bare },
  ...away('POST /api/subscription/cancel'),
  { call: 'POST /api/subscription/reactivate', status: 409, note: 'nothing to reactivate', with: bare },
  ...away('POST /api/subscription/reactivate'),
  {
    call: 'GET /api/subscription/invoices',
    status: 200,
    note: 'as a list, one that is there',
    with: { ...subscribed, query: { range: '[0,9]' } },
  },
  {
    call: 'GET /api/subscription/payment-methods',
    status: 200,
    note: 'one that is there',
    with: { needs: 'cardId' },
  },
  ...away('POST /api/subscription/setup-intent'),
  {
    call: 'POST /api/subscription/payment-methods',
    status: 402,
    note: 'declined',
    with: { body: { paymentMethodId: 'pm_card_chargeDeclined' } },
  },
  {
    call: 'POST /api/subscription/payment-methods',
    status: 404,
    note: 'no such card',
    with: { body: { paymentMethodId: 'pm_none' } },
  },
  ...away('POST /api/subscription/payment-methods'),
  ...away('PUT /api/subscription/payment-methods/default'),
  {
    call: 'DELETE /api/subscription/payment-methods/{id}',
    status: 409,
    note: 'the only one of a subscription',
    before: subscribe,
  },
  ...away('DELETE /api/subscription/payment-methods/{id}'),
  ...away('GET /api/admin/billing/differences', { as: 'admin' }),
  ...away('POST /api/admin/billing/reconcile', { as: 'admin' }),
  {
    call: 'POST /webhooks/stripe',
    status: 200,
    note: 'signed',
    as: 'visitor',
    before: signed({ id: 'x', object: 'plan' }),
  },
  ...down.map(
    ({ status, note, before }): Exercise => ({
      call: 'POST /webhooks/stripe',
      status,
      note,
      as: 'visitor',
      async before(server, call) {
        await signedForSomebody(server, call);
        await before(server);
      },
    }),
  ),
];
