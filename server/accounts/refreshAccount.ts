import { type AccountRow, findAccount, updateAccount } from '../../db/accounts.ts';
import { touchAccount } from '../../db/automations.ts';
import { states } from '../automation/states.ts';
import { publishState } from '../automation/wire.ts';
import type { Deps } from '../deps.ts';
import { ProviderFault } from '../providers/fault.ts';
import { readConnected } from './connectAccount.ts';

/**
 * Reads an account's login from the network again, after a notice that it changed or while it is connecting. What the notice says is
 * not believed. An account that is not ours, or gone there, is left as it is or marked as disconnected.
 * @throws {ProviderFault} when the network can't be asked
 */
export async function refreshAccount(deps: Deps, accountId: string): Promise<AccountRow['status'] | null> {
  const known = await findAccount(deps.db, accountId);
  if (!known) return null;
  const found = await readConnected(deps, accountId).catch((fault) => {
    if (fault instanceof ProviderFault && fault.kind === 'gone')
      return { ...known.account, status: 'Disconnected' as const };
    throw fault;
  });
  const { providerId, name, email, imageUrl, status } = found;
  await updateAccount(deps.db, {
    accountId,
    providerId,
    email,
    imageUrl,
    status,
    name: providerId ? name : known.account.name,
  });
  if (status !== known.account.status) {
    // A login that broke pauses the account; one that is mended waits for its owner to press Start.
    if (status === 'Disconnected') {
      const { dueAt: _dueAt, ...broken } = states.notConnected();
      await touchAccount(deps.db, accountId, { running: false, ...broken });
      await publishState(deps, accountId, known.automation);
    } else await touchAccount(deps.db, accountId);
    deps.events.announceDue();
  }
  return status;
}
