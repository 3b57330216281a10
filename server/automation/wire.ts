import { type AutomationRow, findAccount } from '../../db/accounts.ts';
import { iso } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { Automation, AutomationState } from './schemas.ts';

function toWireState(row: AutomationRow): AutomationState {
  return {
    kind: row.stateKind,
    reason: row.stateReason as AutomationState['reason'],
    until: row.stateUntil === null ? null : iso(row.stateUntil),
    message: row.stateMessage,
  };
}

/** @param now by the engine's clock: an account that is due has its next action now */
export function toWireAutomation(row: AutomationRow, now: number): Automation {
  const nextActionAt = row.running && row.dueAt !== null ? iso(Math.max(row.dueAt, now)) : null;
  return { accountId: row.accountId, running: row.running, state: toWireState(row), nextActionAt };
}

/** Tells those who watch of an account's state, if it is another than `before`. */
export async function publishState(deps: Deps, accountId: string, before: AutomationRow): Promise<void> {
  const found = await findAccount(deps.db, accountId);
  if (!found) return;
  const row = found.automation;
  const same =
    row.running === before.running &&
    row.stateKind === before.stateKind &&
    row.stateReason === before.stateReason &&
    row.stateUntil === before.stateUntil;
  if (same) return;
  const now = deps.engineClock.now();
  const { accountId: _accountId, ...data } = toWireAutomation(row, now);
  await deps.events.publish(deps.db, {
    userId: found.account.userId,
    accountId,
    kind: 'state',
    at: now,
    message: row.stateMessage,
    data,
  });
}
