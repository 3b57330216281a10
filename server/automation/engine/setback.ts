import type { EngineView } from '../../../db/automation/engineView.ts';
import { obstacleOf } from '../decide/gate.ts';
import type { State } from '../decide/states.ts';
import type { AutomationState } from './schemas.ts';

/** The rules derive these states anew in each run. */
const byTheRules = new Set<string>(['interval', 'window']);

/**
 * The state in which no new comment is written, if the account woke before its end to post an approved draft.
 * Keeping it avoids an earlier call to the writer and a second event about the same limit. Otherwise null.
 */
export function standingSetback(view: EngineView, now: number): State | null {
  const { automation } = view;
  const { dueAt, stateUntil, stateReason, stateKind, stateMessage, stateText } = automation;
  // Due at 0 means that something about the account has changed, so it tries again.
  if (!dueAt || stateUntil === null || stateUntil <= now || byTheRules.has(stateReason)) return null;
  if (obstacleOf(view)) return null;
  const reason = stateReason as AutomationState['reason'];
  return { stateKind, stateReason: reason, stateMessage, stateText, stateUntil, dueAt: stateUntil };
}
