import { saveProfile } from '../../../db/accounts/settings.ts';
import type { Config } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { ProviderFault } from '../../providers/fault.ts';
import { text } from '../../texts/text.ts';
import { ownedAccount } from '../ownedAccount.ts';
import {
  hostKind,
  parseProfileUrl,
  type SettingsPayload,
  storedProfileKey,
  type ValidateProfileInput,
} from './schemas.ts';

/** A link to this machine counts only if the sandbox on it is the network. */
export function leadsToNetwork(config: Pick<Config, 'networkIsLocal'>, link: string): boolean {
  const kind = hostKind(link);
  return kind === 'linkedin' || (kind === 'loopback' && config.networkIsLocal);
}

/**
 * Rejects links to this machine if the network is the real one; the schema rejects other hosts.
 * @param path of the settings in the request
 * @throws {AppError} invalid_input
 */
export function requireNetworkLinks(
  config: Pick<Config, 'networkIsLocal'>,
  settings: Partial<Pick<SettingsPayload, 'searchUrls' | 'searchProfiles'>>,
  path: string,
): void {
  const astray = (
    field: 'searchUrls' | 'searchProfiles',
    key: 'fields.searchUrlInvalid' | 'fields.profileUrlInvalid',
  ) =>
    (settings[field] ?? []).flatMap((link, at) =>
      leadsToNetwork(config, link) ? [] : [{ path: `${path}.${field}.${at}`, ...text(key) }],
    );
  const issues = [
    ...astray('searchUrls', 'fields.searchUrlInvalid'),
    ...astray('searchProfiles', 'fields.profileUrlInvalid'),
  ];
  const [first] = issues;
  if (first) throw new AppError('invalid_input', first, { issues });
}

/**
 * Checks that the account can see a profile, and stores it, so that monitoring costs no second read.
 * @throws {AppError} invalid_profile_url, not_found, not_connected, or a ProviderFault
 */
export async function validateProfile(
  deps: Deps,
  actor: Actor,
  { accountId, profileUrl }: ValidateProfileInput,
) {
  const { account } = await ownedAccount(deps, actor, accountId);
  const who = parseProfileUrl(profileUrl);
  if (!who || !leadsToNetwork(deps.config, profileUrl)) throw invalidProfile();
  try {
    const profile = await deps.network.readProfile(account.accountId, who);
    await saveProfile(deps.db, {
      key: storedProfileKey(who),
      ...profile,
      readAt: deps.clock.now(),
    });
    return {
      valid: true as const,
      profile: {
        name: profile.name,
        url: profile.url || profileUrl.trim(),
        imageUrl: profile.imageUrl,
        headline: profile.headline,
      },
    };
  } catch (fault) {
    if (
      fault instanceof ProviderFault &&
      (fault.kind === 'gone' || fault.kind === 'invalid' || fault.kind === 'refused')
    ) {
      throw invalidProfile(fault);
    }
    throw fault;
  }
}

const notProfile = text('fields.profileUrlInvalid');
export const invalidProfile = (cause?: unknown) =>
  new AppError('invalid_profile_url', notProfile, {
    cause,
    issues: [{ path: 'profileUrl', ...notProfile }],
  });
