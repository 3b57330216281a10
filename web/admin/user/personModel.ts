import type { UserDetails } from '../../../server/identity/admin/user/schemas.ts';

export type PersonRecord = UserDetails & { id: string };

export const pathOf = (userId: string, part = 'profile'): string =>
  `/admin/users/${encodeURIComponent(userId)}${part === 'profile' ? '' : `/${part}`}`;
