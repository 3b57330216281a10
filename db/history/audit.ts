import { and, eq, gt, sql } from 'drizzle-orm';
import { first } from '../first.ts';
import type { Tx } from '../open.ts';
import { audit, type users } from '../schema/index.ts';
import { compact } from './auditDetails.ts';

export type AuditEntry = Omit<typeof audit.$inferInsert, 'id'>;
type User = typeof users.$inferSelect;
type Details = AuditEntry['details'];
/** What is noted of a change to a user; null for one that nobody will ask about. */
export type Note = (before: User, after: User) => AuditEntry | null;

/** What an audit row's `subject` is for a user. */
export const userSubject = (userId: string): string => `user:${userId}`;

const day = 24 * 60 * 60_000;
/** How many characters of details one person adds in a day before only names of fields and sums are kept. */
export const auditCharsPerDay = 1024 * 1024;
/** A row with fewer characters is kept as it is, whatever its writer added before. */
const smallDetails = 1024;

/**
 * Notes who changed what: the one place that writes to the audit. A row keeps what was added and removed, and of long values the
 * beginning and a sum: see `compact`. Belongs into the transaction of the change: both happen or neither.
 */
export async function writeAudit(tx: Tx, entry: AuditEntry | null): Promise<void> {
  if (entry) await tx.insert(audit).values({ ...entry, details: await fitting(tx, entry) });
}

async function fitting(db: Tx, { actorId, at, details }: AuditEntry): Promise<Details> {
  const kept = compact(details);
  if (JSON.stringify(kept).length <= smallDetails) return kept;
  const today = await first(
    db
      .select({ chars: sql<number>`coalesce(sum(length(${audit.details})), 0)` })
      .from(audit)
      .where(and(eq(audit.actorId, actorId), gt(audit.at, at - day))),
  );
  return (today?.chars ?? 0) < auditCharsPerDay ? kept : compact(details, 0);
}

/** What stays of somebody who was erased. Everything else may be something that a person is recognised by. */
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

/** Takes out of the audit by what a person who was erased can be recognised: what was done stays. */
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

/** A null says no more than its absence, and to the trigger that looks on, it would be a change. */
const withoutPersonal = (fields: Details): Details =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => impersonal.has(name) && value !== null),
  );

const isObject = (value: unknown): value is Details => typeof value === 'object' && value !== null;
