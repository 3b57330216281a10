import { z } from 'zod';
import { name } from '../../identity/users/schemas.ts';
import { fault, nameOf } from '../../texts/faults.ts';
import { Plan } from '../schemas.ts';

const mostFeatures = 20;
export const mostPlans = 50;
const mostDollars = 10_000;

const dollars = fault('priceInvalid', { most: mostDollars });
const mostDays = 365;
const days = fault('trialDaysInvalid', { least: 0, most: mostDays });

const fields = {
  name: name('theName'),
  type: name('theType').describe("`premium` is marked 'Most Popular'"),
  price: z.int(dollars).min(1, dollars).max(mostDollars, dollars).describe('Dollars per seat per month'),
  trialDays: z.int(days).min(0, days).max(mostDays, days),
  features: z
    .array(
      z.strictObject({
        name: name('aFeature'),
        included: z.boolean(fault('notBoolean', { what: nameOf('included') })),
      }),
    )
    .max(mostFeatures, fault('tooManyPlanFeatures', { most: mostFeatures }))
    .describe('Lines of the plan, in their order'),
};
const plan = {
  name: 'Team',
  type: 'standard',
  price: 39,
  trialDays: 14,
  features: [{ name: 'Comments from searches and profiles', included: true }],
};

export const PlanInput = z.strictObject(fields).meta({ id: 'PlanInput', example: plan });
export type PlanInput = z.infer<typeof PlanInput>;

/** Omitted fields keep their value. */
export const PlanChange = z
  .strictObject({
    ...fields,
    archived: z
      .boolean(fault('notBoolean', { what: nameOf('archived') }))
      .describe('Whether it is closed to new subscribers'),
  })
  .partial()
  .meta({ id: 'PlanChange', example: { price: 45, archived: false } });
export type PlanChange = z.infer<typeof PlanChange>;

export const PlanId = z.object({ id: z.string().max(100) });

/** All plans in the new order. */
export const PlanOrder = z
  .strictObject({ ids: z.array(z.string().max(100)).max(mostPlans).describe('All plans in the new order') })
  .meta({ id: 'PlanOrder', example: { ids: ['premium', 'starter', 'agency'] } });

export const AdminPlan = Plan.extend({
  archived: z.boolean().describe('Closed to new subscribers; existing subscribers keep it'),
  subscribers: z.int().describe('Number of current subscriptions'),
}).meta({
  id: 'AdminPlan',
  example: {
    _id: '0199a1b2c3d4e5f60718293a',
    id: '0199a1b2c3d4e5f60718293a',
    ...plan,
    stripePriceId: 'price_1Tk3bQ2eZvKYlo2C',
    archived: false,
    subscribers: 4,
  },
});
export type AdminPlan = z.infer<typeof AdminPlan>;
export const adminPlanSorts = ['position'] as const;
