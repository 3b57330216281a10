import type { User } from '../../../server/identity/users/schemas.ts';
import type { Tone } from '../../theme.ts';

export type UserRecord = User & { id: string };

export type Open = { what: 'create' } | { what: 'edit' | 'remove' | 'billingDate'; user: UserRecord } | null;

/** Spec section 2: anything but these is gray. */
const tones: Record<string, Tone> = { Paid: 'good', Expired: 'bad', Trial: 'warning' };

export const statusTone = (status: string): Tone => tones[status] ?? 'neutral';

/** dd-MM-yyyy in the time zone of the browser. */
export function dateOrDash(time: string | null): string {
  if (time === null) return '-';
  const day = new Date(time);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(day.getDate())}-${two(day.getMonth() + 1)}-${day.getFullYear()}`;
}

export const fullName = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

export const columns = [
  'firstName',
  'companyName',
  'email',
  'password',
  'seats',
  'createdAt',
  'status',
  'subscriptionEndsAt',
  'role',
] as const;
export const hiddenAtFirst: string[] = ['companyName', 'role'];
