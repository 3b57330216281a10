import { hashKey } from '@tanstack/react-query';
import { perField, type SettingsValues } from '../../server/accounts/settings/fields.ts';
import { type Weekday, weekdays } from '../../server/accounts/settings/limits.ts';

export const valuesOf = (record: SettingsValues): SettingsValues =>
  perField((name) => record[name]) as SettingsValues;

export const isSame = (a: unknown, b: unknown): boolean => hashKey([a]) === hashKey([b]);

export const inWeekOrder = (days: readonly Weekday[]): Weekday[] =>
  weekdays.filter((day) => days.includes(day));

/** @returns the minimum if `typed` is no number */
export function clamp(typed: string | number | null, minimum: number, maximum: number): number {
  const number = Math.trunc(Number(typed));
  return Number.isFinite(number) ? Math.min(Math.max(number, minimum), maximum) : minimum;
}

/** @returns null if it can't be added */
export function readMinutes(text: string): number | null {
  const minutes = Number(text);
  return Number.isFinite(minutes) && minutes > 0 ? minutes : null;
}
