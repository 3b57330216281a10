import type { Activity } from '../../../server/operations/schemas.ts';
import { momentText } from '../../i18n/clock.ts';
import { dateFormat } from '../../i18n/formats.ts';
import { locale } from '../../i18n/locale.ts';

/** `02/03/2026, 14:05:09`, where the reader is. */
export const timeText = (time: string): string => momentText(time, { seconds: true });

/** `14:00`, or with the day where there are several. */
export const hourText = (time: string, withDay: boolean): string =>
  dateFormat(locale(), {
    ...(withDay ? ({ day: 'numeric', month: 'short' } as const) : {}),
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(time));

/** `0 s`, `95 s`, `12 min`. */
export const secondsText = (seconds: number): string =>
  seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;

/** A round number at or above what is to be shown, of which half is whole too. */
export function topOf(hours: Activity['hours']): number {
  const most = Math.max(2, ...hours.map(({ posted, faults }) => posted + faults));
  const unit = 10 ** Math.floor(Math.log10(most));
  const step = [1, 2, 4, 6, 8, 10].find((factor) => factor * unit >= most) ?? 10;
  return step * unit;
}

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
