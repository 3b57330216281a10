import { saveSettingsRow } from '../../../db/accounts/settings.ts';
import { recheckAccount } from '../../../db/automation/automations.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Client } from '../../http/client.ts';
import { attemptOf } from '../../identity/auth/attempts.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { changeBy, changeOf, difference } from '../../identity/users/audit.ts';
import { requireSubscription } from '../../identity/users/subscription.ts';
import { ownedAccount } from '../ownedAccount.ts';
import { getSettings } from './getSettings.ts';
import { requireNetworkLinks } from './networkLinks.ts';
import type { SaveSettingsInput, Settings } from './schemas.ts';

/**
 * Replaces an account's settings. No provider is called; a running account goes by the new ones from its next turn, which is now.
 * @throws {AppError} not_found, subscription_required, too_many_attempts, invalid_input
 */
export async function saveSettings(
  deps: Deps,
  actor: Actor,
  { accountId, payload }: SaveSettingsInput,
  client: Client,
): Promise<Settings> {
  const owned = await ownedAccount(deps, actor, accountId);
  requireSubscription(actor, 'billing.upgradeToSave');
  await attemptOf(deps, 'settingsSave', accountId);
  requireNetworkLinks(deps.config, payload, 'payload');
  const now = deps.clock.now();
  const change = changeBy(actor.userId, 'settings.save', client);
  const saved = await transaction(deps.db, async (tx) => {
    const before = await getSettings(tx, owned);
    const { choice, review, warmUp } = before;
    const settings = {
      accountId,
      ...payload,
      choice: { ...choice, ...given(payload.choice) },
      review: payload.review ?? review,
      warmUp: payload.warmUp ?? warmUp,
    };
    const changed = difference(before, settings);
    const account = owned.account.name;
    const noted = changed && changeOf(change, now, actor.userId, { accountId, account, ...changed });
    await saveSettingsRow(tx, { ...settings, savedAt: now }, noted);
    await recheckAccount(tx, accountId);
    return settings;
  });
  deps.events.announceDue();
  return saved;
}

/** The fields that were given a value. */
const given = <Fields extends object>(fields: Fields = {} as Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>;
  };
