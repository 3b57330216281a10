import type { NewEvent } from '../../../db/messaging/events.ts';
import { findEndpointsInUse, type Outgoing, queueMessages } from '../../../db/messaging/webhookMessages.ts';
import type { Tx } from '../../../db/open.ts';
import { messageBody, type WebhookType } from './eventTypes.ts';

type Data = Record<string, unknown>;
type Event = { at: number; data: Data; accountId?: string };

/** Sends only the fields that the type's schema names. Fields of a `state` count as the event's own. */
export const outgoingOf = (type: WebhookType, { at, accountId, data }: Event, now: number): Outgoing => ({
  type,
  body: () => messageBody(type, at, { ...data, ...(data.state as Data | undefined), accountId }),
  now,
});

/** Queues a message without an event in the stream, in the transaction of the change. */
export async function queueWebhook(
  tx: Tx,
  userId: string,
  type: WebhookType,
  event: Event | Pick<NewEvent, 'at' | 'data' | 'accountId'>,
  now: number,
): Promise<void> {
  await queueMessages(tx, userId, outgoingOf(type, event, now), await findEndpointsInUse(tx, userId));
}
