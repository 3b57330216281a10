import { setTimeout as sleep } from 'node:timers/promises';
import { addReplies, knownReplies, type ReplyRow } from '../../../db/history/replies.ts';
import {
  findDue,
  markRemoved,
  newestResult,
  type ReadableAccount,
  type Reading,
  resultsOnPosts,
  saveAccountRead,
  saveReadings,
  type TrackedComment,
  trackedSince,
} from '../../../db/history/results.ts';
import { newId } from '../../../db/id.ts';
import { transaction } from '../../../db/transaction.ts';
import { reviewRemoved, reviewUnanswered } from '../../automation/autonomy/badResults.ts';
import { squeeze } from '../../automation/comment/settle.ts';
import type { EngineTime, MachineTime } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { day, hour } from '../../durations.ts';
import type { Result, Signals, Task } from '../../jobs/jobs.ts';
import { mailFirstReply } from '../../messaging/news/newsMails.ts';
import { queueWebhook } from '../../messaging/webhooks/outgoing.ts';
import { ProviderFault } from '../../providers/fault.ts';
import type { MemberComment, Reply } from '../../providers/networkComments.ts';
import { tellOfReplies } from '../replies/tellOfReplies.ts';
import { nextReadAt, readSince } from './nextReadAt.ts';

/**
 * A page has 100 comments of the member, including those that the person wrote by hand, or 100 replies. The
 * next read goes on where this one ended in a thread.
 */
const mostPages = 10;
/**
 * In a thread this young, replies are looked for even if their number is the same: one may replace another.
 */
const talkedFor = 3 * day;
/** The thread can never be read. */
const isFinal: ProviderFault['kind'][] = ['gone', 'refused', 'invalid'];
/** The shares of the daily reads that are left for the search for posts, and besides for new replies. */
const reserved = { forPosts: 1 / 3, forNews: 2 / 3 };

/**
 * Reads the due results of an account, whether it is running or paused. One page of the member's comments has
 * the counters of 100, and a thread is read only if its number of replies has changed.
 */
export function resultReadsTask(deps: Deps): Task {
  const { clock } = deps;
  return {
    clock,
    concurrency: 4,
    async handler({ key }, signals): Promise<Result> {
      // A job that was queued during the read before finds nothing due.
      const account = await findDue(deps.db, key, deps.engineClock.now());
      if (account) await readResults(deps, account, signals);
      return signals.stopping.aborted ? { state: 'release' } : { state: 'done' };
    },
  };
}

async function readResults(deps: Deps, account: ReadableAccount, { stopping }: Signals): Promise<void> {
  const { db, engineClock, reads, log } = deps;
  const { accountId, readAt, planEndedAt, planRenewedAt, hasPlan } = account;
  const now = engineClock.now();
  const since = readSince(readAt, now);
  const isDaily = since < now - talkedFor;
  try {
    const expected = await trackedSince(db, accountId, since);
    if (expected.length > 0) await readAll(expected);
    const next = nextReadAt(await newestResult(db, accountId), now);
    await saveAccountRead(db, accountId, {
      resultsReadAt: now,
      // Without a plan it stays due, so that a renewal reads once.
      resultsNextReadAt: hasPlan ? next : (next ?? now + day),
      ...(hasPlan && planEndedAt !== null && planRenewedAt === null && { planRenewedAt: now }),
    });
  } catch (fault) {
    if (stopping.aborted) return;
    if (!(fault instanceof ProviderFault)) throw fault;
    const wait = fault.kind === 'budget' && fault.retryAfterSeconds ? fault.retryAfterSeconds * 1000 : hour;
    log.info({ accountId, detail: fault.detail }, 'results of comments are not read now, will retry');
    const again = engineClock.now() + wait + Math.floor(deps.random() * hour);
    await saveAccountRead(db, accountId, { resultsNextReadAt: again });
  }

  async function readAll(expected: TrackedComment[]): Promise<void> {
    await requireReads();
    const { found, coveredSince } = await readCounters(expected);
    const isFound = new Set(found.map(({ row }) => row.commentId));
    const gone = expected.filter(
      (row) => !isFound.has(row.commentId) && row.readAt !== null && row.createdAt > coveredSince,
    );
    const isNew = await announceRemoved(gone.filter(({ removedAt }) => removedAt === null));
    await reviewRemoved(deps, account, isNew);
    const isTalked = ({ row, item }: Found) =>
      item.replies !== row.replyCounter || (isDaily && item.replies > 0 && row.createdAt > now - talkedFor);
    const same = found.filter((each) => !isTalked(each));
    await transaction(db, (tx) =>
      saveReadings(
        tx,
        same.map(({ row, item }) => toReading(row, item, row.replies)),
      ),
    );
    for (const talked of found.filter(isTalked)) {
      await requireReads();
      talked.row.threadCursor = await readThread(talked, null);
    }
    for (const long of found.filter(({ row }) => row.threadCursor !== null))
      if (await hasReads('forNews')) await readThread(long, long.row.threadCursor);
    await reviewUnanswered(deps, account);
  }

  /** @returns those that no earlier read has missed */
  async function announceRemoved(gone: TrackedComment[]): Promise<TrackedComment[]> {
    if (gone.length === 0) return [];
    return transaction(db, async (tx) => {
      const isNew = new Set(await markRemoved(tx, gone, now));
      const announced = gone.filter(({ commentId }) => isNew.has(commentId));
      for (const data of announced)
        await queueWebhook(
          tx,
          account.userId,
          'comment.removed',
          { at: now, accountId, data },
          deps.clock.now(),
        );
      return announced;
    });
  }

  async function hasReads(left: keyof typeof reserved): Promise<boolean> {
    const { others } = await reads.left(accountId);
    return others > reads.limits.others * reserved[left];
  }

  /** @throws {ProviderFault} budget */
  async function requireReads(): Promise<void> {
    if (!(await hasReads('forPosts'))) throw reads.usedUp('others');
  }

  /** The provider asks for calls at random intervals. */
  async function pause(): Promise<void> {
    const { least, most } = deps.spacing;
    if (most > 0) await sleep(least + (most - least) * deps.random(), undefined, { signal: stopping });
  }

  /** @returns `coveredSince`, in ms: every comment on the network that is newer was read */
  async function readCounters(expected: TrackedComment[]) {
    let coveredSince = Number.POSITIVE_INFINITY;
    const found = new Map<string, Found>();
    const oldest = expected.at(-1)?.createdAt ?? now;
    let cursor: string | undefined;
    for (let page = 0; page < mostPages; page += 1) {
      if (page > 0) await pause();
      const answer = await deps.network.memberComments(accountId, account.providerId, cursor);
      const postIds = answer.comments.flatMap((item) => item.postIds);
      const onPage = await resultsOnPosts(db, account, [...new Set(postIds)]);
      for (const item of answer.comments) {
        const row = match(item, [...expected, ...onPage]);
        if (row) found.set(row.commentId, { row, item });
      }
      cursor = answer.cursor;
      const last = answer.comments.at(-1)?.createdAt;
      if (last) coveredSince = cursor ? last + hour : 0;
      const isPast = last !== undefined && last !== null && last < oldest - hour;
      if (!cursor || isPast || expected.every(({ commentId }) => found.has(commentId))) break;
    }
    return { found: [...found.values()], coveredSince };
  }

  /**
   * Reads and stores the newest pages of a thread, or those from a cursor on.
   * @returns the cursor at which the next read goes on; null if all pages were read
   */
  async function readThread({ row, item }: Found, from: string | null): Promise<string | null> {
    const { replies, next } = await readPages({ row, item }, from);
    const handledAt = deps.clock.now();
    await transaction(db, async (tx) => {
      const rows = replies
        .reverse()
        .map((reply) => toReplyRow(account, row.commentId, reply, { now, handledAt }));
      const added = await addReplies(tx, rows);
      const own = (await knownReplies(tx, row.commentId)).filter(({ isOwn }) => isOwn).length;
      const reading = toReading(row, item, Math.max(0, item.replies - own));
      await saveReadings(tx, [{ ...reading, threadCursor: next }]);
      await tellOfReplies(tx, row, added, deps.clock.now());
      await mailFirstReply(deps, tx, account, added);
    });
    return next;
  }

  /** At most 1,000 replies, newest first. A later page that can't be read now is left to the next read. */
  async function readPages({ row, item }: Found, from: string | null) {
    const known = new Set((await knownReplies(db, row.commentId)).map((reply) => reply.providerReplyId));
    const replies: Reply[] = [];
    let next = from;
    for (let page = 0; page < mostPages; page += 1) {
      await pause();
      if (page > 0 && !(await hasReads(from === null ? 'forPosts' : 'forNews'))) break;
      try {
        const { readReplies } = deps.network;
        const answer = await readReplies(accountId, row.postId, item.commentId, next ?? undefined);
        replies.push(...answer.replies);
        next = answer.replies.length === 0 ? null : (answer.cursor ?? null);
        if (next === null) break;
        // The pages below are stored, or an earlier read has left them to the cursor.
        const isKnown = answer.replies.every(({ commentId }) => known.has(commentId));
        if (from === null && isKnown) return { replies, next: row.threadCursor };
      } catch (fault) {
        if (!(fault instanceof ProviderFault)) throw fault;
        if (isFinal.includes(fault.kind)) return { replies, next: null };
        if (page === 0 && from === null) throw fault;
        break;
      }
    }
    return { replies, next };
  }

  function toReading({ commentId }: TrackedComment, item: MemberComment, replies: number): Reading {
    const { reactions, replies: replyCounter } = item;
    return { commentId, reactions, replies, replyCounter, readAt: now };
  }
}

type Found = { row: TrackedComment; item: MemberComment };

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
