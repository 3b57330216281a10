import type { User } from '../../../server/users/schemas.ts';
import type { Tone } from '../../theme.ts';

/** As react-admin has it. */
export type UserRecord = User & { id: string };

/** Which dialog is open, and about whom. */
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

/** How many seats, from and to, as one choice of the filters. */
export const seatRanges = { '1': [1, 1], '2–5': [2, 5], '6–10': [6, 10], '11–20': [11, 20] } as const;
export type SeatRange = keyof typeof seatRanges;

/** The choice that these filters stand for; none where there is no such choice. */
export const seatRangeOf = ({
  seats_gte,
  seats_lte,
}: {
  seats_gte?: number;
  seats_lte?: number;
}): SeatRange | '' =>
  (Object.keys(seatRanges) as SeatRange[]).find((name) => {
    const [from, to] = seatRanges[name];
    return from === seats_gte && to === seats_lte;
  }) ?? '';

/** The table's columns by what they show; the specification's, and two that are hidden until they are chosen. */
export const columns = {
  firstName: 'users',
  companyName: 'company',
  email: 'email',
  password: 'password',
  seats: 'seats',
  createdAt: 'start',
  status: 'status',
  subscriptionEndsAt: 'billingDate',
  role: 'role',
} as const;
export const hiddenAtFirst: string[] = ['companyName', 'role'];
