import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { changes } from '../dialect/query.ts';
import { first } from '../first.ts';
import { type AuditEntry, writeAudit } from '../history/audit.ts';
import type { Db, Reader } from '../open.ts';
import { challenges } from '../schema/index.ts';
import { transaction } from '../transaction.ts';

export type ChallengeRow = typeof challenges.$inferSelect;
export type NewChallenge = Pick<
  ChallengeRow,
  'idHash' | 'userId' | 'kind' | 'sessionId' | 'passkeyChallenge' | 'triesLeft' | 'createdAt' | 'expiresAt'
> &
  Partial<Pick<ChallengeRow, 'userAgent' | 'address'>>;

/** Keeps a challenge, and forgets those past their time. A session has one of a kind. */
export async function insertChallenge(db: Db, challenge: NewChallenge): Promise<void> {
  await transaction(db, async (tx) => {
    await tx.delete(challenges).where(lte(challenges.expiresAt, challenge.createdAt));
    if (challenge.sessionId !== null)
      await tx
        .delete(challenges)
        .where(and(eq(challenges.sessionId, challenge.sessionId), eq(challenges.kind, challenge.kind)));
    await tx.insert(challenges).values(challenge);
  });
}

const open = (now: number) => and(gt(challenges.expiresAt, now), gt(challenges.triesLeft, 0));

/** A challenge that can still be answered. */
export async function findChallenge(
  db: Reader,
  idHash: string,
  kind: ChallengeRow['kind'],
  now: number,
): Promise<ChallengeRow | undefined> {
  return first(
    db
      .select()
      .from(challenges)
      .where(and(eq(challenges.idHash, idHash), eq(challenges.kind, kind), open(now))),
  );
}

/** The challenge of a session that can still be answered. */
export async function challengeOfSession(
  db: Reader,
  sessionId: string,
  kind: ChallengeRow['kind'],
  now: number,
): Promise<ChallengeRow | undefined> {
  return first(
    db
      .select()
      .from(challenges)
      .where(and(eq(challenges.sessionId, sessionId), eq(challenges.kind, kind), open(now))),
  );
}

/** Uses up a try before the answer is looked at, so that many at once gain nothing. False where none is left. */
export async function takeTry(db: Db, idHash: string, now: number): Promise<boolean> {
  return (
    changes(
      await transaction(db, (tx) =>
        tx
          .update(challenges)
          .set({ triesLeft: sql`${challenges.triesLeft} - 1` })
          .where(and(eq(challenges.idHash, idHash), open(now))),
      ),
    ) === 1
  );
}

/** Ends a challenge; false where something else ended it first. */
export async function dropChallenge(db: Db, idHash: string): Promise<boolean> {
  return (
    changes(await transaction(db, (tx) => tx.delete(challenges).where(eq(challenges.idHash, idHash)))) === 1
  );
}

/** Lets the browser confirm the sign-in of the command line that waits for this challenge; false where there is none. */
export async function requestApproval(
  db: Db,
  idHash: string,
  { requestId, codeHash, now }: { requestId: string; codeHash: string; now: number },
): Promise<boolean> {
  return (
    changes(
      await transaction(db, (tx) =>
        tx
          .update(challenges)
          .set({ requestId, codeHash, approvedAt: null })
          .where(and(eq(challenges.idHash, idHash), eq(challenges.kind, 'login'), open(now))),
      ),
    ) === 1
  );
}

/** The challenge that this person's command line waits for, and that nobody has confirmed. */
export async function findRequest(
  db: Reader,
  userId: string,
  requestId: string,
  now: number,
): Promise<ChallengeRow | undefined> {
  return first(
    db
      .select()
      .from(challenges)
      .where(
        and(
          eq(challenges.requestId, requestId),
          eq(challenges.userId, userId),
          isNull(challenges.approvedAt),
          open(now),
        ),
      ),
  );
}

/** Confirms the sign-in of the command line; false where somebody else ended it first. */
export async function approve(db: Db, idHash: string, now: number, noted: AuditEntry): Promise<boolean> {
  return transaction(db, async (tx) => {
    const approved = await tx
      .update(challenges)
      // The right code may have been the last try, and the command line still has to collect the session.
      .set({ approvedAt: now, triesLeft: 1 })
      .where(
        and(eq(challenges.idHash, idHash), isNull(challenges.approvedAt), gt(challenges.expiresAt, now)),
      );
    if (changes(approved) === 1) await writeAudit(tx, noted);
    return changes(approved) === 1;
  });
}
