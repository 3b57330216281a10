import type { Activity } from '../../../server/operations/schemas.ts';
import { dateFormat } from '../../../server/texts/formats.ts';
import { timeText as clockText, momentText } from '../../i18n/clock.ts';
import { locale } from '../../i18n/locale.ts';

/** `02/03/2026, 02:05:09 PM` */
export const timeText = (time: string): string => momentText(time, { seconds: true });

/** `02:00 PM`, or `2 Mar, 02:00 PM` */
export function hourText(time: string, withDay: boolean): string {
  const day = dateFormat(locale(), { day: 'numeric', month: 'short' }).format(new Date(time));
  return withDay ? `${day}, ${clockText(time)}` : clockText(time);
}

/** `0 s`, `95 s`, `12 min`. */
export const secondsText = (seconds: number): string =>
  seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;

export const sumOf = (hours: Activity['hours'], what: 'posted' | 'faults'): number =>
  hours.reduce((sum, hour) => sum + hour[what], 0);

export const stateTones = {
  waiting: 'info',
  failed: 'bad',
  done: 'good',
  ignored: 'neutral',
  delivered: 'good',
  sent: 'good',
} as const;
