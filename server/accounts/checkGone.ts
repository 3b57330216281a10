import { type AccountRow, markDisconnected } from '../../db/accounts/accounts.ts';
import { afterCommit, transaction } from '../../db/transaction.ts';
import { type State, sentenceOfState, states } from '../automation/decide/states.ts';
import type { Deps } from '../deps.ts';
import { mailSignedOut } from '../messaging/news/newsMails.ts';
import { queueWebhook } from '../messaging/webhooks/outgoing.ts';
import { ProviderFault } from '../providers/fault.ts';
import { text } from '../texts/text.ts';

/** "Log in again" connects such an account anew. */
export const accountGone = (): State => states.notConnected(text('automation.connectionGone'));

/** The run's account no longer exists at the provider. Its owner was notified. */
export class AccountGone extends ProviderFault {
  constructor() {
    super('account', sentenceOfState(accountGone()));
  }
}

/**
 * Asks whether an account still exists, because the provider answers 404 for a missing profile and for a
 * missing account alike. Disconnects and pauses a missing one and notifies its owner.
 * @returns true if it is gone; its run then ends with `accountGone()`
 * @throws {ProviderFault} if the network can't be read
 */
export async function checkAccountGone(
  deps: Pick<
    Deps,
    'db' | 'network' | 'events' | 'clock' | 'engineClock' | 'log' | 'jobs' | 'mail' | 'config'
  >,
  { accountId, userId, name }: Pick<AccountRow, 'accountId' | 'userId' | 'name'>,
): Promise<boolean> {
  try {
    await deps.network.readAccount(accountId);
    return false;
  } catch (fault) {
    if (!(fault instanceof ProviderFault && fault.kind === 'gone')) throw fault;
  }
  const state = accountGone();
  const at = deps.engineClock.now();
  await transaction(deps.db, async (tx) => {
    if (!(await markDisconnected(tx, accountId, state))) return;
    const lost = { at, accountId, data: { name, reason: 'login' } };
    await queueWebhook(tx, userId, 'account.disconnected', lost, deps.clock.now());
    await mailSignedOut(deps, tx, { accountId, userId, name });
    const data = { reason: 'account' };
    await deps.events.keep(tx, { userId, accountId, kind: 'fault', at, ...sentenceOfState(state), data });
    afterCommit(tx, () => deps.log.warn({ accountId }, 'account no longer exists at the provider'));
  });
  return true;
}
