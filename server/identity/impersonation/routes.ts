import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { body, createApi, operation, removal } from '../../http/api.ts';
import { requireSession } from '../../http/auth.ts';
import { callerOf } from '../../http/caller.ts';
import { readList } from '../../http/read.ts';
import { UserId } from '../admin/schemas.ts';
import { beginView } from './beginView.ts';
import { endView } from './endView.ts';
import { listVisits } from './listVisits.ts';
import { SupportVisit, SupportVisitFilter, supportVisitSorts, View, ViewInput } from './schemas.ts';

/** Looking at what a customer sees: for admins, and what customers are told of it. */
export function viewRoutes(deps: Deps) {
  const admin = requireSession(deps, 'admin');
  const api = createApi();

  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/admin/users/{id}/views',
        tag: 'Admin',
        summary: 'Start a read-only support session for a customer',
        description: 'The audit log records it, and the customer can see it.',
        request: { params: UserId, ...body(ViewInput) },
        middleware: requireSession(deps, 'admin', { proof: true }),
        refuses: [
          { code: 'not_found', message: 'User not found' },
          { code: 'conflict', message: "You can only view customers' accounts" },
        ],
      },
      201,
      View,
    ),
    async (c) => {
      const { id } = c.req.valid('param');
      return c.json(
        await beginView(deps, c.get('actor'), id, c.req.valid('json'), callerOf(c, deps.config)),
        201,
      );
    },
  );

  api.openapi(
    removal({
      method: 'delete',
      path: '/api/admin/views/{id}',
      tag: 'Admin',
      summary: 'End your own support session',
      request: { params: z.object({ id: z.string().max(100) }) },
      middleware: admin,
      refuses: [{ code: 'not_found', message: 'View not found' }],
    }),
    async (c) => {
      await endView(deps, c.get('actor'), c.req.valid('param').id, callerOf(c, deps.config));
      return c.body(null, 204);
    },
  );

  readList(
    api,
    deps,
    {
      path: '/api/support-visits',
      tag: 'Users',
      summary: 'List the support sessions of your account, with reasons',
      role: 'user',
      resource: 'support-visits',
      sorts: supportVisitSorts,
      filter: SupportVisitFilter,
    },
    SupportVisit,
    (actor, page) => listVisits(deps, actor, page),
  );
  return api;
}
