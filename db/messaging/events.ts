import { and, asc, eq, gt, max } from 'drizzle-orm';
import { takeTurns, value } from '../dialect/query.ts';
import { firstOrThrow } from '../first.ts';
import type { Reader, Tx } from '../open.ts';
import { prepare } from '../prepare.ts';
import { events } from '../schema/index.ts';
import { findEndpointsInUse, type Outgoing, queueMessages } from './webhookMessages.ts';

export type EventRow = typeof events.$inferSelect;
export type NewEvent = Omit<EventRow, 'id'>;

const insert = prepare('insertEvent', (tx: Tx) =>
  tx
    .insert(events)
    .values({
      userId: value('userId'),
      accountId: value('accountId'),
      kind: value('kind'),
      at: value('at'),
      message: value('message'),
      data: value('data'),
    })
    .returning({ id: events.id }),
);

/** Inserts an event and the messages to the user's webhooks. The event's id is the cursor of the stream. */
export async function addEvent(tx: Tx, event: NewEvent, outgoing?: Outgoing | undefined): Promise<EventRow> {
  const { userId, accountId, kind, at, message, data } = event;
  await takeTurns(tx, events, userId);
  const { id } = await firstOrThrow(insert(tx, { ...event, data: JSON.stringify(data) }));
  if (outgoing) await queueMessages(tx, userId, outgoing, await findEndpointsInUse(tx, userId));
  return { id, userId, accountId, kind, at, message, data };
}

/** Oldest first. */
export async function eventsAfter(
  db: Reader,
  userId: string,
  afterId: number,
  limit: number,
): Promise<EventRow[]> {
  return db
    .select()
    .from(events)
    .where(and(eq(events.userId, userId), gt(events.id, afterId)))
    .orderBy(asc(events.id))
    .limit(limit);
}

/** @returns 0 without an event */
export async function latestEventOf(db: Reader, userId: string): Promise<number> {
  const latest = db
    .select({ id: max(events.id) })
    .from(events)
    .where(eq(events.userId, userId));
  return (await firstOrThrow(latest)).id ?? 0;
}

/** @returns 0 without an event */
export async function latestEvent(db: Reader): Promise<number> {
  return (await firstOrThrow(db.select({ id: max(events.id) }).from(events))).id ?? 0;
}

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
