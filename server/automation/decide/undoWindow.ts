import type { EngineView, WaitingDraft } from '../../../db/automation/engineView.ts';
import { minute } from '../../durations.ts';
import { settingsOf } from './gate.ts';

/** `endsAt`: ms since the epoch; 0 without a window. A draft lapses later by `length`, in ms. */
export type UndoWindow = { endsAt: number; length: number };

export const noUndoWindow: UndoWindow = { endsAt: 0, length: 0 };

/** The account's undo window in ms; 0 without one. */
export const undoOf = (view: Pick<EngineView, 'settings'>): number => settingsOf(view).undoMinutes * minute;

/** The window of a comment that is approved at this time. */
export function undoWindowFrom(view: Pick<EngineView, 'settings'>, at: number): UndoWindow {
  const length = undoOf(view);
  return { endsAt: length > 0 ? at + length : 0, length };
}

/** When the earliest open window of an approved draft ends, ms since the epoch. Null without one. */
export function openUndoWindow(drafts: readonly WaitingDraft[], now: number): number | null {
  const ends = drafts.filter(({ state, notBefore }) => state === 'approved' && notBefore > now);
  return ends.length > 0 ? Math.min(...ends.map(({ notBefore }) => notBefore)) : null;
}
