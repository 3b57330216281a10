import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { first } from '../first.ts';
import type { Db, Reader } from '../open.ts';
import { onceCalls } from '../schema/index.ts';
import { transaction } from '../transaction.ts';

export type OnceCall = Pick<typeof onceCalls.$inferInsert, 'id' | 'userId' | 'fingerprint' | 'claim'>;
export type Claimed =
  /** The caller runs the call, then ends the claim with `keepAnswer` or `letGo`. */
  | { kind: 'mine' }
  /** The same call is in progress. */
  | { kind: 'busy' }
  /** The key was used for a different call. */
  | { kind: 'other' }
  /** The call is done. `answer` is null if it was too large to store. */
  | { kind: 'done'; status: number; answer: string | null };

/**
 * Claims a call for one of all concurrent requests and servers, and deletes expired rows. The claim of a dead
 * server ends at `claimedUntil`, in ms since the epoch.
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

/** Stores a call's answer, unless its claim has expired. */
export async function keepAnswer(
  db: Db,
  call: Pick<OnceCall, 'id' | 'claim'>,
  kept: { status: number; answer: string | null; expiresAt: number },
): Promise<void> {
  await transaction(db, (tx) => tx.update(onceCalls).set(kept).where(claimedBy(call)));
}

/** The characters of a user's stored answers. */
export async function keptChars(db: Reader, userId: string): Promise<number> {
  const kept = await first(
    db
      .select({ chars: sql<number>`coalesce(sum(length(${onceCalls.answer})), 0)`.mapWith(Number) })
      .from(onceCalls)
      .where(eq(onceCalls.userId, userId)),
  );
  return kept?.chars ?? 0;
}

/** Releases a claim without an answer, so that a retry runs the call. */
export async function letGo(db: Db, call: Pick<OnceCall, 'id' | 'claim'>): Promise<void> {
  await transaction(db, (tx) => tx.delete(onceCalls).where(claimedBy(call)));
}
