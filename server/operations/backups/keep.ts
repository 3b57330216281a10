import { iso } from '../../clock.ts';
import { day } from '../../durations.ts';

/** The number of days, weeks and months that keep a backup. */
export type Keep = { days: number; weeks: number; months: number };

/** 1970 began on a Thursday, weeks begin on Mondays. */
const weekOf = (at: number) => String(Math.floor((at / day + 3) / 7));
const dayOf = (at: number) => iso(at).slice(0, 10);
const monthOf = (at: number) => iso(at).slice(0, 7);

/**
 * The backups to delete. Kept are the latest of all, those of the last 24 hours, and the latest of each of
 * the latest days, weeks and months (UTC) that have one.
 * @param times ms since the epoch
 */
export function toDrop(times: readonly number[], keep: Keep, now: number): number[] {
  const newestFirst = [...times].sort((a, b) => b - a);
  const kept = new Set(newestFirst.filter((at, n) => n === 0 || now - at < day));
  const rules: [number, (at: number) => string][] = [
    [keep.days, dayOf],
    [keep.weeks, weekOf],
    [keep.months, monthOf],
  ];
  for (const [most, periodOf] of rules) {
    const latest = new Map<string, number>();
    for (const at of newestFirst) if (!latest.has(periodOf(at))) latest.set(periodOf(at), at);
    for (const at of [...latest.values()].slice(0, most)) kept.add(at);
  }
  return newestFirst.filter((at) => !kept.has(at));
}

/** 2026-03-02T10-00-00Z: sorts by time. */
export const stampOf = (at: number): string => iso(at).replace(/\.\d+/, '').replaceAll(':', '-');

export const nameOf = (at: number): string => `chimein-${stampOf(at)}.sqlite`;

/** Ms since the epoch; undefined for any other file. */
export function takenAt(name: string): number | undefined {
  const [, day, time] = /^chimein-(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d)Z\.sqlite$/.exec(name) ?? [];
  return day && time ? Date.parse(`${day}T${time.replaceAll('-', ':')}Z`) : undefined;
}
