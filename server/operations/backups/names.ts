import { iso } from '../../clock.ts';

/** 2026-03-02T10-00-00Z: sorts by time. */
export const stampOf = (at: number): string => iso(at).replace(/\.\d+/, '').replaceAll(':', '-');

export const nameOf = (at: number): string => `chimein-${stampOf(at)}.sqlite`;

/** Ms since the epoch; undefined for any other file. */
export function takenAt(name: string): number | undefined {
  const [, day, time] = /^chimein-(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d)Z\.sqlite$/.exec(name) ?? [];
  return day && time ? Date.parse(`${day}T${time.replaceAll('-', ':')}Z`) : undefined;
}
