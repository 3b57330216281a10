import { touchAccount } from '../../db/automations.ts';
import { saveSettingsRow } from '../../db/settings.ts';
import { ownedAccount } from '../accounts/ownedAccount.ts';
import type { Actor } from '../auth/authenticate.ts';
import type { Deps } from '../deps.ts';
import { requireSubscription } from '../users/subscription.ts';
import { getSettings } from './getSettings.ts';
import type { SaveSettingsInput, Settings } from './schemas.ts';

/**
 * Replaces an account's settings. No provider is called; a running account goes by the new ones from its next turn, which is now.
 * @throws {AppError} not_found, subscription_required
 */
export async function saveSettings(deps: Deps, actor: Actor, { accountId, payload }: SaveSettingsInput): Promise<Settings> {
  const owned = await ownedAccount(deps, actor, accountId);
  requireSubscription(actor, 'Please upgrade your subscription to save settings');
  const { choice, review } = await getSettings(deps, owned);
  const settings = { ...payload, choice: { ...choice, ...given(payload.choice) }, review: payload.review ?? review };
  await saveSettingsRow(deps.db, { accountId, ...settings, savedAt: deps.clock.now() });
  await touchAccount(deps.db, accountId);
  deps.events.announceDue();
  return { accountId, ...settings };
}

/** The fields that were given a value. */
const given = <Fields extends object>(fields: Fields = {} as Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>;
  };
