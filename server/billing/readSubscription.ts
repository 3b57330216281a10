import { subscriptionsOf } from '../../db/billing.ts';
import { findPlan } from '../../db/plans.ts';
import type { Actor } from '../auth/authenticate.ts';
import { iso } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { wirePlan } from './plans.ts';
import type { Subscribed, Subscription } from './schemas.ts';
import { decidingOne } from './stateOf.ts';

const isoOrNull = (at: number | null) => (at === null ? null : iso(at));

/** The actor's subscription as we last read it, and its plan; both null without one. */
export async function readSubscription(
  { db }: Pick<Deps, 'db'>,
  actor: Pick<Actor, 'userId'>,
): Promise<Subscribed> {
  const one = decidingOne(await subscriptionsOf(db, actor.userId));
  if (!one) return { subscription: null, plan: null };
  const plan = one.planId === null ? undefined : await findPlan(db, one.planId);
  return {
    subscription: {
      seats: one.seats,
      status: one.status as Subscription['status'],
      trialEnd: isoOrNull(one.trialEnd),
      currentPeriodStart: isoOrNull(one.currentPeriodStart),
      currentPeriodEnd: isoOrNull(one.currentPeriodEnd),
      cancelAtPeriodEnd: one.cancelAtPeriodEnd,
    },
    plan: plan ? wirePlan(plan, one) : null,
  };
}
