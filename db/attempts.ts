import { and, asc, desc, eq, gt, lte } from 'drizzle-orm';
import type { Db } from './open.ts';
import { attempts } from './schema/index.ts';

export type Attempt = { taken: true; id: number } | { taken: false; retryAt: number };

/**
 * Counts one more attempt at `subject`, unless `limit` of them lie within the last `windowMs` already: then it says when the
 * next one is open. Counting comes before the deed, so that many at once can't slip through together.
 */
export async function takeAttempt(
  db: Db,
  input: { subject: string; limit: number; windowMs: number; keepMs: number; now: number },
): Promise<Attempt> {
  const { subject, limit, windowMs, keepMs, now } = input;
  return db.transaction((tx): Attempt => {
    tx.delete(attempts)
      .where(lte(attempts.at, now - keepMs))
      .run();
    const nth = tx
      .select({ at: attempts.at })
      .from(attempts)
      .where(and(eq(attempts.subject, subject), gt(attempts.at, now - windowMs)))
      .orderBy(desc(attempts.at), asc(attempts.id))
      .limit(1)
      .offset(limit - 1)
      .get();
    if (nth) return { taken: false, retryAt: nth.at + windowMs };
    const row = tx.insert(attempts).values({ subject, at: now }).returning({ id: attempts.id }).get();
    return { taken: true, id: row.id };
  });
}

/** Takes an attempt back: it turned out not to be one of those that are limited. */
export async function forgetAttempt(db: Db, id: number): Promise<void> {
  db.delete(attempts).where(eq(attempts.id, id)).run();
}
