import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { body, createApi, operation } from '../../http/api.ts';
import { requireRole } from '../../http/auth.ts';
import { callerOf } from '../../http/caller.ts';
import { idempotent, onceBody } from '../../http/idempotency.ts';
import { createPlan } from './createPlan.ts';
import { editPlan } from './editPlan.ts';
import { listPlans, readPlan } from './listPlans.ts';
import { orderPlans } from './orderPlans.ts';
import { AdminPlan, PlanChange, PlanId, PlanInput, PlanOrder } from './schemas.ts';

const tag = 'Admin';
const noPlan = { code: 'not_found', message: 'Plan not found' } as const;
const away = [
  { code: 'provider_key_refused', message: 'Payments are not set up correctly on this server' },
  { code: 'provider_unavailable', message: 'The payments provider is not responding correctly right now' },
] as const;

/** What is sold. */
export function planAdminRoutes(deps: Deps) {
  const admin = requireRole(deps, 'admin');
  const proved = requireRole(deps, 'admin', { proof: true });
  const api = createApi();
  const one = '/api/admin/plan/{id}';

  api.openapi(
    operation(
      {
        method: 'get',
        path: '/api/admin/plans',
        tag,
        summary: 'List all plans in order, including archived ones',
        middleware: admin,
      },
      200,
      z.array(AdminPlan),
    ),
    async (c) => c.json(await listPlans(deps), 200),
  );
  api.openapi(
    operation(
      {
        method: 'put',
        path: '/api/admin/plans/order',
        tag,
        summary: 'Set the order of the plans',
        middleware: admin,
        request: body(PlanOrder),
      },
      200,
      z.array(AdminPlan),
    ),
    async (c) =>
      c.json(await orderPlans(deps, c.get('actor'), c.req.valid('json').ids, callerOf(c, deps.config)), 200),
  );
  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/admin/plan',
        tag,
        summary: 'Create a plan and its price at Stripe',
        middleware: [proved, idempotent(deps)],
        request: onceBody(PlanInput),
        refuses: [{ code: 'conflict', message: 'There can be at most 50 plans' }, ...away],
      },
      201,
      AdminPlan,
    ),
    async (c) =>
      c.json(await createPlan(deps, c.get('actor'), c.req.valid('json'), callerOf(c, deps.config)), 201),
  );
  api.openapi(
    operation(
      {
        method: 'get',
        path: one,
        tag,
        summary: 'Get a plan',
        middleware: admin,
        request: { params: PlanId },
        refuses: [noPlan],
      },
      200,
      AdminPlan,
    ),
    async (c) => c.json(await readPlan(deps, c.req.valid('param').id), 200),
  );
  api.openapi(
    operation(
      {
        method: 'put',
        path: one,
        tag,
        summary: 'Update or archive a plan',
        description:
          'A new price applies to new subscriptions only. Existing subscriptions keep their price.',
        middleware: proved,
        request: { params: PlanId, ...body(PlanChange) },
        refuses: [noPlan, ...away],
      },
      200,
      AdminPlan,
    ),
    async (c) => {
      const { id } = c.req.valid('param');
      return c.json(
        await editPlan(deps, c.get('actor'), id, c.req.valid('json'), callerOf(c, deps.config)),
        200,
      );
    },
  );
  return api;
}
