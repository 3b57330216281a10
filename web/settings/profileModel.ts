import type { User } from '../../server/users/schemas.ts';

export type ProfileValues = Record<string, string>;

export const profileValues = (user: User): ProfileValues => ({
  firstName: user.firstName,
  lastName: user.lastName,
  companyName: user.companyName,
  email: user.email,
  password: '',
  currentPassword: '',
});

const changesEmail = (values: ProfileValues, user: User): boolean =>
  (values.email ?? '').trim().toLowerCase() !== user.email.toLowerCase();

/** The server asks for the current password at these, unless the sign-in is fresh. */
export const needsCurrentPassword = (values: ProfileValues, user: User): boolean =>
  changesEmail(values, user) || (values.password ?? '') !== '';

/** What is sent: an empty password means that it stays. */
export function toProfileInput(values: ProfileValues, user: User) {
  const { password, currentPassword, ...profile } = values;
  return {
    ...profile,
    ...(password && { password }),
    ...(currentPassword && needsCurrentPassword(values, user) && { currentPassword }),
  };
}
