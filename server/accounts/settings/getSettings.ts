import type { AccountWithAutomation } from '../../../db/accounts/accounts.ts';
import { findSettings, type SettingsRow } from '../../../db/accounts/settings.ts';
import type { Reader } from '../../../db/open.ts';
import type { Owned } from '../ownedAccount.ts';
import { defaultSettings, type Settings, type Weekday } from './schemas.ts';

/** An account's settings; the defaults for one that was never saved. */
export async function getSettings(db: Reader, { account }: Owned<AccountWithAutomation>): Promise<Settings> {
  const row = await findSettings(db, account.accountId);
  return row ? toWireSettings(row) : { accountId: account.accountId, ...defaultSettings };
}

/** A stored row was checked by the same schema that the wire has. */
function toWireSettings({ savedAt: _savedAt, ...row }: SettingsRow): Settings {
  return { ...row, timing: { ...row.timing, activeDays: row.timing.activeDays as Weekday[] } };
}
