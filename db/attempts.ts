import { and, count, desc, eq, gt, gte, lt, lte, min } from 'drizzle-orm';
import type { Db, Tx } from './open.ts';
import { attempts } from './schema/index.ts';

/** Of `subject`, at most `limit` attempts within any `windowMs`; `now` in ms since the epoch. */
export type Counted = { subject: string; limit: number; windowMs: number; now: number };

/** Counts attempts for every server that shares it. */
export type AttemptStore = {
  /** Counts one more attempt, unless that is closed: then it answers until when. Forgets what is older than `keepMs`. */
  take(counted: Counted & { keepMs: number }): Promise<number | null>;
  /** When the next attempt is open again; null while one is. */
  closedUntil(counted: Counted): Promise<number | null>;
  /** How many attempts lie within the window, and when the oldest of them was; null where there is none. */
  used(counted: Counted): Promise<{ count: number; oldestAt: number | null }>;
  /** Forgets the attempts of every subject that begins like this. */
  forget(beginning: string): Promise<void>;
};

/** The counters in the database, which all servers on it share. */
export const attemptStore = (db: Db): AttemptStore => ({
  take: async (counted) =>
    db.transaction((tx) => {
      tx.delete(attempts)
        .where(lte(attempts.at, counted.now - counted.keepMs))
        .run();
      const until = closedUntil(tx, counted);
      if (until === null) tx.insert(attempts).values({ subject: counted.subject, at: counted.now }).run();
      return until;
    }),
  closedUntil: async (counted) => closedUntil(db, counted),
  async used(counted) {
    const found = db
      .select({ count: count(), oldestAt: min(attempts.at) })
      .from(attempts)
      .where(inWindow(counted))
      .get();
    return found ?? { count: 0, oldestAt: null };
  },
  async forget(beginning) {
    const end = `${beginning}\u{10ffff}`;
    db.delete(attempts)
      .where(and(gte(attempts.subject, beginning), lt(attempts.subject, end)))
      .run();
  },
});

const inWindow = ({ subject, now, windowMs }: Counted) =>
  and(eq(attempts.subject, subject), gt(attempts.at, now - windowMs));

function closedUntil(db: Db | Tx, counted: Counted): number | null {
  const nth = db
    .select({ at: attempts.at })
    .from(attempts)
    .where(inWindow(counted))
    .orderBy(desc(attempts.at))
    .limit(1)
    .offset(counted.limit - 1)
    .get();
  return nth ? nth.at + counted.windowMs : null;
}
