import type { Account } from '../../server/accounts/schemas.ts';
import { isSubscribed, type UserStatus } from '../../server/identity/users/limits.ts';
import type { Translate } from '../i18n/useTranslate.ts';

/** Null when another account can be connected. */
export function whyNotConnect(
  status: UserStatus,
  seats: number,
  accounts: number,
  t: Translate,
): string | null {
  if (!isSubscribed(status)) return t('accounts.subscribe');
  return accounts < seats ? null : t('accounts.limit');
}

export const whyNotLogin = (status: UserStatus, t: Translate): string | null =>
  isSubscribed(status) ? null : t('accounts.subscribe');

export const seatUse = (used: number, seats: number, t: Translate): string =>
  t('accounts.seats', { used, smart_count: seats });

/** An account that is still connecting has never been logged in. */
export const loginLabel = ({ status }: Pick<Account, 'status'>, t: Translate): string =>
  t(status === 'Connecting' ? 'accounts.row.login' : 'accounts.row.loginAgain');

export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
    .map((word) => [...word][0] ?? '')
    .filter((_, at, all) => at === 0 || at === all.length - 1)
    .join('')
    .toUpperCase();
