import { forgetRestart, noteRestart } from '../../db/accounts/accounts.ts';
import type { Deps } from '../deps.ts';
import { ProviderFault } from '../providers/fault.ts';

/** Has the provider restart a frozen account: once until it is whole again, however often it is seen frozen. */
export async function restartOnce(
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'network'>,
  accountId: string,
): Promise<void> {
  if (!(await noteRestart(deps.db, accountId, deps.clock.now()))) return;
  try {
    const restarted = await deps.network.restartAccount(accountId);
    deps.log.warn({ accountId, restarted }, 'restarted a frozen account at the provider');
  } catch (fault) {
    if (!(fault instanceof ProviderFault)) throw fault;
    deps.log.warn({ accountId, detail: fault.detail }, 'failed to restart a frozen account, will retry');
    await forgetRestart(deps.db, accountId);
  }
}
