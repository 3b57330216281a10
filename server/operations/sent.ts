import { writeAudit } from '../../db/history/audit.ts';
import { findMessage, type LoggedMessage, listMessages } from '../../db/messaging/webhookMessages.ts';
import { transaction } from '../../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import type { Client } from '../http/client.ts';
import type { Page } from '../http/list.ts';
import type { Actor } from '../identity/auth/authenticate.ts';
import { changeBy, changeOf } from '../identity/users/audit.ts';
import { replayMessage } from '../messaging/webhooks/messages.ts';
import { maskAddress, messageNumber, toWebhookMessage } from '../messaging/webhooks/webhooks.ts';
import type { SentFilter, SentWebhook, sentSorts } from './schemas.ts';

export async function listSent(
  { db }: Pick<Deps, 'db'>,
  page: Page<(typeof sentSorts)[number], SentFilter>,
): Promise<{ rows: SentWebhook[]; total: number }> {
  const { rows, total } = await listMessages(db, null, page);
  return { rows: rows.map(toWire), total };
}

/** Sends a message again. @throws {AppError} not_found; conflict for a disabled webhook */
export async function replaySent(deps: Deps, actor: Actor, id: string, client: Client): Promise<SentWebhook> {
  const number = messageNumber(id);
  const known = await findMessage(deps.db, number);
  if (!known) throw notFound('Message');
  await replayMessage(deps, null, id);
  const change = changeBy(actor.userId, 'webhook.replay', client);
  const after = { message: id, type: known.type };
  const entry = changeOf(change, deps.clock.now(), known.userId, { after });
  await transaction(deps.db, (tx) => writeAudit(tx, entry));
  return toWire((await findMessage(deps.db, number)) ?? known);
}

function toWire(row: LoggedMessage): SentWebhook {
  const { body: _body, ...message } = toWebhookMessage(row);
  return { ...message, url: maskAddress(message.url), email: row.email };
}
