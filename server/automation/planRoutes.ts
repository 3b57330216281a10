import type { Deps } from '../deps.ts';
import { createApi } from '../http/api.ts';
import { read } from '../http/read.ts';
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
      summary: 'What an account does on a day: posted already, and still to come',
      role: 'user',
      query: PlanQuery,
      refuses: [404],
    },
    DayPlan,
    (actor, query) => readPlan(deps, actor, query),
  );
  return api;
}
