import type { Deps } from '../../deps.ts';
import { ProviderFault } from '../../providers/fault.ts';
import type { CheckVerdict } from '../engine/schemas.ts';
import { checkComment } from '../rules/checkComment.ts';
import { type WriteRequest, writeComment } from './writeComment.ts';

/** `comment` is null if the writer failed; `fault` then says why. `passed`: it would be posted. */
export type Tried = {
  comment: string | null;
  checks: CheckVerdict[];
  passed: boolean;
  fault: ProviderFault | null;
};

/**
 * Writes a comment like the engine, including the rewrite of a flawed one, and returns it whatever the checks
 * say. Posts nothing. A failure of the writer is a `fault`, for the client to judge.
 */
export async function tryWriting(
  deps: Pick<Deps, 'writer'>,
  request: WriteRequest,
  signal: AbortSignal,
): Promise<Tried> {
  try {
    const written = await writeComment(deps.writer, request, signal);
    const passed = !('flaw' in written);
    return { comment: written.comment, checks: checkComment(written.comment, request), passed, fault: null };
  } catch (fault) {
    if (!(fault instanceof ProviderFault)) throw fault;
    return { comment: null, checks: [], passed: false, fault };
  }
}
