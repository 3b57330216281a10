import { writeAudit } from '../../db/history/audit.ts';
import { findWebhookEvent, listWebhookEvents, type WebhookEvent } from '../../db/operations/webhookEvents.ts';
import { transaction } from '../../db/transaction.ts';
import { handleNetworkEvent } from '../accounts/connectAccount.ts';
import { handleBillingEvent } from '../billing/receiveEvent.ts';
import { iso } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import type { Client } from '../http/client.ts';
import type { Page } from '../http/list.ts';
import type { Actor } from '../identity/auth/authenticate.ts';
import { changeBy } from '../identity/users/audit.ts';
import { ProviderFault } from '../providers/fault.ts';
import { readSentence } from '../texts/stored.ts';
import type { ReceivedFilter, ReceivedWebhook, receivedSorts } from './schemas.ts';

export async function listReceivedEvents(
  { db }: Pick<Deps, 'db'>,
  page: Page<(typeof receivedSorts)[number], ReceivedFilter>,
): Promise<{ rows: ReceivedWebhook[]; total: number }> {
  const { rows, total } = await listWebhookEvents(db, page);
  return { rows: rows.map(toWire), total };
}

/**
 * Handles a webhook event again with the provider's current data, so that an old event undoes nothing. If the
 * provider can't be asked, the event's row says so.
 * @throws {AppError} not_found
 */
export async function replayEvent(
  deps: Deps,
  actor: Actor,
  id: string,
  client: Client,
): Promise<ReceivedWebhook> {
  const number = /^\d{1,15}$/.test(id) ? Number(id) : -1;
  const event = await findWebhookEvent(deps.db, number);
  if (!event) throw notFound('Webhook event');
  const change = changeBy(actor.userId, 'notice.replay', client);
  const details = { after: { notice: id, provider: event.provider, kind: event.kind } };
  const at = deps.clock.now();
  await transaction(deps.db, (tx) => writeAudit(tx, { ...change, at, subject: 'server', details }));
  const handle = event.provider === 'payments' ? handleBillingEvent : handleNetworkEvent;
  await handle(deps, event).catch((fault: unknown) => {
    if (!(fault instanceof ProviderFault)) throw fault;
  });
  return toWire((await findWebhookEvent(deps.db, number)) ?? event);
}

function toWire({
  id,
  provider,
  kind,
  body,
  receivedAt,
  handledAt,
  outcome,
  fault,
  faultText,
}: WebhookEvent): ReceivedWebhook {
  const { customerId, accountId } = JSON.parse(body) as { customerId?: string | null; accountId?: string };
  const handled = handledAt === null ? 'waiting' : (outcome ?? 'done');
  return {
    id: String(id),
    provider,
    kind,
    about: customerId ?? accountId ?? null,
    state: fault === null ? handled : 'failed',
    createdAt: iso(receivedAt),
    handledAt: handledAt === null ? null : iso(handledAt),
    fault,
    faultText: readSentence(fault ?? '', faultText).text,
  };
}
