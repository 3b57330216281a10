import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { queueAccountDeletion } from '../../db/accounts/accountRemoval.ts';
import { connectedAccounts, findAccount, queueRefresh } from '../../db/accounts/accounts.ts';
import {
  type Connection,
  findConnectLink,
  isLinkTaken,
  saveConnectLink,
  takeLinkAndConnect,
} from '../../db/accounts/connectLinks.ts';
import { queueVoiceRead } from '../../db/accounts/voices.ts';
import { recheckAccount } from '../../db/automation/automations.ts';
import { newId } from '../../db/id.ts';
import { forgetFault } from '../../db/messaging/newsMails.ts';
import {
  markHandled,
  markUnhandled,
  saveWebhookEvent,
  type WebhookEvent,
} from '../../db/operations/webhookEvents.ts';
import { transaction } from '../../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { AppError, faultColumns } from '../errors.ts';
import { noClient } from '../http/client.ts';
import type { Actor } from '../identity/auth/authenticate.ts';
import { auditEntry, changeBy } from '../identity/users/audit.ts';
import { requireSubscription } from '../identity/users/subscription.ts';
import { queueWebhook } from '../messaging/webhooks/outgoing.ts';
import { ProviderFault } from '../providers/fault.ts';
import { text } from '../texts/text.ts';
import { ownedAccount } from './ownedAccount.ts';
import { readConnected, refreshAccount, restartOnce } from './refreshAccount.ts';
import type { CreateAuthLinkInput } from './schemas.ts';

/**
 * Stores the account that a hosted sign-in connected, with the data from the network, not from the event. The
 * secret in the event's URL is the only proof of the user, and it is valid once.
 * @throws {AppError} not_found for an unknown, used or expired secret
 * @throws {ProviderFault} if the network can't be read
 */
export async function connectAccount(deps: Deps, secretHash: string, accountId: string): Promise<Connection> {
  const link = await findConnectLink(deps.db, secretHash, deps.clock.now());
  if (!link) throw new AppError('not_found', text('calls.linkInvalid'));
  const { found, frozen } = await readConnected(deps, accountId);
  const now = deps.clock.now();
  const connectedAt = deps.engineClock.now();
  // The provider sends the event, so the user's address is unknown.
  const note = (userId: string, how: Connection) => {
    const isKnown = how === 'renewed' || how === 'moved';
    const change = changeBy(userId, isKnown ? 'account.login_again' : 'account.connect', noClient);
    return auditEntry(change, now, userId, { after: { accountId, name: found.name, email: found.email } });
  };
  const { connection, isConnected, refused } = await transaction(deps.db, async (tx) => {
    const connection = await takeLinkAndConnect(tx, secretHash, found, { now, connectedAt }, note);
    const isConnected = ['added', 'renewed', 'revived', 'moved'].includes(connection);
    if (isConnected) await recheckAccount(tx, accountId);
    if (isConnected) await forgetFault(tx, accountId);
    if (isConnected && link.readVoice) await queueVoiceRead(tx, accountId, link.createdAt, now);
    const connected = { at: connectedAt, accountId, data: { name: found.name } };
    if (isConnected && found.status === 'Connected')
      await queueWebhook(tx, link.userId, 'account.connected', connected, now);
    if (isConnected && found.status === 'Connecting') await queueRefresh(tx, accountId, now);
    const stray = connection === 'other_account' && !(await findAccount(tx, accountId));
    const refused = stray || connection === 'no_seat' || connection === 'same_member';
    // Otherwise the account would stay connected at the provider, which charges for it.
    if (refused) await queueAccountDeletion(tx, accountId, now);
    return { connection, isConnected, refused };
  });
  if (refused || connection === 'moved') await deps.jobs.runDue('account_deletion');
  if (isConnected) {
    if (frozen) await restartOnce(deps, accountId);
  } else {
    deps.log.warn({ accountId, userId: link.userId, connection }, 'connected account was rejected');
  }
  return connection;
}

const lifetime = 60 * 60_000;

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/**
 * A sign-in page of the connection service: for a new account if a seat is free, or to log in again to a
 * connected one, even if the network has deleted it.
 * @throws {AppError} subscription_required, seats_limit, not_found, or a ProviderFault
 */
export async function createAuthLink(deps: Deps, actor: Actor, input: CreateAuthLinkInput): Promise<string> {
  requireSubscription(actor, 'billing.upgradeToConnect');
  const again = input.accountId ? await ownedAccount(deps, actor, input.accountId) : null;
  if (!again && (await connectedAccounts(deps.db, actor.userId)) >= actor.seats) {
    throw new AppError('seats_limit', text('automation.seatsLimit'));
  }
  const readVoice = input.readVoice ?? false;
  if (!again) return makeLink(deps, actor, null, readVoice);
  try {
    return await makeLink(deps, actor, again.account.accountId, readVoice);
  } catch (fault) {
    if (!(fault instanceof ProviderFault && fault.kind === 'gone')) throw fault;
    // Deleted at the provider: the person connects anew, and the account moves to the new ID.
    return makeLink(deps, actor, null, readVoice);
  }
}

async function makeLink(
  deps: Deps,
  actor: Actor,
  accountId: string | null,
  readVoice: boolean,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const now = deps.clock.now();
  const expiresAt = now + lifetime;
  await saveConnectLink(deps.db, {
    secretHash: hashSecret(secret),
    userId: actor.userId,
    accountId,
    readVoice,
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

/** A finished hosted sign-in, or a changed login. */
export type NetworkEvent =
  | { AccountStatus: { account_id: string; message: string } }
  | { status: 'CREATION_SUCCESS' | 'RECONNECTED'; account_id: string };
/** A sign-in's secret is stored as its hash. */
type Kept = { accountId: string | null; secretHash: string | null };

/**
 * Stores an event of the network and handles it. A repeated sign-in event changes nothing.
 * @param secret of the sign-in, or this installation's
 * @throws {AppError} not_found for a wrong secret, without a trace; a ProviderFault, so that the provider
 * repeats the event
 */
export async function receiveEvent(deps: Deps, secret: string, event: NetworkEvent): Promise<void> {
  const now = deps.clock.now();
  const isStatus = 'AccountStatus' in event;
  const { webhookSecret, earlierWebhookSecret } = deps.config;
  const isKnown = [webhookSecret, earlierWebhookSecret].some((known) => known && sameSecret(secret, known));
  if (isStatus && !isKnown) throw new AppError('not_found', text('calls.noSuchEndpoint'));
  const secretHash = isStatus ? null : hashSecret(secret);
  if (secretHash !== null && (await isLinkTaken(deps.db, secretHash))) return;
  if (secretHash !== null && !(await findConnectLink(deps.db, secretHash, now)))
    throw new AppError('not_found', text('calls.linkInvalid'));
  const { accountId, message } = isStatus
    ? { accountId: event.AccountStatus.account_id, message: event.AccountStatus.message }
    : { accountId: event.account_id, message: event.status };
  // The ID of an account that is not ours is not stored.
  const isOurs = secretHash !== null || (await findAccount(deps.db, accountId)) !== undefined;
  const kept: Kept = { accountId: isOurs ? accountId : null, secretHash };
  const stored = await saveWebhookEvent(deps.db, {
    provider: 'network',
    // Unipile's events have no ID.
    eventId: newId(now),
    kind: `account.${message.slice(0, 60)}`,
    body: JSON.stringify(kept),
    receivedAt: now,
  });
  await handleNetworkEvent(deps, stored);
}

/** Handles a stored event. Idempotent. @throws {ProviderFault} which is stored with the event too */
export async function handleNetworkEvent(deps: Deps, stored: WebhookEvent): Promise<void> {
  const { accountId, secretHash } = JSON.parse(stored.body) as Kept;
  const { db, clock } = deps;
  try {
    const link = secretHash === null ? undefined : await findConnectLink(db, secretHash, clock.now());
    let done = false;
    if (accountId !== null && link) done = Boolean(await connectAccount(deps, link.secretHash, accountId));
    else if (accountId !== null) done = (await refreshAccount(deps, accountId)) !== null;
    await markHandled(db, stored.id, clock.now(), done ? 'done' : 'ignored');
  } catch (fault) {
    await markUnhandled(db, stored.id, faultColumns(fault));
    throw fault;
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest();
const sameSecret = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));
