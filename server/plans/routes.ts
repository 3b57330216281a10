import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { body, createApi, operation } from '../http/api.ts';
import { requireRole } from '../http/auth.ts';
import { callerOf } from '../http/caller.ts';
import { idempotent, onceBody } from '../http/idempotency.ts';
import { createPlan } from './createPlan.ts';
import { editPlan } from './editPlan.ts';
import { listPlans, readPlan } from './listPlans.ts';
import { orderPlans } from './orderPlans.ts';
import { AdminPlan, PlanChange, PlanId, PlanInput, PlanOrder } from './schemas.ts';

const tag = 'Admin';
const noPlan = { code: 'not_found', message: 'Plan not found' } as const;
const away = [
  { code: 'provider_key_refused', message: 'The payments of this installation are not set up correctly' },
  { code: 'provider_unavailable', message: 'The payments provider does not answer properly at the moment' },
] as const;

/** What is sold. */
export function planAdminRoutes(deps: Deps) {
  const admin = requireRole(deps, 'admin');
  const api = createApi();
  const one = '/api/admin/plan/{id}';

  api.openapi(
    operation(
      {
        method: 'get',
        path: '/api/admin/plans',
        tag,
        summary: 'Every plan in its place, those that are archived too',
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
        summary: 'Put the plans into the order in which customers see them',
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
        summary: 'Add a plan, with its price at the payments provider',
        middleware: [admin, idempotent(deps)],
        request: onceBody(PlanInput),
        refuses: [{ code: 'conflict', message: 'There are 50 plans, which is the most' }, ...away],
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
        summary: 'One plan as it stands',
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
        summary: 'Change what is given of a plan, or archive it',
        description:
          'Another price is for those who subscribe from now on. Whoever has subscribed keeps theirs.',
        middleware: admin,
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
