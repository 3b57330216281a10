import type { SettingsValues } from '../../accounts/settings/schemas.ts';
import type { CommentCategory } from '../../history/comments/schemas.ts';
import { localDate } from './hours.ts';

/** How many comments are left today; 0 without a source. */
export type Left = Record<CommentCategory, number>;

/** The day on which a warm-up reaches the full limits. */
export const warmUpDays = 14;
const dayLength = 86_400_000;

type Warming = {
  settings: Pick<SettingsValues, 'warmUp' | 'timing'>;
  /** Ms since the epoch. */
  connectedAt: number;
  /** The local date on which a window begins, YYYY-MM-DD. */
  day: string;
};

/** The day of the warm-up, from 1; null without a warm-up or after it. */
export function warmUpDay({ settings, connectedAt, day }: Warming): number | null {
  if (!settings.warmUp) return null;
  const first = localDate(settings.timing.timezone, connectedAt);
  const n = Math.max(1, Math.round((Date.parse(day) - Date.parse(first)) / dayLength) + 1);
  return n < warmUpDays ? n : null;
}

/** Day n allows n/14 of each limit, rounded up. */
export function warmUpLimits(limits: Left, warming: Warming): Left {
  const n = warmUpDay(warming);
  if (n === null) return limits;
  const part = (limit: number) => Math.ceil((limit * n) / warmUpDays);
  return { Search: part(limits.Search), Monitor: part(limits.Monitor) };
}

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
