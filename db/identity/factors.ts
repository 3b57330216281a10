import { and, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { changes } from '../dialect/query.ts';
import { first, firstOrThrow } from '../first.ts';
import { type AuditEntry, writeAudit } from '../history/audit.ts';
import type { Db, Reader, Tx } from '../open.ts';
import { challenges, passkeys, recoveryCodes, sessions, totpSecrets, users } from '../schema/index.ts';
import { transaction } from '../transaction.ts';
import { changesRow } from './challenges.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;
export type TotpRow = typeof totpSecrets.$inferSelect;

const confirmedTotp = (userId: string) =>
  and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt));
const unusedCodes = (userId: string) => and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));

/** Whether a user has a second factor, and from when an admin needs one; null before the first look. */
export async function factorStanding(
  db: Reader,
  userId: string,
): Promise<{ has: boolean; dueAt: number | null }> {
  const has = sql`exists (select 1 from ${passkeys} where ${passkeys.userId} = ${users.id})
    or exists (select 1 from ${totpSecrets} where ${totpSecrets.userId} = ${users.id} and ${totpSecrets.confirmedAt} is not null)`;
  const found = await first(
    db
      .select({ has: has.mapWith(Boolean), dueAt: users.secondFactorDueAt })
      .from(users)
      .where(eq(users.id, userId)),
  );
  return found ?? { has: false, dueAt: null };
}

/** Starts an admin's grace period once. @returns its end */
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

/** Ignores an authenticator app that is not confirmed. */
export const factorsOf = async (db: Reader, userId: string): Promise<Factors> => ({
  passkeys: await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id)),
  totp: (await first(db.select().from(totpSecrets).where(confirmedTotp(userId)))) ?? null,
  recoveryCodesLeft: await db.$count(recoveryCodes, unusedCodes(userId)),
});

/** Stores an unconfirmed secret and replaces an earlier one. False if a secret is confirmed already. */
export const insertTotp = (
  db: Db,
  secret: Pick<TotpRow, 'userId' | 'sealed' | 'createdAt'>,
): Promise<boolean> =>
  transaction(db, async (tx) => {
    if (await first(tx.select().from(totpSecrets).where(confirmedTotp(secret.userId)))) return false;
    await tx.delete(totpSecrets).where(eq(totpSecrets.userId, secret.userId));
    await tx.insert(totpSecrets).values(secret);
    return true;
  });

export const pendingTotp = (db: Reader, userId: string): Promise<TotpRow | undefined> =>
  first(
    db
      .select()
      .from(totpSecrets)
      .where(and(eq(totpSecrets.userId, userId), isNull(totpSecrets.confirmedAt))),
  );

type FirstCodes = { codeHashes: string[]; now: number; noted: AuditEntry };

/** Confirms an authenticator app; the first factor stores recovery codes. Undefined if the secret changed. */
export async function confirmTotp(
  tx: Tx,
  { userId, sealed, lastStep }: { userId: string; sealed: string; lastStep: number },
  { codeHashes, now, noted }: FirstCodes,
): Promise<{ isFirst: boolean } | undefined> {
  const isFirst = !(await hasFactor(tx, userId));
  const confirmed = await tx
    .update(totpSecrets)
    .set({ confirmedAt: now, lastStep })
    .where(
      and(eq(totpSecrets.userId, userId), eq(totpSecrets.sealed, sealed), isNull(totpSecrets.confirmedAt)),
    );
  if (changes(confirmed) === 0) return undefined;
  if (isFirst) await setCodes(tx, userId, codeHashes, now);
  await writeAudit(tx, noted);
  return { isFirst };
}

/** Stores a passkey; the first factor stores recovery codes. `taken`: the credential is known. */
export async function insertPasskey(
  tx: Tx,
  passkey: Omit<PasskeyRow, 'lastUsedAt'>,
  { codeHashes, now, noted, limit }: FirstCodes & { limit: number },
): Promise<{ passkey: PasskeyRow; isFirst: boolean } | 'full' | 'taken'> {
  const { userId, credentialId } = passkey;
  const isFirst = !(await hasFactor(tx, userId));
  if (await tx.$count(passkeys, eq(passkeys.credentialId, credentialId))) return 'taken';
  if ((await tx.$count(passkeys, eq(passkeys.userId, userId))) >= limit) return 'full';
  const row = await firstOrThrow(tx.insert(passkeys).values(passkey).returning());
  if (isFirst) await setCodes(tx, userId, codeHashes, now);
  await writeAudit(tx, noted);
  return { passkey: row, isFirst };
}

/** Deletes a passkey, and with the last factor the recovery codes. Undefined without the passkey. */
export async function removePasskey(
  tx: Tx,
  userId: string,
  id: string,
  note: (removed: PasskeyRow) => AuditEntry,
): Promise<PasskeyRow | undefined> {
  const removed = await first(
    tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
      .returning(),
  );
  if (!removed) return undefined;
  await dropCodesWithLast(tx, userId);
  await writeAudit(tx, note(removed));
  return removed;
}

export async function removeTotp(tx: Tx, userId: string, noted: AuditEntry): Promise<boolean> {
  if (changes(await tx.delete(totpSecrets).where(confirmedTotp(userId))) === 0) return false;
  await dropCodesWithLast(tx, userId);
  await writeAudit(tx, noted);
  return true;
}

/** Replaces the recovery codes. False without a second factor. */
export async function replaceRecoveryCodes(
  tx: Tx,
  userId: string,
  { codeHashes, now, noted }: FirstCodes,
): Promise<boolean> {
  if (!(await hasFactor(tx, userId))) return false;
  await setCodes(tx, userId, codeHashes, now);
  await writeAudit(tx, noted);
  return true;
}

/**
 * Deletes a user's factors and recovery codes, and ends their sessions. False without a factor.
 * @param note gets the removed factors, without secrets
 */
export async function dropFactors(
  tx: Tx,
  userId: string,
  now: number,
  note: (removed: { passkeys: string[]; authenticatorApp: boolean }) => AuditEntry,
): Promise<boolean> {
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
}

const hasFactor = async (tx: Tx, userId: string): Promise<boolean> =>
  (await tx.$count(passkeys, eq(passkeys.userId, userId))) > 0 ||
  (await tx.$count(totpSecrets, confirmedTotp(userId))) > 0;

async function setCodes(tx: Tx, userId: string, codeHashes: string[], now: number): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ codeHash, userId, createdAt: now })));
}

async function dropCodesWithLast(tx: Tx, userId: string): Promise<void> {
  if (await hasFactor(tx, userId)) return;
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  // Without a factor, an open challenge can't be answered any more.
  await tx.delete(challenges).where(eq(challenges.userId, userId));
}

/** Marks a time step of the one-time codes as used. False if this or a later step was used. */
export const takeStep = (db: Db, userId: string, step: number): Promise<boolean> =>
  changesRow(db, (tx) =>
    tx
      .update(totpSecrets)
      .set({ lastStep: step })
      .where(and(confirmedTotp(userId), or(isNull(totpSecrets.lastStep), lt(totpSecrets.lastStep, step)))),
  );

/** Marks a recovery code as used. False if the user has no such unused code. */
export async function takeRecoveryCode(
  tx: Tx,
  userId: string,
  codeHash: string,
  now: number,
  noted: AuditEntry,
): Promise<boolean> {
  const taken = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(unusedCodes(userId), eq(recoveryCodes.codeHash, codeHash)));
  if (changes(taken) === 1) await writeAudit(tx, noted);
  return changes(taken) === 1;
}

/** Records a use of a passkey. False if another use with the same counter was first. */
export const takeSignature = (
  db: Db,
  { id, counter }: Pick<PasskeyRow, 'id' | 'counter'>,
  newCounter: number,
  now: number,
): Promise<boolean> =>
  changesRow(db, (tx) =>
    tx
      .update(passkeys)
      .set({ counter: newCounter, lastUsedAt: now })
      .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter))),
  );
