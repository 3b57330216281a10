import type { Activity } from '../../../server/operations/schemas.ts';
import { dateFormat } from '../../../server/texts/formats.ts';
import { momentText } from '../../i18n/clock.ts';
import { locale } from '../../i18n/locale.ts';

/** `02/03/2026, 14:05:09` */
export const timeText = (time: string): string => momentText(time, { seconds: true });

/** `14:00`, or `2 Mar, 14:00` */
export const hourText = (time: string, withDay: boolean): string =>
  dateFormat(locale(), {
    ...(withDay && { day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(time));

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
