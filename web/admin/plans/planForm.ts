import type { AdminPlan, PlanInput } from '../../../server/plans/schemas.ts';

type Feature = AdminPlan['features'][number];

const namesOf = (features: readonly Feature[], included: boolean): string =>
  features
    .filter((feature) => feature.included === included)
    .map(({ name }) => name)
    .join('\n');

const linesOf = (text: string, included: boolean): Feature[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((name) => ({ name, included }));

/** What the form begins with. */
export const initialValues = (plan: AdminPlan | null) => ({
  name: plan?.name ?? '',
  price: plan ? String(plan.price) : '',
  trialDays: String(plan?.trialDays ?? 14),
  type: plan?.type ?? 'standard',
  included: namesOf(plan?.features ?? [], true),
  excluded: namesOf(plan?.features ?? [], false),
});

const number = (text: string | undefined): number => (text?.trim() ? Number(text) : Number.NaN);

/** What is sent: the features that are included come first. */
export const toPlanInput = (values: Record<string, string>): Record<keyof PlanInput, unknown> => ({
  name: values.name,
  type: values.type,
  price: number(values.price),
  trialDays: number(values.trialDays),
  features: [...linesOf(values.included ?? '', true), ...linesOf(values.excluded ?? '', false)],
});
