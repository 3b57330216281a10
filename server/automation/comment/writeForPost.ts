import { samplesOf } from '../../../db/accounts/voices.ts';
import { releasePost } from '../../../db/automation/commentOutcomes.ts';
import { heldDrafts } from '../../../db/automation/drafts.ts';
import type { RunView } from '../../../db/automation/engineView.ts';
import { learnedLines } from '../../../db/automation/proposals.ts';
import { earnedAutonomy, sourceOf } from '../../../db/automation/sourceTrust.ts';
import type { Deps } from '../../deps.ts';
import { ProviderFault } from '../../providers/fault.ts';
import { text } from '../../texts/text.ts';
import { settingsOf } from '../decide/gate.ts';
import { delicateIn } from '../rules/delicate.ts';
import { instruct } from '../writing/instructions.ts';
import { startJudging } from '../writing/judging.ts';
import { drawMove } from '../writing/moves.ts';
import type { WritingMeter } from '../writing/spending.ts';
import { heldFor, type Written, writeComment } from '../writing/writeComment.ts';
import type { Found } from './findPost.ts';
import type { Closed, ReadyComment, Refusal } from './steps.ts';

/** How many held comments may wait per account. */
const mostHeld = 20;

/** Writes for a taken post. Releases the post if no comment results. */
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
  const { accountId, userId } = view.account;
  const whose = { accountId, userId, hasPrices: view.hasPrices };
  const { prompt, facts, review } = settingsOf(view);
  const word = delicateIn(post.text)?.word ?? null;
  const refused = word === null ? null : await refuseDelicate(deps, view, word);
  if (refused) return refused;
  const isEarned = review && (await earnedAutonomy(deps.db, sourceOf({ accountId, category, source })));
  const isForPerson = word !== null || (review && !isEarned);
  const samples = await samplesOf(deps.db, accountId);
  const learned = await learnedLines(deps.db, accountId);
  const request = {
    ...{ prompt, facts, learned, samples, post, earlier, move: drawMove(deps.random) },
    briefTokens: deps.config.OPENAI_BRIEF_TOKENS,
  };
  await meter.reserve(deps.spending.mostOf(instruct(request)));
  const judging = isForPerson
    ? null
    : await startJudging(deps, whose, { post: post.text, facts }, meter, signal);
  let written: Written;
  try {
    written = await writeComment(deps.writer, request, signal, meter, judging?.judge);
  } finally {
    await judging?.recordCosts();
  }
  if ('declined' in written)
    return { closed: 'declined', why: text('automation.nothingToAdd'), detail: written.declined };
  if ('flaw' in written) {
    const { reason, detail } = written.flaw;
    if (reason === 'judge') return { closed: 'judged', why: text('automation.judged'), detail };
    return { closed: 'no_good_comment', why: text('automation.noGoodComment'), detail: reason };
  }
  const { comment, trace, isDelicate } = written;
  if (isDelicate && word === null) {
    const late = await refuseDelicate(deps, view, '');
    if (late) return late;
  }
  const held = heldFor(word, written);
  if (held?.heldFor === 'judge' && (await heldDrafts(deps.db, accountId)) >= mostHeld)
    return { closed: 'judged', why: text('automation.judged'), detail: held.heldDetail };
  return { comment, trace, held, isForPerson };
}

/** Closes a delicate post if the settings say so or too many comments are held. Null if it may be held. */
async function refuseDelicate(deps: Deps, view: RunView, detail: string): Promise<Closed | null> {
  if (settingsOf(view).delicatePosts === 'skip')
    return { closed: 'delicate', why: text('automation.delicatePost'), detail };
  const waiting = await heldDrafts(deps.db, view.account.accountId);
  if (waiting < mostHeld) return null;
  return { closed: 'delicate_full', why: text('automation.delicateFull'), detail };
}
