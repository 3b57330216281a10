import { addCosts } from '../../../db/operations/modelCosts.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { ProviderFault } from '../../providers/fault.ts';
import type { CheckVerdict } from '../engine/schemas.ts';
import { checkComment } from '../rules/checkComment.ts';
import type { WritingMeter } from './spending.ts';
import { type WriteRequest, writeComment } from './writeComment.ts';

/**
 * `comment` is null if the writer failed, `fault` says why, or if it declined for the reason in `declined`.
 * `passed`: it would be posted.
 */
export type Tried = {
  comment: string | null;
  declined: string | null;
  checks: CheckVerdict[];
  passed: boolean;
  fault: ProviderFault | null;
};

/**
 * Writes like the engine, with the rewrite of a flawed comment, and returns it whatever the checks say. Records
 * the costs.
 */
export async function tryWriting(
  deps: Pick<Deps, 'writer' | 'db'>,
  request: WriteRequest,
  signal: AbortSignal,
  meter: WritingMeter,
): Promise<Tried> {
  try {
    const written = await writeComment(deps.writer, request, signal, meter);
    if ('declined' in written)
      return { comment: null, declined: written.declined, checks: [], passed: false, fault: null };
    const passed = !('flaw' in written);
    return {
      comment: written.comment,
      declined: null,
      checks: checkComment(written.comment, request),
      passed,
      fault: null,
    };
  } catch (fault) {
    if (!(fault instanceof ProviderFault)) throw fault;
    return { comment: null, declined: null, checks: [], passed: false, fault };
  } finally {
    const spent = meter.spent();
    if (spent) await transaction(deps.db, (tx) => addCosts(tx, spent));
  }
}
