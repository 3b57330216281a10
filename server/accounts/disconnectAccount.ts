import { removeAccount } from '../../db/accounts/accountRemoval.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import type { Client } from '../http/client.ts';
import type { Actor } from '../identity/auth/authenticate.ts';
import { changeBy, changeOf } from '../identity/users/audit.ts';
import { say } from '../texts/say.ts';
import { ownedAccount } from './ownedAccount.ts';

/**
 * Stops an account for good, frees its seat and has the provider let it go; a provider that is away is asked again later. Its history
 * stays, and the posts it commented on stay taken. Connecting the same person again picks it up with its settings and limits.
 * @throws {AppError} not_found
 */
export async function disconnectAccount(
  deps: Deps,
  actor: Actor,
  accountId: string,
  client: Client,
): Promise<void> {
  const { account } = await ownedAccount(deps, actor, accountId);
  const now = deps.clock.now();
  const { name, email } = account;
  const change = changeBy(actor.userId, 'account.disconnect', client);
  const noted = changeOf(change, now, actor.userId, { before: { accountId, name, email } });
  const open = await removeAccount(deps.db, accountId, now, noted);
  if (!open) throw notFound('Account');
  for (const { id: commentId, postUrl, posterName, comment } of open) {
    await deps.events.publish(deps.db, {
      userId: actor.userId,
      accountId,
      kind: 'comment_unknown',
      at: deps.engineClock.now(),
      ...say('automation.whetherCommentPostPosted', { quote: posterName }),
      data: { commentId, postUrl, posterName, comment },
    });
  }
  deps.events.announceDue();
  await deps.jobs.runNow('account_deletion', accountId);
}
