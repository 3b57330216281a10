import { expect, test } from 'vitest';
import { typeFaults } from './typeCheck.ts';

const imports = "import type Stripe from 'stripe';";
const card = { type: 'card', card: { token: 'tok_visa' } };

test('finds no fault in a matching sample', async () => {
  const sample = { name: 'a card', type: 'Stripe.PaymentMethodCreateParams', value: card };
  expect(await typeFaults(imports, [sample])).toEqual([]);
});

test('names the sample of an unknown property, a wrong type and a wrong enum value', async () => {
  const type = 'Stripe.PaymentMethodCreateParams';
  const faults = await typeFaults(imports, [
    { name: 'fits', type, value: card },
    { name: 'unknown property', type, value: { ...card, colour: 'red' } },
    { name: 'wrong type', type, value: { type: 'card', card: { token: 4 } } },
    { name: 'wrong enum', type: "'card' | 'cash'", value: 'seashells' },
  ]);
  expect(faults.map((fault) => fault.split(':')[0])).toEqual([
    'unknown property',
    'wrong type',
    'wrong enum',
  ]);
});
