import { type AccountRow, updateAccount } from '../../db/accounts/accounts.ts';
import { transaction } from '../../db/transaction.ts';
import type { Deps } from '../deps.ts';

/** Stores what the network says of an account's login. */
export async function setAccountStatus(
  deps: Pick<Deps, 'db'>,
  account: AccountRow,
  status: AccountRow['status'],
): Promise<void> {
  const { accountId, providerId, name, email, imageUrl } = account;
  await transaction(deps.db, (tx) =>
    updateAccount(tx, { accountId, providerId, name, email, imageUrl, status }),
  );
}
