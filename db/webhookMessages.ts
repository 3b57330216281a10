import {
  and,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  min,
  not,
  sql,
} from 'drizzle-orm';
import { among, changes, list, param, value } from './dialect/query.ts';
import { first, one } from './first.ts';
import type { Db, Reader, Tx } from './open.ts';
import { prepare } from './prepare.ts';
import { users, webhookEndpoints, webhookMessages } from './schema/index.ts';
import { transaction } from './transaction.ts';

export type MessageRow = typeof webhookMessages.$inferSelect;
/**
 * What is to be told of an event, to whoever wants to know; most often nobody does, and then `body` is not made.
 * `now`: ms since the epoch, of the clock of people.
 */
export type Outgoing = { type: string; body(): string; now: number };

const endpointsInUse = prepare('endpointsInUse', (db) =>
  db
    .select({ id: webhookEndpoints.id, types: webhookEndpoints.types })
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.userId, param('userId')), isNull(webhookEndpoints.disabledAt))),
);
const queue = prepare('queueMessage', (tx: Tx) =>
  tx.insert(webhookMessages).values({
    endpointId: value('endpointId'),
    userId: value('userId'),
    type: value('type'),
    body: value('body'),
    createdAt: value('now'),
    dueAt: value('now'),
  }),
);

/** Queues a message for each of a user's endpoints that wants this type. Belongs beside what it tells of. Answers how many. */
export async function queueMessages(tx: Tx, userId: string, { type, body, now }: Outgoing): Promise<number> {
  const inUse = await endpointsInUse(tx, { userId });
  const wanting = inUse.filter(({ types }) => types.some((wanted) => wanted === type));
  if (wanting.length === 0) return 0;
  const text = body();
  for (const { id } of wanting) await queue(tx, { endpointId: id, userId, type, body: text, now });
  return wanting.length;
}

/** Keeps a message for one endpoint that waits for nobody: whoever made it sends it. */
export async function insertMessage(
  db: Db,
  message: Pick<MessageRow, 'endpointId' | 'userId' | 'type' | 'body' | 'createdAt'>,
): Promise<MessageRow> {
  return transaction(db, (tx) => one(tx.insert(webhookMessages).values(message).returning()));
}

const claim = prepare('claimMessages', (tx: Tx) => {
  const { id, endpointId, dueAt, tries } = webhookMessages;
  const place = sql<number>`row_number() over (partition by ${endpointId} order by ${dueAt}, ${id})`;
  const due = tx
    .select({ id, dueAt, place: place.as('place') })
    .from(webhookMessages)
    .where(and(lte(dueAt, param('now')), not(among(endpointId, 'busy'))))
    .as('due');
  const chosen = tx
    .select({ id: due.id })
    .from(due)
    .where(lte(due.place, param('each')))
    .orderBy(due.dueAt, due.id)
    .limit(param('limit'));
  return tx
    .update(webhookMessages)
    .set({ dueAt: value('lostAt'), tries: sql`${tries} + 1`, triedAt: value('now') })
    .where(inArray(id, chosen))
    .returning({ id });
});

/** A message with what it takes to send it. */
export type Addressed = { message: MessageRow; endpoint: typeof webhookEndpoints.$inferSelect };

const addressed = (tx: Tx, ids: number[]): Promise<Addressed[]> =>
  tx
    .select({ message: getTableColumns(webhookMessages), endpoint: getTableColumns(webhookEndpoints) })
    .from(webhookMessages)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookMessages.endpointId))
    .where(inArray(webhookMessages.id, ids))
    .orderBy(webhookMessages.id);

/**
 * Takes messages that are due, at most `each` of an endpoint and none of those that are `busy`. Whoever takes one settles it before
 * `lostAt`; of whoever dies over it, it is due again then.
 */
export async function claimMessages(
  db: Db,
  { busy, ...taken }: { now: number; lostAt: number; busy: string[]; each: number; limit: number },
): Promise<Addressed[]> {
  return transaction(db, async (tx) => {
    const claimed = await claim(tx, { ...taken, busy: list(busy) });
    const ids = claimed.map(({ id }) => id);
    return ids.length === 0 ? [] : addressed(tx, ids);
  });
}

/** Takes one message out of its turn; undefined where there is none, or where it was tried since it was read. */
export async function claimMessage(
  db: Db,
  { id, tries }: Pick<MessageRow, 'id' | 'tries'>,
  now: number,
  lostAt: number | null,
): Promise<Addressed | undefined> {
  return transaction(db, async (tx) => {
    const taken = await tx
      .update(webhookMessages)
      .set({ dueAt: lostAt, tries: tries + 1, triedAt: now })
      .where(and(eq(webhookMessages.id, id), eq(webhookMessages.tries, tries)));
    return changes(taken) === 0 ? undefined : first(addressed(tx, [id]));
  });
}

/** When the next message is due; null when none waits. */
export async function nextMessageDueAt(db: Reader): Promise<number | null> {
  const waiting = db
    .select({ at: min(webhookMessages.dueAt) })
    .from(webhookMessages)
    .where(isNotNull(webhookMessages.dueAt));
  return (await one(waiting)).at;
}

/** Records that a message has arrived: its endpoint works. */
export async function recordDelivered(
  db: Db,
  { id, endpointId }: MessageRow,
  status: number,
  now: number,
): Promise<void> {
  await transaction(db, async (tx) => {
    const done = { deliveredAt: now, dueAt: null, status, fault: null, faultText: null };
    await tx.update(webhookMessages).set(done).where(eq(webhookMessages.id, id));
    await tx.update(webhookEndpoints).set({ failingSince: null }).where(eq(webhookEndpoints.id, endpointId));
  });
}

/** Records a test that failed: it says nothing of what else is sent to its endpoint, and is not repeated. */
export async function recordTestFailed(
  db: Db,
  { id }: MessageRow,
  end: { status: number | null; fault: string; faultText: string | null },
): Promise<void> {
  await transaction(db, (tx) =>
    tx
      .update(webhookMessages)
      .set({ ...end, dueAt: null })
      .where(eq(webhookMessages.id, id)),
  );
}

/** Records a try that failed, to be repeated at `dueAt` or never. Answers since when everything to its endpoint has failed. */
export async function recordFailed(
  db: Db,
  { id, endpointId }: MessageRow,
  end: { status: number | null; fault: string; faultText: string | null; dueAt: number | null },
  now: number,
): Promise<number> {
  return transaction(db, async (tx) => {
    await tx.update(webhookMessages).set(end).where(eq(webhookMessages.id, id));
    const set = tx
      .update(webhookEndpoints)
      .set({ failingSince: sql`coalesce(${webhookEndpoints.failingSince}, ${now})` })
      .where(eq(webhookEndpoints.id, endpointId))
      .returning({ since: webhookEndpoints.failingSince });
    return (await first(set))?.since ?? now;
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
  const again = { dueAt: now, tries: 0, deliveredAt: null };
  return changes(await transaction(db, (tx) => tx.update(webhookMessages).set(again).where(mine))) > 0;
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
  db: Reader,
  userId: string | null,
  { sort, offset, limit, filter }: MessagePage,
): Promise<{ rows: LoggedMessage[]; total: number }> {
  const where = and(
    userId === null ? undefined : eq(webhookMessages.userId, userId),
    filter.endpointId === undefined ? undefined : eq(webhookMessages.endpointId, filter.endpointId),
    filter.type === undefined ? undefined : eq(webhookMessages.type, filter.type),
    filter.state && inState[filter.state],
  );
  const rows = await logged(db)
    .where(where)
    .orderBy(sort.descending ? desc(webhookMessages.id) : webhookMessages.id)
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(webhookMessages, where) };
}

const logged = (db: Reader) =>
  db
    .select({ ...getTableColumns(webhookMessages), url: webhookEndpoints.url, email: users.email })
    .from(webhookMessages)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookMessages.endpointId))
    .innerJoin(users, eq(users.id, webhookMessages.userId));

/** One message as the log shows it. */
export const findMessage = (db: Reader, id: number): Promise<LoggedMessage | undefined> =>
  first(logged(db).where(eq(webhookMessages.id, id)));

/** Drops at most `limit` messages from before a moment that nobody waits for any more. Answers how many. */
export async function pruneMessages(db: Db, before: number, limit: number): Promise<number> {
  return transaction(db, async (tx) => {
    const old = tx
      .select({ id: webhookMessages.id })
      .from(webhookMessages)
      .where(and(lt(webhookMessages.createdAt, before), isNull(webhookMessages.dueAt)))
      .orderBy(webhookMessages.id)
      .limit(limit);
    return changes(await tx.delete(webhookMessages).where(inArray(webhookMessages.id, old)));
  });
}
