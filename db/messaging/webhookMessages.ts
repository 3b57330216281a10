import { randomBytes } from 'node:crypto';
import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import { changes, param } from '../dialect/query.ts';
import { first, firstOrThrow } from '../first.ts';
import { addJob, type Claim, isJob, type Outcome, restartJob, settleJob } from '../jobs/jobs.ts';
import type { Db, Reader, Tx } from '../open.ts';
import type { Page } from '../page.ts';
import { prepare } from '../prepare.ts';
import { jobs, users, webhookEndpoints, webhookMessages } from '../schema/index.ts';
import type { MachineTime } from '../time.ts';
import { transaction } from '../transaction.ts';

export type MessageRow = typeof webhookMessages.$inferSelect;
/** `body` is called only if an endpoint subscribes to the type. `now`: by the machine's clock. */
export type Outgoing = { type: string; body(): string; now: MachineTime };

const endpointsInUse = prepare('endpointsInUse', (db) =>
  db
    .select({ id: webhookEndpoints.id, types: webhookEndpoints.types })
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.userId, param('userId')), isNull(webhookEndpoints.disabledAt))),
);

export type EndpointInUse = Pick<typeof webhookEndpoints.$inferSelect, 'id' | 'types'>;
export const findEndpointsInUse = (db: Reader, userId: string): Promise<EndpointInUse[]> =>
  endpointsInUse(db, { userId });

/** Queues a message for each endpoint that subscribes to the type, in the event's transaction. */
export async function queueMessages(
  tx: Tx,
  userId: string,
  { type, body, now }: Outgoing,
  inUse: EndpointInUse[],
): Promise<void> {
  const wanting = inUse.filter(({ types }) => types.some((wanted) => wanted === type));
  if (wanting.length === 0) return;
  const text = body();
  for (const { id: endpointId } of wanting)
    await insertMessage(tx, { endpointId, userId, type, body: text, createdAt: now });
}

/** Inserts a message with the job that sends it. */
export async function insertMessage(
  tx: Tx,
  message: Pick<MessageRow, 'endpointId' | 'userId' | 'type' | 'body' | 'createdAt'>,
): Promise<MessageRow> {
  const publicId = randomBytes(16).toString('base64url');
  const row = await firstOrThrow(
    tx
      .insert(webhookMessages)
      .values({ ...message, publicId })
      .returning(),
  );
  const { endpointId: groupKey, createdAt } = message;
  await addJob(tx, { kind: 'webhook', key: String(row.id), groupKey, createdAt });
  return row;
}

export type Addressed = { message: MessageRow; endpoint: typeof webhookEndpoints.$inferSelect };

export async function findAddressed(db: Reader, id: number): Promise<Addressed | undefined> {
  return first(
    db
      .select({ message: getTableColumns(webhookMessages), endpoint: getTableColumns(webhookEndpoints) })
      .from(webhookMessages)
      .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookMessages.endpointId))
      .where(eq(webhookMessages.id, id)),
  );
}

/** Records a delivery, even if another worker has claimed its job since. */
export async function recordDelivered(
  db: Db,
  claim: Claim,
  { id, endpointId }: MessageRow,
  status: number,
  now: MachineTime,
): Promise<void> {
  await transaction(db, async (tx) => {
    await settleJob(tx, claim, { state: 'done' });
    const arrived = { deliveredAt: now, triedAt: now, tries: claim.attempts, status, fault: null };
    await tx
      .update(webhookMessages)
      .set({ ...arrived, faultText: null })
      .where(eq(webhookMessages.id, id));
    await tx.update(webhookEndpoints).set({ failingSince: null }).where(eq(webhookEndpoints.id, endpointId));
  });
}

export type DeliveryFault = { status: number | null; fault: string; faultText: string | null };

/** Records a failed test. Tests are not retried and don't count as failures of the endpoint. */
export async function recordTestFailed(
  db: Db,
  claim: Claim,
  { id }: MessageRow,
  fault: DeliveryFault,
  now: MachineTime,
): Promise<void> {
  await transaction(db, async (tx) => {
    if (!(await settleJob(tx, claim, { state: 'done' }))) return;
    await tx
      .update(webhookMessages)
      .set({ ...fault, triedAt: now, tries: claim.attempts })
      .where(eq(webhookMessages.id, id));
  });
}

/** Records a failed attempt. @returns since when every message to the endpoint has failed */
export async function recordFailed(
  db: Db,
  claim: Claim,
  { id, endpointId }: MessageRow,
  fault: DeliveryFault,
  outcome: Outcome,
  now: MachineTime,
): Promise<number> {
  return transaction(db, async (tx) => {
    if (!(await settleJob(tx, claim, outcome))) return now;
    await tx
      .update(webhookMessages)
      .set({ ...fault, triedAt: now, tries: claim.attempts })
      .where(eq(webhookMessages.id, id));
    const set = tx
      .update(webhookEndpoints)
      .set({ failingSince: sql`coalesce(${webhookEndpoints.failingSince}, ${now})` })
      .where(eq(webhookEndpoints.id, endpointId))
      .returning({ since: webhookEndpoints.failingSince });
    return (await first(set))?.since ?? now;
  });
}

/**
 * Queues a message again with its attempts reset.
 * @param userId the owner; null for any owner
 * @returns false without such a message
 */
export async function requeueMessage(
  db: Db,
  id: number,
  userId: string | null,
  now: MachineTime,
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const isMessage = and(
      eq(webhookMessages.id, id),
      userId === null ? undefined : eq(webhookMessages.userId, userId),
    );
    const message = await first(
      tx
        .update(webhookMessages)
        .set({ tries: 0, deliveredAt: null })
        .where(isMessage)
        .returning({ endpointId: webhookMessages.endpointId }),
    );
    if (!message) return false;
    await restartJob(tx, { kind: 'webhook', key: String(id), groupKey: message.endpointId, createdAt: now });
    return true;
  });
}

const inState = {
  waiting: isNotNull(jobs.runAt),
  delivered: and(isNull(jobs.runAt), isNotNull(webhookMessages.deliveredAt)),
  failed: and(isNull(jobs.runAt), isNull(webhookMessages.deliveredAt)),
};

export type MessagePage = Page<
  'createdAt',
  {
    publicIds?: string[] | undefined;
    endpointId?: string | undefined;
    type?: string | undefined;
    state?: keyof typeof inState | undefined;
  }
>;
/** `dueAt`: when it is tried next; null once it is delivered or given up. */
export type LoggedMessage = MessageRow & { url: string; email: string; dueAt: number | null };

const itsJob = and(isJob('webhook', sql`cast(${webhookMessages.id} as text)`), isNull(jobs.deadAt));
const logged = (db: Reader) =>
  db
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

/** Messages of one user, or of all users if `userId` is null. */
export async function listMessages(
  db: Reader,
  userId: string | null,
  { sort, offset, limit, filter }: MessagePage,
): Promise<{ rows: LoggedMessage[]; total: number }> {
  const where = and(
    userId === null ? undefined : eq(webhookMessages.userId, userId),
    filter.publicIds && withPublicIds(filter.publicIds),
    filter.endpointId === undefined ? undefined : eq(webhookMessages.endpointId, filter.endpointId),
    filter.type === undefined ? undefined : eq(webhookMessages.type, filter.type),
    filter.state && inState[filter.state],
  );
  const rows = await logged(db)
    .where(where)
    .orderBy(sort.descending ? desc(webhookMessages.id) : webhookMessages.id)
    .limit(limit)
    .offset(offset);
  const total = db.select({ n: count() }).from(webhookMessages).leftJoin(jobs, itsJob).where(where);
  return { rows, total: (await firstOrThrow(total)).n };
}

export async function findMessage(db: Reader, id: number): Promise<LoggedMessage | undefined> {
  return first(logged(db).where(eq(webhookMessages.id, id)));
}

/** A message of an earlier version has its number as its public ID. */
const withPublicIds = (publicIds: string[]) =>
  or(
    inArray(webhookMessages.publicId, publicIds),
    and(isNull(webhookMessages.publicId), inArray(webhookMessages.id, publicIds.flatMap(numberOf))),
  );
/** Empty for any other text. */
export const numberOf = (text: string): number[] => (/^\d{1,15}$/.test(text) ? [Number(text)] : []);

export async function findMessageByPublicId(
  db: Reader,
  publicId: string,
): Promise<LoggedMessage | undefined> {
  return first(logged(db).where(withPublicIds([publicId])));
}

/** Deletes at most `limit` finished messages from before this time. @returns how many */
export async function pruneMessages(db: Db, before: MachineTime, limit: number): Promise<number> {
  return transaction(db, async (tx) => {
    const queued = tx
      .select({ id: sql`cast(${jobs.key} as integer)` })
      .from(jobs)
      .where(and(eq(jobs.kind, 'webhook'), isNull(jobs.deadAt)));
    const old = tx
      .select({ id: webhookMessages.id })
      .from(webhookMessages)
      .where(and(lt(webhookMessages.createdAt, before), notInArray(webhookMessages.id, queued)))
      .orderBy(webhookMessages.id)
      .limit(limit);
    return changes(await tx.delete(webhookMessages).where(inArray(webhookMessages.id, old)));
  });
}
