import type { EndpointRow } from '../../../db/messaging/webhookEndpoints.ts';
import type { LoggedMessage } from '../../../db/messaging/webhookMessages.ts';
import { iso } from '../../clock.ts';
import { readSentence } from '../../texts/stored.ts';
import { messageId, type Webhook, type WebhookMessage } from './schemas.ts';

const isoOrNull = (at: number | null) => (at === null ? null : iso(at));

/** An endpoint as the API shows it, without its secret. */
export const toWebhook = (row: EndpointRow): Webhook => ({
  id: row.id,
  url: row.url,
  events: row.types,
  enabled: row.disabledAt === null,
  disabledAt: isoOrNull(row.disabledAt),
  disabledWhy: row.disabledWhy,
  failingSince: isoOrNull(row.failingSince),
  createdAt: iso(row.createdAt),
});

/** A message as the log shows it. */
export const toWebhookMessage = (row: LoggedMessage): WebhookMessage => ({
  id: messageId(row.id),
  webhookId: row.endpointId,
  url: row.url,
  type: row.type,
  state: row.dueAt !== null ? 'waiting' : row.deliveredAt !== null ? 'delivered' : 'failed',
  tries: row.tries,
  createdAt: iso(row.createdAt),
  triedAt: isoOrNull(row.triedAt),
  nextTryAt: isoOrNull(row.dueAt),
  status: row.status,
  fault: row.fault,
  faultText: readSentence(row.fault ?? '', row.faultText).text,
  body: row.body,
});

/** The number of a message by its `webhook-id`; -1, which none has, for anything else. */
export const messageNumber = (id: string): number => Number(/^msg_(\d{1,15})$/.exec(id)?.[1] ?? -1);
