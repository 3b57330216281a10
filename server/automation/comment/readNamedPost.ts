import { operatorStop } from '../../../db/automation/switches.ts';
import type { Reader } from '../../../db/open.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalid } from '../../errors.ts';
import { ProviderFault } from '../../providers/fault.ts';
import type { Post } from '../../providers/network.ts';
import { parsePostAddress } from '../../providers/postAddress.ts';
import { text } from '../../texts/text.ts';
import { reasonOf } from '../controls/toApi.ts';

/**
 * @throws {AppError} invalid_input on `postUrl` if it is not the address of a post that the account may see
 * @throws {ProviderFault}
 */
export async function readNamedPost(
  deps: Pick<Deps, 'network'>,
  accountId: string,
  postUrl: string,
): Promise<Post> {
  const id = parsePostAddress(postUrl);
  if (!id) throw invalid('postUrl', text('automation.postUrlInvalid'));
  try {
    return await deps.network.readPost(accountId, id);
  } catch (fault) {
    if (!(fault instanceof ProviderFault && ['gone', 'refused', 'invalid'].includes(fault.kind))) throw fault;
    const message = text('automation.postNotShown');
    throw new AppError('invalid_input', message, { cause: fault, issues: [{ path: 'postUrl', ...message }] });
  }
}

/**
 * Rejects a request that would call the network while the operator has stopped everything. A user's own stop
 * does not matter, because the user is asking.
 * @throws {AppError} unavailable, with the operator's reason
 */
export async function requireGoing(db: Reader): Promise<void> {
  const stop = await operatorStop(db);
  if (!stop) return;
  const reason = reasonOf(stop);
  throw new AppError(
    'unavailable',
    reason.message ? text('automation.stoppedBecause', { reason }) : text('automation.stoppedByOperator'),
    { isExpected: true },
  );
}
