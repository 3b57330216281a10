import type { EngineView } from '../../../db/automation/engineView.ts';
import { minute } from '../../durations.ts';
import { settingsOf } from './gate.ts';

/** The account's undo window in ms; 0 without one. */
export const undoOf = (view: Pick<EngineView, 'settings'>): number => settingsOf(view).undoMinutes * minute;
