import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { createApi, operation } from '../http/api.ts';
import { requireRole } from '../http/auth.ts';
import { read } from '../http/read.ts';
import { DayPlan, PlanQuery } from './planSchemas.ts';
import { readPlan } from './readPlan.ts';
import { AccountReads } from './readSchemas.ts';

/** What a day brings, before anything is sent. */
export function planRoutes(deps: Deps) {
  const api = createApi();
  read(
    api,
    deps,
    {
      path: '/api/automation/plan',
      tag: 'Automation',
      summary: 'What an account does on a day: posted already, and still to come',
      role: 'user',
      query: PlanQuery,
      refuses: [404],
    },
    DayPlan,
    (actor, query) => readPlan(deps, actor, query),
  );
  api.openapi(
    operation(
      {
        method: 'get',
        path: '/api/automation/reads',
        tag: 'Automation',
        summary: 'What each account has read at LinkedIn today, and what is left',
        middleware: requireRole(deps, 'user'),
      },
      200,
      z.array(AccountReads),
    ),
    (c) => c.json(deps.reads.shownOf(c.get('actor').userId), 200),
  );
  return api;
}
