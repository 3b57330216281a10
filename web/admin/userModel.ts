import type { UserDetails } from '../../server/identity/admin/user/schemas.ts';
import type { User } from '../../server/identity/users/schemas.ts';
import { dayText } from '../i18n/clock.ts';

export type UserRecord = User & { id: string };

export type PersonRecord = UserDetails & { id: string };

export type Open = { what: 'create' } | { what: 'edit' | 'remove' | 'billingDate'; user: UserRecord } | null;

/** dd-MM-yyyy in the browser's time zone. */
export const dateOrDash = (time: string | null): string =>
  time === null ? '-' : dayText(time).replaceAll('/', '-');

export const fullName = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

/** The page of a user, or one of its parts. */
export const pathOf = (userId: string, part = 'profile'): string =>
  `/admin/users/${encodeURIComponent(userId)}${part === 'profile' ? '' : `/${part}`}`;
