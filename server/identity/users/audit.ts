import { type AuditEntry, userSubject } from '../../../db/history/audit.ts';
import type { UserRow } from '../../../db/identity/users.ts';
import { iso } from '../../clock.ts';
import type { AuditAction } from '../../history/audit/schemas.ts';
import type { Client } from '../../http/client.ts';

export type Change = Pick<AuditEntry, 'actorId' | 'action' | 'address' | 'agent'>;

export const changeBy = (actorId: string, action: AuditAction, { address, userAgent }: Client): Change => ({
  actorId,
  action,
  address: address ?? '',
  agent: userAgent,
});

/** `details` are the fields before and after, without secrets. */
export const auditEntry = (
  change: Change,
  at: number,
  userId: string,
  details: AuditEntry['details'] = {},
): AuditEntry => ({
  ...change,
  at,
  subject: userSubject(userId),
  details,
});

/** The audit row of a user's change to their own data. */
export const ownChange = (
  userId: string,
  action: AuditAction,
  client: Client,
  at: number,
  details?: AuditEntry['details'],
): AuditEntry => auditEntry(changeBy(userId, action, client), at, userId, details);

type Fields = Record<string, unknown>;

/** The fields that differ; null if none do. */
export function difference(before: Fields, after: Fields): { before: Fields; after: Fields } | null {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (from: Fields) => Object.fromEntries(changed.map((name) => [name, from[name] ?? null]));
  return changed.length === 0 ? null : { before: pick(before), after: pick(after) };
}

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

/** The changed fields of a user, without secrets; null if none changed. */
export function auditOf(
  change: Change,
  at: number,
  before: UserRow | null,
  after: UserRow,
): AuditEntry | null {
  const changed = fields.filter((field) => before?.[field] !== after[field]);
  const password =
    before !== null && before.passwordHash !== after.passwordHash ? { password: 'changed' } : {};
  if (changed.length === 0 && !('password' in password)) return null;
  const pick = (row: UserRow) =>
    Object.fromEntries(changed.map((field) => [field, readable(field, row[field])]));
  return {
    ...change,
    at,
    subject: userSubject(after.id),
    details: { ...(before ? { before: pick(before) } : {}), after: pick(after), ...password },
  };
}

const readable = (field: (typeof fields)[number], value: string | number | null) =>
  field === 'subscriptionEndsAt' && typeof value === 'number' ? iso(value) : value;
