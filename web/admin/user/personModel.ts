import type { UserDetails } from '../../../server/identity/admin/user/schemas.ts';

export type PersonRecord = UserDetails & { id: string };

export const parts = [
  'profile',
  'accounts',
  'settings',
  'comments',
  'billing',
  'access',
  'changes',
  'notes',
] as const;
export type Part = (typeof parts)[number];

export const partOf = (name: string | undefined): Part => parts.find((part) => part === name) ?? 'profile';

export const pathOf = (userId: string, part: Part): string =>
  `/admin/users/${encodeURIComponent(userId)}${part === 'profile' ? '' : `/${part}`}`;
