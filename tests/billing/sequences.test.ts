/**
 * After any sequence of user actions, provider events and network failures, our state matches the provider's,
 * and nobody pays for the same thing twice.
 */
import fc from 'fast-check';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoicesOf } from '../../db/billing/billing.ts';
import { isPostgres } from '../../db/dialect/engine.ts';
import { findUser, lapseUsers } from '../../db/identity/users.ts';
import { addCard, listCards, removeCard, setDefaultCard } from '../../server/billing/cards.ts';
import { createSubscription } from '../../server/billing/createSubscription.ts';
import { differencesOf } from '../../server/billing/differences.ts';
import { listPlans } from '../../server/billing/plans.ts';
import { cancelConfirmation, readConfirmation } from '../../server/billing/requiredAction.ts';
import { syncCustomer } from '../../server/billing/syncCustomer.ts';
import {
  cancelSubscription,
  reactivateSubscription,
  updateSubscription,
} from '../../server/billing/updateSubscription.ts';
import { AppError } from '../../server/errors.ts';
import type { Actor } from '../../server/identity/auth/authenticate.ts';
import { deepTimeout, samples } from '../support/deep.ts';
import { type BillingWorld, billingWorld, dayMs } from './world.ts';

// Postgres takes longer for the database of each.
const sequences = isPostgres ? samples(25, 100) : samples(100, 1000);
let world: BillingWorld;
let prices: string[];
beforeAll(async () => {
  world = await billingWorld();
  const page = { sort: { field: 'price' as const, descending: false }, offset: 0, limit: 10, filter: {} };
  prices = (await listPlans(world.deps, page)).rows.map(({ stripePriceId }) => stripePriceId);
});
afterAll(() => world.close());

type Person = Actor & { trialEndsAt: number };
type Act = (actor: Actor) => Promise<unknown>;
type Step = { act: Act; [fc.toStringMethod]: () => string };
const step = (name: string, act: Act): Step => ({ act, [fc.toStringMethod]: () => name });
const nameOf = (step: Step) => step[fc.toStringMethod]();

const anySeats = fc.integer({ min: 1, max: 20 });
const anyPlan = fc.integer({ min: 0, max: 2 });
const anyCard = fc.integer({ min: 0, max: 3 });
const cardAt = async (actor: Actor, n: number) => {
  const { paymentMethods: cards } = await listCards(world.deps, actor);
  return cards[n % Math.max(1, cards.length)]?.id ?? 'pm_none';
};
const heldBy = async (actor: Actor): Promise<Stripe.Subscription[]> => {
  const customer = (await findUser(world.deps.db, actor.userId))?.paymentsCustomerId;
  return customer
    ? (await world.stripe.subscriptions.list({ customer, status: 'all', limit: 100 })).data
    : [];
};
const isLive = ({ status }: { status: string }) => ['trialing', 'active', 'past_due'].includes(status);

const people = fc.oneof(
  fc
    .constantFrom(
      'pm_card_visa',
      'pm_card_mastercard',
      'pm_card_chargeCustomerFail',
      'pm_card_chargeDeclined',
      'pm_card_authenticationRequired',
    )
    .map((card) => step(`card ${card}`, (actor) => addCard(world.deps, actor, card))),
  anyCard.map((n) =>
    step(`default ${n}`, async (actor) => setDefaultCard(world.deps, actor, await cardAt(actor, n))),
  ),
  anyCard.map((n) =>
    step(`remove ${n}`, async (actor) => removeCard(world.deps, actor, await cardAt(actor, n))),
  ),
  fc
    .tuple(anyPlan, anySeats)
    .map(([n, seats]) =>
      step(`plan ${n} ${seats}`, (actor) =>
        createSubscription(world.deps, actor, { priceId: prices[n] ?? '', seats }),
      ),
    ),
  anySeats.map((seats) =>
    step(`seats ${seats}`, (actor) => updateSubscription(world.deps, actor, { seats })),
  ),
  anyPlan.map((n) =>
    step(`switch ${n}`, (actor) => updateSubscription(world.deps, actor, { priceId: prices[n] })),
  ),
  fc.constantFrom('complete' as const, 'fail' as const).map((answer) =>
    step(`the bank's question: ${answer}`, async (actor) => {
      const { confirmWith } = await readConfirmation(world.deps, actor);
      if (!confirmWith) return;
      // A card that was changed meanwhile may not be one whose bank asks.
      await world.bank.answer(confirmWith, answer).catch(() => {});
      await readConfirmation(world.deps, actor);
    }),
  ),
  fc.constant(step('give up', (actor) => cancelConfirmation(world.deps, actor))),
  fc.constant(step('cancel', (actor) => cancelSubscription(world.deps, actor))),
  fc.constant(step('reactivate', (actor) => reactivateSubscription(world.deps, actor))),
);

/** Pressed twice, or in two tabs. */
const twice = fc
  .tuple(people, people, fc.boolean())
  .map(([one, two, same]) =>
    step(`${nameOf(one)} and ${nameOf(same ? one : two)}`, (actor) =>
      Promise.allSettled([refusable(one, actor), refusable(same ? one : two, actor)]),
    ),
  );

const provider = fc.oneof(
  fc.integer({ min: 1, max: 20 }).map((days) =>
    step(`${days} days`, async () => {
      world.clock.advance(days * dayMs);
      await world.settle();
    }),
  ),
  fc.constant(
    step('ended at the provider', async (actor) => {
      for (const { id } of (await heldBy(actor)).filter(isLive)) await world.stripe.subscriptions.cancel(id);
    }),
  ),
  fc.constant(
    step('cancelled in the portal', async (actor) => {
      for (const { id } of (await heldBy(actor)).filter(isLive))
        await world.control('POST', `/subscriptions/${id}/cancel`);
    }),
  ),
  anySeats.map((quantity) =>
    step(`seats ${quantity} at the provider`, async (actor) => {
      const held = (await heldBy(actor)).find(isLive);
      const item = held?.items.data[0]?.id;
      if (held && item) await world.stripe.subscriptions.update(held.id, { items: [{ id: item, quantity }] });
    }),
  ),
);

const network = fc.oneof(
  fc
    .record({
      match: fc.constantFrom(
        'POST /v1/subscriptions',
        'POST /v1/customers',
        'GET /v1/',
        'POST /v1/',
        'GET /v1/invoices',
      ),
      how: fc.constantFrom<object>({ drop: 'before' }, { drop: 'after' }, { status: 500 }, { status: 429 }),
      times: fc.integer({ min: 1, max: 2 }),
    })
    .map(({ match, how, times }) =>
      step(`${match} ${JSON.stringify(how)} ${times}`, () =>
        world.control('POST', '/faults', { provider: 'payments', match, times, ...how }),
      ),
    ),
  fc.array(fc.nat(1000), { minLength: 1, maxLength: 8 }).map((order) =>
    step('notices, out of order and twice', async () => {
      await world.settle();
      const all = world.waiting.splice(0);
      const moved = all
        .map((body, n) => ({ body, at: order[n % order.length] ?? 0 }))
        .sort((a, b) => a.at - b.at);
      await world.deliver([...moved, ...moved.slice(0, 2)].map(({ body }) => body));
    }),
  ),
  fc.constant(
    step('notices lost', async () => {
      await world.settle();
      world.waiting.length = 0;
    }),
  ),
);

/** A refusal is an answer; anything else that is thrown is a defect. */
async function refusable({ act }: Step, actor: Actor): Promise<void> {
  try {
    await act(actor);
  } catch (error) {
    if (
      !(error instanceof AppError) &&
      (error as { rawType?: string }).rawType === undefined &&
      !isCut(error)
    )
      throw error;
  }
}
/** The test's own look at the provider met a fault. */
const isCut = (error: unknown) => (error as { type?: string }).type?.startsWith('Stripe') === true;

test(
  `${sequences} sequences of actions and faults end with our state equal to the provider’s`,
  async () => {
    const steps = fc.array(
      fc.oneof(
        { weight: 5, arbitrary: people },
        { weight: 2, arbitrary: provider },
        { weight: 2, arbitrary: network },
        { weight: 1, arbitrary: twice },
      ),
      {
        minLength: 3,
        maxLength: 10,
      },
    );
    const firstCard = fc.constantFrom('pm_card_visa', 'pm_card_authenticationRequired');
    await fc.assert(
      fc.asyncProperty(fc.boolean(), firstCard, steps, async (byNotices, card, sequence) => {
        const actor = await world.addUser();
        // Most of what can happen needs a card first.
        await addCard(world.deps, actor, card);
        for (const step of sequence) await refusable(step, actor);
        await world.control('DELETE', '/faults');
        await world.settle();
        // Notices may have been lost for good: then only the reconciliation is left.
        if (byNotices) await world.deliver(world.waiting.splice(0));
        await syncCustomer(world.deps, actor.userId);
        await isTrue(actor);
        await leave(actor);
      }),
      { numRuns: sequences, seed: 20261028, endOnFailure: true },
    );
  },
  deepTimeout,
);

/** The provider, asked by its own client and read by a rule of the test's own. */
async function isTrue(actor: Person): Promise<void> {
  const { db } = world.deps;
  await lapseUsers(db, world.clock.now());
  const user = await findUser(db, actor.userId);
  const customer = user?.paymentsCustomerId ?? '';
  const held = await heldBy(actor);
  const live = held.filter(isLive);
  const seen = user && {
    status: user.status,
    endsAt: user.subscriptionEndsAt,
    ...(live[0] ? { seats: user.seats } : {}),
  };
  expect(seen).toEqual(expectedOf(held, live, actor));

  expect(live.length, 'two subscriptions at once').toBeLessThanOrEqual(1);
  const waits = held.filter(({ status }) => status === 'incomplete').length;
  expect(live.length + waits, 'P16: two that can be paid').toBeLessThanOrEqual(1);
  const spans = held.map(({ created, ended_at }) => [created, ended_at ?? Number.POSITIVE_INFINITY] as const);
  for (const [n, [from, to]] of spans.entries())
    for (const [other, until] of spans.slice(n + 1))
      expect(from < until && other < to, 'two lives at once').toBe(false);
  const wishes = held.map(({ metadata }) => metadata.intent);
  expect(new Set(wishes).size, 'a wish came true twice').toBe(wishes.length);

  const who = (await world.stripe.customers.retrieve(customer)) as Stripe.Customer;
  const cards = (await world.stripe.customers.listPaymentMethods(customer, { limit: 100 })).data;
  const ours = await listCards(world.deps, actor);
  expect(ours.paymentMethods.map(({ id }) => id).sort()).toEqual(cards.map(({ id }) => id).sort());
  expect(ours.defaultPaymentMethodId).toBe(who.invoice_settings.default_payment_method);
  if (live.length > 0) expect(ours.defaultPaymentMethodId, 'a subscription without a card').not.toBeNull();

  const issued = (await world.stripe.invoices.list({ customer, limit: 100 })).data.filter(
    ({ status }) => status !== 'draft',
  );
  const kept = await invoicesOf(db, actor.userId);
  expect(kept.map(({ id, status }) => `${id} ${status}`).sort()).toEqual(
    issued.map(({ id, status }) => `${id} ${status}`).sort(),
  );
  const begun = issued.filter(({ billing_reason }) => billing_reason === 'subscription_create');
  expect(begun.length, 'a beginning was charged twice').toBe(held.length);
  if (user) expect(await differencesOf(world.deps, user)).toEqual([]);
}

function expectedOf(held: Stripe.Subscription[], [live]: Stripe.Subscription[], { trialEndsAt }: Person) {
  const ms = (seconds: number | null | undefined) => (seconds ?? 0) * 1000;
  if (live) {
    const item = live.items.data[0];
    const isTrial = live.status === 'trialing';
    return {
      status: isTrial ? 'Trial' : 'Paid',
      endsAt: ms(isTrial ? live.trial_end : item?.current_period_end),
      seats: item?.quantity,
    };
  }
  const [last] = held.filter(({ status }) => !status.startsWith('incomplete'));
  if (last)
    return { status: 'Expired', endsAt: ms(last.ended_at ?? last.items.data[0]?.current_period_start) };
  return { status: trialEndsAt > world.clock.now() ? 'Trial' : 'Expired', endsAt: trialEndsAt };
}

/** Nothing of theirs falls due any more, so that the next sequence is on its own. */
async function leave(actor: Actor): Promise<void> {
  const customer = (await findUser(world.deps.db, actor.userId))?.paymentsCustomerId;
  if (customer) await world.stripe.customers.del(customer);
  await world.settle();
  world.waiting.length = 0;
}
