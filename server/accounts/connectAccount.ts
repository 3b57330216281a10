import { queueAccountDeletion } from '../../db/accounts/accountRemoval.ts';
import { findAccount, queueRefresh } from '../../db/accounts/accounts.ts';
import { type Connection, findConnectLink, takeLinkAndConnect } from '../../db/accounts/connectLinks.ts';
import { recheckAccount } from '../../db/automation/automations.ts';
import { transaction } from '../../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { noClient } from '../http/client.ts';
import { changeBy, changeOf } from '../identity/users/audit.ts';
import { say } from '../texts/say.ts';
import { readConnected, restartOnce } from './refreshAccount.ts';

/**
 * Stores the account that a hosted sign-in connected. The secret in the event's URL is the only proof of its user; it counts once,
 * and the account is read from the network, not from the event.
 * @throws {AppError} not_found for an unknown, used or expired secret; a ProviderFault if the network can't be read
 */
export async function connectAccount(deps: Deps, secretHash: string, accountId: string): Promise<Connection> {
  const link = await findConnectLink(deps.db, secretHash, deps.clock.now());
  if (!link) throw new AppError('not_found', say('calls.linkInvalid'));
  const { found, frozen } = await readConnected(deps, accountId);
  const now = deps.clock.now();
  // The provider sends the event, so the user's address is unknown.
  const note = (userId: string, how: Connection) => {
    const isKnown = how === 'renewed' || how === 'moved';
    const change = changeBy(userId, isKnown ? 'account.login_again' : 'account.connect', noClient);
    return changeOf(change, now, userId, { after: { accountId, name: found.name, email: found.email } });
  };
  const { connection, isConnected, refused } = await transaction(deps.db, async (tx) => {
    const connection = await takeLinkAndConnect(tx, secretHash, found, now, note);
    const isConnected = ['added', 'renewed', 'revived', 'moved'].includes(connection);
    if (isConnected) await recheckAccount(tx, accountId);
    if (isConnected && found.status === 'Connecting') await queueRefresh(tx, accountId, now);
    const stray = connection === 'other_account' && !(await findAccount(tx, accountId));
    const refused = stray || connection === 'no_seat' || connection === 'same_member';
    // Otherwise it stays connected, and paid for, at the provider.
    if (refused) await queueAccountDeletion(tx, accountId, now);
    return { connection, isConnected, refused };
  });
  if (refused || connection === 'moved') await deps.jobs.runDue('account_deletion');
  if (isConnected) {
    deps.events.announceDue();
    deps.jobs.hurry('account_refresh');
    if (frozen) await restartOnce(deps, accountId);
  } else {
    deps.log.warn({ accountId, userId: link.userId, connection }, 'connected account was rejected');
  }
  return connection;
}
