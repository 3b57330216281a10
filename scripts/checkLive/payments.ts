import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { Difference, type LiveChecks } from './liveCheck.ts';

const day = 86_400;

/** They use Stripe's package and one test customer. */
export const paymentsChecks: LiveChecks = ({ endpoints, create, clock }) => {
  const { secretKey, apiBase } = endpoints.payments;
  const base = new URL(apiBase ?? 'https://api.stripe.com');
  const stripe = new Stripe(secretKey, {
    host: base.hostname,
    port: base.port || (base.protocol === 'http:' ? '80' : '443'),
    protocol: base.protocol === 'http:' ? 'http' : 'https',
    telemetry: false,
    timeout: 20_000,
  });

  let customer: Promise<string> | undefined;
  const testCustomer = () => {
    customer ??= create(
      async () => (await stripe.customers.create({ name: 'Chime In check-live' })).id,
      (id) => stripe.customers.del(id),
    );
    return customer;
  };
  const attach = async (id: string) =>
    (await stripe.paymentMethods.attach(id, { customer: await testCustomer() })).id;

  let price: Promise<string> | undefined;
  // Stripe can't delete a price or its product, so both are archived.
  const testPrice = () => {
    price ??= (async () => {
      const product = await create(
        async () => (await stripe.products.create({ name: 'Chime In check-live' })).id,
        (id) => stripe.products.update(id, { active: false }),
      );
      return create(
        async () => {
          const amount = { currency: 'usd', unit_amount: 100, recurring: { interval: 'month' as const } };
          return (await stripe.prices.create({ product, ...amount })).id;
        },
        (id) => stripe.prices.update(id, { active: false }),
      );
    })();
    return price;
  };
  const subscribe = async (trialDays: number) => {
    const card = await attach('pm_card_visa');
    return stripe.subscriptions.create({
      customer: await testCustomer(),
      default_payment_method: card,
      items: [{ price: await testPrice() }],
      ...(trialDays > 0 ? { trial_period_days: trialDays } : {}),
      expand: ['latest_invoice'],
    });
  };

  return [
    {
      name: 'idempotency-key',
      explains: 'Creates a test customer twice with one idempotency key that contains an é.',
      expected: 'The same customer both times',
      async run() {
        const idempotencyKey = `check-live:é:${randomUUID()}`;
        const make = () => stripe.customers.create({ name: 'Chime In check-live' }, { idempotencyKey });
        const remove = ({ id }: Stripe.Customer) => stripe.customers.del(id);
        const first = await create(make, remove);
        const second = await make();
        if (first.id === second.id) return 'The same customer both times';
        await create(async () => second, remove);
        throw new Difference('Two customers');
      },
    },
    {
      name: 'attach-twice',
      explains: 'Attaches a test card to a test customer twice.',
      expected: 'The second call is rejected with payment_method_unexpected_state',
      async run() {
        const card = await attach('pm_card_visa');
        const again = await attach(card).catch((error: unknown) => error);
        if (!(again instanceof Stripe.errors.StripeError))
          throw new Difference('The second call is accepted');
        const seen = `The second call is rejected with ${again.code ?? again.type}`;
        if (again.code !== 'payment_method_unexpected_state') throw new Difference(seen);
        return seen;
      },
    },
    {
      name: 'trial-invoice',
      explains:
        'Subscribes a test customer with a trial of 7 days, and checks the first invoice in flexible billing.',
      expected: 'The subscription is trialing, with a paid first invoice of 0',
      async run() {
        const { status, billing_mode, latest_invoice: invoice } = await subscribe(7);
        const firstInvoice =
          invoice === null || typeof invoice === 'string'
            ? 'no first invoice'
            : `a first invoice of ${invoice.total}, ${invoice.status}`;
        const seen = `${status}, billing mode ${billing_mode?.type ?? 'not told'}, ${firstInvoice}`;
        if (status !== 'trialing' || firstInvoice !== 'a first invoice of 0, paid')
          throw new Difference(seen);
        return seen;
      },
    },
    {
      name: 'cancel-at',
      explains:
        'Sets an end date on a test subscription, then tries to remove it with cancel_at_period_end: false and with an empty cancel_at.',
      expected: 'cancel_at_period_end: false leaves the date; an empty cancel_at removes it',
      async run() {
        const { id } = await subscribe(0);
        await stripe.subscriptions.update(id, { cancel_at: Math.floor(clock.now() / 1000) + 10 * day });
        const flag = await stripe.subscriptions.update(id, { cancel_at_period_end: false });
        const empty = await stripe.subscriptions.update(id, { cancel_at: '' });
        const does = ({ cancel_at }: Stripe.Subscription) => (cancel_at === null ? 'removes' : 'leaves');
        const seen = `cancel_at_period_end: false ${does(flag)} the date; an empty cancel_at ${does(empty)} it`;
        if (flag.cancel_at === null || empty.cancel_at !== null) throw new Difference(seen);
        return seen;
      },
    },
  ];
};

export const isLiveKey = (secretKey: string): boolean => /^(sk|rk)_live_/.test(secretKey);
