import type { SettingsValues } from '../../accounts/settings/schemas.ts';
import type { CommentCategory } from '../../history/comments/schemas.ts';
import { localDate } from '../schedule/schedule.ts';

/** Comments per category that an account may still post today: never below 0, and 0 without a source. */
export type Left = Record<CommentCategory, number>;

/** The daily limits of an account that warms up reach their full height on this day. */
export const warmUpDays = 14;
const dayLength = 86_400_000;

type Warming = {
  settings: Pick<SettingsValues, 'warmUp' | 'timing'>;
  /** When the account was connected, ms since the epoch. */
  connectedAt: number;
  /** The account's local date on which a window begins, YYYY-MM-DD. */
  day: string;
};

/** Which day of its warm-up an account has, from 1 on; null where it does not warm up or is done with it. */
export function warmUpDay({ settings, connectedAt, day }: Warming): number | null {
  if (!settings.warmUp) return null;
  const first = localDate(settings.timing.timezone, connectedAt);
  const n = Math.max(1, Math.round((Date.parse(day) - Date.parse(first)) / dayLength) + 1);
  return n < warmUpDays ? n : null;
}

/**
 * The effective daily limits on a day. Day n of the warm-up allows n fourteenths of each, rounded up, so at
 * least 1 if the limit is above 0.
 */
export function warmUpLimits(limits: Left, warming: Warming): Left {
  const n = warmUpDay(warming);
  if (n === null) return limits;
  const part = (limit: number) => Math.ceil((limit * n) / warmUpDays);
  return { Search: part(limits.Search), Monitor: part(limits.Monitor) };
}

/** The same straight from the settings of an account. */
export const limitsOn = (
  {
    settings,
    connectedAt,
  }: {
    settings: Warming['settings'] & Pick<SettingsValues, 'dailySearchComments' | 'dailyMonitorComments'>;
    connectedAt: number;
  },
  day: string,
): Left =>
  warmUpLimits(
    { Search: settings.dailySearchComments, Monitor: settings.dailyMonitorComments },
    { settings, connectedAt, day },
  );
