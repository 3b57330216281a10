import { type AccountRow, updateAccount } from '../../db/accounts.ts';
import type { Deps } from '../deps.ts';

/** Stores what the network says of an account's login. */
export async function setAccountStatus(
  deps: Pick<Deps, 'db'>,
  account: AccountRow,
  status: AccountRow['status'],
): Promise<void> {
  await updateAccount(deps.db, {
    accountId: account.accountId,
    providerId: account.providerId,
    name: account.name,
    email: account.email,
    imageUrl: account.imageUrl,
    status,
  });
}
