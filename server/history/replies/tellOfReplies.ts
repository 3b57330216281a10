import type { ReplyRow } from '../../../db/history/replies.ts';
import type { TrackedComment } from '../../../db/history/results.ts';
import { findEndpointsInUse, queueMessages } from '../../../db/messaging/webhookMessages.ts';
import type { Tx } from '../../../db/open.ts';
import { outgoingOf } from '../../messaging/webhooks/outgoing.ts';
import { withoutOptedOut } from '../responders/optedOut.ts';
import { replyUrl } from './replyUrl.ts';

/** Queues `comment.replied` for the new replies by others. */
export async function tellOfReplies(
  tx: Tx,
  { comment, commentId, posterName, ...post }: TrackedComment,
  added: ReplyRow[],
  now: number,
): Promise<void> {
  const replies = await withoutOptedOut(
    tx,
    added.filter(({ isOwn }) => !isOwn),
  );
  const [first] = replies;
  if (!first) return;
  const endpoints = await findEndpointsInUse(tx, first.userId);
  for (const { id, accountId, userId, authorName, authorUrl, text, createdAt, providerReplyId } of replies) {
    const data = {
      ...{ replyId: id, commentId, authorName, authorUrl, text, comment, posterName },
      postUrl: post.postUrl,
      url: replyUrl(post, providerReplyId),
    };
    const event = { accountId, at: createdAt, data };
    await queueMessages(tx, userId, outgoingOf('comment.replied', event, now), endpoints);
  }
}
