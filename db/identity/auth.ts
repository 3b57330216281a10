import { and, eq, gt, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { first, firstOrThrow } from '../first.ts';
import { type Note, writeAudit } from '../history/audit.ts';
import type { Reader, Tx } from '../open.ts';
import { codes, resetTokens, users } from '../schema/index.ts';
import { endAll } from './sessions.ts';
import { emailKey, findUser, type UserRow } from './users.ts';

export async function insertCode(tx: Tx, code: typeof codes.$inferInsert): Promise<void> {
  await tx.delete(codes).where(or(eq(codes.emailKey, code.emailKey), lte(codes.expiresAt, code.createdAt)));
  await tx.insert(codes).values(code);
}

export type CodeOutcome =
  /** `previousEmail` is set if the code confirmed a change of e-mail. */
  | { kind: 'verified'; user: UserRow; previousEmail: string | null }
  /** A wrong code. It uses up a try. */
  | { kind: 'wrong' }
  /** No redeemable code: never sent, replaced, used, expired or out of tries. */
  | { kind: 'stale' }
  /** Another user has verified the address in the meantime. */
  | { kind: 'taken' };

export async function redeemCode(
  tx: Tx,
  input: { email: string; matches: (codeHash: string) => boolean; now: number; note: Note },
): Promise<CodeOutcome> {
  const key = emailKey(input.email);
  const code = await first(tx.select().from(codes).where(eq(codes.emailKey, key)));
  if (!code || code.usedAt !== null || code.expiresAt <= input.now || code.triesLeft <= 0)
    return { kind: 'stale' };
  if (!input.matches(code.codeHash) || code.userId === null) {
    await tx
      .update(codes)
      .set({ triesLeft: code.triesLeft - 1 })
      .where(eq(codes.id, code.id));
    return { kind: 'wrong' };
  }
  await tx.update(codes).set({ usedAt: input.now }).where(eq(codes.id, code.id));
  return verifyEmail(tx, code.userId, key, input);
}

async function verifyEmail(
  tx: Tx,
  userId: string,
  key: string,
  { now, note }: { now: number; note: Note },
): Promise<CodeOutcome> {
  const user = await first(tx.select().from(users).where(eq(users.id, userId)));
  const set = (changes: Partial<UserRow>) =>
    firstOrThrow(
      tx
        .update(users)
        .set({ ...changes, verifiedAt: user?.verifiedAt ?? now })
        .where(eq(users.id, userId))
        .returning(),
    );
  if (user?.emailKey === key) return { kind: 'verified', user: await set({}), previousEmail: null };
  if (!user?.pendingEmail || emailKey(user.pendingEmail) !== key) return { kind: 'stale' };
  if (await first(tx.select({ id: users.id }).from(users).where(eq(users.emailKey, key))))
    return { kind: 'taken' };
  const moved = await set({ email: user.pendingEmail, emailKey: key, pendingEmail: null });
  // A link in the old mailbox must not outlive the change.
  await tx.delete(resetTokens).where(eq(resetTokens.userId, userId));
  await writeAudit(tx, note(user, moved));
  return { kind: 'verified', user: moved, previousEmail: user.email };
}

export async function insertResetToken(tx: Tx, token: typeof resetTokens.$inferInsert): Promise<void> {
  await tx
    .delete(resetTokens)
    .where(and(eq(resetTokens.userId, token.userId), lte(resetTokens.expiresAt, token.createdAt)));
  await tx.insert(resetTokens).values(token);
}

/** The user of a reset link that is neither used nor expired. */
export async function userByResetToken(
  db: Reader,
  tokenHash: string,
  now: number,
): Promise<UserRow | undefined> {
  const live = and(
    eq(resetTokens.tokenHash, tokenHash),
    isNull(resetTokens.usedAt),
    gt(resetTokens.expiresAt, now),
  );
  const token = await first(db.select({ userId: resetTokens.userId }).from(resetTokens).where(live));
  return token && findUser(db, token.userId);
}

/**
 * Sets a new password with an e-mailed link, once; the link verifies the e-mail, too. Ends all sessions, and
 * deletes the pending e-mail and all links.
 */
export async function redeemResetToken(
  tx: Tx,
  input: { tokenHash: string; passwordHash: string; now: number; note: Note },
): Promise<UserRow | undefined> {
  const before = await userByResetToken(tx, input.tokenHash, input.now);
  if (!before) return undefined;
  const { id } = before;
  const user = await firstOrThrow(
    tx
      .update(users)
      .set({
        passwordHash: input.passwordHash,
        verifiedAt: before.verifiedAt ?? input.now,
        pendingEmail: null,
      })
      .where(eq(users.id, id))
      .returning(),
  );
  await tx.delete(resetTokens).where(eq(resetTokens.userId, id));
  await endAll(tx, id, input.now);
  await writeAudit(tx, input.note(before, user));
  return user;
}

export type ProfileChanges = Partial<
  Pick<
    UserRow,
    'firstName' | 'lastName' | 'companyName' | 'profileImage' | 'email' | 'pendingEmail' | 'passwordHash'
  >
>;

/**
 * Saves a user's own changes; `email` may only change in case. A new password ends all sessions and reset
 * links, and a pending e-mail is removed from other users who requested it.
 */
export async function saveProfile(
  tx: Tx,
  userId: string,
  changes: ProfileChanges,
  now: number,
  note: Note,
): Promise<UserRow | undefined> {
  const before = await findUser(tx, userId);
  if (!before) return undefined;
  if (changes.pendingEmail) {
    await tx
      .update(users)
      .set({ pendingEmail: null })
      .where(
        and(
          isNotNull(users.pendingEmail),
          eq(sql`lower(${users.pendingEmail})`, emailKey(changes.pendingEmail)),
          ne(users.id, userId),
        ),
      );
  }
  if (changes.passwordHash) {
    await endAll(tx, userId, now);
    await tx.delete(resetTokens).where(eq(resetTokens.userId, userId));
  }
  const after = await firstOrThrow(tx.update(users).set(changes).where(eq(users.id, userId)).returning());
  await writeAudit(tx, note(before, after));
  return after;
}
