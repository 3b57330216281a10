import type { Deps } from '../../deps.ts';
import { AppError, invalid } from '../../errors.ts';
import { ProviderFault } from '../../providers/fault.ts';
import type { Post } from '../../providers/network.ts';
import { parsePostAddress } from '../../providers/postAddress.ts';
import { say } from '../../texts/say.ts';

/**
 * @throws {AppError} invalid_input on `postUrl` if it is not a post's address, or the account may not see the
 * post; or a ProviderFault
 */
export async function readNamedPost(
  deps: Pick<Deps, 'network'>,
  accountId: string,
  postUrl: string,
): Promise<Post> {
  const id = parsePostAddress(postUrl);
  if (!id) throw invalid('postUrl', say('automation.notAddressLinkedinPost'));
  try {
    return await deps.network.readPost(accountId, id);
  } catch (fault) {
    if (!(fault instanceof ProviderFault && ['gone', 'refused', 'invalid'].includes(fault.kind))) throw fault;
    const message = say('automation.linkedinShowsNoSuch');
    throw new AppError('invalid_input', message, { cause: fault, issues: [{ path: 'postUrl', ...message }] });
  }
}
