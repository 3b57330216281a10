import { and, count, desc, eq, gt, gte, lt, lte, min, or } from 'drizzle-orm';
import type { Db, Reader } from '../open.ts';
import { attempts } from '../schema/index.ts';
import { transaction } from '../transaction.ts';

/** Of `subject`, at most `limit` attempts within any `windowMs`; `now` in ms since the epoch. */
export type Counted = { subject: string; limit: number; windowMs: number; now: number };

/** Counts attempts for every server that shares it. */
export type AttemptStore = {
  /**
   * Counts one more attempt for each of these, unless one of them is closed: then it counts nothing and answers until when.
   * Forgets what is older than `keepMs`, but for subjects that begin with `keptLonger`.
   */
  take(
    all: readonly Counted[],
    kept: { now: number; keepMs: number; keptLonger: string },
  ): Promise<number | null>;
  /** When the next attempt is open again; null while one is. */
  closedUntil(counted: Counted): Promise<number | null>;
  /** How many attempts lie within the window, and when the oldest of them was; null where there is none. */
  used(counted: Counted): Promise<{ count: number; oldestAt: number | null }>;
  /** Forgets the attempts of every subject that begins like this. */
  forget(beginning: string): Promise<void>;
};

/** The counters in the database, which all servers on it share. */
export const attemptStore = (db: Db): AttemptStore => ({
  take: (all, { now, keepMs, keptLonger }) =>
    transaction(db, async (tx) => {
      const isShort = or(lt(attempts.subject, keptLonger), gte(attempts.subject, after(keptLonger)));
      await tx.delete(attempts).where(and(lte(attempts.at, now - keepMs), isShort));
      const closed: number[] = [];
      for (const counted of all) {
        const until = await closedUntil(tx, counted);
        if (until !== null) closed.push(until);
      }
      if (closed.length > 0) return Math.max(...closed);
      await tx.insert(attempts).values(all.map(({ subject }) => ({ subject, at: now })));
      return null;
    }),
  closedUntil: (counted) => closedUntil(db, counted),
  async used(counted) {
    const [found] = await db
      .select({ count: count(), oldestAt: min(attempts.at) })
      .from(attempts)
      .where(inWindow(counted));
    return found ?? { count: 0, oldestAt: null };
  },
  forget: (beginning) =>
    transaction(db, async (tx) => {
      await tx
        .delete(attempts)
        .where(and(gte(attempts.subject, beginning), lt(attempts.subject, after(beginning))));
    }),
});

/** Comes after every subject that begins like this. */
const after = (beginning: string): string => `${beginning}\u{10ffff}`;

const inWindow = ({ subject, now, windowMs }: Counted) =>
  and(eq(attempts.subject, subject), gt(attempts.at, now - windowMs));

async function closedUntil(db: Reader, counted: Counted): Promise<number | null> {
  const [nth] = await db
    .select({ at: attempts.at })
    .from(attempts)
    .where(inWindow(counted))
    .orderBy(desc(attempts.at))
    .limit(1)
    .offset(counted.limit - 1);
  return nth ? nth.at + counted.windowMs : null;
}
