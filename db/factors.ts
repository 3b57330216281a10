import { and, asc, count, eq, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { type AuditEntry, writeAudit } from './audit.ts';
import { oneState } from './oneState.ts';
import type { Db, Tx } from './open.ts';
import { given, prepared, rowsOf } from './prepared.ts';
import { challenges, passkeys, recoveryCodes, sessions, totpSecrets, users } from './schema/index.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;
export type TotpRow = typeof totpSecrets.$inferSelect;
export type ChallengeRow = typeof challenges.$inferSelect;
export type NewChallenge = Pick<
  ChallengeRow,
  'idHash' | 'userId' | 'kind' | 'sessionId' | 'passkeyChallenge' | 'triesLeft' | 'createdAt' | 'expiresAt'
> &
  Partial<Pick<ChallengeRow, 'userAgent' | 'address'>>;

const confirmedTotp = (userId: string) =>
  and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt));
const unusedCodes = (userId: string) => and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));

const factorOf = prepared((db) =>
  rowsOf(
    db,
    {
      has: sql<number>`exists (select 1 from ${passkeys} where ${passkeys.userId} = ${users.id})
        or exists (select 1 from ${totpSecrets} where ${totpSecrets.userId} = ${users.id} and ${totpSecrets.confirmedAt} is not null)`,
      dueAt: users.secondFactorDueAt,
    },
    (columns) =>
      db
        .select(columns)
        .from(users)
        .where(eq(users.id, given('userId'))),
  ),
);

/** Whether a person has a second factor, and from when on an admin must. */
export function factorStanding(db: Db, userId: string): { has: boolean; dueAt: number | null } {
  const found = factorOf(db).get({ userId });
  return { has: found?.has === 1, dueAt: found?.dueAt ?? null };
}

/** Begins the grace of an admin, unless it began before. Answers when it ends. */
export function beginGrace(db: Db, userId: string, dueAt: number): number {
  const row = db
    .update(users)
    .set({ secondFactorDueAt: sql`coalesce(${users.secondFactorDueAt}, ${dueAt})` })
    .where(eq(users.id, userId))
    .returning({ dueAt: users.secondFactorDueAt })
    .get() as { dueAt: number | null } | undefined;
  return row?.dueAt ?? dueAt;
}

export type Factors = { passkeys: PasskeyRow[]; totp: TotpRow | null; recoveryCodesLeft: number };

/** What a person can prove themselves by beside the password; a secret that waits for its first code is not there. */
export async function factorsOf(db: Db, userId: string): Promise<Factors> {
  return oneState(db, (tx) => ({
    passkeys: tx
      .select()
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
      .all(),
    totp: tx.select().from(totpSecrets).where(confirmedTotp(userId)).get() ?? null,
    recoveryCodesLeft: tx.select({ n: count() }).from(recoveryCodes).where(unusedCodes(userId)).get()?.n ?? 0,
  }));
}

/** Keeps a secret that waits for its first code, in place of an earlier one that waits. False where one is confirmed. */
export async function insertTotp(
  db: Db,
  secret: Pick<TotpRow, 'userId' | 'sealed' | 'createdAt'>,
): Promise<boolean> {
  return db.transaction((tx) => {
    if (tx.select().from(totpSecrets).where(confirmedTotp(secret.userId)).get()) return false;
    tx.delete(totpSecrets).where(eq(totpSecrets.userId, secret.userId)).run();
    tx.insert(totpSecrets).values(secret).run();
    return true;
  });
}

/** The secret that waits for its first code. */
export async function pendingTotp(db: Db, userId: string): Promise<TotpRow | undefined> {
  return db
    .select()
    .from(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNull(totpSecrets.confirmedAt)))
    .get();
}

type FirstCodes = { codeHashes: string[]; now: number; noted: AuditEntry };

/**
 * Lets one-time codes count, and `lastStep` is used. Answers whether the recovery codes were kept, which they are with the
 * first factor; undefined when this secret no longer waits.
 */
export async function confirmTotp(
  db: Db,
  { userId, sealed, lastStep }: { userId: string; sealed: string; lastStep: number },
  { codeHashes, now, noted }: FirstCodes,
): Promise<{ isFirst: boolean } | undefined> {
  return db.transaction((tx) => {
    const isFirst = !hasFactor(tx, userId);
    const confirmed = tx
      .update(totpSecrets)
      .set({ confirmedAt: now, lastStep })
      .where(
        and(eq(totpSecrets.userId, userId), eq(totpSecrets.sealed, sealed), isNull(totpSecrets.confirmedAt)),
      )
      .run();
    if (confirmed.changes === 0) return undefined;
    if (isFirst) keepCodes(tx, userId, codeHashes, now);
    writeAudit(tx, noted);
    return { isFirst };
  });
}

/** Keeps a passkey, and the recovery codes with the first factor. `full` at `limit` passkeys; `taken` where the credential is known. */
export async function insertPasskey(
  db: Db,
  passkey: Omit<PasskeyRow, 'lastUsedAt'>,
  { codeHashes, now, noted, limit }: FirstCodes & { limit: number },
): Promise<{ passkey: PasskeyRow; isFirst: boolean } | 'full' | 'taken'> {
  return db.transaction((tx) => {
    const isFirst = !hasFactor(tx, passkey.userId);
    const known = tx
      .select({ id: passkeys.id })
      .from(passkeys)
      .where(eq(passkeys.credentialId, passkey.credentialId))
      .get();
    if (known) return 'taken';
    const held =
      tx.select({ n: count() }).from(passkeys).where(eq(passkeys.userId, passkey.userId)).get()?.n ?? 0;
    if (held >= limit) return 'full';
    const row = tx.insert(passkeys).values(passkey).returning().get();
    if (isFirst) keepCodes(tx, passkey.userId, codeHashes, now);
    writeAudit(tx, noted);
    return { passkey: row, isFirst };
  });
}

/** Removes a passkey of this person; the recovery codes go with the last factor. Undefined where there is no such one. */
export async function removePasskey(
  db: Db,
  userId: string,
  id: string,
  note: (removed: PasskeyRow) => AuditEntry,
): Promise<PasskeyRow | undefined> {
  return db.transaction((tx) => {
    const removed = tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
      .returning()
      .get() as PasskeyRow | undefined;
    if (!removed) return undefined;
    dropCodesWithLast(tx, userId);
    writeAudit(tx, note(removed));
    return removed;
  });
}

/** Removes the one-time codes of this person, also a secret that still waits; false where no confirmed one was there. */
export async function removeTotp(db: Db, userId: string, noted: AuditEntry): Promise<boolean> {
  return db.transaction((tx) => {
    const removed = tx.delete(totpSecrets).where(confirmedTotp(userId)).run().changes > 0;
    if (!removed) return false;
    dropCodesWithLast(tx, userId);
    writeAudit(tx, noted);
    return true;
  });
}

/** Puts new recovery codes in the place of the old ones; false where there is no factor that they could stand in for. */
export async function replaceRecoveryCodes(
  db: Db,
  userId: string,
  { codeHashes, now, noted }: FirstCodes,
): Promise<boolean> {
  return db.transaction((tx) => {
    if (!hasFactor(tx, userId)) return false;
    keepCodes(tx, userId, codeHashes, now);
    writeAudit(tx, noted);
    return true;
  });
}

/**
 * Removes every factor and recovery code of this person and ends their sessions; false where no factor was there.
 * @param note gets what was removed, without secrets
 */
export async function dropFactors(
  db: Db,
  userId: string,
  now: number,
  note: (removed: { passkeys: string[]; authenticatorApp: boolean }) => AuditEntry,
): Promise<boolean> {
  return db.transaction((tx) => {
    if (!hasFactor(tx, userId)) return false;
    const named = tx
      .delete(passkeys)
      .where(eq(passkeys.userId, userId))
      .returning({ name: passkeys.name })
      .all();
    const authenticatorApp = tx.delete(totpSecrets).where(confirmedTotp(userId)).run().changes > 0;
    tx.delete(totpSecrets).where(eq(totpSecrets.userId, userId)).run();
    dropCodesWithLast(tx, userId);
    tx.update(sessions)
      .set({ endedAt: now })
      .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
      .run();
    writeAudit(tx, note({ passkeys: named.map(({ name }) => name), authenticatorApp }));
    return true;
  });
}

function hasFactor(tx: Tx, userId: string): boolean {
  const passkey = tx.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, userId)).get();
  return (
    passkey !== undefined || tx.select().from(totpSecrets).where(confirmedTotp(userId)).get() !== undefined
  );
}

function keepCodes(tx: Tx, userId: string, codeHashes: string[], now: number): void {
  tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)).run();
  tx.insert(recoveryCodes)
    .values(codeHashes.map((codeHash) => ({ codeHash, userId, createdAt: now })))
    .run();
}

function dropCodesWithLast(tx: Tx, userId: string): void {
  if (hasFactor(tx, userId)) return;
  tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)).run();
  // Nothing that was asked of a factor can be answered any more.
  tx.delete(challenges).where(eq(challenges.userId, userId)).run();
}

/** Uses up a step of the one-time codes; false where it, or a later one, was used before. */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  return (
    db
      .update(totpSecrets)
      .set({ lastStep: step })
      .where(and(confirmedTotp(userId), or(isNull(totpSecrets.lastStep), lt(totpSecrets.lastStep, step))))
      .run().changes === 1
  );
}

/** Uses up a recovery code; false where this person has no such one any more. */
export async function takeRecoveryCode(
  db: Db,
  userId: string,
  codeHash: string,
  now: number,
  noted: AuditEntry,
): Promise<boolean> {
  return db.transaction((tx) => {
    const taken = tx
      .update(recoveryCodes)
      .set({ usedAt: now })
      .where(and(unusedCodes(userId), eq(recoveryCodes.codeHash, codeHash)))
      .run();
    if (taken.changes === 1) writeAudit(tx, noted);
    return taken.changes === 1;
  });
}

/** Notes a use of a passkey; false where another use of the same count came first. */
export async function takeSignature(
  db: Db,
  { id, counter }: Pick<PasskeyRow, 'id' | 'counter'>,
  newCounter: number,
  now: number,
): Promise<boolean> {
  return (
    db
      .update(passkeys)
      .set({ counter: newCounter, lastUsedAt: now })
      .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
      .run().changes === 1
  );
}

/** Keeps a challenge, and forgets those past their time. A session has one of a kind. */
export async function insertChallenge(db: Db, challenge: NewChallenge): Promise<void> {
  db.transaction((tx) => {
    tx.delete(challenges).where(lte(challenges.expiresAt, challenge.createdAt)).run();
    if (challenge.sessionId !== null)
      tx.delete(challenges)
        .where(and(eq(challenges.sessionId, challenge.sessionId), eq(challenges.kind, challenge.kind)))
        .run();
    tx.insert(challenges).values(challenge).run();
  });
}

const open = (now: number) => and(gt(challenges.expiresAt, now), gt(challenges.triesLeft, 0));

/** A challenge that can still be answered. */
export async function findChallenge(
  db: Db,
  idHash: string,
  kind: ChallengeRow['kind'],
  now: number,
): Promise<ChallengeRow | undefined> {
  return db
    .select()
    .from(challenges)
    .where(and(eq(challenges.idHash, idHash), eq(challenges.kind, kind), open(now)))
    .get();
}

/** The challenge of a session that can still be answered. */
export async function challengeOfSession(
  db: Db,
  sessionId: string,
  kind: ChallengeRow['kind'],
  now: number,
): Promise<ChallengeRow | undefined> {
  return db
    .select()
    .from(challenges)
    .where(and(eq(challenges.sessionId, sessionId), eq(challenges.kind, kind), open(now)))
    .get();
}

/** Uses up a try before the answer is looked at, so that many at once gain nothing. False where none is left. */
export async function takeTry(db: Db, idHash: string, now: number): Promise<boolean> {
  return (
    db
      .update(challenges)
      .set({ triesLeft: sql`${challenges.triesLeft} - 1` })
      .where(and(eq(challenges.idHash, idHash), open(now)))
      .run().changes === 1
  );
}

/** Ends a challenge; false where something else ended it first. */
export async function dropChallenge(db: Db, idHash: string): Promise<boolean> {
  return db.delete(challenges).where(eq(challenges.idHash, idHash)).run().changes === 1;
}

/** Lets the browser confirm the sign-in of the command line that waits for this challenge; false where there is none. */
export async function requestApproval(
  db: Db,
  idHash: string,
  { requestId, codeHash, now }: { requestId: string; codeHash: string; now: number },
): Promise<boolean> {
  return (
    db
      .update(challenges)
      .set({ requestId, codeHash, approvedAt: null })
      .where(and(eq(challenges.idHash, idHash), eq(challenges.kind, 'login'), open(now)))
      .run().changes === 1
  );
}

/** The challenge that this person's command line waits for, and that nobody has confirmed. */
export async function findRequest(
  db: Db,
  userId: string,
  requestId: string,
  now: number,
): Promise<ChallengeRow | undefined> {
  return db
    .select()
    .from(challenges)
    .where(
      and(
        eq(challenges.requestId, requestId),
        eq(challenges.userId, userId),
        isNull(challenges.approvedAt),
        open(now),
      ),
    )
    .get();
}

/** Confirms the sign-in of the command line; false where somebody else ended it first. */
export async function approve(db: Db, idHash: string, now: number, noted: AuditEntry): Promise<boolean> {
  return db.transaction((tx) => {
    const approved = tx
      .update(challenges)
      // The right code may have been the last try, and the command line still has to collect the session.
      .set({ approvedAt: now, triesLeft: 1 })
      .where(and(eq(challenges.idHash, idHash), isNull(challenges.approvedAt), gt(challenges.expiresAt, now)))
      .run();
    if (approved.changes === 1) writeAudit(tx, noted);
    return approved.changes === 1;
  });
}

/** The person of this session has proved who they are. */
export async function proveSession(db: Db, sessionId: string, now: number): Promise<void> {
  db.update(sessions).set({ provedAt: now }).where(eq(sessions.id, sessionId)).run();
}
