import { type AuditEntry, userSubject } from '../../db/audit.ts';
import type { UserRow } from '../../db/users.ts';
import { iso } from '../clock.ts';
import type { Caller } from '../http/caller.ts';

/** Who does what, and from where. */
export type Change = Pick<AuditEntry, 'actorId' | 'action' | 'address'>;

export const changeBy = (actorId: string, action: string, caller: Pick<Caller, 'address'>): Change => ({
  actorId,
  action,
  address: caller.address ?? '',
});

const fields = [
  'firstName',
  'lastName',
  'companyName',
  'email',
  'pendingEmail',
  'role',
  'seats',
  'status',
  'trialDays',
  'subscriptionEndsAt',
] as const;

/** The audit row of a change to a user: what differs, before and after, and never a secret. Null where nothing does. */
export function auditOf(change: Change, at: number, before: UserRow | null, after: UserRow): AuditEntry | null {
  const changed = fields.filter((field) => before?.[field] !== after[field]);
  const password = before !== null && before.passwordHash !== after.passwordHash ? { password: 'changed' } : {};
  if (changed.length === 0 && !('password' in password)) return null;
  const pick = (row: UserRow) => Object.fromEntries(changed.map((field) => [field, readable(field, row[field])]));
  return {
    ...change,
    at,
    subject: userSubject(after.id),
    details: { ...(before ? { before: pick(before) } : {}), after: pick(after), ...password },
  };
}

const readable = (field: (typeof fields)[number], value: string | number | null) =>
  field === 'subscriptionEndsAt' && typeof value === 'number' ? iso(value) : value;
