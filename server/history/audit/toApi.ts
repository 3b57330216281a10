import type { ListedAudit } from '../../../db/history/auditList.ts';
import { iso } from '../../clock.ts';
import type { AuditEntry } from './schemas.ts';

export function wireAudit({ row, actor, subject }: ListedAudit): AuditEntry {
  const { before, after, ...rest } = row.details;
  return {
    id: String(row.id),
    createdAt: iso(row.at),
    actorId: row.actorId,
    actor: actor && person(actor),
    action: row.action,
    subject: row.subject,
    whom: subject && person(subject),
    before: fields(before),
    after: { ...rest, ...fields(after) },
    address: row.address,
    agent: row.agent,
  };
}

const person = ({ id, firstName, lastName, email, role }: NonNullable<ListedAudit['actor']>) => ({
  _id: id,
  name: `${firstName} ${lastName}`,
  email,
  role,
});

const fields = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
