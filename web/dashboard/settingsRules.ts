import { SettingsPayload, type SettingsValues, Timing } from '../../server/accounts/settings/schemas.ts';
import { valuesOf } from './dashboardModel.ts';

// Comes when something is checked: the schemas bring zod, and the page is drawn without.

export type MinutesFault = 'intervalLow' | 'intervalHigh' | 'intervalsMany';

export function whyNotMinutes(minutes: number, list: readonly number[]): MinutesFault | null {
  const issue = Timing.shape.timeBetweenComments.safeParse([...list, minutes]).error?.issues[0];
  if (!issue) return null;
  if (issue.code === 'too_small') return 'intervalLow';
  return issue.path.length > 0 ? 'intervalHigh' : 'intervalsMany';
}

export interface Fault {
  /** Of the field, without list positions: `timing.timezone`, `searchUrls`, `prompt` … */
  path: string;
  code: string;
  entry: boolean;
}

export function faultsOf(draft: SettingsValues): Fault[] {
  const faults = new Map<string, Fault>();
  for (const { path, code } of SettingsPayload.safeParse(valuesOf(draft)).error?.issues ?? []) {
    const field = path.filter((part) => typeof part === 'string').join('.');
    if (!faults.has(field))
      faults.set(field, { path: field, code, entry: path.some((part) => typeof part === 'number') });
  }
  return [...faults.values()];
}
