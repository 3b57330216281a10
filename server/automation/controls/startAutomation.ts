import { recheckAccount } from '../../../db/automation/automations.ts';
import { lockDecision } from '../../../db/automation/engineView.ts';
import { transaction } from '../../../db/transaction.ts';
import { ownedAccount } from '../../accounts/ownedAccount.ts';
import type { Deps } from '../../deps.ts';
import { AppError, notFound } from '../../errors.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { requireSubscription } from '../../identity/users/subscription.ts';
import { text } from '../../texts/text.ts';
import { firstStart } from '../decide/firstDrafts.ts';
import { settingsOf } from '../decide/gate.ts';
import { nextStep } from '../decide/nextStep.ts';
import { sinceDay } from '../run/runAccount.ts';
import type { Automation } from './schemas.ts';
import { keepState, stopsFor, toWireAutomation } from './toApi.ts';

/**
 * Idempotent.
 * @throws {AppError} not_found, subscription_required, not_connected
 */
export async function startAutomation(deps: Deps, actor: Actor, accountId: string): Promise<Automation> {
  const { account, automation } = await ownedAccount(deps, actor, accountId);
  requireSubscription(actor, 'billing.upgradeToStart');
  if (account.status !== 'Connected') throw new AppError('not_connected', text('automation.logInToStart'));
  const stops = await stopsFor(deps.db, actor.userId);
  if (automation.running) return toWireAutomation(automation, deps.engineClock.now(), stops);

  const now = deps.engineClock.now();
  const started = await transaction(deps.db, async (tx) => {
    const before = await lockDecision(tx, accountId, sinceDay(now));
    if (!before) throw notFound('account');
    const first = before.automation.firstStartedAt === null ? firstStart(settingsOf(before), now) : {};
    const change = { running: true, faults: 0, skips: 0, ...first };
    await recheckAccount(tx, accountId, change);
    const view = { ...before, automation: { ...before.automation, ...change } };
    // Shows the state that the engine is about to find.
    const { dueAt, ...state } = nextStep({ ...view, resting: null }, now).state;
    await recheckAccount(tx, accountId, state);
    await keepState(deps, tx, accountId, automation);
    return { ...view.automation, ...state, dueAt };
  });
  return toWireAutomation(started, now, stops);
}
