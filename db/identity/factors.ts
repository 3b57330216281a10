import { and, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { changes, param } from '../dialect/query.ts';
import { first, one } from '../first.ts';
import { type AuditEntry, writeAudit } from '../history/audit.ts';
import type { Db, Reader, Tx } from '../open.ts';
import { prepare } from '../prepare.ts';
import { challenges, passkeys, recoveryCodes, sessions, totpSecrets, users } from '../schema/index.ts';
import { transaction } from '../transaction.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;
export type TotpRow = typeof totpSecrets.$inferSelect;

const confirmedTotp = (userId: string) =>
  and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt));
const unusedCodes = (userId: string) => and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));

const factorOf = prepare('factorOf', (db) =>
  db
    .select({
      has: sql`exists (select 1 from ${passkeys} where ${passkeys.userId} = ${users.id})
        or exists (select 1 from ${totpSecrets} where ${totpSecrets.userId} = ${users.id} and ${totpSecrets.confirmedAt} is not null)`.mapWith(
        Boolean,
      ),
      dueAt: users.secondFactorDueAt,
    })
    .from(users)
    .where(eq(users.id, param('userId'))),
);

/** Whether a person has a second factor, and from when on an admin must. */
export async function factorStanding(
  db: Reader,
  userId: string,
): Promise<{ has: boolean; dueAt: number | null }> {
  return (await first(factorOf(db, { userId }))) ?? { has: false, dueAt: null };
}

/** Begins the grace of an admin, unless it began before. Answers when it ends. */
export async function beginGrace(db: Db, userId: string, dueAt: number): Promise<number> {
  const row = await transaction(db, (tx) =>
    first(
      tx
        .update(users)
        .set({ secondFactorDueAt: sql`coalesce(${users.secondFactorDueAt}, ${dueAt})` })
        .where(eq(users.id, userId))
        .returning({ dueAt: users.secondFactorDueAt }),
    ),
  );
  return row?.dueAt ?? dueAt;
}

export type Factors = { passkeys: PasskeyRow[]; totp: TotpRow | null; recoveryCodesLeft: number };

/** What a person can prove themselves by beside the password; a secret that waits for its first code is not there. */
export async function factorsOf(db: Reader, userId: string): Promise<Factors> {
  return {
    passkeys: await db
      .select()
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(asc(passkeys.createdAt), asc(passkeys.id)),
    totp: (await first(db.select().from(totpSecrets).where(confirmedTotp(userId)))) ?? null,
    recoveryCodesLeft: await db.$count(recoveryCodes, unusedCodes(userId)),
  };
}

/** Keeps a secret that waits for its first code, in place of an earlier one that waits. False where one is confirmed. */
export async function insertTotp(
  db: Db,
  secret: Pick<TotpRow, 'userId' | 'sealed' | 'createdAt'>,
): Promise<boolean> {
  return transaction(db, async (tx) => {
    if (await first(tx.select().from(totpSecrets).where(confirmedTotp(secret.userId)))) return false;
    await tx.delete(totpSecrets).where(eq(totpSecrets.userId, secret.userId));
    await tx.insert(totpSecrets).values(secret);
    return true;
  });
}

/** The secret that waits for its first code. */
export async function pendingTotp(db: Reader, userId: string): Promise<TotpRow | undefined> {
  return first(
    db
      .select()
      .from(totpSecrets)
      .where(and(eq(totpSecrets.userId, userId), isNull(totpSecrets.confirmedAt))),
  );
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
  return transaction(db, async (tx) => {
    const isFirst = !(await hasFactor(tx, userId));
    const confirmed = await tx
      .update(totpSecrets)
      .set({ confirmedAt: now, lastStep })
      .where(
        and(eq(totpSecrets.userId, userId), eq(totpSecrets.sealed, sealed), isNull(totpSecrets.confirmedAt)),
      );
    if (changes(confirmed) === 0) return undefined;
    if (isFirst) await keepCodes(tx, userId, codeHashes, now);
    await writeAudit(tx, noted);
    return { isFirst };
  });
}

/** Keeps a passkey, and the recovery codes with the first factor. `full` at `limit` passkeys; `taken` where the credential is known. */
export async function insertPasskey(
  db: Db,
  passkey: Omit<PasskeyRow, 'lastUsedAt'>,
  { codeHashes, now, noted, limit }: FirstCodes & { limit: number },
): Promise<{ passkey: PasskeyRow; isFirst: boolean } | 'full' | 'taken'> {
  return transaction(db, async (tx) => {
    const isFirst = !(await hasFactor(tx, passkey.userId));
    const known = await first(
      tx.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.credentialId, passkey.credentialId)),
    );
    if (known) return 'taken';
    const held = await tx.$count(passkeys, eq(passkeys.userId, passkey.userId));
    if (held >= limit) return 'full';
    const row = await one(tx.insert(passkeys).values(passkey).returning());
    if (isFirst) await keepCodes(tx, passkey.userId, codeHashes, now);
    await writeAudit(tx, noted);
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
  return transaction(db, async (tx) => {
    const removed = (await first(
      tx
        .delete(passkeys)
        .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
        .returning(),
    )) as PasskeyRow | undefined;
    if (!removed) return undefined;
    await dropCodesWithLast(tx, userId);
    await writeAudit(tx, note(removed));
    return removed;
  });
}

/** Removes the one-time codes of this person, also a secret that still waits; false where no confirmed one was there. */
export async function removeTotp(db: Db, userId: string, noted: AuditEntry): Promise<boolean> {
  return transaction(db, async (tx) => {
    const removed = changes(await tx.delete(totpSecrets).where(confirmedTotp(userId))) > 0;
    if (!removed) return false;
    await dropCodesWithLast(tx, userId);
    await writeAudit(tx, noted);
    return true;
  });
}

/** Puts new recovery codes in the place of the old ones; false where there is no factor that they could stand in for. */
export async function replaceRecoveryCodes(
  db: Db,
  userId: string,
  { codeHashes, now, noted }: FirstCodes,
): Promise<boolean> {
  return transaction(db, async (tx) => {
    if (!(await hasFactor(tx, userId))) return false;
    await keepCodes(tx, userId, codeHashes, now);
    await writeAudit(tx, noted);
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
  return transaction(db, async (tx) => {
    if (!(await hasFactor(tx, userId))) return false;
    const named = await tx
      .delete(passkeys)
      .where(eq(passkeys.userId, userId))
      .returning({ name: passkeys.name });
    const authenticatorApp = changes(await tx.delete(totpSecrets).where(confirmedTotp(userId))) > 0;
    await tx.delete(totpSecrets).where(eq(totpSecrets.userId, userId));
    await dropCodesWithLast(tx, userId);
    await tx
      .update(sessions)
      .set({ endedAt: now })
      .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)));
    await writeAudit(tx, note({ passkeys: named.map(({ name }) => name), authenticatorApp }));
    return true;
  });
}

async function hasFactor(tx: Tx, userId: string): Promise<boolean> {
  const passkey = await first(
    tx.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, userId)),
  );
  return (
    passkey !== undefined ||
    (await first(tx.select().from(totpSecrets).where(confirmedTotp(userId)))) !== undefined
  );
}

async function keepCodes(tx: Tx, userId: string, codeHashes: string[], now: number): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ codeHash, userId, createdAt: now })));
}

async function dropCodesWithLast(tx: Tx, userId: string): Promise<void> {
  if (await hasFactor(tx, userId)) return;
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  // Nothing that was asked of a factor can be answered any more.
  await tx.delete(challenges).where(eq(challenges.userId, userId));
}

/** Uses up a step of the one-time codes; false where it, or a later one, was used before. */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  return (
    changes(
      await transaction(db, (tx) =>
        tx
          .update(totpSecrets)
          .set({ lastStep: step })
          .where(
            and(confirmedTotp(userId), or(isNull(totpSecrets.lastStep), lt(totpSecrets.lastStep, step))),
          ),
      ),
    ) === 1
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
  return transaction(db, async (tx) => {
    const taken = await tx
      .update(recoveryCodes)
      .set({ usedAt: now })
      .where(and(unusedCodes(userId), eq(recoveryCodes.codeHash, codeHash)));
    if (changes(taken) === 1) await writeAudit(tx, noted);
    return changes(taken) === 1;
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
    changes(
      await transaction(db, (tx) =>
        tx
          .update(passkeys)
          .set({ counter: newCounter, lastUsedAt: now })
          .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter))),
      ),
    ) === 1
  );
}

/** The person of this session has proved who they are. */
export async function proveSession(db: Db, sessionId: string, now: number): Promise<void> {
  await transaction(db, (tx) => tx.update(sessions).set({ provedAt: now }).where(eq(sessions.id, sessionId)));
}
