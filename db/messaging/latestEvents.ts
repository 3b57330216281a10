import { eq, gt, max } from 'drizzle-orm';
import { one } from '../first.ts';
import type { Reader } from '../open.ts';
import { events } from '../schema/index.ts';

/** The id of a user's latest event; 0 where there is none. */
export async function latestEventOf(db: Reader, userId: string): Promise<number> {
  const latest = db
    .select({ id: max(events.id) })
    .from(events)
    .where(eq(events.userId, userId));
  return (await one(latest)).id ?? 0;
}

/** The id of the latest event of all; 0 where there is none. */
export async function latestEvent(db: Reader): Promise<number> {
  return (await one(db.select({ id: max(events.id) }).from(events))).id ?? 0;
}

/** The users with events after this id, and the latest id of each. */
export async function usersWithNews(
  db: Reader,
  afterId: number,
): Promise<{ userId: string; latest: number }[]> {
  const news = await db
    .select({ userId: events.userId, latest: max(events.id) })
    .from(events)
    .where(gt(events.id, afterId))
    .groupBy(events.userId);
  return news.map(({ userId, latest }) => ({ userId, latest: latest ?? afterId }));
}
