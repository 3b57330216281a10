import { describe, expect, test } from 'vitest';
import { openPayments, type Payments, refusalOf, typedCard } from './support.ts';

describe('customers and their cards', () => {
  test('are created, read, updated, listed and deleted', async () => {
    await using world = await openPayments();
    const { stripe } = world;
    const customer = await stripe.customers.create({
      email: 'a@example.com',
      metadata: { userId: 'u1', gone: 'x' },
    });
    expect(customer).toMatchObject({
      object: 'customer',
      balance: 0,
      livemode: false,
      invoice_settings: { default_payment_method: null },
    });
    const changed = await stripe.customers.update(customer.id, {
      name: 'Ann',
      metadata: { gone: '', kept: 'y' },
    });
    expect(changed).toMatchObject({
      name: 'Ann',
      email: 'a@example.com',
      metadata: { userId: 'u1', kept: 'y' },
    });
    expect((await stripe.customers.list({ email: 'a@example.com' })).data.map(({ id }) => id)).toEqual([
      customer.id,
    ]);
    expect((await stripe.customers.list({ email: 'b@example.com' })).data).toEqual([]);
    expect(await stripe.customers.del(customer.id)).toMatchObject({
      id: customer.id,
      object: 'customer',
      deleted: true,
    });
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true });
    expect(await refusalOf(stripe.customers.update(customer.id, { name: 'x' }))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
  });

  test('attach a new card per test id, list the newest first, set the default and detach for good', async () => {
    await using world = await openPayments();
    const { stripe } = world;
    const customer = await world.customer(null);
    const visa = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
    const master = await stripe.paymentMethods.attach('pm_card_mastercard', { customer: customer.id });
    expect(visa).toMatchObject({ customer: customer.id, card: { brand: 'visa', last4: '4242' } });
    expect(visa.id).not.toBe('pm_card_visa');
    const listed = await stripe.customers.listPaymentMethods(customer.id, { type: 'card' });
    expect(listed.data.map(({ id }) => id)).toEqual([master.id, visa.id]);
    expect((await stripe.paymentMethods.list({ customer: customer.id, type: 'card' })).data).toHaveLength(2);

    const settings = { invoice_settings: { default_payment_method: visa.id } };
    const updated = await stripe.customers.update(customer.id, {
      ...settings,
      expand: ['invoice_settings.default_payment_method'],
    });
    expect(updated.invoice_settings.default_payment_method).toMatchObject({
      id: visa.id,
      card: { last4: '4242' },
    });
    expect(await stripe.paymentMethods.detach(visa.id)).toMatchObject({ id: visa.id, customer: null });
    const after = await stripe.customers.retrieve(customer.id);
    expect(after).toMatchObject({ invoice_settings: { default_payment_method: null } });
    expect(await refusalOf(stripe.paymentMethods.attach(visa.id, { customer: customer.id }))).toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('may not be used again'),
    });
    expect(await refusalOf(stripe.customers.update(customer.id, settings))).toMatchObject({
      code: 'resource_missing',
    });
    await world.told();
    expect(world.types()).toEqual(
      expect.arrayContaining(['payment_method.attached', 'payment_method.detached', 'customer.updated']),
    );
  });

  test('can’t attach or default another customer’s card', async () => {
    await using world = await openPayments();
    const [one, other] = [await world.customer(), await world.customer(null)];
    const id = one.invoice_settings.default_payment_method as string;
    expect((await refusalOf(world.stripe.paymentMethods.attach(id, { customer: other.id }))).statusCode).toBe(
      400,
    );
    const refused = await refusalOf(
      world.stripe.customers.update(other.id, { invoice_settings: { default_payment_method: id } }),
    );
    expect(refused).toMatchObject({ statusCode: 400, param: 'invoice_settings[default_payment_method]' });
  });

  test.each([
    ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_visa_chargeDeclinedLostCard', 'card_declined', 'lost_card'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', ''],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', ''],
    ['pm_card_chargeDeclinedProcessingError', 'processing_error', ''],
  ])('%s cannot be attached: 402 %s %s', async (id, code, decline_code) => {
    await using world = await openPayments();
    const customer = await world.customer(null);
    const refused = await refusalOf(world.stripe.paymentMethods.attach(id, { customer: customer.id }));
    expect(refused).toMatchObject({
      type: 'StripeCardError',
      rawType: 'card_error',
      statusCode: 402,
      code,
      decline_code,
    });
    expect((await world.stripe.customers.listPaymentMethods(customer.id)).data).toEqual([]);
  });
});

describe('setup intents', () => {
  const setup = async (world: Payments) => {
    const customer = await world.customer(null);
    const intent = await world.stripe.setupIntents.create({
      customer: customer.id,
      usage: 'off_session',
      allowed_payment_method_types: ['card'],
    });
    const confirm = (fields: Record<string, string>) =>
      world.browser(`/setup_intents/${intent.id}/confirm`, {
        client_secret: intent.client_secret as string,
        ...fields,
      });
    const now = () => world.stripe.setupIntents.retrieve(intent.id);
    const cards = async () => (await world.stripe.customers.listPaymentMethods(customer.id)).data;
    return { customer, intent, confirm, now, cards };
  };

  test('attach a typed card that a browser confirms', async () => {
    await using world = await openPayments();
    const { intent, confirm, now, cards, customer } = await setup(world);
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      customer: customer.id,
      usage: 'off_session',
    });
    const answer = await confirm(typedCard('4242 4242 4242 4242'));
    expect(answer).toMatchObject({ status: 200, body: { object: 'setup_intent', status: 'succeeded' } });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.body).not.toHaveProperty('customer');
    expect(await now()).toMatchObject({ status: 'succeeded', payment_method: answer.body.payment_method });
    expect(await cards()).toMatchObject([
      { id: answer.body.payment_method, customer: customer.id, card: { last4: '4242', exp_year: 2030 } },
    ]);
    await world.told();
    expect(world.types()).toEqual(
      expect.arrayContaining(['setup_intent.created', 'payment_method.attached', 'setup_intent.succeeded']),
    );
    expect((await confirm(typedCard('4242424242424242'))).body.error).toMatchObject({
      code: 'setup_intent_unexpected_state',
    });
  });

  test.each([
    ['4000000000000002', {}, 'card_declined', 'generic_decline'],
    ['4000000000009995', {}, 'card_declined', 'insufficient_funds'],
    ['4000000000000069', {}, 'expired_card', undefined],
    ['4000000000000127', {}, 'incorrect_cvc', undefined],
    ['4242424242424241', {}, 'incorrect_number', undefined],
    ['4111111111111111', {}, 'card_declined', 'test_mode_live_card'],
    ['4242424242424242', { 'payment_method_data[card][exp_year]': '2020' }, 'invalid_expiry_year', undefined],
    ['4242424242424242', { 'payment_method_data[card][exp_month]': '13' }, 'invalid_expiry_month', undefined],
    ['4242424242424242', { 'payment_method_data[card][cvc]': '12' }, 'invalid_cvc', undefined],
  ])('%s %o is declined: %s %s', async (number, more, code, decline_code) => {
    await using world = await openPayments();
    const { confirm, now, cards } = await setup(world);
    const answer = await confirm(typedCard(number, more as Record<string, string>));
    expect(answer.status).toBe(402);
    expect(answer.body.error).toMatchObject({ type: 'card_error', code, message: expect.any(String) });
    expect(answer.body.error.decline_code).toBe(decline_code);
    expect(await now()).toMatchObject({ status: 'requires_payment_method' });
    expect(await cards()).toEqual([]);
    expect((await confirm(typedCard('4242424242424242'))).body.status).toBe('succeeded');
  });

  test('record a decline on the intent and send an event', async () => {
    await using world = await openPayments();
    const { confirm, now } = await setup(world);
    const answer = await confirm(typedCard('4000000000000002'));
    expect(answer.body.error.setup_intent).toMatchObject({ status: 'requires_payment_method' });
    expect((await now()).last_setup_error).toMatchObject({
      code: 'card_declined',
      decline_code: 'generic_decline',
    });
    await world.told();
    expect(world.types()).toContain('setup_intent.setup_failed');
  });

  test('accept a card without a CVC', async () => {
    await using world = await openPayments();
    const { confirm } = await setup(world);
    const { 'payment_method_data[card][cvc]': _, ...fields } = typedCard('4000000000000127') as Record<
      string,
      string
    >;
    expect((await confirm(fields)).body.status).toBe('succeeded');
  });

  test('3-D Secure: can be completed on a page, or failed and retried', async () => {
    await using world = await openPayments();
    const { intent, confirm, now, cards } = await setup(world);
    const asked = await confirm({
      ...typedCard('4000002500003155'),
      return_url: 'http://app.test/billing?tab=cards',
    });
    expect(asked.body).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } });
    expect(await cards()).toEqual([]);
    const page = asked.body.next_action.redirect_to_url.url as string;
    const { pathname } = new URL(page);
    expect(await (await fetch(page)).text()).toContain('Complete');

    const failed = await world.form(pathname, { answer: 'fail' });
    expect(failed.headers.get('location')).toBe(
      `http://app.test/billing?tab=cards&setup_intent=${intent.id}&setup_intent_client_secret=${intent.client_secret}&redirect_status=failed`,
    );
    expect(await now()).toMatchObject({
      status: 'requires_payment_method',
      last_setup_error: { code: 'setup_intent_authentication_failure' },
    });
    expect((await fetch(page)).status).toBe(410);

    const again = await confirm(typedCard('4000002500003155'));
    expect(again.body.next_action).toMatchObject({
      type: 'use_stripe_sdk',
      use_stripe_sdk: { stripe_js: page },
    });
    expect((await world.form(pathname, { answer: 'complete' })).status).toBe(200);
    expect(await now()).toMatchObject({ status: 'succeeded' });
    expect(await cards()).toMatchObject([{ card: { last4: '3155' } }]);
    await world.told();
    expect(world.types()).toEqual(
      expect.arrayContaining(['setup_intent.requires_action', 'setup_intent.succeeded']),
    );
  });

  test('accept the card that fails later', async () => {
    await using world = await openPayments();
    const { confirm } = await setup(world);
    expect((await confirm({ payment_method: 'pm_card_chargeCustomerFail' })).body.status).toBe('succeeded');
  });

  test('require the client secret from browsers, and reject card numbers from servers', async () => {
    await using world = await openPayments();
    const { intent, confirm } = await setup(world);
    expect(
      await confirm({ client_secret: `${intent.client_secret}x`, payment_method: 'pm_card_visa' }),
    ).toMatchObject({
      status: 400,
      body: { error: { param: 'client_secret' } },
    });
    expect((await world.browser(`/setup_intents/${intent.id}/confirm`, {})).body.error.code).toBe(
      'parameter_missing',
    );
    expect(await world.browser('/customers', { email: 'x@example.com' })).toMatchObject({
      status: 401,
      body: { error: { code: 'secret_key_required' } },
    });
    const typed = {
      type: 'card' as const,
      card: { number: '4242424242424242', exp_month: 12, exp_year: 2030 },
    };
    expect(await refusalOf(world.stripe.paymentMethods.create(typed))).toMatchObject({
      statusCode: 402,
      rawType: 'invalid_request_error',
    });
  });

  test('reject payment_method_types, and the confirmation of a canceled one', async () => {
    await using world = await openPayments();
    const { intent, confirm } = await setup(world);
    const old = { payment_method_types: ['card'] } as object;
    expect(await refusalOf(world.stripe.setupIntents.create(old))).toMatchObject({
      statusCode: 400,
      code: 'payment_method_types_no_longer_supported',
    });
    expect(await world.stripe.setupIntents.cancel(intent.id)).toMatchObject({ status: 'canceled' });
    expect((await confirm(typedCard('4242424242424242'))).body.error.code).toBe(
      'setup_intent_unexpected_state',
    );
  });
});
