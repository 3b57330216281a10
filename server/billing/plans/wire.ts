import type { CountedPlan } from '../../../db/plans.ts';
import { wirePlan } from '../plans.ts';
import type { AdminPlan } from './schemas.ts';

/** A plan as an admin sees it. */
export const toAdminPlan = (row: CountedPlan): AdminPlan => ({
  ...wirePlan(row),
  archived: row.archivedAt !== null,
  subscribers: row.subscribers,
});
