import { and, asc, between, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import { changes, jsonNumber } from '../dialect/query.ts';
import type { Db, Reader } from '../open.ts';
import {
  accounts,
  attempts,
  connectLinks,
  events,
  postDecisions,
  sessions,
  settings,
} from '../schema/index.ts';
import { transaction } from '../transaction.ts';

/**
 * Deletes the old ones among the next `limit` events. Returns the cursor for the next call; null once none
 * was old, because ids grow with time.
 */
export async function pruneEvents(
  db: Db,
  before: number,
  afterId: number,
  limit: number,
): Promise<number | null> {
  const some = await db
    .select({ id: events.id, at: events.at })
    .from(events)
    .where(gt(events.id, afterId))
    .orderBy(asc(events.id))
    .limit(limit);
  const last = some.at(-1)?.id;
  if (last === undefined || !some.some(({ at }) => at < before)) return null;
  const old = and(between(events.id, afterId + 1, last), lt(events.at, before));
  await transaction(db, (tx) => tx.delete(events).where(old));
  return last;
}

/** Deletes at most `limit` hosted sign-ins that expired before `before`. Returns the number. */
export async function pruneConnectLinks(db: Db, before: number, limit: number): Promise<number> {
  return transaction(db, async (tx) => {
    const old = tx
      .select({ hash: connectLinks.secretHash })
      .from(connectLinks)
      .where(lt(connectLinks.expiresAt, before))
      .limit(limit);
    return changes(await tx.delete(connectLinks).where(inArray(connectLinks.secretHash, old)));
  });
}

/** Deletes at most `limit` sessions, with their addresses, that ended before `before`. Returns the number. */
export async function pruneSessions(db: Db, before: number, limit: number): Promise<number> {
  return transaction(db, async (tx) => {
    const old = tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(or(lt(sessions.endedAt, before), lt(sessions.expiresAt, before)))
      .limit(limit);
    return changes(await tx.delete(sessions).where(inArray(sessions.id, old)));
  });
}

/** Deletes at most `limit` attempts, with their addresses, from before `before`. @returns how many */
export async function pruneAttempts(db: Db, before: number, limit: number): Promise<number> {
  return transaction(db, async (tx) => {
    const old = tx.select({ id: attempts.id }).from(attempts).where(lt(attempts.at, before)).limit(limit);
    return changes(await tx.delete(attempts).where(inArray(attempts.id, old)));
  });
}

/** A page of all account ids in order, including removed accounts. */
export async function accountsAfter(db: Reader, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .where(gt(accounts.accountId, after))
    .orderBy(asc(accounts.accountId))
    .limit(limit);
  return rows.map(({ accountId }) => accountId);
}

const day = 86_400_000;
/** The default for accounts without saved settings. */
const usualOldestPostDays = 7;

/**
 * Deletes at most `limit` of an account's oldest decisions about posts from before `before`. Keeps a closed
 * post while it is young enough to be found again. @returns how many
 */
export async function prunePostDecisions(
  db: Db,
  accountId: string,
  before: number,
  now: number,
  limit: number,
): Promise<number> {
  const { postId, at, closed, postedAt } = postDecisions;
  const isOfAccount = eq(postDecisions.accountId, accountId);
  const keptDays = db
    .select({ days: jsonNumber(settings.choice, 'oldestPostDays') })
    .from(settings)
    .where(eq(settings.accountId, accountId));
  const isYoung = sql`${postedAt} > ${now} - ${day} * coalesce(${keptDays}, ${usualOldestPostDays})`;
  const old = db
    .select({ postId })
    .from(postDecisions)
    .where(and(isOfAccount, lt(at, before), sql`not (${closed} and ${isYoung})`))
    .orderBy(asc(at))
    .limit(limit);
  return changes(
    await transaction(db, (tx) => tx.delete(postDecisions).where(and(isOfAccount, inArray(postId, old)))),
  );
}
