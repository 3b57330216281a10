import type { UserRecord } from './userModel.ts';

type Values = Record<string, string>;

/** What the form begins with. Spec section 5: seats 1 and 14 days of trial; an edit has the user's, and 14 days again; an admin's also the own password. */
export const initialValues = (user: UserRecord | null): Values => ({
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  companyName: user?.companyName ?? '',
  email: user?.email ?? '',
  password: '',
  seats: String(user?.seats ?? 1),
  trialDays: '14',
  ...(user?.role === 'admin' && { currentPassword: '' }),
});

/** An empty field is no number: the schema says what it wants. */
const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));
const typed = (name: string, value: string): string | number =>
  name === 'seats' || name === 'trialDays' ? numberIn(value) : value;

export const toAddInput = (values: Values): object =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typed(name, value)]));

/**
 * What differs from what the form began with. The 14 days that it is filled with stand for nothing: sent along they would shorten
 * the trial of whoever has a longer one.
 */
export const changesIn = (values: Values, initial: Values): { [name: string]: string | number } =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name, value]) => value.trim() !== initial[name]?.trim())
      .map(([name, value]) => [name, typed(name, value)]),
  );
