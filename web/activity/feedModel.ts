import type { Comment } from '../../server/comments/schemas.ts';
import type { EventKind, LiveEvent } from '../eventStream.ts';

export interface FeedItem {
  key: string;
  kind: EventKind;
  at: string;
  message: string;
  comment?: string | undefined;
  postUrl?: string | undefined;
}

/** What happened live, then what the history knows from before; one comment is one line. The newest first. */
export function feedItems(live: readonly LiveEvent[], comments: readonly Comment[], accountId: string, length = 8): FeedItem[] {
  const events = live.filter((event) => event.accountId === accountId);
  const told = new Set(events.map((event) => event.commentId));
  const before = comments
    .filter((comment) => comment.accountId === accountId && !told.has(comment._id))
    .map<FeedItem>((comment) => ({
      key: comment._id,
      kind: 'comment_posted',
      at: comment.createdAt,
      message: `Commented on a post by ${comment.posterName}`,
      comment: comment.comment,
      postUrl: comment.postUrl,
    }));
  const now = events.map<FeedItem>(({ id, kind, at, message, comment, postUrl }) => ({
    key: id,
    kind,
    at,
    message,
    comment,
    postUrl,
  }));
  return [...now, ...before].sort((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, length);
}
