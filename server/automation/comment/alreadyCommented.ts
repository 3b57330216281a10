import type { RunView } from '../../../db/automation/engineView.ts';
import type { Deps } from '../../deps.ts';
import type { Post } from '../../providers/network.ts';

export type Answered = Pick<Post, 'postId' | 'originalPostId' | 'postedAt'>;

/**
 * Whether one of the user's members may have commented on a post in the time that a restored database lacks.
 * Calls the network only after a restore, for older posts and for reposts.
 * @throws {ProviderFault} when the network can't be asked
 */
export async function alreadyCommented(
  deps: Pick<Deps, 'network'>,
  view: RunView,
  { postId, originalPostId, postedAt }: Answered,
): Promise<boolean> {
  const { restore } = view;
  if (!restore || (postedAt >= restore.at && !originalPostId)) return false;
  const members = new Set([view.account.providerId, ...view.others]);
  for (const id of [postId, ...(originalPostId ? [originalPostId] : [])]) {
    if (await deps.network.mayHaveCommented(view.account.accountId, id, members, restore.knownUntil))
      return true;
  }
  return false;
}
