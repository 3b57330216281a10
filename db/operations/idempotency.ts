import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { first } from '../first.ts';
import type { Db, Reader } from '../open.ts';
import { onceCalls } from '../schema/index.ts';
import { transaction } from '../transaction.ts';

export type OnceCall = Pick<typeof onceCalls.$inferInsert, 'id' | 'userId' | 'fingerprint' | 'claim'>;
export type Claimed =
  /** This call is the one: do it, then `keepAnswer` or `letGo`. */
  | { kind: 'mine' }
  /** The same call is at work now. */
  | { kind: 'busy' }
  /** The key was used for another call. */
  | { kind: 'other' }
  /** It was done before, and this is what came of it; null where the answer was too large to keep. */
  | { kind: 'done'; status: number; answer: string | null };

/**
 * Claims a call for whoever comes first, of any number at once and of any number of servers on this database. A claim lasts
 * until `claimedUntil` (ms since the epoch), so that one who died with it does not hold it for ever. Forgets what is past its time.
 */
export async function claimCall(
  db: Db,
  call: OnceCall,
  { now, claimedUntil }: { now: number; claimedUntil: number },
): Promise<Claimed> {
  return transaction(db, async (tx): Promise<Claimed> => {
    await tx.delete(onceCalls).where(lte(onceCalls.expiresAt, now));
    const known = await first(tx.select().from(onceCalls).where(eq(onceCalls.id, call.id)));
    if (!known) {
      await tx.insert(onceCalls).values({ ...call, expiresAt: claimedUntil });
      return { kind: 'mine' };
    }
    if (known.fingerprint !== call.fingerprint) return { kind: 'other' };
    if (known.status === null) return { kind: 'busy' };
    return { kind: 'done', status: known.status, answer: known.answer };
  });
}

const claimedBy = ({ id, claim }: Pick<OnceCall, 'id' | 'claim'>) =>
  and(eq(onceCalls.id, id), eq(onceCalls.claim, claim), isNull(onceCalls.status));

/** Keeps what came of a call, unless its claim has run out meanwhile. */
export async function keepAnswer(
  db: Db,
  call: Pick<OnceCall, 'id' | 'claim'>,
  kept: { status: number; answer: string | null; expiresAt: number },
): Promise<void> {
  await transaction(db, (tx) => tx.update(onceCalls).set(kept).where(claimedBy(call)));
}

/** How many characters of answers are kept for a person now. */
export async function keptChars(db: Reader, userId: string): Promise<number> {
  const kept = await first(
    db
      .select({ chars: sql<number>`coalesce(sum(length(${onceCalls.answer})), 0)` })
      .from(onceCalls)
      .where(eq(onceCalls.userId, userId)),
  );
  return kept?.chars ?? 0;
}

/** Gives the claim up: nothing came of the call, and the next one may try. */
export async function letGo(db: Db, call: Pick<OnceCall, 'id' | 'claim'>): Promise<void> {
  await transaction(db, (tx) => tx.delete(onceCalls).where(claimedBy(call)));
}
