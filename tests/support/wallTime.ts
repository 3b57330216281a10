import { type SettingsValues, weekdays } from '../../server/accounts/settings/schemas.ts';

/** Local time in a zone: the date as YYYY-MM-DD, the weekday, and the minutes since midnight. */
export type Wall = {
  date: string;
  weekday: string;
  minute: number;
  yesterday: { date: string; weekday: string };
};

const day = 86_400_000;
const minute = 60_000;

/**
 * Reads local time in a zone between `from` and `until`, both ms since the epoch. Independent of the engine's
 * arithmetic, and fast: it looks up the zone's offset only where that changes.
 */
export function wallIn(timezone: string, from: number, until: number): (at: number) => Wall {
  const offset = offsetsOf(timezone);
  const spans: { from: number; offset: number }[] = [{ from, offset: offset(from) }];
  for (let at = from; at < until; at += day) {
    const next = Math.min(at + day, until);
    if (offset(at) !== offset(next))
      spans.push({ from: changeBetween(offset, at, next), offset: offset(next) });
  }
  return (at) => {
    const span = spans.findLast((span) => span.from <= at) ?? { offset: offset(at) };
    const local = at + span.offset;
    return { ...dateOf(local), minute: Math.floor((local % day) / minute), yesterday: dateOf(local - day) };
  };
}

const dateOf = (local: number) => {
  const date = new Date(local);
  return { date: date.toISOString().slice(0, 10), weekday: weekdays[(date.getUTCDay() + 6) % 7] ?? '' };
};

function changeBetween(offset: (at: number) => number, from: number, until: number): number {
  let [before, after] = [from, until];
  while (after - before > minute) {
    const middle = Math.floor((before + after) / 2 / minute) * minute;
    if (offset(middle) === offset(from)) before = middle;
    else after = middle;
  }
  return after;
}

/** A zone's offset from UTC in ms, from Intl. */
function offsetsOf(timeZone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset', hour: 'numeric' });
  return (at) => {
    const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * minute;
  };
}

/** The date on which the window that contains this moment began; null outside all windows. */
export function windowDay(
  wall: Wall,
  { fromTime, toTime, activeDays }: SettingsValues['timing'],
): string | null {
  const [opens, closes] = [minutesOf(fromTime), minutesOf(toTime)];
  const isActive = ({ weekday }: { weekday: string }) => (activeDays as string[]).includes(weekday);
  const overnight = opens > closes;
  const today =
    opens === closes || (overnight ? wall.minute >= opens : opens <= wall.minute && wall.minute < closes);
  if (today) return isActive(wall) ? wall.date : null;
  return overnight && wall.minute < closes && isActive(wall.yesterday) ? wall.yesterday.date : null;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** A window's length in local minutes. */
export const windowMinutes = ({ fromTime, toTime }: SettingsValues['timing']): number =>
  (minutesOf(toTime) - minutesOf(fromTime) + 1440) % 1440 || 1440;
