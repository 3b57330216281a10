import { readForEngine } from '../../../db/accounts.ts';
import { touchAccount } from '../../../db/automations.ts';
import { ownedAccount } from '../../accounts/ownedAccount.ts';
import type { Deps } from '../../deps.ts';
import { AppError, notFound } from '../../errors.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { requireSubscription } from '../../identity/users/subscription.ts';
import { say } from '../../texts/say.ts';
import type { Automation } from './schemas.ts';
import { states } from './states.ts';
import { judge } from './takeTurn.ts';
import { publishState, stopsFor, toWireAutomation } from './wire.ts';

/**
 * Lets an account comment from now on. Starting one that runs changes nothing.
 * @throws {AppError} not_found, subscription_required, not_connected
 */
export async function startAutomation(deps: Deps, actor: Actor, accountId: string): Promise<Automation> {
  const { account, automation } = await ownedAccount(deps, actor, accountId);
  requireSubscription(actor, 'billing.upgradeToStart');
  if (account.status !== 'Connected')
    throw new AppError('not_connected', say('automation.logAccountAgainBeforeStart'));
  const stops = stopsFor(deps, actor.userId);
  if (automation.running) return toWireAutomation(automation, deps.engineClock.now(), stops);

  await touchAccount(deps.db, accountId, { running: true, faults: 0, skips: 0 });
  const view = await readForEngine(deps.db, accountId);
  if (!view) throw notFound('Account');
  // The state is shown as the engine will find it; the account is due at once, so that the engine does find it.
  const verdict = await judge(deps, view);
  const { dueAt, ...state } = verdict.act ? states.working(deps.engineClock.now()) : verdict.state;
  await touchAccount(deps.db, accountId, state);
  await publishState(deps, accountId, automation);
  deps.events.announceDue();
  return toWireAutomation({ ...view.automation, ...state, dueAt }, deps.engineClock.now(), stops);
}
