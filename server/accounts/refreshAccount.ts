import { type AccountRow, findAccount, forgetRestart, updateAccount } from '../../db/accounts/accounts.ts';
import { recheckAccount } from '../../db/automation/automations.ts';
import { transaction } from '../../db/transaction.ts';
import { states } from '../automation/engine/states.ts';
import { keepState } from '../automation/engine/wire.ts';
import type { Deps } from '../deps.ts';
import { ProviderFault } from '../providers/fault.ts';
import { accountGone } from './checkGone.ts';
import { readConnected } from './connectAccount.ts';
import { restartOnce } from './restartOnce.ts';

/**
 * Reads an account's login from the network again, after an event or while it is connecting. The event's own content is
 * never trusted. An account that is not ours stays unchanged; one that no longer exists there is marked as disconnected. A frozen one is
 * restarted once, waits like a connecting one, and continues by itself.
 * @throws {ProviderFault} when the network can't be asked
 */
export async function refreshAccount(deps: Deps, accountId: string): Promise<AccountRow['status'] | null> {
  const known = await findAccount(deps.db, accountId);
  if (!known) return null;
  const { providerId: owner, status: before } = known.account;
  const read = await readConnected(deps, accountId, before === 'Connected' && owner !== '').catch((fault) => {
    if (fault instanceof ProviderFault && fault.kind === 'gone') return null;
    throw fault;
  });
  const status = read?.found.status ?? 'Disconnected';
  const { name, email, imageUrl } = read?.withOwner ? read.found : known.account;
  const providerId = read?.found.providerId || owner;
  const tell = await transaction(deps.db, async (tx) => {
    await updateAccount(tx, { accountId, providerId, name, email, imageUrl, status });
    if (status === before) return null;
    // A login that broke pauses the account; one that is mended waits for its owner to press Start.
    const { dueAt: _dueAt, ...broken } = read ? states.notConnected() : accountGone();
    await recheckAccount(tx, accountId, status === 'Disconnected' ? { running: false, ...broken } : {});
    return keepState(deps, tx, accountId, known.automation);
  });
  if (tell) {
    tell();
    deps.events.announceDue();
  }
  if (read?.frozen) await restartOnce(deps, accountId);
  else if (status !== 'Connecting' && known.account.restartedAt !== null)
    await forgetRestart(deps.db, accountId);
  return status;
}
