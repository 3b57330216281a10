import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { createApi, operation } from '../../http/api.ts';
import { requireRole } from '../../http/auth.ts';
import { read } from '../../http/read.ts';
import { AccountReads } from '../engine/readSchemas.ts';
import { DayPlan, PlanQuery } from './planSchemas.ts';
import { readPlan } from './readPlan.ts';

/** What a day brings, before anything is sent. */
export function planRoutes(deps: Deps) {
  const api = createApi();
  read(
    api,
    deps,
    {
      path: '/api/automation/plan',
      tag: 'Automation',
      summary: "Get an account's schedule for a day: posted and planned comments",
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
        summary: 'Get the reads used and left at LinkedIn today, per account',
        middleware: requireRole(deps, 'user'),
      },
      200,
      z.array(AccountReads),
    ),
    (c) => c.json(deps.reads.shownOf(c.get('actor').userId), 200),
  );
  return api;
}
