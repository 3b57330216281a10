import { and, eq, getTableColumns, gt, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { type AuditEntry, type Note, writeAudit } from './audit.ts';
import type { Db, Tx } from './open.ts';
import { given, prepared, rowsOf } from './prepared.ts';
import { challenges, codes, personalTokens, resetTokens, sessions, users } from './schema/index.ts';
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
  return db.transaction((tx) => {
    const user = tx
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, session.userId))
      .get();
    if (user?.passwordHash !== passwordHash) return undefined;
    tx.delete(sessions)
      .where(and(eq(sessions.userId, session.userId), lte(sessions.expiresAt, session.createdAt)))
      .run();
    return tx
      .insert(sessions)
      .values({ ...session, lastSeenAt: session.createdAt, provedAt: session.createdAt })
      .returning()
      .get();
  });
}

const live = and(
  eq(sessions.id, given('id')),
  isNull(sessions.endedAt),
  gt(sessions.expiresAt, given('now')),
);
const bySession = prepared((db) =>
  rowsOf(
    db,
    {
      ...standing,
      seenAt: sessions.lastSeenAt,
      provedAt: sessions.provedAt,
      viewerSessionId: sessions.viewerSessionId,
    },
    (columns) =>
      db.select(columns).from(sessions).innerJoin(users, eq(users.id, sessions.userId)).where(live),
  ),
);
const sessionById = prepared((db) =>
  rowsOf(db, getTableColumns(sessions), (columns) => db.select(columns).from(sessions).where(live)),
);

type Found = Standing & { seenAt: number; provedAt: number; viewerSessionId: string | null };
/** Whose session this is, if it still counts, when it was last seen and proved itself, and in which session of an admin it was begun, if in one. */
export const userBySession = (db: Db, id: string, now: number): Found | undefined =>
  bySession(db).get({ id, now });

/** A session that still counts, and whose it is. */
export async function liveSession(
  db: Db,
  id: string,
  now: number,
): Promise<{ session: SessionRow; user: UserRow } | undefined> {
  const session = sessionById(db).get({ id, now });
  const user = session && (await findUser(db, session.userId));
  return session && user && { session, user };
}

export async function endSession(db: Db, id: string, now: number): Promise<void> {
  db.update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
    .run();
}

/** Ends every session of a user and revokes the personal tokens: nothing that was ever given out counts any more. */
export async function endTokens(db: Db, userId: string, now: number, noted: AuditEntry): Promise<void> {
  db.transaction((tx) => {
    endAll(tx, userId, now);
    writeAudit(tx, noted);
  });
}

/** The same within the transaction that makes it necessary. */
export function endAll(tx: Tx, userId: string, now: number): void {
  tx.update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
    .run();
  tx.update(personalTokens)
    .set({ revokedAt: now })
    .where(and(eq(personalTokens.userId, userId), isNull(personalTokens.revokedAt)))
    .run();
  // A sign-in that waits for the second factor began with the password that counts no more.
  tx.delete(challenges).where(eq(challenges.userId, userId)).run();
}

/** Keeps a code in place of an earlier one for the same address, and forgets those past their time. */
export async function insertCode(db: Db, code: typeof codes.$inferInsert): Promise<void> {
  db.transaction((tx) => {
    tx.delete(codes)
      .where(or(eq(codes.emailKey, code.emailKey), lte(codes.expiresAt, code.createdAt)))
      .run();
    tx.insert(codes).values(code).run();
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
  return db.transaction((tx): CodeOutcome => {
    const code = tx.select().from(codes).where(eq(codes.emailKey, key)).get();
    if (!code || code.usedAt !== null || code.expiresAt <= input.now || code.triesLeft <= 0)
      return { kind: 'stale' };
    if (!input.matches(code.codeHash) || code.userId === null) {
      tx.update(codes)
        .set({ triesLeft: code.triesLeft - 1 })
        .where(eq(codes.id, code.id))
        .run();
      return { kind: 'wrong' };
    }
    tx.update(codes).set({ usedAt: input.now }).where(eq(codes.id, code.id)).run();
    return letCount(tx, code.userId, key, input);
  });
}

function letCount(
  tx: Tx,
  userId: string,
  key: string,
  { now, note }: { now: number; note: Note },
): CodeOutcome {
  const user = tx.select().from(users).where(eq(users.id, userId)).get();
  if (user?.emailKey === key) {
    const verified = tx
      .update(users)
      .set({ verifiedAt: user.verifiedAt ?? now })
      .where(eq(users.id, userId))
      .returning()
      .get();
    return { kind: 'verified', user: verified, previousEmail: null };
  }
  if (!user?.pendingEmail || emailKey(user.pendingEmail) !== key) return { kind: 'stale' };
  if (tx.select({ id: users.id }).from(users).where(eq(users.emailKey, key)).get()) return { kind: 'taken' };
  const moved = tx
    .update(users)
    .set({ email: user.pendingEmail, emailKey: key, pendingEmail: null, verifiedAt: user.verifiedAt ?? now })
    .where(eq(users.id, userId))
    .returning()
    .get();
  // A link in the old mailbox must not outlive the move.
  tx.delete(resetTokens).where(eq(resetTokens.userId, userId)).run();
  writeAudit(tx, note(user, moved));
  return { kind: 'verified', user: moved, previousEmail: user.email };
}

export async function insertResetToken(db: Db, token: typeof resetTokens.$inferInsert): Promise<void> {
  db.transaction((tx) => {
    tx.delete(resetTokens)
      .where(and(eq(resetTokens.userId, token.userId), lte(resetTokens.expiresAt, token.createdAt)))
      .run();
    tx.insert(resetTokens).values(token).run();
  });
}

const liveReset = (tokenHash: string, now: number) =>
  and(eq(resetTokens.tokenHash, tokenHash), isNull(resetTokens.usedAt), gt(resetTokens.expiresAt, now));

/** The user whom a mailed link is for, as long as it counts. */
export async function userByResetToken(db: Db, tokenHash: string, now: number): Promise<UserRow | undefined> {
  const token = db
    .select({ userId: resetTokens.userId })
    .from(resetTokens)
    .where(liveReset(tokenHash, now))
    .get();
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
  return db.transaction((tx) => {
    const token = tx.select().from(resetTokens).where(liveReset(input.tokenHash, input.now)).get();
    const before = token && tx.select().from(users).where(eq(users.id, token.userId)).get();
    if (!before) return undefined;
    const user = tx
      .update(users)
      .set({
        passwordHash: input.passwordHash,
        verifiedAt: sql`coalesce(${users.verifiedAt}, ${input.now})`,
        pendingEmail: null,
      })
      .where(eq(users.id, token.userId))
      .returning()
      .get();
    tx.delete(resetTokens).where(eq(resetTokens.userId, token.userId)).run();
    endAll(tx, token.userId, input.now);
    writeAudit(tx, input.note(before, user));
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
  return db.transaction((tx) => {
    const before = tx.select().from(users).where(eq(users.id, userId)).get();
    if (!before) return undefined;
    if (changes.pendingEmail) {
      tx.update(users)
        .set({ pendingEmail: null })
        .where(
          and(
            isNotNull(users.pendingEmail),
            eq(sql`lower(${users.pendingEmail})`, emailKey(changes.pendingEmail)),
            ne(users.id, userId),
          ),
        )
        .run();
    }
    if (changes.passwordHash) {
      endAll(tx, userId, now);
      tx.delete(resetTokens).where(eq(resetTokens.userId, userId)).run();
    }
    const after = tx.update(users).set(changes).where(eq(users.id, userId)).returning().get();
    writeAudit(tx, note(before, after));
    return after;
  });
}
