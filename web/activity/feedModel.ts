import type { Comment } from '../../server/comments/schemas.ts';
import type { EventKind, LiveEvent } from '../eventStream.ts';
import { type Say, saidOr, sayState } from './sayState.ts';

export interface FeedItem {
  key: string;
  kind: EventKind;
  at: string;
  message: string;
  comment?: string | undefined;
  postUrl?: string | undefined;
}

/** What of the world the sentences need. `now` is by the automation's clock. */
export type Told = Say & { timezone: string; now: number };

/** What happened live, then what the history knows from before; one comment is one line. The newest first. */
export function feedItems(
  live: readonly LiveEvent[],
  comments: readonly Comment[],
  accountId: string,
  told: Told,
  length = 20,
): FeedItem[] {
  const events = live.filter((event) => event.accountId === accountId);
  const posted = new Set(events.filter(({ kind }) => kind === 'comment_posted').map(({ commentId }) => commentId));
  const before = comments
    .filter((comment) => comment.accountId === accountId && !posted.has(comment._id))
    .map<FeedItem>(({ _id, createdAt, posterName, comment, postUrl }) => ({
      key: _id,
      kind: 'comment_posted',
      at: createdAt,
      message: told.t('activity.feed.posted', { name: posterName }),
      comment,
      postUrl,
    }));
  const now = events.map<FeedItem>((event) => {
    const { id, kind, at, comment, postUrl } = event;
    return { key: id, kind, at, message: sayEvent(event, told), comment, postUrl };
  });
  return [...now, ...before].sort((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, length);
}

/** An event as a sentence: the server's own in English, made of the event's parts in another language. */
const sayEvent = (event: LiveEvent, told: Told): string => saidOr(event.message, () => sayParts(event, told));

function sayParts({ kind, message, posterName: name = '', reason, state }: LiveEvent, told: Told): string {
  const { t } = told;
  const values = { message, name };
  switch (kind) {
    case 'state':
      return state ? sayState(told, state, told.timezone, told.now) : message;
    case 'comment_posted':
      return t('activity.feed.posted', values);
    case 'post_skipped':
      return t('activity.feed.skipped', values);
    case 'comment_unknown':
      return t('activity.feed.unknown', values);
    case 'fault':
      return t(reason === 'not_posted' ? 'activity.feed.notPosted' : 'activity.feed.fault', values);
    case 'draft':
      if (reason === 'lapsed') return t('activity.feed.draftLapsed', values);
      return t(reason === undefined ? 'activity.feed.draftWaits' : 'activity.feed.draft', values);
  }
}
