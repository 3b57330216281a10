import { Temporal } from 'temporal-polyfill';

const hour = '08:00';

/** YYYY-MM-DD */
export const localDate = (timeZone: string, at: number): string =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDate().toString();

/**
 * The next 8:00 in the zone, on a day that has had no digest yet.
 * @param digestedAt the latest digest, ms; null before the first
 * @returns ms since the epoch
 */
export function nextDigestAt(timeZone: string, now: number, digestedAt: number | null): number {
  const dateAt = (at: number) =>
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDate();
  const eightOn = (date: Temporal.PlainDate) =>
    date.toZonedDateTime({ timeZone, plainTime: hour }).epochMilliseconds;
  const today = dateAt(now);
  // After a change of the time zone, the same date may begin again.
  const hadToday = digestedAt !== null && Temporal.PlainDate.compare(dateAt(digestedAt), today) >= 0;
  return hadToday || eightOn(today) <= now ? eightOn(today.add({ days: 1 })) : eightOn(today);
}
