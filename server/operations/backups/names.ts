import { iso } from '../../clock.ts';

/** A moment as part of a file's name, which sorts as the time does: 2026-03-02T10-00-00Z. */
export const stampOf = (at: number): string => iso(at).replace(/\.\d+/, '').replaceAll(':', '-');

/** The file name of a scheduled backup. */
export const nameOf = (at: number): string => `chimein-${stampOf(at)}.sqlite`;

/** When a backup of that name was taken, ms since the epoch; undefined for any other file. */
export function takenAt(name: string): number | undefined {
  const [, day, time] = /^chimein-(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d)Z\.sqlite$/.exec(name) ?? [];
  return day && time ? Date.parse(`${day}T${time.replaceAll('-', ':')}Z`) : undefined;
}
