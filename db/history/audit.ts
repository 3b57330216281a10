import { and, eq, gt, sql } from 'drizzle-orm';
import { jsonLength } from '../dialect/query.ts';
import { first } from '../first.ts';
import type { Tx } from '../open.ts';
import { audit, type users } from '../schema/index.ts';
import { compact } from './auditDetails.ts';

export type AuditEntry = Omit<typeof audit.$inferInsert, 'id'>;
type User = typeof users.$inferSelect;
type Details = AuditEntry['details'];
/** Null for a change that needs no audit row. */
export type Note = (before: User, after: User) => AuditEntry | null;

export const userSubject = (userId: string): string => `user:${userId}`;

const day = 24 * 60 * 60_000;
/** Above so many characters of details per person and day, only field names and checksums are stored. */
export const auditCharsPerDay = 1024 * 1024;
/** Details up to this length are always stored whole. */
const smallDetails = 1024;

/**
 * The only writer of the audit; call it in the transaction of the change. A row stores what was added and
 * removed, and `compact` cuts long values.
 */
export async function writeAudit(tx: Tx, entry: AuditEntry | null): Promise<void> {
  if (entry) await tx.insert(audit).values({ ...entry, details: await fitting(tx, entry) });
}

async function fitting(db: Tx, { actorId, at, details }: AuditEntry): Promise<Details> {
  const kept = compact(details);
  if (JSON.stringify(kept).length <= smallDetails) return kept;
  const today = await first(
    db
      .select({ chars: sql<number>`coalesce(sum(${jsonLength(audit.details)}), 0)`.mapWith(Number) })
      .from(audit)
      .where(and(eq(audit.actorId, actorId), gt(audit.at, at - day))),
  );
  return (today?.chars ?? 0) < auditCharsPerDay ? kept : compact(details, 0);
}

/** Fields that stay after an erasure. Any other field may identify a person. */
const impersonal = new Set([
  'role',
  'status',
  'seats',
  'trialDays',
  'subscriptionEndsAt',
  'scope',
  'plan',
  'until',
]);

/** Removes everything that identifies an erased person. The actions stay. */
export async function forgetInAudit(tx: Tx, userId: string): Promise<void> {
  const about = eq(audit.subject, userSubject(userId));
  for (const { id, details } of await tx
    .select({ id: audit.id, details: audit.details })
    .from(audit)
    .where(about)) {
    await tx
      .update(audit)
      .set({ details: withoutPerson(details) })
      .where(eq(audit.id, id));
  }
  await tx.update(audit).set({ address: '', agent: '' }).where(eq(audit.actorId, userId));
}

function withoutPerson({ before, after, password }: Details): Details {
  return {
    ...(isObject(before) ? { before: withoutPersonal(before) } : {}),
    ...(isObject(after) ? { after: withoutPersonal(after) } : {}),
    ...(password === undefined ? {} : { password }),
  };
}

/** Leaves out nulls: the trigger that forbids changes treats them differently from absent fields. */
const withoutPersonal = (fields: Details): Details =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => impersonal.has(name) && value !== null),
  );

const isObject = (value: unknown): value is Details => typeof value === 'object' && value !== null;
