import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { failing, noSuch } from '../../http/failures.ts';
import { routes } from '../../http/routes.ts';
import { UserId } from '../admin/schemas.ts';
import { beginImpersonation, endImpersonation, listVisits } from './impersonation.ts';
import {
  Impersonation,
  ImpersonationInput,
  SupportVisit,
  SupportVisitFilter,
  supportVisitSorts,
} from './schemas.ts';

export function impersonationRoutes(deps: Deps) {
  const api = routes(deps, 'Admin');
  api.post(
    '/api/admin/users/{id}/views',
    {
      role: 'admin',
      session: true,
      proof: true,
      summary: 'Start a read-only support session for a customer',
      description: 'The audit log records it, and the customer can see it.',
      params: UserId,
      body: ImpersonationInput,
      answer: Impersonation,
      status: 201,
      errors: [noSuch('user'), failing('conflict', 'people.customersOnly')],
    },
    ({ actor, params, body, client }) => beginImpersonation(deps, actor, params.id, body, client),
  );
  api.delete(
    '/api/admin/views/{id}',
    {
      role: 'admin',
      session: true,
      summary: 'End your own support session',
      params: z.object({ id: z.string().max(100) }),
      errors: [noSuch('view')],
    },
    ({ actor, params, client }) => endImpersonation(deps, actor, params.id, client),
  );
  api.list(
    '/api/support-visits',
    {
      tag: 'Users',
      role: 'user',
      summary: 'List the support sessions of your account, with reasons',
      resource: 'support-visits',
      sorts: supportVisitSorts,
      filter: SupportVisitFilter,
      row: SupportVisit,
    },
    ({ actor, page }) => listVisits(deps, actor, page),
  );
  return api.app;
}
