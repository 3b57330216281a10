import { identity, index, integer, json, table, text, timestampMs, uniqueIndex } from '../dialect/table.ts';
import type { MachineTime } from '../time.ts';
import { ofUser } from './users.ts';

type WebhookType =
  | 'comment.posted'
  | 'comment.failed'
  | 'comment.removed'
  | 'comment.replied'
  | 'draft.waiting'
  | 'draft.decided'
  | 'draft.lapsed'
  | 'proposal.created'
  | 'account.connected'
  | 'account.disconnected'
  | 'account.started'
  | 'account.resumed'
  | 'account.paused'
  | 'limit.reached'
  | 'subscription.changed'
  | 'payment.succeeded'
  | 'payment.failed';

export const webhookEndpoints = table(
  'webhook_endpoints',
  {
    id: text('id').primaryKey(),
    userId: ofUser(),
    url: text('url').notNull(),
    types: json<WebhookType[]>('types').notNull(),
    /** Signs the messages. Sealed with AUTH_SECRET. */
    secret: text('secret').notNull(),
    /** The previous secret. It also signs until `earlierUntil`, so that the receiver can switch. */
    earlierSecret: text('earlier_secret'),
    earlierUntil: timestampMs('earlier_until'),
    /** Secrets before the previous one that still sign; null before the second rotation. */
    olderSecrets: json<{ secret: string; until: number }[]>('older_secrets'),
    createdAt: timestampMs<MachineTime>('created_at').notNull(),
    /** Null while it is enabled. */
    disabledAt: timestampMs('disabled_at'),
    disabledWhy: text('disabled_why', { enum: ['by_user', 'failing', 'gone'] }),
    /** Since when every message failed; null after a success. */
    failingSince: timestampMs('failing_since'),
  },
  (table) => [index('webhook_endpoints_user').on(table.userId)],
);

/** A message to an endpoint, inserted in the transaction of its event together with its job. Also the log. */
export const webhookMessages = table(
  'webhook_messages',
  {
    id: identity('id'),
    /** Part of the message's `webhook-id`. Null in messages of earlier versions, where `id` is. */
    publicId: text('public_id'),
    endpointId: text('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    userId: ofUser(),
    type: text('type').notNull(),
    body: text('body').notNull(),
    createdAt: timestampMs<MachineTime>('created_at').notNull(),
    /** Finished attempts. */
    tries: integer('tries').notNull().default(0),
    triedAt: timestampMs('tried_at'),
    deliveredAt: timestampMs('delivered_at'),
    /** The latest attempt: HTTP status, null without an answer; fault, null after a success. */
    status: integer('status'),
    fault: text('fault'),
    /** Key and values of the fault as JSON, if the server wrote it. */
    faultText: text('fault_text'),
  },
  (table) => [
    uniqueIndex('webhook_messages_public_id').on(table.publicId),
    index('webhook_messages_user').on(table.userId, table.id),
    index('webhook_messages_endpoint').on(table.endpointId, table.id),
  ],
);
