import type { EngineView } from '../../../db/automation/engineView.ts';
import { obstacleOf } from '../rules/gate.ts';
import type { AutomationState } from './schemas.ts';
import type { State } from './states.ts';

/** The rules compute these anew in each run. */
const byTheRules = new Set<string>(['interval', 'window']);

/**
 * Why no new comment is written yet, if the account woke before that for an approved draft. So posting one
 * neither asks the writer sooner nor tells of the same limit again. Null if it woke for another reason.
 */
export function standingSetback(view: EngineView, now: number): State | null {
  const { automation } = view;
  const { dueAt, stateUntil, stateReason, stateKind, stateMessage, stateText } = automation;
  // Something about an account that is due at 0 has changed, so it tries again.
  if (!dueAt || stateUntil === null || stateUntil <= now || byTheRules.has(stateReason)) return null;
  if (obstacleOf(view)) return null;
  const reason = stateReason as AutomationState['reason'];
  return { stateKind, stateReason: reason, stateMessage, stateText, stateUntil, dueAt: stateUntil };
}
