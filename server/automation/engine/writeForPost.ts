import { releasePost } from '../../../db/automation/commentOutcomes.ts';
import { heldDrafts } from '../../../db/automation/drafts.ts';
import type { RunView } from '../../../db/automation/engineView.ts';
import { earnedAutonomy, sourceOf } from '../../../db/automation/sourceTrust.ts';
import { addCosts } from '../../../db/operations/modelCosts.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { longestComment } from '../../history/comments/limits.ts';
import { ProviderFault } from '../../providers/fault.ts';
import { say } from '../../texts/say.ts';
import { delicateIn } from '../rules/delicate.ts';
import { settingsOf } from '../rules/gate.ts';
import { drawMove, instruct } from '../writing/instructions.ts';
import { askJudge, judgeComment, judgeTimeoutMs } from '../writing/judge.ts';
import type { WritingMeter } from '../writing/spending.ts';
import { type AskJudge, type Written, writeComment } from '../writing/writeComment.ts';
import type { Found } from './findPost.ts';
import type { Closed, Held, ReadyComment, Refusal } from './steps.ts';

/** Of the comments that are held for a person, at most so many wait per account. */
const mostHeld = 20;

/** Writes for a taken post. Without a comment, the post is released. */
export async function writeForPost(
  deps: Deps,
  view: RunView,
  id: string,
  found: Found,
  signal: AbortSignal,
  meter: WritingMeter,
): Promise<ReadyComment | Closed | Refusal> {
  try {
    const answer = await write(deps, view, found, signal, meter);
    if ('closed' in answer) await releasePost(deps.db, id, meter.spent());
    return answer;
  } catch (fault) {
    await releasePost(deps.db, id, meter.spent());
    if (!(fault instanceof ProviderFault && fault.kind === 'invalid')) throw fault;
    return {
      provider: 'writer',
      reason: 'refused_by_writer',
      sentence: fault.sentence,
      detail: fault.detail,
    };
  }
}

async function write(
  deps: Deps,
  view: RunView,
  { post, category, source, earlier }: Found,
  signal: AbortSignal,
  meter: WritingMeter,
): Promise<ReadyComment | Closed> {
  const { accountId } = view.account;
  const { prompt, review } = settingsOf(view);
  const word = delicateIn(post.text)?.word ?? null;
  const refused = word === null ? null : await refuseDelicate(deps, view, word);
  if (refused) return refused;
  const isEarned = review && (await earnedAutonomy(deps.db, sourceOf({ accountId, category, source })));
  const isForPerson = word !== null || (review && !isEarned);
  const request = { prompt, post, earlier, move: drawMove(deps.random) };
  await meter.reserve(deps.spending.mostOf(instruct(request)));
  const judging = isForPerson ? null : await startJudging(deps, view, post.text, meter, signal);
  let written: Written;
  try {
    written = await writeComment(deps.writer, request, signal, meter, judging?.ask);
  } finally {
    await judging?.recordCosts();
  }
  if ('declined' in written)
    return { closed: 'declined', why: say('automation.nothingToAdd'), detail: written.declined };
  if ('flaw' in written) {
    const { reason, detail } = written.flaw;
    if (reason === 'judge') return { closed: 'judged', why: say('automation.judged'), detail };
    return { closed: 'no_good_comment', why: say('automation.noGoodComment'), detail: reason };
  }
  const { comment, trace, isDelicate, doubt } = written;
  if (isDelicate && word === null) {
    const late = await refuseDelicate(deps, view, '');
    if (late) return late;
  }
  const held: Held | null =
    word !== null || isDelicate
      ? { heldFor: 'delicate', heldDetail: word ?? '' }
      : doubt !== null
        ? { heldFor: 'judge', heldDetail: doubt }
        : null;
  if (held?.heldFor === 'judge' && (await heldDrafts(deps.db, accountId)) >= mostHeld)
    return { closed: 'judged', why: say('automation.judged'), detail: held.heldDetail };
  return { comment, trace, held, isForPerson };
}

/** By the setting, or because too many comments wait already. Null if the comment is to be held. */
async function refuseDelicate(deps: Deps, view: RunView, detail: string): Promise<Closed | null> {
  if (settingsOf(view).delicatePosts === 'skip')
    return { closed: 'delicate', why: say('automation.delicatePost'), detail };
  const waiting = await heldDrafts(deps.db, view.account.accountId);
  if (waiting < mostHeld) return null;
  return { closed: 'delicate_full', why: say('automation.delicateFull'), detail };
}

type Judging = { ask: AskJudge; recordCosts(): Promise<void> };

/**
 * Reserves what a judgement can cost, so that no comment is written that can't be judged. Null if the operator
 * switched the judge off.
 * @throws {ProviderFault} cap
 */
async function startJudging(
  deps: Deps,
  view: RunView,
  post: string,
  beside: WritingMeter,
  signal: AbortSignal,
): Promise<Judging | null> {
  const { judge } = deps;
  if (!judge) return null;
  const { accountId, userId } = view.account;
  const { hasPrices } = view;
  const meter = deps.spending.meter({ accountId, userId, purpose: 'judge', hasPrices, beside });
  const longest = { post, comment: ' '.repeat(longestComment), facts: [] };
  await meter.reserve(deps.spending.mostOf(askJudge(longest)));
  return {
    async ask(comment) {
      try {
        const inTime = AbortSignal.any([signal, AbortSignal.timeout(judgeTimeoutMs)]);
        return await judgeComment(judge, { post, comment, facts: [] }, inTime, meter);
      } catch (fault) {
        // Its vendor refuses to read the post or the comment, so a person looks.
        if (!(fault instanceof ProviderFault && fault.kind === 'invalid')) throw fault;
        return { verdict: 'unclear', isDelicate: false, reason: fault.sentence.message };
      }
    },
    async recordCosts() {
      const spent = meter.spent();
      if (spent) await transaction(deps.db, (tx) => addCosts(tx, spent));
    },
  };
}
