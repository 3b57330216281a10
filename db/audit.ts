import { eq, sql } from 'drizzle-orm';
import type { Tx } from './open.ts';
import { audit, type users } from './schema/index.ts';

export type AuditEntry = Omit<typeof audit.$inferInsert, 'id'>;
type User = typeof users.$inferSelect;
/** What is noted of a change to a user; null for one that nobody will ask about. */
export type Note = (before: User, after: User) => AuditEntry | null;

/** What an audit row's `subject` is for a user. */
export const userSubject = (userId: string): string => `user:${userId}`;

/** Notes who changed what, within the transaction of the change: both happen or neither. */
export function writeAudit(tx: Tx, entry: AuditEntry | null): void {
  if (entry) tx.insert(audit).values(entry).run();
}

const personal = ['firstName', 'lastName', 'companyName', 'email', 'pendingEmail'];
const paths = sql.raw(personal.flatMap((field) => [`'$.before.${field}'`, `'$.after.${field}'`]).join(', '));

/** Takes out of the audit by what a person can be recognised: what was done stays. */
export function forgetInAudit(tx: Tx, userId: string): void {
  tx.update(audit)
    .set({ details: sql`json_remove(${audit.details}, ${paths})` })
    .where(eq(audit.subject, userSubject(userId)))
    .run();
  tx.update(audit).set({ address: '' }).where(eq(audit.actorId, userId)).run();
}
