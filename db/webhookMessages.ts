import { and, count, desc, eq, getTableColumns, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm';
import { addJob, type Claim, type Outcome, restartJob, settleJob } from './jobs.ts';
import { oneState } from './oneState.ts';
import type { Db, Tx } from './open.ts';
import { prepared } from './prepared.ts';
import { jobs, users, webhookEndpoints, webhookMessages } from './schema/index.ts';

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
    insert into webhook_messages (endpoint_id, user_id, type, body, created_at) values (:endpointId, :userId, :type, :body, :now)`),
);

/** Queues a message for each of a user's endpoints that wants this type. Belongs beside what it tells of. Answers how many. */
export function queueMessages(db: Db, userId: string, { type, body, now }: Outgoing): number {
  const endpointIds = wanting(db).all([userId, type]) as string[];
  if (endpointIds.length === 0) return 0;
  const text = body();
  for (const endpointId of endpointIds) {
    const { lastInsertRowid: id } = queue(db).run({ endpointId, userId, type, body: text, now });
    addJob(db, { kind: 'webhook', key: String(id), groupKey: endpointId, createdAt: now });
  }
  return endpointIds.length;
}

/** Keeps a message for one endpoint and queues it. */
export async function insertMessage(
  db: Db,
  message: Pick<MessageRow, 'endpointId' | 'userId' | 'type' | 'body' | 'createdAt'>,
): Promise<MessageRow> {
  return db.transaction((tx) => {
    const row = tx.insert(webhookMessages).values(message).returning().get();
    const { endpointId: groupKey, createdAt } = message;
    addJob(tx, { kind: 'webhook', key: String(row.id), groupKey, createdAt });
    return row;
  });
}

/** A message with what it takes to send it. */
export type Addressed = { message: MessageRow; endpoint: typeof webhookEndpoints.$inferSelect };

export async function findAddressed(db: Db, id: number): Promise<Addressed | undefined> {
  return db
    .select({ message: getTableColumns(webhookMessages), endpoint: getTableColumns(webhookEndpoints) })
    .from(webhookMessages)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookMessages.endpointId))
    .where(eq(webhookMessages.id, id))
    .get();
}

/** Records that a message has arrived, whoever has its job by now: its endpoint works. */
export async function recordDelivered(
  db: Db,
  claim: Claim,
  { id, endpointId }: MessageRow,
  status: number,
  now: number,
): Promise<void> {
  db.transaction((tx) => {
    settleJob(tx, claim, { state: 'done' });
    const arrived = { deliveredAt: now, triedAt: now, tries: claim.attempts, status, fault: null };
    tx.update(webhookMessages)
      .set({ ...arrived, faultText: null })
      .where(eq(webhookMessages.id, id))
      .run();
    tx.update(webhookEndpoints).set({ failingSince: null }).where(eq(webhookEndpoints.id, endpointId)).run();
  });
}

export type DeliveryFault = { status: number | null; fault: string; faultText: string | null };

/** Records a test that failed: it says nothing of what else is sent to its endpoint, and is not repeated. */
export async function recordTestFailed(
  db: Db,
  claim: Claim,
  { id }: MessageRow,
  fault: DeliveryFault,
  now: number,
): Promise<void> {
  db.transaction((tx) => {
    if (!settleJob(tx, claim, { state: 'done' })) return;
    tx.update(webhookMessages)
      .set({ ...fault, triedAt: now, tries: claim.attempts })
      .where(eq(webhookMessages.id, id))
      .run();
  });
}

/** Records an attempt that failed. Answers since when everything to its endpoint has failed. */
export async function recordFailed(
  db: Db,
  claim: Claim,
  { id, endpointId }: MessageRow,
  fault: DeliveryFault,
  outcome: Outcome,
  now: number,
): Promise<number> {
  return db.transaction((tx) => {
    if (!settleJob(tx, claim, outcome)) return now;
    tx.update(webhookMessages)
      .set({ ...fault, triedAt: now, tries: claim.attempts })
      .where(eq(webhookMessages.id, id))
      .run();
    const failingSince = sql`coalesce(failing_since, ${now})`;
    const set = tx.update(webhookEndpoints).set({ failingSince }).where(eq(webhookEndpoints.id, endpointId));
    return set.returning({ since: webhookEndpoints.failingSince }).get()?.since ?? now;
  });
}

/** Has a message sent once more from the start. Answers its endpoint, of `userId` where that is given; undefined where there is no such message. */
export async function requeueMessage(
  db: Db,
  id: number,
  userId: string | null,
  now: number,
): Promise<string | undefined> {
  return db.transaction((tx) => {
    const mine = and(
      eq(webhookMessages.id, id),
      userId === null ? undefined : eq(webhookMessages.userId, userId),
    );
    const message = tx
      .update(webhookMessages)
      .set({ tries: 0, deliveredAt: null })
      .where(mine)
      .returning({ endpointId: webhookMessages.endpointId })
      .get();
    if (!message) return undefined;
    restartJob(tx, { kind: 'webhook', key: String(id), groupKey: message.endpointId, createdAt: now });
    return message.endpointId;
  });
}

const inState = {
  waiting: isNotNull(jobs.runAt),
  delivered: and(isNull(jobs.runAt), isNotNull(webhookMessages.deliveredAt)),
  failed: and(isNull(jobs.runAt), isNull(webhookMessages.deliveredAt)),
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
/** `dueAt`: when it is tried next; null once it has arrived or is given up. */
export type LoggedMessage = MessageRow & { url: string; email: string; dueAt: number | null };

const itsJob = and(
  eq(jobs.kind, 'webhook'),
  eq(jobs.key, sql`cast(${webhookMessages.id} as text)`),
  isNull(jobs.deadAt),
);
const logged = (tx: Db | Tx) =>
  tx
    .select({
      ...getTableColumns(webhookMessages),
      url: webhookEndpoints.url,
      email: users.email,
      dueAt: jobs.runAt,
    })
    .from(webhookMessages)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookMessages.endpointId))
    .innerJoin(users, eq(users.id, webhookMessages.userId))
    .leftJoin(jobs, itsJob);

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
    rows: logged(tx)
      .where(where)
      .orderBy(sort.descending ? desc(webhookMessages.id) : webhookMessages.id)
      .limit(limit)
      .offset(offset)
      .all(),
    total: tx.select({ n: count() }).from(webhookMessages).leftJoin(jobs, itsJob).where(where).get()?.n ?? 0,
  }));
}

/** One message as the log shows it. */
export async function findMessage(db: Db, id: number): Promise<LoggedMessage | undefined> {
  return logged(db).where(eq(webhookMessages.id, id)).get();
}

/** Drops at most `limit` messages from before a moment that nobody waits for any more. Answers how many. */
export async function pruneMessages(db: Db, before: number, limit: number): Promise<number> {
  const queued = db
    .select({ id: sql`cast(${jobs.key} as integer)` })
    .from(jobs)
    .where(and(eq(jobs.kind, 'webhook'), isNull(jobs.deadAt)));
  const old = db
    .select({ id: webhookMessages.id })
    .from(webhookMessages)
    .where(and(lt(webhookMessages.createdAt, before), notInArray(webhookMessages.id, queued)))
    .orderBy(webhookMessages.id)
    .limit(limit);
  return db.delete(webhookMessages).where(sql`${webhookMessages.id} in ${old}`).run().changes;
}
