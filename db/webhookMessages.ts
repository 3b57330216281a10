import { and, count, desc, eq, getTableColumns, isNotNull, isNull, lt, min, sql } from 'drizzle-orm';
import { oneState } from './oneState.ts';
import type { Db } from './open.ts';
import { prepared } from './prepared.ts';
import { users, webhookEndpoints, webhookMessages } from './schema/index.ts';

export type MessageRow = typeof webhookMessages.$inferSelect;
/**
 * What is to be told of an event, to whoever wants to know; most often nobody does, and then `body` is not made.
 * `now`: ms since the epoch, of the clock of people.
 */
export type Outgoing = { type: string; body(): string; now: number };

// No value is bound bare: see `given`.
const wanting = prepared((db) =>
  db.$client
    .prepare(
      `select id from webhook_endpoints where user_id = (select ?) and disabled_at is null
      and exists (select 1 from json_each(types) where value = (select ?))`,
    )
    .pluck(),
);
const queue = prepared((db) =>
  db.$client.prepare(`
    insert into webhook_messages (endpoint_id, user_id, type, body, created_at, due_at) values (:endpointId, :userId, :type, :body, :now, :now)`),
);

/** Queues a message for each of a user's endpoints that wants this type. Belongs beside what it tells of. Answers how many. */
export function queueMessages(db: Db, userId: string, { type, body, now }: Outgoing): number {
  const endpointIds = wanting(db).all([userId, type]) as string[];
  if (endpointIds.length === 0) return 0;
  const text = body();
  for (const endpointId of endpointIds) queue(db).run({ endpointId, userId, type, body: text, now });
  return endpointIds.length;
}

/** Keeps a message for one endpoint that waits for nobody: whoever made it sends it. */
export async function insertMessage(
  db: Db,
  message: Pick<MessageRow, 'endpointId' | 'userId' | 'type' | 'body' | 'createdAt'>,
): Promise<MessageRow> {
  return db.insert(webhookMessages).values(message).returning().get();
}

const claim = prepared((db) =>
  db.$client.prepare<
    [{ now: number; lostAt: number; busy: string; each: number; limit: number }],
    { id: number }
  >(`
    update webhook_messages set due_at = :lostAt, tries = tries + 1, tried_at = :now where id in (
      select id from (
        select id, due_at, row_number() over (partition by endpoint_id order by due_at, id) as place from webhook_messages
        where due_at <= :now and endpoint_id not in (select value from json_each(:busy)))
      where place <= :each order by due_at, id limit :limit)
    returning id`),
);

/** A message with what it takes to send it. */
export type Addressed = { message: MessageRow; endpoint: typeof webhookEndpoints.$inferSelect };

const addressed = (db: Db) =>
  db
    .select({ message: getTableColumns(webhookMessages), endpoint: getTableColumns(webhookEndpoints) })
    .from(webhookMessages)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookMessages.endpointId));

/**
 * Takes messages that are due, at most `each` of an endpoint and none of those that are `busy`. Whoever takes one settles it before
 * `lostAt`; of whoever dies over it, it is due again then.
 */
export async function claimMessages(
  db: Db,
  taken: { now: number; lostAt: number; busy: string[]; each: number; limit: number },
): Promise<Addressed[]> {
  const ids = claim(db).all({ ...taken, busy: JSON.stringify(taken.busy) });
  return ids.flatMap(({ id }) => addressed(db).where(eq(webhookMessages.id, id)).get() ?? []);
}

/** Takes one message out of its turn; undefined where there is none, or where it was tried since it was read. */
export async function claimMessage(
  db: Db,
  { id, tries }: Pick<MessageRow, 'id' | 'tries'>,
  now: number,
  lostAt: number | null,
): Promise<Addressed | undefined> {
  const taken = db
    .update(webhookMessages)
    .set({ dueAt: lostAt, tries: sql`tries + 1`, triedAt: now })
    .where(and(eq(webhookMessages.id, id), eq(webhookMessages.tries, tries)))
    .run();
  if (taken.changes === 0) return undefined;
  return addressed(db).where(eq(webhookMessages.id, id)).get();
}

/** When the next message is due; null when none waits. */
export async function nextMessageDueAt(db: Db): Promise<number | null> {
  const waiting = db
    .select({ at: min(webhookMessages.dueAt) })
    .from(webhookMessages)
    .where(isNotNull(webhookMessages.dueAt));
  return waiting.get()?.at ?? null;
}

/** Records that a message has arrived: its endpoint works. */
export async function recordDelivered(
  db: Db,
  { id, endpointId }: MessageRow,
  status: number,
  now: number,
): Promise<void> {
  db.transaction((tx) => {
    const done = { deliveredAt: now, dueAt: null, status, fault: null, faultText: null };
    tx.update(webhookMessages).set(done).where(eq(webhookMessages.id, id)).run();
    tx.update(webhookEndpoints).set({ failingSince: null }).where(eq(webhookEndpoints.id, endpointId)).run();
  });
}

/** Records a test that failed: it says nothing of what else is sent to its endpoint, and is not repeated. */
export async function recordTestFailed(
  db: Db,
  { id }: MessageRow,
  end: { status: number | null; fault: string; faultText: string | null },
): Promise<void> {
  db.update(webhookMessages)
    .set({ ...end, dueAt: null })
    .where(eq(webhookMessages.id, id))
    .run();
}

/** Records a try that failed, to be repeated at `dueAt` or never. Answers since when everything to its endpoint has failed. */
export async function recordFailed(
  db: Db,
  { id, endpointId }: MessageRow,
  end: { status: number | null; fault: string; faultText: string | null; dueAt: number | null },
  now: number,
): Promise<number> {
  return db.transaction((tx) => {
    tx.update(webhookMessages).set(end).where(eq(webhookMessages.id, id)).run();
    const failingSince = sql`coalesce(failing_since, ${now})`;
    const set = tx.update(webhookEndpoints).set({ failingSince }).where(eq(webhookEndpoints.id, endpointId));
    return set.returning({ since: webhookEndpoints.failingSince }).get()?.since ?? now;
  });
}

/** Has a message sent once more from the start. Answers whether there is one, of `userId` where that is given. */
export async function requeueMessage(
  db: Db,
  id: number,
  userId: string | null,
  now: number,
): Promise<boolean> {
  const mine = and(
    eq(webhookMessages.id, id),
    userId === null ? undefined : eq(webhookMessages.userId, userId),
  );
  return (
    db.update(webhookMessages).set({ dueAt: now, tries: 0, deliveredAt: null }).where(mine).run().changes > 0
  );
}

const inState = {
  waiting: isNotNull(webhookMessages.dueAt),
  delivered: isNotNull(webhookMessages.deliveredAt),
  failed: and(isNull(webhookMessages.dueAt), isNull(webhookMessages.deliveredAt)),
};

export type MessagePage = {
  sort: { field: 'createdAt'; descending: boolean };
  offset: number;
  limit: number;
  filter: {
    endpointId?: string | undefined;
    type?: string | undefined;
    state?: keyof typeof inState | undefined;
  };
};
export type LoggedMessage = MessageRow & { url: string; email: string };

/** A page of what was sent to a user's endpoints, or to everybody's, and how many match in all. Ids grow with time. */
export async function listMessages(
  db: Db,
  userId: string | null,
  { sort, offset, limit, filter }: MessagePage,
): Promise<{ rows: LoggedMessage[]; total: number }> {
  const where = and(
    userId === null ? undefined : eq(webhookMessages.userId, userId),
    filter.endpointId === undefined ? undefined : eq(webhookMessages.endpointId, filter.endpointId),
    filter.type === undefined ? undefined : eq(webhookMessages.type, filter.type),
    filter.state && inState[filter.state],
  );
  return oneState(db, (tx) => ({
    rows: tx
      .select({ ...getTableColumns(webhookMessages), url: webhookEndpoints.url, email: users.email })
      .from(webhookMessages)
      .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookMessages.endpointId))
      .innerJoin(users, eq(users.id, webhookMessages.userId))
      .where(where)
      .orderBy(sort.descending ? desc(webhookMessages.id) : webhookMessages.id)
      .limit(limit)
      .offset(offset)
      .all(),
    total: tx.select({ n: count() }).from(webhookMessages).where(where).get()?.n ?? 0,
  }));
}

/** One message as the log shows it. */
export async function findMessage(db: Db, id: number): Promise<LoggedMessage | undefined> {
  return db
    .select({ ...getTableColumns(webhookMessages), url: webhookEndpoints.url, email: users.email })
    .from(webhookMessages)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookMessages.endpointId))
    .innerJoin(users, eq(users.id, webhookMessages.userId))
    .where(eq(webhookMessages.id, id))
    .get();
}

/** Drops at most `limit` messages from before a moment that nobody waits for any more. Answers how many. */
export async function pruneMessages(db: Db, before: number, limit: number): Promise<number> {
  const old = db
    .select({ id: webhookMessages.id })
    .from(webhookMessages)
    .where(and(lt(webhookMessages.createdAt, before), isNull(webhookMessages.dueAt)))
    .orderBy(webhookMessages.id)
    .limit(limit);
  return db.delete(webhookMessages).where(sql`${webhookMessages.id} in ${old}`).run().changes;
}
