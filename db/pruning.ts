import { asc, gt, inArray, lt, or } from 'drizzle-orm';
import type { Db } from './open.ts';
import { given, givenNumber, prepared } from './prepared.ts';
import { accounts, attempts, connectLinks, events, sessions } from './schema/index.ts';

const oldestEvents = prepared((db) =>
  db
    .select({ id: events.id, at: events.at })
    .from(events)
    .where(gt(events.id, given('afterId')))
    .orderBy(asc(events.id))
    .limit(givenNumber('limit'))
    .prepare(),
);
const dropEvents = prepared((db) =>
  db.$client.prepare('delete from events where id between ? and ? and at < ?'),
);

/**
 * Drops those among the `limit` events after `afterId` that happened before a moment. Answers where to go on; null once none of them
 * was that old, because ids grow with time.
 */
export async function pruneEvents(
  db: Db,
  before: number,
  afterId: number,
  limit: number,
): Promise<number | null> {
  const some = oldestEvents(db).all({ afterId, limit });
  const last = some.at(-1)?.id;
  if (last === undefined || !some.some(({ at }) => at < before)) return null;
  dropEvents(db).run(afterId + 1, last, before);
  return last;
}

/** Drops at most `limit` hosted sign-ins that can't be used since before a moment. Answers how many. */
export async function pruneConnectLinks(db: Db, before: number, limit: number): Promise<number> {
  const old = db
    .select({ hash: connectLinks.secretHash })
    .from(connectLinks)
    .where(lt(connectLinks.expiresAt, before))
    .limit(limit);
  return db.delete(connectLinks).where(inArray(connectLinks.secretHash, old)).run().changes;
}

/** Drops at most `limit` sessions, with their addresses, that ended before a moment. Answers how many. */
export async function pruneSessions(db: Db, before: number, limit: number): Promise<number> {
  const old = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(or(lt(sessions.endedAt, before), lt(sessions.expiresAt, before)))
    .limit(limit);
  return db.delete(sessions).where(inArray(sessions.id, old)).run().changes;
}

/** Drops at most `limit` attempts from before a moment, with the addresses in them. Answers how many. */
export async function pruneAttempts(db: Db, before: number, limit: number): Promise<number> {
  const old = db.select({ id: attempts.id }).from(attempts).where(lt(attempts.at, before)).limit(limit);
  return db.delete(attempts).where(inArray(attempts.id, old)).run().changes;
}

const nextAccounts = prepared((db) =>
  db
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .where(gt(accounts.accountId, given('after')))
    .orderBy(asc(accounts.accountId))
    .limit(givenNumber('limit'))
    .prepare(),
);

/** The ids of all accounts in order, removed ones too, page by page. */
export async function accountsAfter(db: Db, after: string, limit: number): Promise<string[]> {
  return nextAccounts(db)
    .all({ after, limit })
    .map(({ accountId }) => accountId);
}

const day = 86_400_000;
/** What an account that was never saved goes by. */
const usualOldestPostDays = 7;

const dropSeen = prepared((db) =>
  db.$client.prepare<[{ accountId: string; before: number; now: number; limit: number }]>(`
    delete from seen_posts where rowid in (
      select rowid from seen_posts
      where account_id = :accountId and at < :before and not (closed and posted_at > :now - ${day} * coalesce(
        (select choice ->> 'oldestPostDays' from settings where account_id = :accountId), ${usualOldestPostDays}))
      order by at limit :limit)`),
);

/**
 * Drops at most `limit` lines of an account about posts on which the verdict was given before a moment, the oldest first. What is closed
 * for good keeps its line as long as the post is young enough to be found again. Answers how many it dropped.
 */
export async function pruneSeenPosts(
  db: Db,
  accountId: string,
  before: number,
  now: number,
  limit: number,
): Promise<number> {
  return dropSeen(db).run({ accountId, before, now, limit }).changes;
}
