import type { AccountRow, AccountWithAutomation } from '../../../db/accounts/accounts.ts';
import {
  findProfiles,
  findSettings,
  type SettingsRow,
  saveSettingsRow,
} from '../../../db/accounts/settings.ts';
import { recheckAccount } from '../../../db/automation/automations.ts';
import { countBySource, latestBySource } from '../../../db/automation/postDecisions.ts';
import { keepPrompt } from '../../../db/history/prompts.ts';
import type { Reader, Tx } from '../../../db/open.ts';
import { transaction } from '../../../db/transaction.ts';
import { promptVersion } from '../../automation/writing/promptVersion.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { dropId } from '../../http/body.ts';
import type { Client } from '../../http/client.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { auditEntry, type Change, changeBy, difference } from '../../identity/users/audit.ts';
import { requireSubscription } from '../../identity/users/subscription.ts';
import { type Owned, ownedAccount } from '../ownedAccount.ts';
import { mergeSettings, type SettingsChange } from './fields.ts';
import {
  defaultSettings,
  parseProfileUrl,
  type SaveSettingsInput,
  type Settings,
  type Sources,
  storedProfileKey,
  type Weekday,
} from './schemas.ts';
import { requireNetworkLinks } from './sources.ts';

export async function getSettings(
  db: Reader,
  { account: { accountId } }: Owned<AccountWithAutomation>,
): Promise<Settings> {
  return settingsIn(await findSettings(db, accountId), accountId);
}

/** @param row undefined before the first save: the defaults */
export function settingsIn(row: SettingsRow | null | undefined, accountId: string): Settings {
  if (!row) return { accountId, id: accountId, ...defaultSettings };
  const { savedAt: _, ...saved } = row;
  return {
    ...saved,
    id: accountId,
    timing: { ...saved.timing, activeDays: saved.timing.activeDays as Weekday[] },
  };
}

/** @throws {AppError} not_found */
export async function readSettings(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  accountId: string,
): Promise<Settings> {
  return getSettings(deps.db, await ownedAccount(deps, actor, accountId));
}

/**
 * Replaces an account's settings without a call to a provider. A running account uses them from its next
 * run, which starts now.
 * @throws {AppError} not_found, subscription_required, invalid_input
 */
export async function saveSettings(
  deps: Deps,
  actor: Actor,
  { accountId, payload }: SaveSettingsInput,
  client: Client,
): Promise<Settings> {
  dropId(payload, accountId, 'payload.id');
  const owned = await ownedAccount(deps, actor, accountId);
  requireSubscription(actor, 'billing.upgradeToSave');
  requireNetworkLinks(deps.config, payload, 'payload');
  const now = deps.clock.now();
  const by = changeBy(actor.userId, 'settings.save', client);
  return transaction(deps.db, async (tx) =>
    changeSettings(tx, owned.account, await getSettings(tx, owned), payload, now, by),
  );
}

/**
 * The only way to change settings: saves them with an audit row of what differs, and lets a running account
 * use them from its next run, which starts now.
 */
export async function changeSettings(
  tx: Tx,
  { accountId, name, userId }: Pick<AccountRow, 'accountId' | 'name' | 'userId'>,
  before: Settings,
  change: SettingsChange,
  now: number,
  by: Change,
): Promise<Settings> {
  const settings = { accountId, id: accountId, ...mergeSettings(before, change) };
  const { id: _, ...row } = settings;
  const changed = difference(before, settings);
  const noted = changed && auditEntry(by, now, userId, { accountId, account: name, ...changed });
  await saveSettingsRow(tx, { ...row, savedAt: now }, noted);
  const { prompt } = before;
  if (prompt !== settings.prompt)
    await keepPrompt(tx, { accountId, version: promptVersion(prompt), text: prompt, replacedAt: now });
  await recheckAccount(tx, accountId);
  return settings;
}

const week = 7 * 86_400_000;

/**
 * Describes the saved search links and profiles by stored data, without calls to the network.
 * @throws {AppError} not_found
 */
export async function readSources(
  deps: Pick<Deps, 'db' | 'engineClock'>,
  actor: Actor,
  accountId: string,
): Promise<Sources> {
  const { searchUrls, searchProfiles } = await getSettings(
    deps.db,
    await ownedAccount(deps, actor, accountId),
  );
  const keyed = searchProfiles.map((url) => ({ url, key: keyOf(url) }));
  const profiles = await findProfiles(
    deps.db,
    keyed.map(({ key }) => key),
  );
  const found = await countBySource(deps.db, accountId, deps.engineClock.now() - week);
  const latest = await latestBySource(deps.db, accountId);
  return {
    accountId,
    searches: searchUrls.map((url) => ({ url, foundThisWeek: found.get(url) ?? 0 })),
    profiles: keyed.map(({ url, key }) => {
      const profile = profiles.get(key);
      const post = latest.get(url);
      return {
        url,
        name: profile?.name ?? '',
        headline: profile?.headline ?? '',
        imageUrl: profile?.imageUrl ?? '',
        lastPost: post ? { url: post.postUrl, excerpt: post.excerpt, postedAt: iso(post.postedAt) } : null,
      };
    }),
  };
}

function keyOf(url: string): string {
  const who = parseProfileUrl(url);
  return who ? storedProfileKey(who) : '';
}
