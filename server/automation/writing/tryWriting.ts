import { addCosts } from '../../../db/operations/modelCosts.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { ProviderFault } from '../../providers/fault.ts';
import type { CheckVerdict } from '../controls/schemas.ts';
import { checkComment } from '../rules/checkComment.ts';
import { type Judgement, judgeVerdict } from './judge.ts';
import type { Judging } from './judging.ts';
import type { WritingMeter } from './spending.ts';
import { type AskJudge, type Held, heldFor, type WriteRequest, writeComment } from './writeComment.ts';

/**
 * `comment`: null if the writer failed (see `fault`) or declined (see `declined`).
 * `passed`: it would be posted, or held for a person if `held` is set.
 */
export type Tried = {
  comment: string | null;
  declined: string | null;
  checks: CheckVerdict[];
  passed: boolean;
  held: Held | null;
  fault: ProviderFault | null;
};

const nothing: Tried = {
  comment: null,
  declined: null,
  checks: [],
  passed: false,
  held: null,
  fault: null,
};

/**
 * Writes as the engine does, including the rewrite of a flawed comment. Returns the comment whatever the
 * checks say, and records the costs.
 */
export async function tryWriting(
  deps: Pick<Deps, 'writer' | 'db'>,
  request: WriteRequest,
  signal: AbortSignal,
  meter: WritingMeter,
  judging: Judging | null = null,
): Promise<Tried> {
  const judged: Judgement[] = [];
  const keepJudgement: AskJudge | undefined =
    judging === null
      ? undefined
      : async (comment) => {
          const judgement = await judging.judge(comment);
          judged.push(judgement);
          return judgement;
        };
  try {
    const written = await writeComment(deps.writer, request, signal, meter, keepJudgement);
    if ('declined' in written) return { ...nothing, declined: written.declined };
    const { comment } = written;
    const isFlawed = 'flaw' in written;
    // The shown comment was judged last, unless the checks rejected it before the judge saw it.
    const isJudged = !isFlawed || written.flaw.reason === 'judge';
    const judgement = isJudged ? judged.slice(-1).map(judgeVerdict) : [];
    return {
      ...nothing,
      comment,
      checks: [...checkComment(comment, request), ...judgement],
      passed: !isFlawed,
      held: isFlawed ? null : heldFor(null, written),
    };
  } catch (fault) {
    if (!(fault instanceof ProviderFault)) throw fault;
    return { ...nothing, fault };
  } finally {
    const spent = meter.spent();
    if (spent) await transaction(deps.db, (tx) => addCosts(tx, spent));
    await judging?.recordCosts();
  }
}
