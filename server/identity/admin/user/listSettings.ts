import { type AccountPage, listAccounts } from '../../../../db/accounts/accounts.ts';
import { ownedAccount } from '../../../accounts/ownedAccount.ts';
import { getSettings } from '../../../accounts/settings/getSettings.ts';
import type { Deps } from '../../../deps.ts';
import type { AccountSettings } from './schemas.ts';

/** A user's settings for each of their accounts; the defaults for accounts never saved. */
export async function listSettings(
  deps: Pick<Deps, 'db'>,
  user: { userId: string },
  page: AccountPage,
): Promise<{ rows: AccountSettings[]; total: number }> {
  const { rows, total } = await listAccounts(deps.db, user.userId, page);
  const settings = rows.map(async ({ accountId, name }) => ({
    ...(await getSettings(deps.db, await ownedAccount(deps, user, accountId))),
    name,
  }));
  return { rows: await Promise.all(settings), total };
}
