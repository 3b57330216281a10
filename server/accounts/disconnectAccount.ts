import { removeAccount } from '../../db/accounts.ts';
import type { Actor } from '../auth/authenticate.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import { ownedAccount } from './ownedAccount.ts';

/**
 * Stops an account for good, frees its seat and has the provider let it go; a provider that is away is asked again later. Its history
 * stays, and the posts it commented on stay taken. Connecting the same person again picks it up with its settings and limits.
 * @throws {AppError} not_found
 */
export async function disconnectAccount(deps: Deps, actor: Actor, accountId: string): Promise<void> {
  await ownedAccount(deps, actor, accountId);
  const open = await removeAccount(deps.db, accountId, deps.clock.now());
  if (!open) throw notFound('Account');
  for (const { id: commentId, postUrl, posterName, comment } of open) {
    await deps.events.publish(deps.db, {
      userId: actor.userId,
      accountId,
      kind: 'comment_unknown',
      at: deps.engineClock.now(),
      message: `Whether the comment on a post by ${posterName} was posted can't be found out. It will not be sent again`,
      data: { commentId, postUrl, posterName, comment },
    });
  }
  deps.events.announceDue();
  await deps.disconnector.disconnectDue();
}
