import type { SettingsValues } from '../../accounts/settings/schemas.ts';
import { day } from '../../durations.ts';
import type { Post } from '../../providers/network.ts';
import type { PostReason } from '../controls/schemas.ts';
import { avoided } from './avoid.ts';
import { languageOf } from './language.ts';
import { byOptedOut } from './optedOut.ts';
import { details } from './why.ts';

export function startingAt<Source>(sources: readonly Source[], turn: number): Source[] {
  if (sources.length === 0) return [];
  const start = turn % sources.length;
  return [...sources.slice(start), ...sources.slice(0, start)];
}

/** A post's ids: the network may know it by two, and a repost repeats its original. */
export const postIds = ({
  postId,
  listedId,
  originalPostId,
}: Pick<Post, 'postId' | 'listedId' | 'originalPostId'>): string[] =>
  [postId, listedId, originalPostId].filter((id) => typeof id === 'string');

/** Sorts posts by age. Posts of the same or unknown age keep the network's order. */
export const newestFirst = <Dated extends Pick<Post, 'postedAt'>>(posts: readonly Dated[]): Dated[] =>
  [...posts].sort((a, b) => b.postedAt - a.postedAt);

export type Reason = { reason: PostReason; detail: string };
/** open: may still be chosen; now, if the reason is `newer_first`. */
export type Judgement = Reason & { verdict: 'skipped' | 'open' };
type Rules = Pick<SettingsValues, 'choice' | 'timing'>;

export type Known = {
  /** Network ids of the account's member and of the user's other members. */
  own: string;
  others: ReadonlySet<string>;
  /** Posts that one of the user's accounts has taken. */
  taken: ReadonlySet<string>;
  /** Posts that the account skips whatever the settings. */
  closed: ReadonlyMap<string, Reason>;
  /** When the account last answered an author, ms since the epoch, by author id. */
  answered: ReadonlyMap<string, number>;
  /** Profiles and network ids of authors who opted out. */
  optedOut: ReadonlySet<string>;
};

/** Pure. @param now by the engine's clock */
export function judgePost(post: Post, rules: Rules, known: Known, now: number): Judgement {
  const against =
    ownership(post, known) ?? refusal(post, known) ?? earlier(post, known) ?? objection(post, rules, now);
  if (against) return { verdict: 'skipped', ...against };
  const answeredAt = post.author.id ? known.answered.get(post.author.id) : undefined;
  const { sameAuthorDays } = rules.choice;
  if (answeredAt !== undefined && now - answeredAt < sameAuthorDays * day) {
    const detail = details.authorRecently(answeredAt, sameAuthorDays, rules.timing.timezone);
    return { verdict: 'open', reason: 'author_recently', detail };
  }
  return { verdict: 'open', reason: 'newer_first', detail: '' };
}

/** Skips the user's own posts and reposts of them. An author without an id counts as a stranger. */
function ownership({ author, originalAuthor }: Post, { own, others }: Known): Reason | null {
  const ids = [author.id, originalAuthor?.id].filter(Boolean) as string[];
  if (ids.includes(own)) return { reason: 'own_post', detail: '' };
  return ids.some((id) => others.has(id)) ? { reason: 'own_account', detail: '' } : null;
}

const refusal = (post: Post, { optedOut }: Known): Reason | null =>
  byOptedOut(post, optedOut) ? { reason: 'opted_out', detail: '' } : null;

function earlier(post: Post, { taken, closed }: Known): Reason | null {
  const ids = postIds(post);
  if (ids.some((id) => taken.has(id))) return { reason: 'already_commented', detail: '' };
  return ids.map((id) => closed.get(id)).find(Boolean) ?? null;
}

/**
 * Why the content of a post or the settings exclude it, without regard to earlier decisions. Called when a
 * post is found, and again before a delayed comment is sent.
 * @param now by the engine's clock
 */
export function objection(post: Post, { choice: targeting, timing }: Rules, now: number): Reason | null {
  if (!post.canComment) return { reason: 'comments_closed', detail: '' };
  if (post.inPrivateGroup) return { reason: 'private_group', detail: '' };
  if (post.text.trim() === '') return { reason: 'no_text', detail: '' };
  // An unknown age counts as new: a changed date format would otherwise silence every account at once.
  if (post.postedAt > 0 && now - post.postedAt > targeting.oldestPostDays * day) {
    return {
      reason: 'too_old',
      detail: details.tooOld(post.postedAt, targeting.oldestPostDays, timing.timezone),
    };
  }
  const list = avoided(post, targeting);
  if (list) return list;
  if (targeting.languages.length === 0) return null;
  // A text that is too short to detect its language passes.
  const language = languageOf(post.text);
  return language === null || targeting.languages.includes(language)
    ? null
    : { reason: 'other_language', detail: language };
}
