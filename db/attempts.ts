import { and, desc, eq, gt, lte } from 'drizzle-orm';
import type { Db, Tx } from './open.ts';
import { attempts } from './schema/index.ts';

type Counted = { subject: string; limit: number; windowMs: number; now: number };

/** When the next attempt at `subject` is open again; null while fewer than `limit` of them lie within the last `windowMs`. */
export async function attemptsClosedUntil(db: Db, counted: Counted): Promise<number | null> {
  return closedUntil(db, counted);
}

function closedUntil(db: Db | Tx, { subject, limit, windowMs, now }: Counted): number | null {
  const nth = db
    .select({ at: attempts.at })
    .from(attempts)
    .where(and(eq(attempts.subject, subject), gt(attempts.at, now - windowMs)))
    .orderBy(desc(attempts.at))
    .limit(1)
    .offset(limit - 1)
    .get();
  return nth ? nth.at + windowMs : null;
}

/** Counts one more attempt, unless that is closed: then it says until when. What is older than `keepMs` is forgotten. */
export async function takeAttempt(db: Db, counted: Counted & { keepMs: number }): Promise<number | null> {
  return db.transaction((tx) => {
    tx.delete(attempts)
      .where(lte(attempts.at, counted.now - counted.keepMs))
      .run();
    const until = closedUntil(tx, counted);
    if (until === null) tx.insert(attempts).values({ subject: counted.subject, at: counted.now }).run();
    return until;
  });
}
