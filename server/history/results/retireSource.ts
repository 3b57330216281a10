import { saveSettingsRow } from '../../../db/accounts/settings.ts';
import { recheckAccount } from '../../../db/automation/automations.ts';
import { transaction } from '../../../db/transaction.ts';
import { ownedAccount } from '../../accounts/ownedAccount.ts';
import { limits, type Settings } from '../../accounts/settings/schemas.ts';
import { getSettings } from '../../accounts/settings/settings.ts';
import type { Deps } from '../../deps.ts';
import { AppError, notFound } from '../../errors.ts';
import type { Client } from '../../http/client.ts';
import { attemptOf } from '../../identity/auth/attempts.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { difference, ownChange } from '../../identity/users/audit.ts';
import { requireSubscription } from '../../identity/users/subscription.ts';
import { say } from '../../texts/say.ts';
import type { RetiredSource, SourceToRetire } from './schemas.ts';

const lists = { search: 'searchUrls', profile: 'searchProfiles' } as const;
const most = { search: limits.searchUrls, profile: limits.searchProfiles };

/**
 * Takes a source out of an account's settings.
 * @returns its place, for `restoreSource`
 * @throws {AppError} not_found, subscription_required, too_many_attempts
 */
export async function retireSource(
  deps: Deps,
  actor: Actor,
  { accountId, kind, source }: SourceToRetire,
  client: Client,
): Promise<RetiredSource> {
  let position = -1;
  await changeSources(deps, actor, { accountId, kind, client }, (sources) => {
    position = sources.indexOf(source);
    if (position < 0) throw notFound('Source');
    return sources.filter((_, at) => at !== position);
  });
  return { accountId, kind, source, position };
}

/**
 * Puts a retired source back. Does nothing if it is there.
 * @throws {AppError} not_found, subscription_required, too_many_attempts; conflict if the list is full
 */
export async function restoreSource(
  deps: Deps,
  actor: Actor,
  { accountId, kind, source, position }: RetiredSource,
  client: Client,
): Promise<void> {
  await changeSources(deps, actor, { accountId, kind, client }, (sources) => {
    if (sources.includes(source)) return sources;
    if (sources.length >= most[kind]) throw new AppError('conflict', say('results.sourcesFull'));
    return [...sources.slice(0, position), source, ...sources.slice(position)];
  });
}

async function changeSources(
  deps: Deps,
  actor: Actor,
  { accountId, kind, client }: Pick<SourceToRetire, 'accountId' | 'kind'> & { client: Client },
  change: (sources: string[]) => string[],
): Promise<void> {
  const owned = await ownedAccount(deps, actor, accountId);
  requireSubscription(actor, 'billing.upgradeToSave');
  await attemptOf(deps, 'settingsSave', accountId);
  const now = deps.clock.now();
  await transaction(deps.db, async (tx) => {
    const before = await getSettings(tx, owned);
    const after: Settings = { ...before, [lists[kind]]: change(before[lists[kind]]) };
    const changed = difference(before, after);
    if (!changed) return;
    const details = { accountId, account: owned.account.name, ...changed };
    await saveSettingsRow(
      tx,
      { ...after, savedAt: now },
      ownChange(actor.userId, 'settings.save', client, now, details),
    );
    await recheckAccount(tx, accountId);
  });
  deps.events.announceDue();
}
