import { eq, gt, max } from 'drizzle-orm';
import type { Db } from './open.ts';
import { events } from './schema/index.ts';

/** The id of a user's latest event; 0 where there is none. */
export async function latestEventOf(db: Db, userId: string): Promise<number> {
  const latest = db
    .select({ id: max(events.id) })
    .from(events)
    .where(eq(events.userId, userId));
  return latest.get()?.id ?? 0;
}

/** The id of the latest event of all; 0 where there is none. */
export async function latestEvent(db: Db): Promise<number> {
  return (
    db
      .select({ id: max(events.id) })
      .from(events)
      .get()?.id ?? 0
  );
}

/** The users with events after this id, and the latest id of each. */
export async function usersWithNews(db: Db, afterId: number): Promise<{ userId: string; latest: number }[]> {
  const news = db
    .select({ userId: events.userId, latest: max(events.id) })
    .from(events)
    .where(gt(events.id, afterId))
    .groupBy(events.userId)
    .all();
  return news.map(({ userId, latest }) => ({ userId, latest: latest ?? afterId }));
}
