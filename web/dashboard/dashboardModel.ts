import { defaultSettings, limits, SettingsPayload, type Weekday, weekdays } from '../../server/settings/schemas.ts';
import { isSubscribed, type UserStatus } from '../../server/users/schemas.ts';

/** The settings of one account as last saved, and as they stand in the form. */
export interface Form {
  accountId: string | null;
  saved: SettingsPayload;
  draft: SettingsPayload;
}

export function openForm(accountId: string | null, settings: SettingsPayload = defaultSettings): Form {
  const { timing, searchUrls, searchProfiles, dailySearchComments, dailyMonitorComments, prompt } = settings;
  const saved = { timing, searchUrls, searchProfiles, dailySearchComments, dailyMonitorComments, prompt };
  return { accountId, saved, draft: saved };
}

export const edit = (form: Form, patch: Partial<SettingsPayload>): Form => ({ ...form, draft: { ...form.draft, ...patch } });

export const editTiming = (form: Form, patch: Partial<SettingsPayload['timing']>): Form =>
  edit(form, { timing: { ...form.draft.timing, ...patch } });

export const reset = (form: Form): Form => ({ ...form, draft: form.saved });

export const isDirty = ({ saved, draft }: Form): boolean => fingerprint(saved) !== fingerprint(draft);

/** Key order must not count as a change: the server may answer the fields in another order than the form builds them. */
function fingerprint(settings: SettingsPayload): string {
  const { fromTime, toTime, timezone, timeBetweenComments, activeDays } = settings.timing;
  const { searchUrls, searchProfiles, dailySearchComments, dailyMonitorComments, prompt } = settings;
  return JSON.stringify([
    [fromTime, toTime, timezone, timeBetweenComments, inWeekOrder(activeDays)],
    [searchUrls, searchProfiles, dailySearchComments, dailyMonitorComments, prompt],
  ]);
}

const inWeekOrder = (days: readonly Weekday[]): Weekday[] => weekdays.filter((day) => days.includes(day));

export const toggleDay = (days: readonly Weekday[], day: Weekday): Weekday[] =>
  inWeekOrder(days.includes(day) ? days.filter((other) => other !== day) : [...days, day]);

/** Comments per day from what was typed: a whole number from 0 to 75, whatever the text. */
export function clampPerDay(text: string): number {
  const number = Math.trunc(Number(text));
  return Number.isFinite(number) ? Math.min(Math.max(number, 0), limits.commentsPerDay) : 0;
}

/** Minutes from what was typed; null stands for "can't be added". */
export function readMinutes(text: string): number | null {
  const minutes = Number(text);
  return text.trim() !== '' && Number.isFinite(minutes) && minutes > 0 ? minutes : null;
}

export function whyNotMinutes(minutes: number, list: readonly number[]): string | null {
  const found = SettingsPayload.shape.timing.shape.timeBetweenComments.safeParse([...list, minutes]);
  return found.success ? null : (found.error.issues[0]?.message ?? null);
}

export const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, at) => at !== index);

export type Faults = Partial<Record<string, string>>;

/** The first fault of each field, by path without list positions: `timing.timezone`, `searchUrls`, `prompt` … */
export function faultsOf(draft: SettingsPayload): Faults {
  const found = SettingsPayload.safeParse(draft);
  const faults: Faults = {};
  for (const issue of found.error?.issues ?? []) {
    const path = issue.path.filter((part) => typeof part === 'string').join('.');
    faults[path] ??= issue.message;
  }
  return faults;
}

export interface Circumstances {
  status: UserStatus;
  accountId: string | null;
  running: boolean;
  /** A call that changes the account is under way, or its settings are still being fetched. */
  busy: boolean;
}

/** Which of the four buttons may be pressed (spec section 4). */
export function allowed({ status, accountId, running, busy }: Circumstances) {
  const any = isSubscribed(status) && accountId !== null && !busy;
  return { reset: any, pause: any && running, start: any && !running, save: any };
}

export const upgradeTo = (what: 'save settings' | 'start automation' | 'reset settings'): string =>
  `Please upgrade your subscription to ${what}`;
