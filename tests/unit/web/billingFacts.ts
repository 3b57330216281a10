import Polyglot from 'node-polyglot';
import type { Plan, Subscription } from '../../../server/billing/schemas.ts';
import type { User } from '../../../server/identity/users/schemas.ts';
import type { BillingTranslate, Card, Facts } from '../../../web/subscription/billingModel.ts';
import app from '../../../web/texts/en/app.json' with { type: 'json' };

export const speak = (phrases: object): BillingTranslate => {
  const polyglot = new Polyglot({ phrases });
  return (name, values) => polyglot.t(name, values as Record<string, string>);
};
export const t = speak(app.billing);

/** The page shows dates by the clock of the machine, so they are the same in no zone but its own. */
export const noon = (date: string): string => new Date(`${date}T12:00:00`).toISOString();

export const plan: Plan = {
  _id: 'premium',
  id: 'premium',
  name: 'Premium',
  type: 'premium',
  price: 49,
  trialDays: 14,
  stripePriceId: 'price_1',
  features: [],
};
export const person = (status: User['status'], endsAt: string | null = noon('2026-03-16')) =>
  ({ status, seats: 2, subscriptionEndsAt: endsAt }) as User;
export const subscribed = (change: Partial<Subscription> = {}): Subscription => ({
  seats: 3,
  status: 'active',
  trialEnd: null,
  currentPeriodStart: noon('2026-03-02'),
  currentPeriodEnd: noon('2026-04-02'),
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
