import type { Comment } from '../../server/history/comments/schemas.ts';
import type { LiveEvent } from '../eventStream.ts';
import { translated } from '../i18n/translated.ts';
import type { Translate } from '../i18n/useTranslate.ts';

export type FeedItem = Pick<LiveEvent, 'kind' | 'at' | 'message' | 'comment' | 'postUrl'> & { key: string };

export function feedItems(
  live: readonly LiveEvent[],
  comments: readonly Comment[],
  accountId: string,
  t: Translate,
  length = 20,
): FeedItem[] {
  const events = live.filter((event) => event.accountId === accountId);
  const posted = new Set(
    events.filter(({ kind }) => kind === 'comment_posted').map(({ commentId }) => commentId),
  );
  const before = comments
    .filter((comment) => comment.accountId === accountId && !posted.has(comment._id))
    .map<FeedItem>(({ _id, createdAt, posterName, comment, postUrl }) => ({
      key: _id,
      kind: 'comment_posted',
      at: createdAt,
      message: t('activity.feed.posted', { name: posterName }),
      comment,
      postUrl,
    }));
  const now = events.map<FeedItem>((event) => {
    const { id, kind, at, message, text, comment, postUrl } = event;
    return { key: id, kind, at, message: translated({ message, text }), comment, postUrl };
  });
  return (
    [...now, ...before]
      .sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
      // The same state again is no news.
      .filter(({ kind, message }, at, all) => kind !== 'state' || message !== all[at - 1]?.message)
      .slice(0, length)
  );
}
