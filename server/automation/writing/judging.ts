import { addCosts } from '../../../db/operations/modelCosts.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { longestComment } from '../../history/comments/limits.ts';
import { ProviderFault } from '../../providers/fault.ts';
import { askJudge, type JudgeRequest, judgeComment, judgeTimeoutMs } from './judge.ts';
import type { WritingMeter } from './spending.ts';
import type { AskJudge } from './writeComment.ts';

/** `recordCosts` is called once, after the last call. */
export type Judging = { judge: AskJudge; recordCosts(): Promise<void> };

/**
 * Reserves what a judgement can cost, so that no comment is written that can't be judged. Null if the
 * operator has turned the judge off.
 * @param beside the meter of the comment
 * @throws {ProviderFault} cap
 */
export async function startJudging(
  deps: Pick<Deps, 'db' | 'judge' | 'spending'>,
  owner: { accountId: string; userId: string; hasPrices: boolean },
  { post, facts }: Pick<JudgeRequest, 'post' | 'facts'>,
  beside: WritingMeter,
  signal: AbortSignal,
): Promise<Judging | null> {
  const { judge } = deps;
  if (!judge) return null;
  const meter = deps.spending.meter({ ...owner, purpose: 'judge', beside });
  const longest = { post, comment: ' '.repeat(longestComment), facts };
  await meter.reserve(deps.spending.mostOf(askJudge(longest)));
  return {
    async judge(comment) {
      try {
        const inTime = AbortSignal.any([signal, AbortSignal.timeout(judgeTimeoutMs)]);
        return await judgeComment(judge, { post, comment, facts }, inTime, meter);
      } catch (fault) {
        // The vendor refuses to read the post or the comment, so a person reviews it.
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
