import {
  listPlans as listRows,
  type NewPlan,
  offeredPlans,
  type PlanRow,
  planOfPrice,
  seedPlans,
  setPlanPrice,
} from '../../db/billing/plans.ts';
import type { Deps } from '../deps.ts';
import { invalid } from '../errors.ts';
import { type Page, wirePage } from '../http/list.ts';
import type { Sentence } from '../texts/sentence.ts';
import { text } from '../texts/text.ts';
import type { Plan, PlanFilter, planSorts } from './schemas.ts';

const currency = 'usd';
const [priority, onboarding] = [text('billing.featureSupport'), text('billing.featureOnboarding')];
const everybody = [
  text('billing.featureComments'),
  text('billing.featureApproval'),
  text('billing.featureApi'),
];
/** The seeded features are translated; the operator's own stay as written. */
const textsOfFeatures = new Map(
  [...everybody, priority, onboarding].map(({ message, text }) => [message, text]),
);
const plan = (
  id: string,
  name: string,
  price: number,
  trialDays: number,
  features: Sentence[],
  lacks: Sentence[],
): NewPlan => ({
  id,
  name,
  type: id,
  price,
  trialDays,
  paymentsPriceId: null,
  features: [
    ...[...everybody, ...features].map(({ message }) => ({ name: message, included: true })),
    ...lacks.map(({ message }) => ({ name: message, included: false })),
  ],
});

/** The plans of a new installation. A new price applies to new subscribers. */
const seeds = [
  plan('starter', 'Starter', 29, 14, [], [priority, onboarding]),
  plan('premium', 'Premium', 49, 14, [priority], [onboarding]),
  plan('agency', 'Agency', 79, 0, [priority, onboarding], []),
];

/** Creates a Stripe price for every plan at its current amount. Earlier prices stay for their subscribers. */
export async function syncPlans({ db, payments }: Pick<Deps, 'db' | 'payments'>): Promise<void> {
  await seedPlans(db, seeds);
  for (const plan of await offeredPlans(db)) {
    const priceId = await priceOf({ payments }, plan);
    if (priceId !== plan.paymentsPriceId) await setPlanPrice(db, plan.id, priceId);
  }
}

export const priceOf = (
  { payments }: Pick<Deps, 'payments'>,
  { id, name, price }: Pick<PlanRow, 'id' | 'name' | 'price'>,
): Promise<string> => payments.ensurePrice({ id, name, unitAmount: price * 100, currency });

/** The first call after a start creates the missing prices at Stripe. */
export async function listPlans(
  deps: Deps,
  page: Page<(typeof planSorts)[number], PlanFilter>,
): Promise<{ rows: Plan[]; total: number }> {
  await deps.billing.plansReady();
  return wirePage(listRows(deps.db, page), wirePlan);
}

/** @param paid the price that a subscriber pays, if it is an earlier one */
export const wirePlan = (row: PlanRow, paid?: { priceId: string; unitAmount: number }): Plan => ({
  _id: row.id,
  id: row.id,
  name: row.name,
  type: row.type,
  price: paid ? paid.unitAmount / 100 : row.price,
  trialDays: row.trialDays,
  stripePriceId: paid?.priceId ?? row.paymentsPriceId ?? '',
  features: row.features.map((feature) => ({ ...feature, text: textsOfFeatures.get(feature.name) })),
});

/** @throws {AppError} invalid_input for a price that no plan has */
export async function offeredPlan(
  deps: Deps,
  priceId: string,
): Promise<PlanRow & { paymentsPriceId: string }> {
  await deps.billing.plansReady();
  const found = await planOfPrice(deps.db, priceId);
  if (!found) throw invalid('priceId', text('billing.planUnknown'));
  return { ...found, paymentsPriceId: priceId };
}

/** Syncs the plans once, and retries after a failure, which is logged. Stored plans are shown in any case. */
export function plansOnce(deps: Pick<Deps, 'db' | 'payments' | 'log'>): () => Promise<void> {
  let ready: Promise<void> | undefined;
  return () => {
    ready ??= syncPlans(deps).catch((err: unknown) => {
      ready = undefined;
      deps.log.warn({ err }, 'failed to compare plan prices with Stripe');
    });
    return ready;
  };
}
