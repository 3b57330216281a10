import type { UserDetails } from '../../../server/identity/admin/user/schemas.ts';

/** As react-admin has it. */
export type PersonRecord = UserDetails & { id: string };

/** The parts of a user's page, in the order of their tabs; the first is the page itself. */
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

/** What the address names; what it does not know is the first. */
export const partOf = (name: string | undefined): Part => parts.find((part) => part === name) ?? 'profile';

export const pathOf = (userId: string, part: Part): string =>
  `/admin/users/${encodeURIComponent(userId)}${part === 'profile' ? '' : `/${part}`}`;
