import type { EngineView } from '../../../db/automation/engineView.ts';
import { minute } from '../../durations.ts';
import { settingsOf } from '../rules/gate.ts';

/** How long a comment of the account can still be stopped, in ms; 0 without an undo window. */
export const undoOf = (view: Pick<EngineView, 'settings'>): number => settingsOf(view).undoMinutes * minute;
