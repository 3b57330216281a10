import type { AccountWithAutomation } from '../../../db/accounts/accounts.ts';
import {
  findProfiles,
  findSettings,
  type SettingsRow,
  saveSettingsRow,
} from '../../../db/accounts/settings.ts';
import { recheckAccount } from '../../../db/automation/automations.ts';
import { countBySource, latestBySource } from '../../../db/automation/seenPosts.ts';
import type { Reader } from '../../../db/open.ts';
import { transaction } from '../../../db/transaction.ts';
import { iso } from '../../clock.ts';
import { defined } from '../../defined.ts';
import type { Deps } from '../../deps.ts';
import type { Client } from '../../http/client.ts';
import { attemptOf } from '../../identity/auth/attempts.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { changeBy, changeOf, difference } from '../../identity/users/audit.ts';
import { requireSubscription } from '../../identity/users/subscription.ts';
import { type Owned, ownedAccount } from '../ownedAccount.ts';
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

/** The defaults before the first save. */
export async function getSettings(db: Reader, { account }: Owned<AccountWithAutomation>): Promise<Settings> {
  const row = await findSettings(db, account.accountId);
  return row ? toWireSettings(row) : { accountId: account.accountId, ...defaultSettings };
}

function toWireSettings({ savedAt: _savedAt, ...row }: SettingsRow): Settings {
  return { ...row, timing: { ...row.timing, activeDays: row.timing.activeDays as Weekday[] } };
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
    const { choice, review, warmUp, undoMinutes, delicatePosts } = before;
    const settings = {
      accountId,
      ...payload,
      choice: { ...choice, ...defined(payload.choice ?? {}) },
      review: payload.review ?? review,
      warmUp: payload.warmUp ?? warmUp,
      undoMinutes: payload.undoMinutes ?? undoMinutes,
      delicatePosts: payload.delicatePosts ?? delicatePosts,
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

const week = 7 * 86_400_000;

/** Describes the saved search links and profiles by stored data, without calls to the network. @throws {AppError} not_found */
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
