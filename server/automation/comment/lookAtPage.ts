import type { EngineView } from '../../../db/automation/engineView.ts';
import { optedOutOf } from '../../../db/automation/optOuts.ts';
import {
  type KnownDecision,
  type NewPostDecision,
  readKnown,
  recordPostDecisions,
} from '../../../db/automation/postDecisions.ts';
import type { Reader, Tx } from '../../../db/open.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { day } from '../../durations.ts';
import type { CommentCategory } from '../../history/comments/schemas.ts';
import type { Post } from '../../providers/network.ts';
import type { PostReason } from '../controls/schemas.ts';
import { settingsOf } from '../decide/gate.ts';
import { type Judgement, judgePost, type Known, newestFirst, postIds } from '../rules/choosePost.ts';
import { authorKeys } from '../rules/optedOut.ts';
import { excerptOf } from './excerpt.ts';

export const longestExcerpt = 200;

export type Found = {
  post: Post;
  category: CommentCategory;
  source: string;
  /** The account's latest comments, to compare the new one with. Empty unless the post is taken. */
  earlier: string[];
};
/** How a chosen post is taken. */
export type Take = {
  /** Reads whether the account may take another post of a category. */
  places(tx: Tx): Promise<(category: CommentCategory) => boolean>;
  take(tx: Tx, found: Omit<Found, 'earlier'>): Promise<{ earlier: string[] }>;
};
export type Origin = { category: CommentCategory; source: string };

type Line = Omit<Judgement, 'verdict'> & { verdict: KnownDecision['verdict'] };

type Look = {
  deps: Pick<Deps, 'db' | 'engineClock'>;
  view: EngineView;
  /** The network's ids of the account's member and of the user's other members. */
  own: Pick<Known, 'own' | 'others'>;
};

/**
 * Judges every post of a page, takes the newest open one and records all decisions, in one transaction.
 * @param take null only judges: nothing is taken or recorded
 * @returns the taken post; `refused` if it could not be taken; `later` if open posts must wait; otherwise
 * null
 */
export async function lookAtPage(
  look: Look,
  page: readonly Post[],
  origin: Origin,
  take: Take | null,
): Promise<Found | 'refused' | 'later' | null> {
  const { deps, view } = look;
  const posts = [...new Map(page.map((post) => [post.postId, post])).values()];
  if (!take) {
    const { newest, isLater } = await judgePage(deps.db, look, posts);
    return newest ? { post: newest, ...origin, earlier: [] } : isLater ? 'later' : null;
  }
  const work = async (tx: Tx) => {
    const [hasPlace, judged] = await Promise.all([take.places(tx), judgePage(tx, look, posts)]);
    const { newest, isLater, lines, known, before } = judged;
    const chosen = newest && { post: newest, ...origin };
    const isTaken = newest !== undefined && hasPlace(origin.category);
    if (newest && isTaken) {
      for (const other of posts.filter((post) => sameWords(post, newest))) lines.set(other, answered);
      lines.set(newest, { verdict: 'chosen', reason: 'taken', detail: '' });
    }
    const news = [...lines].filter(([{ postId }, line]) =>
      isNews(line, before.get(postId), known.taken.has(postId)),
    );
    const now = deps.engineClock.now();
    const decisions = news.map(([post, line]) => toPostDecision(post, origin, line, now));
    const taken = chosen && isTaken ? await take.take(tx, chosen) : undefined;
    await recordPostDecisions(tx, view.account.accountId, decisions);
    if (chosen) return taken ? { ...chosen, ...taken } : 'refused';
    return isLater ? 'later' : null;
  };
  // Read committed is enough: the lease is locked, and taking the same post twice violates its key.
  return transaction(deps.db, work, { isolation: 'read committed' });
}

async function judgePage(db: Reader, look: Look, posts: readonly Post[]) {
  const now = look.deps.engineClock.now();
  const rules = settingsOf(look.view);
  const { known, before } = await readDecisions(db, look, posts);
  const lines = new Map<Post, Line>(posts.map((post) => [post, judgePost(post, rules, known, now)]));
  const [newest] = newestFirst(posts.filter((post) => lines.get(post)?.reason === 'newer_first'));
  const isLater = posts.some((post) => lines.get(post)?.verdict === 'open');
  return { newest, isLater, lines, known, before };
}

/** Reads what `judgePost` needs, and the earlier decisions by post id. */
export async function readDecisions(
  db: Reader,
  { deps, view, own }: Look,
  posts: readonly Post[],
): Promise<{ known: Known; before: ReadonlyMap<string, KnownDecision> }> {
  const { accountId, userId } = view.account;
  const [{ lines, ...found }, optedOut] = await Promise.all([
    readKnown(db, {
      userId,
      accountId,
      postIds: posts.flatMap(postIds),
      authorIds: posts.map((post) => post.author.id),
      since: deps.engineClock.now() - settingsOf(view).choice.sameAuthorDays * day,
    }),
    optedOutOf(db, authorKeys(posts)),
  ]);
  const closed = new Map(
    [...lines].filter(([, line]) => line.closed).map(([id, line]) => [id, toReason(line)]),
  );
  return { known: { ...own, ...found, closed, optedOut }, before: lines };
}

const answered: Line = { verdict: 'skipped', reason: 'already_commented', detail: '' };
/** Whether both are one post, or repeat the same one. */
const sameWords = (a: Post, b: Post): boolean => postIds(a).some((id) => postIds(b).includes(id));

/**
 * Whether a decision differs from the recorded one. Closed and chosen posts keep theirs; a taken post that
 * was released is open again.
 */
function isNews(line: Line, before: KnownDecision | undefined, isTaken: boolean): boolean {
  if (!before) return true;
  if (before.closed || (before.verdict === 'chosen' && (isTaken || before.reason !== 'taken'))) return false;
  return line.verdict !== before.verdict || line.reason !== before.reason || line.detail !== before.detail;
}

const toReason = ({ reason, detail }: KnownDecision) => ({ reason: reason as PostReason, detail });

const toPostDecision = (
  post: Post,
  { category, source }: Origin,
  line: Line,
  at: number,
): NewPostDecision => ({
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
