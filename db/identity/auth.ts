import { and, eq, gt, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { param } from '../dialect/query.ts';
import { first, one } from '../first.ts';
import { type AuditEntry, type Note, writeAudit } from '../history/audit.ts';
import type { Db, Reader, Tx } from '../open.ts';
import { prepare } from '../prepare.ts';
import { challenges, codes, personalTokens, resetTokens, sessions, users } from '../schema/index.ts';
import { transaction } from '../transaction.ts';
import { emailKey, findUser, type Standing, standing, type UserRow } from './users.ts';

export type SessionRow = typeof sessions.$inferSelect;
export type NewSession = Omit<typeof sessions.$inferInsert, 'lastSeenAt' | 'provedAt' | 'viewerSessionId'>;

/**
 * Begins a session and forgets the user's bygone ones. Undefined when the password is no longer the one that was looked at:
 * it may be replaced while it is being checked, and that ends what the old one opens.
 */
export async function insertSession(
  db: Db,
  session: NewSession,
  passwordHash: string,
): Promise<SessionRow | undefined> {
  return transaction(db, async (tx) => {
    const user = await first(
      tx.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, session.userId)),
    );
    if (user?.passwordHash !== passwordHash) return undefined;
    await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, session.userId), lte(sessions.expiresAt, session.createdAt)));
    return first(
      tx
        .insert(sessions)
        .values({ ...session, lastSeenAt: session.createdAt, provedAt: session.createdAt })
        .returning(),
    );
  });
}

const live = and(
  eq(sessions.id, param('id')),
  isNull(sessions.endedAt),
  gt(sessions.expiresAt, param('now')),
);
const bySession = prepare('userBySession', (db) =>
  db
    .select({
      ...standing,
      seenAt: sessions.lastSeenAt,
      provedAt: sessions.provedAt,
      viewerSessionId: sessions.viewerSessionId,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(live),
);
const sessionById = prepare('sessionById', (db) => db.select().from(sessions).where(live));

type Found = Standing & { seenAt: number; provedAt: number; viewerSessionId: string | null };
/** Whose session this is, if it still counts, when it was last seen and proved itself, and in which session of an admin it was begun, if in one. */
export const userBySession = (db: Reader, id: string, now: number): Promise<Found | undefined> =>
  first(bySession(db, { id, now }));

/** A session that still counts, and whose it is. */
export async function liveSession(
  db: Reader,
  id: string,
  now: number,
): Promise<{ session: SessionRow; user: UserRow } | undefined> {
  const session = await first(sessionById(db, { id, now }));
  const user = session && (await findUser(db, session.userId));
  return session && user && { session, user };
}

export async function endSession(db: Db, id: string, now: number): Promise<void> {
  await transaction(db, (tx) =>
    tx
      .update(sessions)
      .set({ endedAt: now })
      .where(and(eq(sessions.id, id), isNull(sessions.endedAt))),
  );
}

/** Ends every session of a user and revokes the personal tokens: nothing that was ever given out counts any more. */
export async function endTokens(db: Db, userId: string, now: number, noted: AuditEntry): Promise<void> {
  await transaction(db, async (tx) => {
    await endAll(tx, userId, now);
    await writeAudit(tx, noted);
  });
}

/** The same within the transaction that makes it necessary. */
export async function endAll(tx: Tx, userId: string, now: number): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)));
  await tx
    .update(personalTokens)
    .set({ revokedAt: now })
    .where(and(eq(personalTokens.userId, userId), isNull(personalTokens.revokedAt)));
  // A sign-in that waits for the second factor began with the password that counts no more.
  await tx.delete(challenges).where(eq(challenges.userId, userId));
}

/** Keeps a code in place of an earlier one for the same address, and forgets those past their time. */
export async function insertCode(db: Db, code: typeof codes.$inferInsert): Promise<void> {
  await transaction(db, async (tx) => {
    await tx.delete(codes).where(or(eq(codes.emailKey, code.emailKey), lte(codes.expiresAt, code.createdAt)));
    await tx.insert(codes).values(code);
  });
}

export type CodeOutcome =
  /** `previousEmail` where the code made a changed e-mail count. */
  | { kind: 'verified'; user: UserRow; previousEmail: string | null }
  /** Not this code; a try is used up. */
  | { kind: 'wrong' }
  /** Nothing to redeem: never sent, replaced, used, out of time or out of tries. */
  | { kind: 'stale' }
  /** Somebody else has proved the address meanwhile. */
  | { kind: 'taken' };

/** Tries a code against the one of an address and, where it is right, lets that address count. */
export async function redeemCode(
  db: Db,
  input: { email: string; matches: (codeHash: string) => boolean; now: number; note: Note },
): Promise<CodeOutcome> {
  const key = emailKey(input.email);
  return transaction(db, async (tx): Promise<CodeOutcome> => {
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
    return letCount(tx, code.userId, key, input);
  });
}

async function letCount(
  tx: Tx,
  userId: string,
  key: string,
  { now, note }: { now: number; note: Note },
): Promise<CodeOutcome> {
  const user = await first(tx.select().from(users).where(eq(users.id, userId)));
  if (user?.emailKey === key) {
    const verified = await one(
      tx
        .update(users)
        .set({ verifiedAt: user.verifiedAt ?? now })
        .where(eq(users.id, userId))
        .returning(),
    );
    return { kind: 'verified', user: verified, previousEmail: null };
  }
  if (!user?.pendingEmail || emailKey(user.pendingEmail) !== key) return { kind: 'stale' };
  if (await first(tx.select({ id: users.id }).from(users).where(eq(users.emailKey, key))))
    return { kind: 'taken' };
  const moved = await one(
    tx
      .update(users)
      .set({
        email: user.pendingEmail,
        emailKey: key,
        pendingEmail: null,
        verifiedAt: user.verifiedAt ?? now,
      })
      .where(eq(users.id, userId))
      .returning(),
  );
  // A link in the old mailbox must not outlive the move.
  await tx.delete(resetTokens).where(eq(resetTokens.userId, userId));
  await writeAudit(tx, note(user, moved));
  return { kind: 'verified', user: moved, previousEmail: user.email };
}

export async function insertResetToken(db: Db, token: typeof resetTokens.$inferInsert): Promise<void> {
  await transaction(db, async (tx) => {
    await tx
      .delete(resetTokens)
      .where(and(eq(resetTokens.userId, token.userId), lte(resetTokens.expiresAt, token.createdAt)));
    await tx.insert(resetTokens).values(token);
  });
}

const liveReset = (tokenHash: string, now: number) =>
  and(eq(resetTokens.tokenHash, tokenHash), isNull(resetTokens.usedAt), gt(resetTokens.expiresAt, now));

/** The user whom a mailed link is for, as long as it counts. */
export async function userByResetToken(
  db: Reader,
  tokenHash: string,
  now: number,
): Promise<UserRow | undefined> {
  const token = await first(
    db.select({ userId: resetTokens.userId }).from(resetTokens).where(liveReset(tokenHash, now)),
  );
  return token && findUser(db, token.userId);
}

/**
 * Sets a new password by a mailed link, once. Whoever has the link has the mailbox: the e-mail counts as verified, every
 * session ends, and a pending e-mail and every other link are forgotten. Undefined when the link no longer counts.
 */
export async function redeemResetToken(
  db: Db,
  input: { tokenHash: string; passwordHash: string; now: number; note: Note },
): Promise<UserRow | undefined> {
  return transaction(db, async (tx) => {
    const token = await first(tx.select().from(resetTokens).where(liveReset(input.tokenHash, input.now)));
    const before = token && (await first(tx.select().from(users).where(eq(users.id, token.userId))));
    if (!before) return undefined;
    const user = await one(
      tx
        .update(users)
        .set({
          passwordHash: input.passwordHash,
          verifiedAt: sql`coalesce(${users.verifiedAt}, ${input.now})`,
          pendingEmail: null,
        })
        .where(eq(users.id, token.userId))
        .returning(),
    );
    await tx.delete(resetTokens).where(eq(resetTokens.userId, token.userId));
    await endAll(tx, token.userId, input.now);
    await writeAudit(tx, input.note(before, user));
    return user;
  });
}

export type ProfileChanges = Partial<
  Pick<
    UserRow,
    'firstName' | 'lastName' | 'companyName' | 'profileImage' | 'email' | 'pendingEmail' | 'passwordHash'
  >
>;

/**
 * Saves what a person changed about themselves; `email` may differ from the kept one in the case of its letters only.
 * A new password ends every session and every reset link; a newly claimed e-mail is nobody else's claim any more. Undefined when they
 * are gone meanwhile.
 */
export async function saveProfile(
  db: Db,
  userId: string,
  changes: ProfileChanges,
  now: number,
  note: Note,
): Promise<UserRow | undefined> {
  return transaction(db, async (tx) => {
    const before = await first(tx.select().from(users).where(eq(users.id, userId)));
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
    const after = await one(tx.update(users).set(changes).where(eq(users.id, userId)).returning());
    await writeAudit(tx, note(before, after));
    return after;
  });
}
