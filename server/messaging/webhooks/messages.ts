import { type EndpointPage, findEndpoint, listEndpoints } from '../../../db/messaging/webhookEndpoints.ts';
import {
  findMessage,
  findMessageByPublicId,
  insertMessage,
  listMessages as listRows,
  requeueMessage,
} from '../../../db/messaging/webhookMessages.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError, notFound } from '../../errors.ts';
import { type Page, wirePage } from '../../http/list.ts';
import { type Actor, isImpersonating } from '../../identity/auth/authenticate.ts';
import { text } from '../../texts/text.ts';
import { messageBody } from './eventTypes.ts';
import {
  testType,
  type Webhook,
  type WebhookMessage,
  type WebhookMessageFilter,
  type webhookMessageSorts,
} from './schemas.ts';
import { maskAddress, publicIdOf, toWebhook, toWebhookMessage, withPublicIds } from './webhooks.ts';

/** An impersonating admin and a token that can't write see only the masked address, which may be a secret. */
const shownTo =
  (actor: Actor) =>
  <Row extends { url: string }>(row: Row): Row =>
    isImpersonating(actor) || actor.scope !== 'write' ? { ...row, url: maskAddress(row.url) } : row;

export async function listWebhooks(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  page: EndpointPage,
): Promise<{ rows: Webhook[]; total: number }> {
  return wirePage(listEndpoints(db, actor.userId, page), (row) => shownTo(actor)(toWebhook(row)));
}

export async function listMessages(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  {
    filter: { webhookId: endpointId, ...filter },
    ...page
  }: Page<(typeof webhookMessageSorts)[number], WebhookMessageFilter>,
): Promise<{ rows: WebhookMessage[]; total: number }> {
  const { rows, total } = await listRows(db, actor.userId, {
    ...page,
    filter: { ...withPublicIds(filter), endpointId },
  });
  return { rows: rows.map(toWebhookMessage).map(shownTo(actor)), total };
}

/**
 * Sends a test message now and returns the result. It is not repeated, and disables nothing.
 * @throws {AppError} not_found
 */
export async function testWebhook(deps: Deps, actor: Actor, id: string): Promise<WebhookMessage> {
  const endpoint = await findEndpoint(deps.db, id);
  if (endpoint?.userId !== actor.userId) throw notFound('webhook');
  const now = deps.clock.now();
  const body = messageBody(testType, now, { message: text('webhooks.isTest').message });
  const message = { endpointId: id, userId: actor.userId, type: testType, body, createdAt: now };
  const made = await transaction(deps.db, (tx) => insertMessage(tx, message));
  return tryNow(deps, made.id);
}

/**
 * Sends a message again under its ID, by which the receiver recognizes it.
 * @param userId its owner; null for an operator
 * @throws {AppError} not_found; conflict if the endpoint is disabled
 */
export async function replayMessage(deps: Deps, userId: string | null, id: string): Promise<WebhookMessage> {
  const known = await findMessageByPublicId(deps.db, publicIdOf(id));
  if (!known || (userId !== null && known.userId !== userId)) throw notFound('message');
  const endpoint = await findEndpoint(deps.db, known.endpointId);
  if (endpoint?.disabledAt !== null) throw new AppError('conflict', text('webhooks.disabled'));
  if (!(await requeueMessage(deps.db, known.id, userId, deps.clock.now()))) throw notFound('message');
  return tryNow(deps, known.id);
}

async function tryNow(deps: Deps, number: number): Promise<WebhookMessage> {
  await deps.jobs.runNow('webhook', String(number));
  const row = await findMessage(deps.db, number);
  if (!row) throw notFound('message');
  return toWebhookMessage(row);
}
