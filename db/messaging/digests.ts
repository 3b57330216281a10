import { and, count, eq, gte, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { countLapses } from '../automation/lapses.ts';
import { countOpen } from '../automation/proposals.ts';
import { changes } from '../dialect/query.ts';
import { one } from '../first.ts';
import { addJob, cancelJobs } from '../jobs/jobs.ts';
import type { Reader, Tx } from '../open.ts';
import {
  accounts,
  automations,
  commentReplies,
  commentResults,
  comments,
  drafts,
  users,
} from '../schema/index.ts';
import { covered, type Scope } from '../scope.ts';
import type { EngineTime, MachineTime } from '../time.ts';

/** Turns the digest on or off. One job per user sends it, so it is sent once even with several servers. */
export async function saveDigest(
  tx: Tx,
  userId: string,
  at: { timeZone: string; now: MachineTime; runAt: MachineTime } | null,
): Promise<void> {
  await tx
    .update(users)
    .set({ digestTimeZone: at?.timeZone ?? null })
    .where(eq(users.id, userId));
  await cancelJobs(tx, 'digest', [userId]);
  if (at) await addJob(tx, { kind: 'digest', key: userId, createdAt: at.now, runAt: at.runAt });
}

/** False if the user turned it off or was erased. */
export async function markDigested(tx: Tx, userId: string, at: MachineTime): Promise<boolean> {
  const isOn = and(eq(users.id, userId), isNotNull(users.digestTimeZone));
  return changes(await tx.update(users).set({ digestedAt: at }).where(isOn)) > 0;
}

export type News = {
  posted: number;
  /** Comments whose results were read in the period. `answered` counts those with a reaction or a reply. */
  read: number;
  answered: number;
  /** Replies by others that are not handled. */
  replies: number;
  /** Drafts that wait for a review now. */
  drafts: number;
  /** Lines that edits proposed in the period, for the owner alone. */
  proposals: number;
  /** Approved drafts that lapsed and are reported to this person. */
  lapsed: number;
  /** Accounts that can't comment until a person acts. */
  faults: number;
};

/** A lapse may be stored up to a minute late. Shifting the period by this time reports each lapse once. */
const lag = 60_000;

/**
 * @param personId the reader of the digest
 * @param period results of comments older than `oldest` are left out, which keeps the read small
 */
export async function readNews(
  db: Reader,
  scope: Scope,
  personId: string,
  { since, until, oldest }: { since: EngineTime; until: EngineTime; oldest: EngineTime },
): Promise<News> {
  const { userId } = scope;
  const posted = and(
    eq(comments.userId, userId),
    covered(comments.accountId, scope),
    eq(comments.state, 'confirmed'),
    gte(comments.createdAt, since),
  );
  const replied = and(
    eq(commentReplies.userId, userId),
    covered(commentReplies.accountId, scope),
    eq(commentReplies.isOwn, false),
    isNull(commentReplies.handledAt),
    gte(commentReplies.foundAt, since),
  );
  const isConnected = and(eq(accounts.userId, userId), isNull(accounts.removedAt));
  const waiting = and(isConnected, covered(accounts.accountId, scope), eq(drafts.state, 'waiting'));
  const blocked = and(
    eq(automations.running, true),
    eq(automations.stateKind, 'blocked'),
    ne(automations.stateReason, 'stopped_by_user'),
    ne(automations.stateReason, 'stopped_by_operator'),
  );
  const stopped = and(
    isConnected,
    covered(accounts.accountId, scope),
    or(eq(accounts.status, 'Disconnected'), blocked),
  );
  const results = and(
    isConnected,
    covered(commentResults.accountId, scope),
    gte(commentResults.day, new Date(oldest).toISOString().slice(0, 10)),
    gte(commentResults.readAt, since),
  );
  const answered = sql`${commentResults.reactions} + ${commentResults.replies} > 0`;
  const { read, answered: some } = await one(
    db
      .select({
        read: count(),
        answered: sql<number>`count(case when ${answered} then 1 end)`.mapWith(Number),
      })
      .from(commentResults)
      .innerJoin(accounts, eq(accounts.accountId, commentResults.accountId))
      .where(results),
  );
  const { n: faults } = await one(
    db
      .select({ n: count() })
      .from(accounts)
      .leftJoin(automations, eq(automations.accountId, accounts.accountId))
      .where(stopped),
  );
  const { n: waitingDrafts } = await one(
    db
      .select({ n: count() })
      .from(drafts)
      .innerJoin(accounts, eq(accounts.accountId, drafts.accountId))
      .where(waiting),
  );
  return {
    posted: await db.$count(comments, posted),
    read,
    answered: some,
    replies: await db.$count(commentReplies, replied),
    drafts: waitingDrafts,
    proposals: userId === personId ? await countOpen(db, scope, since) : 0,
    lapsed: await countLapses(db, scope, personId, { since: since - lag, until: until - lag }),
    faults,
  };
}
