/** A name is whatever people write it with: none of it may get into the way of paying. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BillingServer, startBilling } from './support.ts';

let billing: BillingServer;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.server.stop());

/** Registers as a visitor does, and verifies the e-mail with the code that was mailed. */
async function register(firstName: string, lastName: string, email: string): Promise<string> {
  const { server } = billing;
  const json = { firstName, lastName, email, password: 'correct horse' };
  const { body } = await server.call('POST', '/api/auth/register', { json });
  await server.call('GET', `/api/otp/send-otp/${email}`);
  const otp = /\b\d{6}\b/.exec((await server.lastMailTo(email))?.Text ?? '')?.[0];
  const verified = await server.call('POST', '/api/otp/verify-otp', { json: { email, otp } });
  expect(verified.status).toBe(200);
  return body.token;
}

test.each([
  ['Łukasz', 'Żak'],
  ['Sean', 'O’Brien'],
  ['山田', '太郎'],
  ['Иван', 'Иванов'],
  ['Zoë 🦊', 'Fuchs'],
])('P1: %s %s adds a card, subscribes, changes seats and cancels', async (firstName, lastName) => {
  const { server, stripe } = billing;
  const email = `name${crypto.randomUUID()}@example.com`;
  const token = await register(firstName, lastName, email);
  const call = async (method: string, path: string, json?: object) => {
    const answer = await server.call(method, `/api/subscription${path}`, { token, ...(json && { json }) });
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    return answer.body;
  };

  const { key, confirmUrl } = await call('GET', '/config');
  const { clientSecret } = await call('POST', '/setup-intent', {});
  const confirmed = await fetch(confirmUrl.replace('{id}', clientSecret.split('_secret_')[0]), {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: new URLSearchParams({
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2031',
      'payment_method_data[card][cvc]': '123',
      'payment_method_data[billing_details][name]': `${firstName} ${lastName}`,
    }),
  });
  const { payment_method: paymentMethodId } = (await confirmed.json()) as { payment_method: string };
  await call('POST', '/payment-methods', { paymentMethodId });

  const plans = await call('GET', '/plans');
  const priceId = plans.find(({ _id }: { _id: string }) => _id === 'agency').stripePriceId;
  expect(await call('POST', '/create', { priceId, seats: 2 })).toMatchObject({
    subscription: { status: 'active', seats: 2 },
  });
  expect(await call('PUT', '/update', { seats: 3 })).toMatchObject({ subscription: { seats: 3 } });
  expect(await call('POST', '/cancel', { cancelAtPeriodEnd: true })).toMatchObject({
    subscription: { cancelAtPeriodEnd: true },
  });
  const { data } = await stripe.customers.list({ email });
  expect(data.map(({ name }) => name)).toEqual([`${firstName} ${lastName}`]);
});
