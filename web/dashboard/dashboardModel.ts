import { limits, type Weekday, weekdays } from '../../server/accounts/settings/limits.ts';
import type { SettingsValues } from '../../server/accounts/settings/schemas.ts';
import { isSubscribed, type UserStatus } from '../../server/identity/users/limits.ts';

export function valuesOf(more: SettingsValues): SettingsValues {
  const {
    timing,
    searchUrls,
    searchProfiles,
    dailySearchComments,
    dailyMonitorComments,
    prompt,
    choice,
    review,
    warmUp,
  } = more;
  return {
    timing,
    searchUrls,
    searchProfiles,
    dailySearchComments,
    dailyMonitorComments,
    prompt,
    choice,
    review,
    warmUp,
  };
}

export const isDirty = (saved: SettingsValues, draft: SettingsValues): boolean =>
  fingerprint(saved) !== fingerprint(draft);

/** Neither another order of fields nor another order of days or languages is a change. */
function fingerprint({ timing, choice, ...rest }: SettingsValues): string {
  const inOrder = {
    ...rest,
    timing: { ...timing, activeDays: inWeekOrder(timing.activeDays) },
    choice: { ...choice, languages: choice.languages.toSorted() },
  };
  return JSON.stringify(inOrder, (_, value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort())
      : value,
  );
}

export const inWeekOrder = (days: readonly Weekday[]): Weekday[] =>
  weekdays.filter((day) => days.includes(day));

export function clampPerDay(typed: string | number | null): number {
  const number = Math.trunc(Number(typed));
  return Number.isFinite(number) ? Math.min(Math.max(number, 0), limits.commentsPerDay) : 0;
}

/** Minutes from what was typed; null stands for "can't be added". */
export function readMinutes(text: string): number | null {
  const minutes = Number(text);
  return text.trim() !== '' && Number.isFinite(minutes) && minutes > 0 ? minutes : null;
}

export const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, at) => at !== index);

export interface Circumstances {
  status: UserStatus;
  accountId: string | null;
  running: boolean;
  busy: boolean;
}

export function allowed({ status, accountId, running, busy }: Circumstances) {
  const any = isSubscribed(status) && accountId !== null && !busy;
  return { reset: any, pause: any && running, start: any && !running, save: any };
}
