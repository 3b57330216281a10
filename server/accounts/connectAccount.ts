import { queueAccountDeletion } from '../../db/accounts/accountRemoval.ts';
import { type Connected, findAccount } from '../../db/accounts/accounts.ts';
import { type Connection, findConnectLink, takeLinkAndConnect } from '../../db/accounts/connectLinks.ts';
import { recheckAccount } from '../../db/automation/automations.ts';
import { transaction } from '../../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { noClient } from '../http/client.ts';
import { changeBy, changeOf } from '../identity/users/audit.ts';
import { ProviderFault } from '../providers/fault.ts';
import { say } from '../texts/say.ts';
import { restartOnce } from './restartOnce.ts';

/**
 * Stores the account that a hosted sign-in connected. The secret in the notice's address is the only proof of who it is for; it counts
 * once, and the account is read from the network before it is believed.
 * @throws {AppError} not_found for a secret that is unknown, used or too old; a ProviderFault when the network can't be asked
 */
export async function connectAccount(deps: Deps, secretHash: string, accountId: string): Promise<Connection> {
  const link = await findConnectLink(deps.db, secretHash, deps.clock.now());
  if (!link) throw new AppError('not_found', say('calls.linkInvalid'));
  const { found, frozen } = await readConnected(deps, accountId);
  const now = deps.clock.now();
  // The notice comes from the provider: where the person was, it does not say.
  const note = (userId: string, how: Connection) => {
    const isKnown = how === 'renewed' || how === 'moved';
    const change = changeBy(userId, isKnown ? 'account.login_again' : 'account.connect', noClient);
    return changeOf(change, now, userId, { after: { accountId, name: found.name, email: found.email } });
  };
  const { connection, isConnected, refused } = await transaction(deps.db, async (tx) => {
    const connection = await takeLinkAndConnect(tx, secretHash, found, now, note);
    const isConnected = ['added', 'renewed', 'revived', 'moved'].includes(connection);
    if (isConnected) await recheckAccount(tx, accountId);
    const stray = connection === 'other_account' && !(await findAccount(tx, accountId));
    const refused = stray || connection === 'no_seat' || connection === 'same_member';
    // Nobody here may use it, so it must not stay connected, and paid for, at the provider.
    if (refused) await queueAccountDeletion(tx, accountId, now);
    return { connection, isConnected, refused };
  });
  if (refused || connection === 'moved') await deps.jobs.runDue('account_deletion');
  if (isConnected) {
    deps.events.announceDue();
    if (frozen) await restartOnce(deps, accountId);
  } else {
    deps.log.warn({ accountId, userId: link.userId, connection }, 'connected account was rejected');
  }
  return connection;
}

export type ReadAccount = {
  found: Connected;
  frozen: boolean;
  /** Whether the name, e-mail and picture are the owner's. */
  withOwner: boolean;
};

/**
 * Reads an account from the network. Its owner is asked for only where the account works, and may not be readable in the first
 * seconds of one; the name then comes later.
 * @param known the owner was read since the account was last connected: a notice that comes again costs no read at LinkedIn
 */
export async function readConnected(
  deps: Pick<Deps, 'network' | 'log'>,
  accountId: string,
  known = false,
): Promise<ReadAccount> {
  const account = await deps.network.readAccount(accountId);
  const found: Connected = {
    accountId,
    status: account.status === 'Disconnected' ? 'Disconnected' : 'Connecting',
    providerId: account.providerId,
    name: account.name || 'LinkedIn account',
    email: '',
    imageUrl: '',
  };
  const unread = { found, frozen: account.status === 'Frozen', withOwner: false };
  if (account.status !== 'Connected') return unread;
  if (known) return { ...unread, found: { ...found, status: 'Connected' } };
  try {
    const owner = await deps.network.readOwner(accountId);
    const name = owner.name || account.name;
    return { found: { accountId, status: 'Connected', ...owner, name }, frozen: false, withOwner: true };
  } catch (fault) {
    if (!(fault instanceof ProviderFault)) throw fault;
    deps.log.info({ accountId, detail: fault.detail }, 'failed to read the owner of an account, will retry');
    return unread;
  }
}
