import type { UserRecord } from './userModel.ts';

/** react-admin's inputs hold null where nothing is entered. */
export type UserValues = Record<string, string | number | null>;

/**
 * Spec section 5: seats 1 and 14 days of trial; an edit has the user's, and 14 days again. An admin's own password is asked for
 * when the sign-in of an admin changes.
 */
export const initialValues = (user: UserRecord | null): UserValues => ({
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  companyName: user?.companyName ?? '',
  email: user?.email ?? '',
  password: '',
  seats: user?.seats ?? 1,
  trialDays: 14,
  ...(user?.role === 'admin' && { currentPassword: '' }),
});

const numbers = ['seats', 'trialDays'];
/** An empty text is one; an empty number is none, and the schema says what it wants. */
const entered = (name: string, value: string | number | null | undefined) =>
  numbers.includes(name) ? value : String(value ?? '').trim();

export const toAddInput = (values: UserValues): object =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, entered(name, value)]));

/**
 * Returns the values that differ from those the form began with. The 14 days that it is filled with stand for nothing: sent along
 * they would shorten a longer trial.
 */
export const changesIn = (values: UserValues, initial: UserValues): UserValues =>
  Object.fromEntries(
    Object.keys(initial)
      .map((name) => [name, entered(name, values[name])] as const)
      .filter(([name, value]) => value !== entered(name, initial[name])),
  ) as UserValues;
