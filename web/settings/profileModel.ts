import type { UpdateProfileInput } from '../../server/identity/auth/schemas.ts';
import type { User } from '../../server/identity/users/schemas.ts';

export type ProfileValues = Pick<User, 'firstName' | 'lastName' | 'companyName' | 'email'> & {
  password: string;
};

export const profileValues = ({ firstName, lastName, companyName, email }: User): ProfileValues => ({
  firstName,
  lastName,
  companyName,
  email,
  password: '',
});

export const changesEmail = (email: string | null | undefined, user: User): boolean =>
  (email ?? '').trim().toLowerCase() !== user.email.toLowerCase();

/** An unchanged e-mail is left out, so that a pending change stays. */
export function toProfileInput(values: ProfileValues, user: User): Partial<UpdateProfileInput> {
  const { firstName, lastName, companyName, email, password } = values;
  const isOwn = email.trim() === user.email;
  return {
    firstName,
    lastName,
    companyName: companyName ?? '',
    ...(!isOwn && { email: email.trim() }),
    ...(password && { password }),
  };
}
