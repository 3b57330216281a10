import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { routes } from '../../http/routes.ts';
import { AccountReads } from '../network/readSchemas.ts';
import { readSchedule } from './readSchedule.ts';
import { DaySchedule, ScheduleQuery } from './schemas.ts';

export function scheduleRoutes(deps: Deps) {
  const api = routes(deps, 'Automation');
  api.get(
    '/api/automation/plan',
    {
      role: 'user',
      summary: "Get an account's schedule for a day: posted and planned comments",
      query: ScheduleQuery,
      answer: DaySchedule,
      errors: [404],
    },
    ({ actor, query }) => readSchedule(deps, actor, query),
  );
  api.get(
    '/api/automation/reads',
    {
      role: 'user',
      summary: 'Get the reads used and left at LinkedIn today, per account',
      answer: z.array(AccountReads),
    },
    ({ actor }) => deps.reads.shownOf(actor.userId),
  );
  return api.app;
}
