import type { EngineView } from '../../../db/automation/engineView.ts';
import type { AutomationState } from '../controls/schemas.ts';
import { obstacleOf } from './gate.ts';
import type { State } from './states.ts';

/** The rules derive these states anew each time. */
const byTheRules = new Set<string>(['interval', 'window']);

/**
 * The stored state in which no new comment is written, for an account that may wake before its end to post an
 * approved draft; null without one. Keeping it avoids an earlier call to the writer and a second event about
 * the same limit.
 */
export function restingState(view: EngineView, now: number): State | null {
  const { automation } = view;
  const { dueAt, stateUntil, stateReason, stateKind, stateMessage, stateText } = automation;
  // Due at 0 means that something about the account has changed, so it tries again.
  if (!dueAt || stateUntil === null || stateUntil <= now || byTheRules.has(stateReason)) return null;
  if (obstacleOf(view)) return null;
  const reason = stateReason as AutomationState['reason'];
  return { stateKind, stateReason: reason, stateMessage, stateText, stateUntil, dueAt: stateUntil };
}
