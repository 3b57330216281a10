import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from './open.ts';
import { prepared } from './prepared.ts';
import { events } from './schema/index.ts';
import { type Outgoing, queueMessages } from './webhookMessages.ts';

export type EventRow = typeof events.$inferSelect;
export type NewEvent = Omit<EventRow, 'id'>;

const insert = prepared((db) =>
  db.$client.prepare(
    'insert into events (user_id, account_id, kind, at, message, data) values (?, ?, ?, ?, ?, ?)',
  ),
);

/**
 * Keeps an event and gives it the id by which the stream can be resumed; and with it, or not at all, the messages to its user's own servers.
 * Answers how many these are.
 */
export async function addEvent(
  db: Db,
  event: NewEvent,
  outgoing?: Outgoing | undefined,
): Promise<{ row: EventRow; messages: number }> {
  const { userId, accountId, kind, at, message, data } = event;
  const values = [userId, accountId, kind, at, message, JSON.stringify(data)];
  const add = () => Number(insert(db).run(...values).lastInsertRowid);
  const kept = (id: number, messages: number) => ({
    row: { id, userId, accountId, kind, at, message, data },
    messages,
  });
  if (!outgoing) return kept(add(), 0);
  return db.transaction(() => kept(add(), queueMessages(db, userId, outgoing)));
}

/** A user's events after `afterId`, oldest first, at most `limit`. */
export async function eventsAfter(
  db: Db,
  userId: string,
  afterId: number,
  limit: number,
): Promise<EventRow[]> {
  return db
    .select()
    .from(events)
    .where(and(eq(events.userId, userId), gt(events.id, afterId)))
    .orderBy(asc(events.id))
    .limit(limit)
    .all();
}
