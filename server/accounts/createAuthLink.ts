import { createHash, randomBytes } from 'node:crypto';
import { connectedAccounts } from '../../db/accounts/accounts.ts';
import { saveConnectLink } from '../../db/accounts/connectLinks.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { attemptOf } from '../identity/auth/attempts.ts';
import type { Actor } from '../identity/auth/authenticate.ts';
import { requireSubscription } from '../identity/users/subscription.ts';
import { ProviderFault } from '../providers/fault.ts';
import { say } from '../texts/say.ts';
import { ownedAccount } from './ownedAccount.ts';
import type { CreateAuthLinkInput } from './schemas.ts';

const lifetime = 60 * 60_000;

/** The stored form of a link's secret. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/**
 * A page of the network on which to sign in: for a new account while a seat is free, or to log in again to one that is connected here,
 * also when the network has it no more.
 * @throws {AppError} subscription_required, seats_limit, not_found, too_many_attempts, or a ProviderFault
 */
export async function createAuthLink(deps: Deps, actor: Actor, input: CreateAuthLinkInput): Promise<string> {
  requireSubscription(actor, 'billing.upgradeToConnect');
  const again = input.accountId ? await ownedAccount(deps, actor, input.accountId) : null;
  if (!again && (await connectedAccounts(deps.db, actor.userId)) >= actor.seats) {
    throw new AppError('seats_limit', say('automation.reachedSeatsLimit'));
  }
  await attemptOf(deps, 'authLink', actor.userId);
  if (!again) return makeLink(deps, actor, null);
  try {
    return await makeLink(deps, actor, again.account.accountId);
  } catch (fault) {
    if (!(fault instanceof ProviderFault && fault.kind === 'gone')) throw fault;
    // Deleted at the provider: the same person connects anew, and the account moves to the new id.
    return makeLink(deps, actor, null);
  }
}

async function makeLink(deps: Deps, actor: Actor, accountId: string | null): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const now = deps.clock.now();
  const expiresAt = now + lifetime;
  await saveConnectLink(deps.db, {
    secretHash: hashSecret(secret),
    userId: actor.userId,
    accountId,
    createdAt: now,
    expiresAt,
  });
  return deps.network.createAuthLink({
    ...(accountId ? { accountId } : {}),
    name: actor.userId,
    notifyUrl: `${deps.config.publicUrl}/webhooks/network?secret=${secret}`,
    successUrl: `${deps.config.publicUrl}/success-new-account`,
    failureUrl: `${deps.config.publicUrl}/linkedin-accounts`,
    expiresAt,
  });
}
