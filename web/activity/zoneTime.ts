const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The wall clock of a time zone at an instant, as if it were UTC. */
function wallClock(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/** The instant at which the zone's clock shows this; where it shows it never, the one just after the gap. */
function instantAt(wall: number, timeZone: string): number {
  const offset = (at: number) => wallClock(at, timeZone) - Math.floor(at / 1000) * 1000;
  const first = wall - offset(wall);
  const second = wall - offset(first);
  return wallClock(second, timeZone) < wall ? first : second;
}

/** Midnight, in the zone, of the day that holds the instant; `days` later or earlier where wanted. */
export function startOfDay(instant: number, timeZone: string, days = 0): number {
  const midnight = Math.floor(wallClock(instant, timeZone) / day) * day + days * day;
  return instantAt(midnight, timeZone);
}

/** Hours since midnight on the zone's clock, 0 to 24, for a place on the day's line. */
export function hourOfDay(instant: number, timeZone: string): number {
  return (((wallClock(instant, timeZone) % day) + day) % day) / hour;
}

/** The day that the limits count for: a window past midnight belongs to the day it began. */
export function startOfWindowDay(instant: number, timing: { fromTime: string; toTime: string; timezone: string }): number {
  const overnight = timing.fromTime > timing.toTime;
  const stillYesterday = overnight && hourOfDay(instant, timing.timezone) < hoursOf(timing.toTime);
  return startOfDay(instant, timing.timezone, stillYesterday ? -1 : 0);
}

/** '09:30' is 9.5. */
export function hoursOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
}

export const timeIn = (instant: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(instant);

/** 'now', 'in 40 s', 'in 3 min', 'in 2 h 5 min', 'in 2 d 9 h': rounded up, so that it never promises too early. */
export function countdown(to: number, now: number): string {
  const left = to - now;
  if (left <= 0) return 'now';
  if (left < minute) return `in ${Math.ceil(left / 1000)} s`;
  const minutes = Math.ceil(left / minute);
  if (minutes < 60) return `in ${minutes} min`;
  const hours = Math.ceil(left / hour);
  if (hours >= 24) return joined(hours, 24, 'd', 'h');
  return joined(minutes, 60, 'h', 'min');
}

function joined(amount: number, size: number, big: string, small: string): string {
  const rest = amount % size;
  return rest === 0 ? `in ${amount / size} ${big}` : `in ${Math.floor(amount / size)} ${big} ${rest} ${small}`;
}

export const placeOf = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

/** 'GMT+1' */
export function offsetName(timeZone: string, instant: number): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(instant);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
}
