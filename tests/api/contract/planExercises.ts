import { everyPlan } from '../../../db/billing/plans.ts';
import { newId } from '../../../db/id.ts';
import { plans } from '../../../db/schema/index.ts';
import { mostPlans } from '../../../server/billing/plans/schemas.ts';
import { direct } from '../../support/database.ts';
import type { TestServer } from '../../support/server.ts';
import { away } from './billingExercises.ts';
import type { Exercise } from './exercise.ts';

const nowhere = { path: '/api/admin/plan/nowhere' };
/** Fills the limit of plans with archived ones, which need no price at the provider. */
async function fillPlans({ deps }: TestServer) {
  const row = {
    name: 'Old',
    type: 'old',
    price: 1,
    trialDays: 0,
    paymentsPriceId: null,
    features: [],
    archivedAt: 1,
  };
  for (let n = (await everyPlan(deps.db)).length; n < mostPlans; n++)
    await direct(deps.db)
      .insert(plans)
      .values({ id: newId(0), ...row });
}

export const planExercises: Exercise[] = [
  ...away('POST /api/admin/plan', { as: 'admin' }),
  { call: 'POST /api/admin/plan', status: 409, note: 'the 51st', as: 'admin', before: fillPlans },
  {
    call: 'GET /api/admin/plan/{id}',
    status: 404,
    note: 'no such plan',
    as: 'admin',
    before: (_server, call) => Object.assign(call, nowhere),
  },
  {
    call: 'PUT /api/admin/plan/{id}',
    status: 404,
    note: 'no such plan',
    as: 'admin',
    before: (_server, call) => Object.assign(call, nowhere),
  },
  ...away('PUT /api/admin/plan/{id}', { as: 'admin', with: { body: { price: 77 } } }),
  {
    call: 'PUT /api/admin/plans/order',
    status: 422,
    note: 'not all of them',
    as: 'admin',
    with: { body: { ids: ['premium'] } },
  },
];
