import Polyglot from 'node-polyglot';
import type { Plan, Subscription } from '../../../server/billing/schemas.ts';
import type { User } from '../../../server/identity/users/schemas.ts';
import type { BillingTranslate, Card, Facts } from '../../../web/billing/billingModel.ts';
import { billingEnglish } from '../../../web/billing/texts/en.ts';

export const speak = (phrases: object): BillingTranslate => {
  const polyglot = new Polyglot({ phrases });
  return (name, values) => polyglot.t(name, values as Record<string, string>);
};
export const t = speak(billingEnglish);

export const plan: Plan = {
  _id: 'premium',
  name: 'Premium',
  type: 'premium',
  price: 49,
  trialDays: 14,
  stripePriceId: 'price_1',
  features: [],
};
export const person = (status: User['status'], endsAt: string | null = '2026-03-16T12:00:00.000Z') =>
  ({ status, seats: 2, subscriptionEndsAt: endsAt }) as User;
export const subscribed = (change: Partial<Subscription> = {}): Subscription => ({
  seats: 3,
  status: 'active',
  trialEnd: null,
  currentPeriodStart: '2026-03-02T12:00:00.000Z',
  currentPeriodEnd: '2026-04-02T12:00:00.000Z',
  cancelAtPeriodEnd: false,
  ...change,
});
export const card = (id: string, exp_month = 12, exp_year = 2030): Card => ({
  id,
  card: { brand: 'visa', last4: '4242', exp_month, exp_year },
});
export const facts = (change: Partial<Facts> = {}): Facts => ({
  user: person('Paid'),
  subscription: null,
  plan: null,
  cards: [],
  ...change,
});
