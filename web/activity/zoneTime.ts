import { dateFormat } from '../../server/texts/formats.ts';
import { timeText } from '../i18n/clock.ts';
import { type Language, localeOf } from '../i18n/languages.ts';
import type { Translate } from '../i18n/useTranslate.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The local time of a zone, as if it were UTC. */
function wallClock(instant: number, timeZone: string): number {
  // Swedish dates are written as in ISO 8601.
  const text = dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(instant);
  return Date.parse(`${text.replace(' ', 'T')}Z`);
}

/** A local time that the zone skips gives the instant just after the gap. */
function instantAt(wall: number, timeZone: string): number {
  const offset = (at: number) => wallClock(at, timeZone) - Math.floor(at / 1000) * 1000;
  const first = wall - offset(wall);
  const second = wall - offset(first);
  return wallClock(second, timeZone) < wall ? first : second;
}

export function startOfDay(instant: number, timeZone: string, days = 0): number {
  const midnight = Math.floor(wallClock(instant, timeZone) / day) * day + days * day;
  return instantAt(midnight, timeZone);
}

export function wallHour(instant: number, timeZone: string, wall: number): number {
  return instantAt(Math.floor(wallClock(instant, timeZone) / day) * day + wall * hour, timeZone);
}

/** YYYY-MM-DD */
export const dateIn = (instant: number, timeZone: string): string =>
  new Date(wallClock(instant, timeZone)).toISOString().slice(0, 10);

export const timeIn = (instant: number, timeZone: string): string => timeText(instant, { timeZone });

/** 'in 40 s', 'in 2 h 5 min', 'in 2 d 9 h', rounded up so that nothing happens later than promised. */
export function countdown(to: number, now: number, t: Translate): string {
  const left = to - now;
  if (left <= 0) return t('activity.countdown.now');
  if (left < minute) return t('activity.countdown.seconds', { seconds: Math.ceil(left / 1000) });
  const minutes = Math.ceil(left / minute);
  if (minutes <= 23 * 60) {
    const values = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
    const name = values.hours === 0 ? 'minutes' : values.minutes === 0 ? 'hours' : 'hoursAndMinutes';
    return t(`activity.countdown.${name}`, values);
  }
  const hours = Math.ceil(left / hour);
  const values = { days: Math.floor(hours / 24), hours: hours % 24 };
  const name = values.days === 0 ? 'hours' : values.hours === 0 ? 'days' : 'daysAndHours';
  return t(`activity.countdown.${name}`, values);
}

export const placeOf = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

export function offsetName(timeZone: string, instant: number): string {
  const parts = dateFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(instant);
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
  return name === 'GMT+0' ? 'GMT' : name;
}

/** '5 min ago', '3 hr ago'; a date for older times. */
export function agoIn(at: number, now: number, language: Language): string {
  const minutes = Math.floor((now - at) / minute);
  if (minutes >= 24 * 60)
    return dateFormat(localeOf[language], { day: 'numeric', month: 'short' }).format(at);
  const format = new Intl.RelativeTimeFormat(localeOf[language], { style: 'short', numeric: 'auto' });
  if (minutes < 1) return format.format(0, 'second');
  return minutes < 60 ? format.format(-minutes, 'minute') : format.format(-Math.floor(minutes / 60), 'hour');
}

/** 'Saturday 21 November' */
export const dayIn = (at: number, timeZone: string, language: Language): string =>
  dateFormat(localeOf[language], { timeZone, weekday: 'long', day: 'numeric', month: 'long' }).format(at);

/** 'Saturday 21 November 2026, 02:05 PM' */
export const exactly = (at: number, language: Language): string =>
  `${dateFormat(localeOf[language], { dateStyle: 'full' }).format(at)}, ${timeText(at)}`;
