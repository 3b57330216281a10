import { Temporal } from 'temporal-polyfill';
import { usualDays } from './usualDays.ts';

/**
 * The days of a report, for the page, the API, the command, agents and exports alike. Today is the latest
 * date in the accounts' time zones.
 * @param days how many days end with `until` or today, if `since` does not say
 * @returns YYYY-MM-DD, both included; `to` is before `from` only if the client asked for that
 */
export function periodOf(
  now: number,
  timeZones: string[],
  {
    days = usualDays,
    since,
    until,
  }: { days?: number | undefined; since?: string | undefined; until?: string | undefined },
): { from: string; to: string } {
  const instant = Temporal.Instant.fromEpochMilliseconds(now);
  const dates = timeZones.map((zone) => instant.toZonedDateTimeISO(zone).toPlainDate().toString());
  const today = dates.sort().at(-1) ?? instant.toZonedDateTimeISO('UTC').toPlainDate().toString();
  // A client whose clock is ahead gets an empty period instead of an error.
  const to = until ?? (since !== undefined && since > today ? since : today);
  const from =
    since ??
    Temporal.PlainDate.from(to)
      .subtract({ days: days - 1 })
      .toString();
  return { from, to };
}
