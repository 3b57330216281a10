import { expect, test } from 'vitest';
import { headersOfPage, noOrigins } from '../support/origins.ts';

const policyOf = async (paymentsBase: string | null): Promise<Record<string, string[]>> => {
  const headers = await headersOfPage({ ...noOrigins, paymentsBase });
  const policy = headers['content-security-policy'] ?? '';
  const rules = policy.split(';');
  return Object.fromEntries(
    rules.map((rule) => {
      const [name = '', ...hosts] = rule.trim().split(/\s+/);
      return [name, hosts];
    }),
  );
};

test('allows Stripe’s form from js.stripe.com and its subdomains, as a script and in frames', async () => {
  const stripe = ['https://js.stripe.com', 'https://*.js.stripe.com'];
  const policy = await policyOf(null);
  expect(policy['script-src']).toEqual(expect.arrayContaining(stripe));
  expect(policy['frame-src']).toEqual([...stripe, 'https://hooks.stripe.com']);
  expect(policy['connect-src']).toContain('https://api.stripe.com');
});

test('allows no Stripe host with the sandbox', async () => {
  expect(JSON.stringify(await policyOf('http://127.0.0.1:3001'))).not.toContain('stripe');
});
