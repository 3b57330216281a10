import { createHash, timingSafeEqual } from 'node:crypto';
import { findAccount } from '../../db/accounts/accounts.ts';
import { findConnectLink, isLinkTaken } from '../../db/accounts/connectLinks.ts';
import { newId } from '../../db/id.ts';
import {
  markHandled,
  markUnhandled,
  saveWebhookEvent,
  type WebhookEvent,
} from '../../db/operations/webhookEvents.ts';
import type { Deps } from '../deps.ts';
import { AppError, faultColumns } from '../errors.ts';
import { say } from '../texts/say.ts';
import { connectAccount } from './connectAccount.ts';
import { hashSecret } from './createAuthLink.ts';
import { refreshAccount } from './refreshAccount.ts';

/** Unipile's two kinds of event: a hosted sign-in that is done, and a login that changed. */
export type NetworkEvent =
  | { AccountStatus: { account_id: string; message: string } }
  | { status: 'CREATION_SUCCESS' | 'RECONNECTED'; account_id: string };
/** The stored form of an event. A sign-in's secret is stored as its hash. */
type Kept = { accountId: string | null; secretHash: string | null };

/**
 * Takes an event of the network, keeps it, and does what it calls for. One of a sign-in that comes again is taken and changes nothing.
 * @param secret of a sign-in, or the one of this installation
 * @throws {AppError} not_found for a secret that is not right, of which nothing is kept; a ProviderFault, so that it is brought again
 */
export async function receiveEvent(deps: Deps, secret: string, event: NetworkEvent): Promise<void> {
  const now = deps.clock.now();
  const isStatus = 'AccountStatus' in event;
  const { webhookSecret, earlierWebhookSecret } = deps.config;
  const isKnown = [webhookSecret, earlierWebhookSecret].some((known) => known && sameSecret(secret, known));
  if (isStatus && !isKnown) throw new AppError('not_found', say('calls.noSuchCall'));
  const secretHash = isStatus ? null : hashSecret(secret);
  if (secretHash !== null && (await isLinkTaken(deps.db, secretHash))) return;
  if (secretHash !== null && !(await findConnectLink(deps.db, secretHash, now)))
    throw new AppError('not_found', say('calls.linkInvalid'));
  const { accountId, message } = isStatus
    ? { accountId: event.AccountStatus.account_id, message: event.AccountStatus.message }
    : { accountId: event.account_id, message: event.status };
  // Of an account that is not ours, or no longer, nothing is kept but that there was an event.
  const isOurs = secretHash !== null || (await findAccount(deps.db, accountId)) !== undefined;
  const kept: Kept = { accountId: isOurs ? accountId : null, secretHash };
  const stored = await saveWebhookEvent(deps.db, {
    provider: 'network',
    // Its events carry no id of their own.
    eventId: newId(now),
    kind: `account.${message.slice(0, 60)}`,
    body: JSON.stringify(kept),
    receivedAt: now,
  });
  await handleNetworkEvent(deps, stored);
}

/**
 * Does what an event calls for. Again at any time, it does no harm: a sign-in counts once, and after that its account is read anew.
 * @throws {ProviderFault} which is noted beside the event
 */
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
