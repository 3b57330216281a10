import { subscriptionsOf } from '../../db/billing/billing.ts';
import { findPlan } from '../../db/billing/plans.ts';
import { iso } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { Actor } from '../identity/auth/authenticate.ts';
import { wirePlan } from './plans.ts';
import type { RequiresAction, Subscribed, Subscription } from './schemas.ts';
import { decidingOne } from './stateOf.ts';
import type { KeptAction } from './syncCustomer.ts';

const isoOrNull = (at: number | null) => (at === null ? null : iso(at));

export async function readSubscription(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  actor: Pick<Actor, 'userId'>,
): Promise<Subscribed> {
  const rows = await subscriptionsOf(db, actor.userId);
  const subscription = decidingOne(rows);
  const action = rows.find(({ requiredAction }) => requiredAction !== null)?.requiredAction;
  const waiting = action ? { requiresAction: await wireAction({ db, config }, action) } : {};
  if (!subscription) return { subscription: null, plan: null, ...waiting };
  const plan = subscription.planId === null ? undefined : await findPlan(db, subscription.planId);
  return {
    subscription: {
      seats: subscription.seats,
      status: subscription.status as Subscription['status'],
      trialEnd: isoOrNull(subscription.trialEnd),
      currentPeriodStart: isoOrNull(subscription.currentPeriodStart),
      currentPeriodEnd: isoOrNull(subscription.currentPeriodEnd),
      cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
    },
    plan: plan ? wirePlan(plan, subscription) : null,
    ...waiting,
  };
}

async function wireAction(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  json: string,
): Promise<RequiresAction> {
  const { planId, expiresAt, ...kept } = JSON.parse(json) as KeptAction;
  const plan = planId === null ? undefined : await findPlan(db, planId);
  return {
    ...kept,
    plan: plan?.name ?? null,
    expiresAt: isoOrNull(expiresAt),
    url: `${config.publicUrl}/billing`,
  };
}
