import { expect, test } from 'vitest';
import { cardOrigins, securityHeaders } from '../../server/http/answer.ts';

const policyOf = (apiBase: string | null): Record<string, string[]> => {
  const { page } = securityHeaders('https://app.example', 'https://images.example', cardOrigins(apiBase));
  const policy = Object.entries(page).find(([name]) => /^content-security-policy$/i.test(name))?.[1] ?? '';
  const rules = String(policy).split(';');
  return Object.fromEntries(
    rules.map((rule) => {
      const [name = '', ...hosts] = rule.trim().split(/\s+/);
      return [name, hosts];
    }),
  );
};

test('Stripe’s form loads from js.stripe.com and the hosts below it, as a script and in frames', () => {
  const stripe = ['https://js.stripe.com', 'https://*.js.stripe.com'];
  const policy = policyOf(null);
  expect(policy['script-src']).toEqual(expect.arrayContaining(stripe));
  expect(policy['frame-src']).toEqual([...stripe, 'https://hooks.stripe.com']);
  expect(policy['connect-src']).toContain('https://api.stripe.com');
});

test('no host of Stripe is allowed where the sandbox takes the cards', () => {
  expect(JSON.stringify(policyOf('http://127.0.0.1:3001'))).not.toContain('stripe');
});
