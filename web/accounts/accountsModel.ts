import type { Account } from '../../server/accounts/schemas.ts';
import { isSubscribed, type UserStatus } from '../../server/users/schemas.ts';

export const messages = {
  seats: 'Reached the seats limit',
  subscribe: 'Please upgrade your subscription to connect accounts',
} as const;

/** Why a further account can't be connected; null when it can. */
export function whyNotConnect(status: UserStatus, seats: number, accounts: number): string | null {
  if (!isSubscribed(status)) return messages.subscribe;
  return accounts < seats ? null : messages.seats;
}

/** The same for an account that has its seat and only lost its login. */
export const whyNotLogin = (status: UserStatus): string | null => (isSubscribed(status) ? null : messages.subscribe);

export const seatUse = (used: number, seats: number): string => `${used} of ${seats} ${seats === 1 ? 'seat' : 'seats'} used`;

/** What the button of an account that isn't connected says: one that was never finished has not been logged in before. */
export const loginLabel = (account: Pick<Account, 'status'>): 'Login' | 'Login again' =>
  account.status === 'Connecting' ? 'Login' : 'Login again';

/** dd/MM/yyyy */
export function dateText(iso: string): string {
  const date = new Date(iso);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()}`;
}

export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
    .map((word) => [...word][0] ?? '')
    .filter((_, at, all) => at === 0 || at === all.length - 1)
    .join('')
    .toUpperCase();
