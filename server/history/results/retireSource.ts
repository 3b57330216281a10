import { transaction } from '../../../db/transaction.ts';
import { ownedAccount } from '../../accounts/ownedAccount.ts';
import { settingFields } from '../../accounts/settings/fields.ts';
import { changeSettings, getSettings } from '../../accounts/settings/settings.ts';
import type { Deps } from '../../deps.ts';
import { AppError, notFound } from '../../errors.ts';
import type { Client } from '../../http/client.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { changeBy } from '../../identity/users/audit.ts';
import { requireSubscription } from '../../identity/users/subscription.ts';
import { text } from '../../texts/text.ts';
import type { RetiredSource, SourceToRetire } from './schemas.ts';

const lists = { search: 'searchUrls', profile: 'searchProfiles' } as const;

/**
 * Takes a source out of an account's settings.
 * @returns its place, for `restoreSource`
 * @throws {AppError} not_found, subscription_required
 */
export async function retireSource(
  deps: Deps,
  actor: Actor,
  { accountId, kind, source }: SourceToRetire,
  client: Client,
): Promise<RetiredSource> {
  const before = await changeSources(deps, actor, { accountId, kind, client }, (sources) => {
    if (!sources.includes(source)) throw notFound('source');
    return sources.toSpliced(sources.indexOf(source), 1);
  });
  return { accountId, kind, source, position: before.indexOf(source) };
}

/**
 * Puts a retired source back. Does nothing if it is there.
 * @throws {AppError} not_found, subscription_required; conflict if the list is full
 */
export async function restoreSource(
  deps: Deps,
  actor: Actor,
  { accountId, kind, source, position }: RetiredSource,
  client: Client,
): Promise<void> {
  await changeSources(deps, actor, { accountId, kind, client }, (sources) => {
    if (sources.includes(source)) return sources;
    if (sources.length >= settingFields[lists[kind]].most)
      throw new AppError('conflict', text('results.sourcesFull'));
    return [...sources.slice(0, position), source, ...sources.slice(position)];
  });
}

/** @returns the sources before the change */
async function changeSources(
  deps: Deps,
  actor: Actor,
  { accountId, kind, client }: Pick<SourceToRetire, 'accountId' | 'kind'> & { client: Client },
  change: (sources: string[]) => string[],
): Promise<string[]> {
  const owned = await ownedAccount(deps, actor, accountId);
  requireSubscription(actor, 'billing.upgradeToSave');
  const now = deps.clock.now();
  const by = changeBy(actor.userId, 'settings.save', client);
  const list = lists[kind];
  return transaction(deps.db, async (tx) => {
    const settings = await getSettings(tx, owned);
    const sources = change(settings[list]);
    if (sources !== settings[list])
      await changeSettings(tx, owned.account, settings, { [list]: sources }, now, by);
    return settings[list];
  });
}
