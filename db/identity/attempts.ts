import { and, count, desc, eq, gt, gte, lt, lte, min, or } from 'drizzle-orm';
import { first, firstOrThrow } from '../first.ts';
import type { Db, Reader, Tx } from '../open.ts';
import { attempts } from '../schema/index.ts';
import { transaction } from '../transaction.ts';

/** `now` in ms since the epoch. */
export type Counted = { subject: string; limit: number; windowMs: number; now: number };

/**
 * Counts an attempt for each subject, or, if one has reached its limit, counts nothing and returns when all
 * are open again. Deletes attempts older than `keepMs`, except for subjects with a prefix in `keptLonger`.
 */
export const takeAttempts = (
  db: Db,
  find: (tx: Reader) => Promise<readonly Counted[]>,
  { now, keepMs, keptLonger }: { now: number; keepMs: number; keptLonger: readonly string[] },
): Promise<number | null> =>
  transaction(db, async (tx) => {
    const isShort = keptLonger.map((prefix) =>
      or(lt(attempts.subject, prefix), gte(attempts.subject, after(prefix))),
    );
    await tx.delete(attempts).where(and(lte(attempts.at, now - keepMs), ...isShort));
    const all = await find(tx);
    const closed: number[] = [];
    for (const counted of all) {
      const until = await closedUntil(tx, counted);
      if (until !== null) closed.push(until);
    }
    if (closed.length > 0) return Math.max(...closed);
    await tx.insert(attempts).values(all.map(({ subject }) => ({ subject, at: now })));
    return null;
  });

/** When the next attempt is allowed; null if it is allowed now. */
export async function closedUntil(db: Reader, counted: Counted): Promise<number | null> {
  const nth = db
    .select({ at: attempts.at })
    .from(attempts)
    .where(inWindow(counted))
    .orderBy(desc(attempts.at))
    .limit(1)
    .offset(counted.limit - 1);
  const at = (await first(nth))?.at;
  return at === undefined ? null : at + counted.windowMs;
}

export const usedAttempts = (
  db: Reader,
  counted: Counted,
): Promise<{ count: number; oldestAt: number | null }> =>
  firstOrThrow(
    db
      .select({ count: count(), oldestAt: min(attempts.at) })
      .from(attempts)
      .where(inWindow(counted)),
  );

export async function forgetAttempts(tx: Tx, prefix: string): Promise<void> {
  await tx.delete(attempts).where(and(gte(attempts.subject, prefix), lt(attempts.subject, after(prefix))));
}

/** Sorts after every subject with this prefix. */
const after = (prefix: string): string => `${prefix}\u{10ffff}`;

const inWindow = ({ subject, now, windowMs }: Counted) =>
  and(eq(attempts.subject, subject), gt(attempts.at, now - windowMs));
