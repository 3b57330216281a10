import {
  type Connected,
  type Connection,
  findAccount,
  findConnectLink,
  takeLinkAndConnect,
} from '../../db/accounts.ts';
import { touchAccount } from '../../db/automations.ts';
import { queueDisconnections } from '../../db/disconnections.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { nowhere } from '../http/caller.ts';
import { ProviderFault } from '../providers/fault.ts';
import { changeBy, changeOf } from '../users/audit.ts';

/**
 * Stores the account that a hosted sign-in connected. The secret in the notice's address is the only proof of who it is for; it counts
 * once, and the account is read from the network before it is believed.
 * @throws {AppError} not_found for a secret that is unknown, used or too old; a ProviderFault when the network can't be asked
 */
export async function connectAccount(deps: Deps, secretHash: string, accountId: string): Promise<Connection> {
  const link = await findConnectLink(deps.db, secretHash, deps.clock.now());
  if (!link) throw new AppError('not_found', 'This link is no longer valid');
  const found = await readConnected(deps, accountId);
  const now = deps.clock.now();
  // The notice comes from the provider: where the person was, it does not say.
  const connection = await takeLinkAndConnect(deps.db, secretHash, found, now, (userId, how) => {
    const change = changeBy(userId, how === 'renewed' ? 'account.login_again' : 'account.connect', nowhere);
    return changeOf(change, now, userId, { after: { accountId, name: found.name, email: found.email } });
  });
  const stray = connection === 'other_account' && !(await findAccount(deps.db, accountId));
  if (stray || connection === 'no_seat' || connection === 'same_member') {
    // Nobody here may use it, so it must not stay connected, and paid for, at the provider.
    await queueDisconnections(deps.db, [accountId], deps.clock.now());
    await deps.disconnector.disconnectDue();
  }
  if (connection === 'added' || connection === 'renewed' || connection === 'revived') {
    await touchAccount(deps.db, accountId);
    deps.events.announceDue();
  } else {
    deps.log.warn({ accountId, userId: link.userId, connection }, 'a connected account was not taken');
  }
  return connection;
}

/** What the network knows of an account. Its owner may not be readable in the first seconds; the name then comes later. */
export async function readConnected(
  deps: Pick<Deps, 'network' | 'log'>,
  accountId: string,
): Promise<Connected> {
  const account = await deps.network.readAccount(accountId);
  try {
    const owner = await deps.network.readOwner(accountId);
    return { accountId, status: account.status, ...owner, name: owner.name || account.name };
  } catch (fault) {
    if (!(fault instanceof ProviderFault)) throw fault;
    deps.log.info({ accountId, detail: fault.detail }, "the account's owner can't be read yet");
    const status = account.status === 'Connected' ? 'Connecting' : account.status;
    return {
      accountId,
      status,
      providerId: '',
      name: account.name || 'LinkedIn account',
      email: '',
      imageUrl: '',
    };
  }
}
