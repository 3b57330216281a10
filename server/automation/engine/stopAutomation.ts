import { findAccount } from '../../../db/accounts/accounts.ts';
import { recheckAccount } from '../../../db/automation/automations.ts';
import { transaction } from '../../../db/transaction.ts';
import { ownedAccount } from '../../accounts/ownedAccount.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { states } from '../decide/states.ts';
import type { Automation } from './schemas.ts';
import { keepState, stopsFor, toWireAutomation } from './toApi.ts';

/** Idempotent. A comment that is being written is not sent. */
export async function stopAutomation(deps: Deps, actor: Actor, accountId: string): Promise<Automation> {
  const { automation } = await ownedAccount(deps, actor, accountId);
  if (automation.running) {
    const { dueAt: _dueAt, ...paused } = states.paused();
    await transaction(deps.db, async (tx) => {
      await recheckAccount(tx, accountId, { running: false, ...paused });
      await keepState(deps, tx, accountId, automation);
    });
  }
  const after = await findAccount(deps.db, accountId);
  if (!after) throw notFound('account');
  const stops = await stopsFor(deps.db, actor.userId);
  return toWireAutomation(after.automation, deps.engineClock.now(), stops);
}
