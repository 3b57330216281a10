import {
  type AccountPage,
  type ListedAccount,
  listAccounts as listRows,
} from '../../db/accounts/accounts.ts';
import { operatorStop } from '../../db/automation/switches.ts';
import { type Stops, toWireAutomation } from '../automation/engine/wire.ts';
import { iso } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { Actor } from '../identity/auth/authenticate.ts';
import { tryRefresh } from './refreshAccount.ts';
import type { Account } from './schemas.ts';
import { defaultSettings } from './settings/schemas.ts';

/** A page of the actor's accounts. Reads connecting ones from the network first, so that their page needs no event. */
export async function listAccounts(
  deps: Deps,
  actor: Pick<Actor, 'userId' | 'stoppedAt'>,
  page: AccountPage,
): Promise<{ rows: Account[]; total: number }> {
  let found = await listRows(deps.db, actor.userId, page);
  const connecting = found.rows.filter((row) => row.status === 'Connecting');
  if (connecting.length > 0) {
    await Promise.all(connecting.map((row) => tryRefresh(deps, row.accountId)));
    found = await listRows(deps.db, actor.userId, page);
  }
  const now = deps.engineClock.now();
  const stops = { user: actor.stoppedAt, operator: await operatorStop(deps.db) };
  return { rows: found.rows.map((row) => toWireAccount(row, now, stops)), total: found.total };
}

function toWireAccount(row: ListedAccount, now: number, stops: Stops): Account {
  const { accountId, name, email, imageUrl, status, createdAt } = row;
  const review = row.review ?? defaultSettings.review;
  const { running, state, nextActionAt } = toWireAutomation(row, now, stops);
  return {
    accountId,
    name,
    email,
    imageUrl,
    status,
    running,
    createdAt: iso(createdAt),
    state,
    nextActionAt,
    review,
  };
}
