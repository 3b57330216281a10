import type { Reservation } from '../../../db/automation/comments.ts';
import type { EngineView } from '../../../db/automation/engineView.ts';
import { readKnown, recordSeen, type SeenLine, type Sighting } from '../../../db/automation/seenPosts.ts';
import type { Deps } from '../../deps.ts';
import { day } from '../../durations.ts';
import type { CommentCategory } from '../../history/comments/schemas.ts';
import type { Post } from '../../providers/network.ts';
import { type Judgement, judgePost, type Known, newestFirst, postIds } from '../rules/choosePost.ts';
import { settingsOf } from '../rules/gate.ts';
import { excerptOf } from './excerpt.ts';
import type { PostReason } from './schemas.ts';

/** The longest beginning of a post's text that is kept. */
const longestExcerpt = 200;

export type Found = { post: Post; category: CommentCategory; source: string };
/** Takes a found post for the account, or says why not. */
export type Take = (found: Found) => Promise<Reservation>;
/** The inputs that are the same for all posts of a page. */
export type Origin = { category: CommentCategory; source: string };

type Line = Omit<Judgement, 'verdict'> & { verdict: SeenLine['verdict'] };

/**
 * Judges every post of a page, takes the newest that is open, and writes down what became of each of them, in one statement.
 * @param own the network's ids of the account's member and of the user's other members
 * @param take null only looks: nothing is taken or written down
 * @returns the post that was taken; `refused` where taking was; `later` where posts are open and none may be
 * answered now; null where no post is open
 */
export async function lookAtPage(
  deps: Pick<Deps, 'db' | 'engineClock'>,
  view: EngineView,
  page: readonly Post[],
  origin: Origin,
  own: Pick<Known, 'own' | 'others'>,
  take: Take | null,
): Promise<Found | 'refused' | 'later' | null> {
  const { accountId } = view.account;
  const now = deps.engineClock.now();
  const rules = settingsOf(view);
  const posts = [...new Map(page.map((post) => [post.postId, post])).values()];
  const { known, before } = await whatIsKnown(deps, view, posts, own);

  const lines = new Map<Post, Line>(posts.map((post) => [post, judgePost(post, rules, known, now)]));
  let outcome: Found | 'refused' | null = null;
  for (const post of newestFirst(posts.filter((one) => lines.get(one)?.reason === 'newer_first'))) {
    const chosen = { post, ...origin };
    const reservation = take ? await take(chosen) : 'reserved';
    if (reservation === 'refused') outcome = 'refused';
    if (reservation === 'reserved') {
      outcome = chosen;
      for (const other of posts.filter((one) => sameWords(one, post))) lines.set(other, answered);
      lines.set(post, { verdict: 'chosen', reason: 'taken', detail: '' });
    }
    if (outcome) break;
    // Another account of the user was faster.
    lines.set(post, answered);
  }
  const isLater = posts.some((post) => lines.get(post)?.verdict === 'open');
  if (!take) return outcome ?? (isLater ? 'later' : null);
  const news = [...lines].filter(([{ postId }, line]) =>
    isNews(line, before.get(postId), known.taken.has(postId)),
  );
  await recordSeen(
    deps.db,
    accountId,
    news.map(([post, line]) => sighting(post, origin, line, now)),
  );
  return outcome ?? (isLater ? 'later' : null);
}

/** The account's knowledge about these posts, and the earlier decisions by post ID. */
export async function whatIsKnown(
  deps: Pick<Deps, 'db' | 'engineClock'>,
  view: EngineView,
  posts: readonly Post[],
  own: Pick<Known, 'own' | 'others'>,
): Promise<{ known: Known; before: ReadonlyMap<string, SeenLine> }> {
  const { accountId, userId } = view.account;
  const { lines, ...found } = await readKnown(deps.db, {
    userId,
    accountId,
    postIds: posts.flatMap(postIds),
    authorIds: posts.map((post) => post.author.id),
    since: deps.engineClock.now() - settingsOf(view).choice.sameAuthorDays * day,
  });
  const closed = new Map(
    [...lines].filter(([, line]) => line.closed).map(([id, line]) => [id, toReason(line)]),
  );
  return { known: { ...own, ...found, closed }, before: lines };
}

const answered: Line = { verdict: 'skipped', reason: 'already_commented', detail: '' };
/** Whether one of two posts repeats the other, or both repeat a third. */
const sameWords = (one: Post, other: Post): boolean => postIds(one).some((id) => postIds(other).includes(id));

/**
 * Whether a decision differs from the earlier one. Closed and chosen posts keep their decision; only
 * a post that was taken and released is open again.
 */
function isNews(line: Line, before: SeenLine | undefined, isTaken: boolean): boolean {
  if (!before) return true;
  if (before.closed || (before.verdict === 'chosen' && (isTaken || before.reason !== 'taken'))) return false;
  return line.verdict !== before.verdict || line.reason !== before.reason || line.detail !== before.detail;
}

const toReason = ({ reason, detail }: SeenLine) => ({ reason: reason as PostReason, detail });

const sighting = (post: Post, { category, source }: Origin, line: Line, at: number): Sighting => ({
  postId: post.postId,
  postUrl: post.url,
  posterName: post.author.name,
  excerpt: excerptOf(post.text, longestExcerpt),
  postedAt: post.postedAt,
  category,
  source,
  ...line,
  at,
});
