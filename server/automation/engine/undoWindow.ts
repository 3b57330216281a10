import type { EngineView } from '../../../db/automation/engineView.ts';
import { minute } from '../../durations.ts';
import { settingsOf } from '../rules/gate.ts';
import type { State } from './states.ts';

/** How long a comment of the account can still be stopped, in ms; 0 without an undo window. */
export const undoOf = (view: Pick<EngineView, 'settings'>): number => settingsOf(view).undoMinutes * minute;

/** The end of an undo window wakes an account that has nothing to do until then. */
export function wakesAt({ stateReason, dueAt }: State, undoEndsAt: number | null): number | null {
  const rests = stateReason === 'review' || stateReason === 'no_posts';
  return rests && dueAt !== null && undoEndsAt !== null ? Math.min(dueAt, undoEndsAt) : dueAt;
}
