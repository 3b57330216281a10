import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from './open.ts';
import { audit } from './schema/index.ts';

export type AuditEntry = Omit<typeof audit.$inferInsert, 'id'>;

/** What an audit row's `subject` is for a user. */
export const userSubject = (userId: string): string => `user:${userId}`;

/** Notes who changed what, where the change has no transaction to be noted in. */
export async function recordAudit(db: Db, entry: AuditEntry): Promise<void> {
  writeAudit(db, entry);
}

/** The same within the transaction of the change: both happen or neither. */
export function writeAudit(tx: Db | Tx, entry: AuditEntry): void {
  tx.insert(audit).values(entry).run();
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
