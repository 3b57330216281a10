import { type AccountPage, type AccountWithAutomation, listAccounts as listRows } from '../../db/accounts.ts';
import type { Actor } from '../auth/authenticate.ts';
import { toWireAutomation } from '../automation/wire.ts';
import { iso } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { ProviderFault } from '../providers/fault.ts';
import { refreshAccount } from './refreshAccount.ts';
import type { Account } from './schemas.ts';

/** The actor's accounts as they stand. One that is still connecting is asked about, so that it needs no notice to arrive. */
export async function listAccounts(deps: Deps, actor: Actor, page: AccountPage): Promise<{ rows: Account[]; total: number }> {
  let found = await listRows(deps.db, actor.userId, page);
  const connecting = found.rows.filter((row) => row.account.status === 'Connecting');
  if (connecting.length) {
    await Promise.all(connecting.map((row) => tryRefresh(deps, row.account.accountId)));
    found = await listRows(deps.db, actor.userId, page);
  }
  const now = deps.engineClock.now();
  return { rows: found.rows.map((row) => toWireAccount(row, now)), total: found.total };
}

async function tryRefresh(deps: Deps, accountId: string): Promise<void> {
  try {
    await refreshAccount(deps, accountId);
  } catch (fault) {
    if (!(fault instanceof ProviderFault)) throw fault;
    deps.log.info({ accountId, detail: fault.detail }, "a connecting account can't be read");
  }
}

function toWireAccount({ account, automation }: AccountWithAutomation, now: number): Account {
  const { running, state, nextActionAt } = toWireAutomation(automation, now);
  const { accountId, name, email, imageUrl, status, createdAt } = account;
  return { accountId, name, email, imageUrl, status, running, createdAt: iso(createdAt), state, nextActionAt };
}
