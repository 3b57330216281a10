import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from './open.ts';
import { prepared } from './prepared.ts';
import { events } from './schema/index.ts';

export type EventRow = typeof events.$inferSelect;
export type NewEvent = Omit<EventRow, 'id'>;

const insert = prepared((db) =>
  db
    .insert(events)
    .values({
      userId: sql.placeholder('userId'),
      accountId: sql.placeholder('accountId'),
      kind: sql.placeholder('kind'),
      at: sql.placeholder('at'),
      message: sql.placeholder('message'),
      data: sql.placeholder('data'),
    })
    .returning()
    .prepare(),
);

/** Keeps an event and gives it the id by which the stream can be resumed. */
export async function addEvent(db: Db, event: NewEvent): Promise<EventRow> {
  return insert(db).get(event);
}

/** A user's events after `afterId`, oldest first, at most `limit`. */
export async function eventsAfter(db: Db, userId: string, afterId: number, limit: number): Promise<EventRow[]> {
  return db
    .select()
    .from(events)
    .where(and(eq(events.userId, userId), gt(events.id, afterId)))
    .orderBy(asc(events.id))
    .limit(limit)
    .all();
}
