import { saveProfile } from '../../../db/accounts/settings.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { attemptOf } from '../../identity/auth/attempts.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { ProviderFault } from '../../providers/fault.ts';
import { sentenceOfFault } from '../../texts/faults.ts';
import { ownedAccount } from '../ownedAccount.ts';
import { leadsToNetwork } from './networkLinks.ts';
import { messages, parseProfileUrl, storedProfileKey, type ValidateProfileInput } from './schemas.ts';

/**
 * Checks whether an address is a profile that the account can see. The network's answer is stored, so that monitoring the profile costs no second read.
 * @throws {AppError} invalid_profile_url, not_found, not_connected, too_many_attempts, or a ProviderFault
 */
export async function validateProfile(
  deps: Deps,
  actor: Actor,
  { accountId, profileUrl }: ValidateProfileInput,
) {
  const { account } = await ownedAccount(deps, actor, accountId);
  const who = parseProfileUrl(profileUrl);
  if (!who || !leadsToNetwork(deps.config, profileUrl)) throw invalidProfile();
  await attemptOf(deps, 'profileValidation', actor.userId);
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

const notProfile = sentenceOfFault(messages.profileUrl);
const invalidProfile = (cause?: unknown) =>
  new AppError('invalid_profile_url', notProfile, {
    cause,
    issues: [{ path: 'profileUrl', ...notProfile }],
  });
