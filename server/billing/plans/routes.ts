import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { failing, noSuch } from '../../http/failures.ts';
import { routes } from '../../http/routes.ts';
import { providerErrors } from '../providerErrors.ts';
import { PlanFilter } from '../schemas.ts';
import { createPlan, editPlan, orderPlans, pageOfPlans, readPlan } from './adminPlans.ts';
import { AdminPlan, adminPlanSorts, PlanChange, PlanId, PlanInput, PlanOrder } from './schemas.ts';

const noPlan = noSuch('plan');

export function planAdminRoutes(deps: Deps) {
  const api = routes(deps, 'Admin');
  api.list(
    '/api/admin/plans',
    {
      role: 'admin',
      summary: 'List all plans in order, including archived ones',
      resource: 'plans',
      sorts: adminPlanSorts,
      filter: PlanFilter,
      row: AdminPlan,
      one: { noun: 'plan', summary: 'Get a plan, as the list shows it' },
      ascending: true,
    },
    ({ page }) => pageOfPlans(deps, page),
  );
  api.put(
    '/api/admin/plans/order',
    { role: 'admin', summary: 'Set the order of the plans', body: PlanOrder, answer: z.array(AdminPlan) },
    ({ actor, body, client }) => orderPlans(deps, actor, body.ids, client),
  );
  api.post(
    '/api/admin/plan',
    {
      role: 'admin',
      proof: true,
      summary: 'Create a plan and its price at Stripe',
      body: PlanInput,
      answer: AdminPlan,
      status: 201,
      once: true,
      errors: [failing('conflict', 'billing.tooManyPlans', { most: 50 }), ...providerErrors],
    },
    ({ actor, body, client }) => createPlan(deps, actor, body, client),
  );
  api.get(
    '/api/admin/plan/{id}',
    { role: 'admin', summary: 'Get a plan', params: PlanId, answer: AdminPlan, errors: [noPlan] },
    ({ params }) => readPlan(deps, params.id),
  );
  api.put(
    '/api/admin/plan/{id}',
    {
      role: 'admin',
      proof: true,
      summary: 'Update or archive a plan',
      description: 'A new price applies to new subscriptions only. Existing subscriptions keep their price.',
      params: PlanId,
      body: PlanChange,
      answer: AdminPlan,
      errors: [noPlan, ...providerErrors],
    },
    ({ actor, params, body, client }) => editPlan(deps, actor, params.id, body, client),
  );
  return api.app;
}
