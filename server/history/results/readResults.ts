import { setTimeout as sleep } from 'node:timers/promises';
import { addReplies, ownReplies, type ReplyRow } from '../../../db/history/replies.ts';
import {
  dueReads,
  findReadable,
  markRemoved,
  postponeReads,
  type ReadableAccount,
  type Reading,
  resultsOnPosts,
  saveReadings,
  type TrackedComment,
} from '../../../db/history/results.ts';
import { newId } from '../../../db/id.ts';
import { transaction } from '../../../db/transaction.ts';
import { reviewRemoved, reviewUnanswered } from '../../automation/autonomy/badResults.ts';
import { squeeze } from '../../automation/comment/settle.ts';
import type { EngineTime, MachineTime } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { hour } from '../../durations.ts';
import type { Result, Signals, Task } from '../../jobs/jobs.ts';
import { queueWebhook } from '../../messaging/webhooks/outgoing.ts';
import { ProviderFault } from '../../providers/fault.ts';
import type { MemberComment, Reply } from '../../providers/networkComments.ts';
import { tellOfReplies } from '../replies/tellOfReplies.ts';
import { nextReadAt } from './countResults.ts';

/** A page has 100 comments of the member, including those that the person wrote by hand. */
const mostPages = 10;
/** The next job reads the other threads. */
const threadsAtOnce = 10;
/** The thread can never be read. */
const isFinal: ProviderFault['kind'][] = ['gone', 'refused', 'invalid'];
/** The share of the account's daily reads that is left for the search for posts. */
const reserved = 1 / 3;

/**
 * Reads the due results of an account. One page of the member's comments has the counters of 100 comments.
 * A comment's thread is read only if its number of replies has changed.
 */
export function resultReadsTask(deps: Deps): Task {
  const { clock } = deps;
  return {
    clock,
    concurrency: 4,
    async handler({ key }, signals): Promise<Result> {
      const account = await findReadable(deps.db, key);
      if (account) await readResults(deps, account, signals);
      return signals.stopping.aborted ? { state: 'release' } : { state: 'done' };
    },
  };
}

async function readResults(deps: Deps, account: ReadableAccount, { stopping }: Signals): Promise<void> {
  const { db, engineClock, reads, log } = deps;
  const { accountId } = account;
  const now = engineClock.now();
  const due = await dueReads(db, accountId, now);
  if (due.length === 0) return;
  try {
    await requireReads();
    const { found, coveredSince } = await readCounters();
    const changed = found.filter(({ row, item }) => item.replies !== row.replyCounter);
    const same = found.filter(({ row, item }) => item.replies === row.replyCounter);
    const isFound = new Set(found.map(({ row }) => row.commentId));
    const missing = due.filter(({ commentId }) => !isFound.has(commentId));
    const gone = missing.filter((row) => row.readAt !== null && row.createdAt > coveredSince);
    await reviewRemoved(deps, account, gone);
    await announceRemoved(gone);
    await transaction(db, (tx) =>
      saveReadings(tx, [
        ...same.map(({ row, item }) => toReading(row, item, row.replies)),
        ...missing.map((row) => ({ ...row, readAt: null, nextReadAt: next(row) })),
      ]),
    );
    for (const { row, item } of changed.slice(0, threadsAtOnce)) {
      await requireReads();
      await readThread(row, item);
    }
    await reviewUnanswered(deps, account);
  } catch (fault) {
    if (stopping.aborted) return;
    if (!(fault instanceof ProviderFault)) throw fault;
    const wait = fault.kind === 'budget' && fault.retryAfterSeconds ? fault.retryAfterSeconds * 1000 : hour;
    log.info({ accountId, detail: fault.detail }, 'results of comments are not read now, will retry');
    await postponeReads(db, accountId, now, now + wait + Math.floor(deps.random() * hour));
  }

  async function announceRemoved(gone: TrackedComment[]): Promise<void> {
    if (gone.length === 0) return;
    await transaction(db, async (tx) => {
      const isNew = new Set(await markRemoved(tx, gone, now));
      for (const data of gone.filter(({ commentId }) => isNew.has(commentId)))
        await queueWebhook(
          tx,
          account.userId,
          'comment.removed',
          { at: now, accountId, data },
          deps.clock.now(),
        );
    });
  }

  /** @throws {ProviderFault} budget */
  async function requireReads(): Promise<void> {
    const { others } = await reads.left(accountId);
    if (others <= reads.limits.others * reserved) throw reads.usedUp('others');
  }

  /** The provider asks for calls at random intervals. */
  async function pause(): Promise<void> {
    const { least, most } = deps.spacing;
    if (most > 0) await sleep(least + (most - least) * deps.random(), undefined, { signal: stopping });
  }

  /** @returns `coveredSince`, in ms: every comment on the network that is newer was read */
  async function readCounters() {
    let coveredSince = Number.POSITIVE_INFINITY;
    const found = new Map<string, { row: TrackedComment; item: MemberComment }>();
    const oldest = due.at(-1)?.createdAt ?? now;
    let cursor: string | undefined;
    for (let page = 0; page < mostPages; page += 1) {
      if (page > 0) await pause();
      const answer = await deps.network.memberComments(accountId, account.providerId, cursor);
      const postIds = answer.comments.flatMap((item) => item.postIds);
      const onPage = await resultsOnPosts(db, account, [...new Set(postIds)]);
      for (const item of answer.comments) {
        const row = match(item, [...due, ...onPage]);
        if (row) found.set(row.commentId, { row, item });
      }
      cursor = answer.cursor;
      const last = answer.comments.at(-1)?.createdAt;
      if (last) coveredSince = cursor ? last + hour : 0;
      const isPast = last !== undefined && last !== null && last < oldest - hour;
      if (!cursor || isPast || due.every(({ commentId }) => found.has(commentId))) break;
    }
    return { found: [...found.values()], coveredSince };
  }

  async function readThread(row: TrackedComment, item: MemberComment): Promise<void> {
    await pause();
    const thread = await deps.network
      .readReplies(accountId, row.postId, item.commentId)
      .catch((fault: unknown) => {
        if (!(fault instanceof ProviderFault) || !isFinal.includes(fault.kind)) throw fault;
        return [];
      });
    const handledAt = deps.clock.now();
    await transaction(db, async (tx) => {
      const rows = thread.map((reply) => toReplyRow(account, row.commentId, reply, { now, handledAt }));
      const added = await addReplies(tx, rows);
      const others = Math.max(0, item.replies - (await ownReplies(tx, row.commentId)));
      await saveReadings(tx, [toReading(row, item, others)]);
      await tellOfReplies(tx, row, added, deps.clock.now());
    });
  }

  /** A comment on the same page is read before it is due. Its next read then stays where it is. */
  function next(row: TrackedComment): number | null {
    const isDue = row.nextReadAt !== null && row.nextReadAt <= now;
    return isDue ? nextReadAt(deps.config.RESULT_READS_HOURS, row.createdAt, now) : row.nextReadAt;
  }

  function toReading(row: TrackedComment, item: MemberComment, replies: number): Reading {
    const { commentId } = row;
    const { reactions, replies: replyCounter } = item;
    return { commentId, reactions, replies, replyCounter, readAt: now, nextReadAt: next(row) };
  }
}

/**
 * Compares IDs, then post and text: after a lost answer the ID is unknown, and the network may write an ID
 * in two forms.
 */
function match(item: MemberComment, rows: TrackedComment[]): TrackedComment | undefined {
  const words = squeeze(item.text);
  return (
    rows.find(({ providerCommentId }) => providerCommentId === item.commentId) ??
    rows.find(({ postId, comment }) => item.postIds.includes(postId) && squeeze(comment) === words)
  );
}

function toReplyRow(
  account: ReadableAccount,
  commentId: string,
  reply: Reply,
  { now, handledAt }: { now: EngineTime; handledAt: MachineTime },
): ReplyRow {
  const { accountId, userId, providerId } = account;
  const { author, text } = reply;
  const isOwn = author.id === providerId;
  return {
    id: newId(now),
    commentId,
    accountId,
    userId,
    providerReplyId: reply.commentId,
    authorId: author.id,
    authorName: author.name,
    authorHeadline: author.headline,
    authorUrl: author.url,
    authorImageUrl: author.imageUrl,
    text,
    isOwn,
    createdAt: reply.createdAt ?? now,
    foundAt: now,
    handledAt: isOwn ? handledAt : null,
  };
}
