import { samplesOf } from '../../../db/accounts/voices.ts';
import { latestTexts } from '../../../db/automation/comments.ts';
import { type DecisionView, type EngineView, readDecision } from '../../../db/automation/engineView.ts';
import { learnedLines } from '../../../db/automation/proposals.ts';
import { changeFirstSteps } from '../../../db/identity/users.ts';
import { ownedAccount } from '../../accounts/ownedAccount.ts';
import type { Settings } from '../../accounts/settings/schemas.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalid, notFound } from '../../errors.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { requireSubscription } from '../../identity/users/subscription.ts';
import type { Post } from '../../providers/network.ts';
import type { Sentence } from '../../texts/sentence.ts';
import { text } from '../../texts/text.ts';
import { type Found, findPost, readOwn } from '../comment/findPost.ts';
import { readDecisions } from '../comment/lookAtPage.ts';
import { readNamedPost, requireGoing } from '../comment/readNamedPost.ts';
import type { CheckVerdict, PostReason } from '../controls/schemas.ts';
import { mayAct, settingsOf } from '../decide/gate.ts';
import { sentenceOfState, states } from '../decide/states.ts';
import type { Left } from '../decide/warmUp.ts';
import { createPace, noSpacing } from '../network/pace.ts';
import { judgePost } from '../rules/choosePost.ts';
import { delicateIn } from '../rules/delicate.ts';
import { type ProposedPerson, peopleToMonitor } from '../rules/peopleToMonitor.ts';
import { why, whyHeld } from '../rules/why.ts';
import { sinceDay } from '../run/runAccount.ts';
import { startJudging } from './judging.ts';
import { drawMove } from './moves.ts';
import type { Preview, PreviewInput } from './previewSchemas.ts';
import { type Tried, tryWriting } from './tryWriting.ts';
import type { Held } from './writeComment.ts';

const timeoutMs = 60_000;

type Verdict = Preview['verdict'];
type Seen = { found: Pick<Found, 'post'> & Partial<Found>; verdict: Verdict; people: ProposedPerson[] };
type None = { none: Sentence; people: ProposedPerson[] };

/**
 * Writes what an account would comment on the named post, else on the next it would find. Posts and takes
 * nothing, also for paused accounts.
 * @throws {AppError} not_found, subscription_required, not_connected, unavailable,
 * invalid_input on `postUrl`; or a ProviderFault
 */
export async function previewComment(
  deps: Deps,
  actor: Actor,
  { accountId, postUrl, judge: isJudged = false }: PreviewInput,
): Promise<Preview> {
  const { account } = await ownedAccount(deps, actor, accountId);
  requireSubscription(actor, 'billing.upgradeToPreview');
  if (account.status !== 'Connected') throw new AppError('not_connected', text('automation.logInToPreview'));
  if (isJudged && !deps.judge) throw invalid('judge', text('automation.judgeOff'));
  await requireGoing(deps.db);
  const view = await readDecision(deps.db, accountId, sinceDay(deps.engineClock.now()));
  if (!view) throw notFound('account');

  const whose = { accountId, userId: actor.userId, hasPrices: true };
  const meter = deps.spending.meter({ ...whose, purpose: 'preview' });
  // Checked first, so that the network is not read in vain.
  await meter.allowOne();
  const signal = AbortSignal.timeout(timeoutMs);
  const seen =
    postUrl === undefined ? await nextPost(deps, view, signal) : await namedPost(deps, view, postUrl);
  if ('none' in seen) return nothing(seen);
  const { found, verdict, people } = seen;
  const answer = {
    post: shown(found.post),
    category: found.category ?? null,
    source: found.source ?? null,
    people,
  };
  if (found.post.text.trim() === '') return { ...answer, comment: null, checks: [], verdict };
  const { prompt, facts, delicatePosts } = settingsOf(view);
  const judging = isJudged
    ? await startJudging(deps, whose, { post: found.post.text, facts }, meter, signal)
    : null;
  const [earlier, samples, learned] = await Promise.all([
    latestTexts(deps.db, accountId),
    samplesOf(deps.db, accountId),
    learnedLines(deps.db, accountId),
  ]);
  const tried = await tryWriting(
    deps,
    {
      ...{ prompt, facts, learned, samples, post: found.post, earlier, move: drawMove(deps.random) },
      briefTokens: deps.config.OPENAI_BRIEF_TOKENS,
    },
    signal,
    meter,
    judging,
  );
  // A writer that is down says nothing about the post.
  if (tried.fault && tried.fault.kind !== 'invalid') throw tried.fault;
  const { comment, checks } = tried;
  if (comment !== null) await changeFirstSteps(deps.db, actor.userId, { previewed: true });
  return {
    ...answer,
    comment,
    checks,
    verdict:
      verdict.verdict === 'chosen' ? afterWriting(tried, verdict, found.post.text, delicatePosts) : verdict,
  };
}

/** The post that the engine would find now, or in its next window if today's limits are used up. */
async function nextPost(deps: Deps, view: DecisionView, signal: AbortSignal): Promise<Seen | None> {
  const { dailySearchComments, dailyMonitorComments, searchUrls, searchProfiles } = settingsOf(view);
  const verdict = mayAct(view, deps.engineClock.now());
  const opening = verdict.act ? verdict : verdict.between;
  const isOff = dailySearchComments + dailyMonitorComments === 0;
  // A limit of 0 forbids posting, not looking.
  const left: Left = opening?.left ?? {
    Search: searchUrls.length ? (isOff ? 1 : dailySearchComments) : 0,
    Monitor: searchProfiles.length ? (isOff ? 1 : dailyMonitorComments) : 0,
  };
  if (left.Search + left.Monitor === 0) return { none: sentenceOfState(states.noSources()), people: [] };
  const pace = createPace(deps.engineClock, deps.random, noSpacing);
  const posts: Post[] = [];
  const seen = (page: readonly Post[]) => void posts.push(...page);
  const { found } = await findPost(deps, left, { view, pace, take: null, signal, seen });
  const people = await proposed(deps, view, posts);
  const verdictOfFound: Verdict = isOff
    ? { verdict: 'open', reason: 'taken', ...sentenceOfState(states.limitsOff()) }
    : chosen;
  return found ? { found, verdict: verdictOfFound, people } : { none: text('automation.noNewPosts'), people };
}

async function proposed(deps: Deps, view: EngineView, posts: readonly Post[]): Promise<ProposedPerson[]> {
  const settings = settingsOf(view);
  const { known } = await readDecisions(deps.db, { deps, view, own: await readOwn(deps, view) }, posts);
  const now = deps.engineClock.now();
  return peopleToMonitor(
    posts,
    settings.searchProfiles,
    (post) => judgePost(post, settings, known, now).reason,
  );
}

/**
 * Reads a post and decides about it as the engine would.
 * @throws {AppError} invalid_input on `postUrl`; or a ProviderFault
 */
export async function namedPost(deps: Deps, view: EngineView, postUrl: string): Promise<Seen> {
  const post = await readNamedPost(deps, view.account.accountId, postUrl);
  const { known } = await readDecisions(deps.db, { deps, view, own: await readOwn(deps, view) }, [post]);
  const { verdict, reason, detail } = judgePost(post, settingsOf(view), known, deps.engineClock.now());
  const shownVerdict = reason === 'newer_first' ? chosen : verdictOf(verdict, reason, detail);
  return { found: { post }, verdict: shownVerdict, people: [] };
}

const chosen: Verdict = {
  verdict: 'chosen',
  reason: 'taken',
  ...text('automation.wouldComment'),
};
const verdictOf = (verdict: Verdict['verdict'], reason: PostReason, detail: string): Verdict => ({
  verdict,
  reason,
  ...why(reason, detail),
});

function afterWriting(
  { fault, declined, passed, held: heldByModel, checks }: Tried,
  verdict: Verdict,
  post: string,
  delicatePosts: Settings['delicatePosts'],
): Verdict {
  const word = delicateIn(post)?.word;
  const held: Held | null = word === undefined ? heldByModel : { heldFor: 'delicate', heldDetail: word };
  if (held?.heldFor === 'delicate' && delicatePosts === 'skip')
    return verdictOf('skipped', 'delicate', held.heldDetail);
  if (fault) return verdictOf('skipped', 'refused_by_writer', '');
  if (declined !== null) return verdictOf('skipped', 'declined', declined);
  if (!passed) return afterFlaw(checks);
  if (!held) return verdict;
  const reason = held.heldFor === 'delicate' ? 'delicate' : 'judged';
  return { verdict: 'open', reason, ...whyHeld(held.heldFor, held.heldDetail) };
}

function afterFlaw(checks: CheckVerdict[]): Verdict {
  const failed = checks.find(({ ok }) => !ok)?.check ?? '';
  return failed === 'judge'
    ? verdictOf('skipped', 'judged', '')
    : verdictOf('skipped', 'no_good_comment', failed);
}

const shown = ({ postId, url, author, text, postedAt }: Post): Preview['post'] => ({
  postId,
  postUrl: url,
  posterName: author.name,
  text,
  postedAt: postedAt > 0 ? iso(postedAt) : null,
});

const nothing = ({ none, people }: None): Preview => ({
  post: null,
  category: null,
  source: null,
  comment: null,
  checks: [],
  verdict: { verdict: 'none', reason: 'no_posts', ...none },
  people,
});
