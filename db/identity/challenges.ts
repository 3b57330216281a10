import { and, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { changes } from '../dialect/query.ts';
import { first } from '../first.ts';
import { type AuditEntry, writeAudit } from '../history/audit.ts';
import type { Db, Reader, Tx } from '../open.ts';
import { challenges } from '../schema/index.ts';
import { transaction } from '../transaction.ts';

export type ChallengeRow = typeof challenges.$inferSelect;
type Kind = ChallengeRow['kind'];
export type NewChallenge = Pick<
  ChallengeRow,
  'idHash' | 'userId' | 'kind' | 'sessionId' | 'passkeyChallenge' | 'triesLeft' | 'createdAt' | 'expiresAt'
> &
  Partial<Pick<ChallengeRow, 'userAgent' | 'address'>>;

/** Replaces the session's earlier challenge of this kind, and deletes expired challenges. */
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

const findOpen = (db: Reader, now: number, ...where: SQL[]): Promise<ChallengeRow | undefined> =>
  first(
    db
      .select()
      .from(challenges)
      .where(and(...where, open(now))),
  );
export const findChallenge = (db: Reader, idHash: string, kind: Kind, now: number) =>
  findOpen(db, now, eq(challenges.idHash, idHash), eq(challenges.kind, kind));
export const challengeOfSession = (db: Reader, sessionId: string, kind: Kind, now: number) =>
  findOpen(db, now, eq(challenges.sessionId, sessionId), eq(challenges.kind, kind));
/** A CLI login that waits for this user's confirmation. */
export const findRequest = (db: Reader, userId: string, requestId: string, now: number) =>
  findOpen(
    db,
    now,
    eq(challenges.requestId, requestId),
    eq(challenges.userId, userId),
    isNull(challenges.approvedAt),
  );

/** Runs one statement in its own transaction. @returns whether it changed a row */
export const changesRow = async (
  db: Db,
  statement: (tx: Tx) => Promise<{ changes: number }>,
): Promise<boolean> => changes(await transaction(db, statement)) === 1;

/** Uses up a try before the answer is checked, so that parallel guesses gain nothing. False without a try. */
export const takeTry = (db: Db, idHash: string, now: number): Promise<boolean> =>
  changesRow(db, (tx) =>
    tx
      .update(challenges)
      .set({ triesLeft: sql`${challenges.triesLeft} - 1` })
      .where(and(eq(challenges.idHash, idHash), open(now))),
  );

/** Deletes a challenge. @returns false if it was deleted before */
export const dropChallenge = async (tx: Tx, idHash: string): Promise<boolean> =>
  changes(await tx.delete(challenges).where(eq(challenges.idHash, idHash))) === 1;

/** Allows a browser to confirm the CLI login of this challenge. @returns false without one */
export const requestApproval = (
  db: Db,
  idHash: string,
  { requestId, codeHash, now }: { requestId: string; codeHash: string; now: number },
): Promise<boolean> =>
  changesRow(db, (tx) =>
    tx
      .update(challenges)
      .set({ requestId, codeHash, approvedAt: null })
      .where(and(eq(challenges.idHash, idHash), eq(challenges.kind, 'login'), open(now))),
  );

export const approve = (db: Db, idHash: string, now: number, noted: AuditEntry): Promise<boolean> =>
  transaction(db, async (tx) => {
    const approved = await tx
      .update(challenges)
      // The code may have been the last try, and the CLI still has to collect its session.
      .set({ approvedAt: now, triesLeft: 1 })
      .where(
        and(eq(challenges.idHash, idHash), isNull(challenges.approvedAt), gt(challenges.expiresAt, now)),
      );
    if (changes(approved) === 1) await writeAudit(tx, noted);
    return changes(approved) === 1;
  });
