import type { RaRecord } from 'react-admin';
import type { AdminPlan, PlanInput } from '../../../server/billing/plans/schemas.ts';

export type PlanRecord = AdminPlan & RaRecord<string>;

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

export const initialValues = (plan: AdminPlan | null) => ({
  name: plan?.name ?? '',
  price: plan?.price ?? null,
  trialDays: plan?.trialDays ?? 14,
  type: plan?.type ?? 'standard',
  included: namesOf(plan?.features ?? [], true),
  excluded: namesOf(plan?.features ?? [], false),
});
type Initial = ReturnType<typeof initialValues>;
/** react-admin's inputs hold null where nothing is entered. */
export type PlanValues = { [Name in keyof Initial]: Initial[Name] | null };

export const toPlanInput = (values: PlanValues): Record<keyof PlanInput, unknown> => ({
  name: values.name ?? '',
  type: values.type,
  price: values.price,
  trialDays: values.trialDays,
  features: [...linesOf(values.included ?? '', true), ...linesOf(values.excluded ?? '', false)],
});
