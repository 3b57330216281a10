import { type AccountRow, markDisconnected } from '../../db/accounts/accounts.ts';
import { transaction } from '../../db/transaction.ts';
import { type State, sentenceOfState, states } from '../automation/engine/states.ts';
import type { Deps } from '../deps.ts';
import { ProviderFault } from '../providers/fault.ts';
import { say } from '../texts/say.ts';

/** The state of an account that was deleted at the provider. 'Log in again' connects it anew. */
export const accountGone = (): State => states.notConnected(say('automation.connectionLinkedinAccountNo'));

/** A run found out that its account no longer exists at the provider. Its owner has been told. */
export class AccountGone extends ProviderFault {
  constructor() {
    super('account', sentenceOfState(accountGone()));
  }
}

/**
 * Asks the provider whether it still has an account, for whoever finds none of its sources there: the provider answers 404 both for a
 * profile that is gone and for an account that is. One that is gone is disconnected here and pauses, and its owner is told.
 * @returns whether it is gone; a run that asks then ends with `accountGone()`
 * @throws {ProviderFault} when the network can't be asked
 */
export async function checkAccountGone(
  deps: Pick<Deps, 'db' | 'network' | 'events' | 'engineClock' | 'log'>,
  { accountId, userId }: Pick<AccountRow, 'accountId' | 'userId'>,
): Promise<boolean> {
  try {
    await deps.network.readAccount(accountId);
    return false;
  } catch (fault) {
    if (!(fault instanceof ProviderFault && fault.kind === 'gone')) throw fault;
  }
  const state = accountGone();
  const at = deps.engineClock.now();
  const tell = await transaction(deps.db, async (tx) => {
    if (!(await markDisconnected(tx, accountId, state))) return null;
    const data = { reason: 'account' };
    return deps.events.keep(tx, { userId, accountId, kind: 'fault', at, ...sentenceOfState(state), data });
  });
  if (!tell) return true;
  deps.log.warn({ accountId }, 'account no longer exists at the provider');
  tell();
  return true;
}
