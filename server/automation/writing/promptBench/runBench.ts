import pLimit from 'p-limit';
import { samplesOf } from '../../../../db/accounts/voices.ts';
import { latestTexts } from '../../../../db/automation/comments.ts';
import { type BenchPostRow, readBenchPosts } from '../../../../db/automation/promptBench.ts';
import { learnedLines } from '../../../../db/automation/proposals.ts';
import { ownedAccount } from '../../../accounts/ownedAccount.ts';
import { getSettings } from '../../../accounts/settings/settings.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../errors.ts';
import type { Actor } from '../../../identity/auth/authenticate.ts';
import { requireSubscription } from '../../../identity/users/subscription.ts';
import type { Post } from '../../../providers/network.ts';
import { text } from '../../../texts/text.ts';
import { why } from '../../rules/why.ts';
import { drawMove } from '../moves.ts';
import { tryWriting } from '../tryWriting.ts';
import { toWireBenchPost } from './posts.ts';
import type { BenchComment, BenchRun, BenchRunInput } from './schemas.ts';

/** How many comments are written concurrently. */
const atOnce = 4;
const timeoutMs = 90_000;

/**
 * Writes with two prompts for each saved post and checks the results, without posting, storing or calling a
 * network account. A failure of the writer is returned in place of the comment.
 * @throws {AppError} not_found, subscription_required, conflict without saved posts
 */
export async function runBench(deps: Deps, actor: Actor, input: BenchRunInput): Promise<BenchRun> {
  const owned = await ownedAccount(deps, actor, input.accountId);
  requireSubscription(actor, 'billing.upgradeToTryPrompts');
  const posts = await readBenchPosts(deps.db, actor.userId, input.postIds);
  if (input.postIds && posts.length < input.postIds.length) throw notFound('post');
  if (posts.length === 0) throw new AppError('conflict', text('automation.benchPostsEmpty'));

  const settings = await getSettings(deps.db, owned);
  const old = input.comparedWith ?? settings.prompt;
  const { accountId } = input;
  const earlier = await latestTexts(deps.db, accountId);
  const samples = await samplesOf(deps.db, accountId);
  const learned = await learnedLines(deps.db, accountId);
  const signal = AbortSignal.timeout(timeoutMs);
  const limit = pLimit(atOnce);
  const write = (prompt: string, row: BenchPostRow) =>
    limit(async (): Promise<BenchComment> => {
      const request = {
        prompt,
        facts: settings.facts,
        learned,
        samples,
        post: toPost(row),
        earlier,
        move: drawMove(deps.random),
        briefTokens: deps.config.OPENAI_BRIEF_TOKENS,
      };
      const meter = deps.spending.meter({
        accountId,
        userId: actor.userId,
        purpose: 'bench',
        hasPrices: true,
      });
      const { comment, checks, passed, declined, fault } = await tryWriting(deps, request, signal, meter);
      const none = declined === null ? fault?.sentence : why('declined', declined);
      return { comment, checks, passed, fault: none?.message ?? null, faultText: none?.text };
    });
  const rows = await Promise.all(
    posts.map(async (row) => {
      const [before, after] = await Promise.all([write(old, row), write(input.prompt, row)]);
      return { post: toWireBenchPost(row), before, after };
    }),
  );
  const passed = (side: 'before' | 'after') => ({
    passed: rows.filter((row) => row[side].passed).length,
    of: rows.length,
  });
  return { rows, summary: { before: passed('before'), after: passed('after') } };
}

const toPost = ({ postId, postUrl, posterName, text, postedAt }: BenchPostRow): Post => ({
  postId,
  originalPostId: null,
  originalAuthor: null,
  url: postUrl,
  text,
  postedAt,
  author: { id: '', publicIdentifier: '', name: posterName, headline: '', isCompany: false, imageUrl: '' },
  canComment: true,
  inPrivateGroup: false,
});
