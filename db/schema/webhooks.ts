import { identity, index, integer, json, table, text, timestampMs } from '../dialect/table.ts';
import { users } from './users.ts';

/** What a customer's own server can be told of. */
type WebhookType = 'comment.posted' | 'draft.waiting' | 'account.paused' | 'limit.reached';

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Where a customer wants to be told of what happens. */
export const webhookEndpoints = table(
  'webhook_endpoints',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    url: text('url').notNull(),
    types: json<WebhookType[]>('types').notNull(),
    /** What its messages are signed with, sealed: it can't be read without the server's own secret. */
    secret: text('secret').notNull(),
    /** The secret before, with which messages are signed too until the receiver has changed it. */
    earlierSecret: text('earlier_secret'),
    earlierUntil: timestampMs('earlier_until'),
    createdAt: timestampMs('created_at').notNull(),
    /** Since when nothing is sent to it; null while it is in use. */
    disabledAt: timestampMs('disabled_at'),
    disabledWhy: text('disabled_why', { enum: ['by_user', 'failing', 'gone'] }),
    /** Since when every message to it has failed; null after one that arrived. */
    failingSince: timestampMs('failing_since'),
  },
  (table) => [index('webhook_endpoints_user').on(table.userId)],
);

/** A message for an endpoint: written together with what it tells of and the job that sends it, and kept as the log of what was sent. */
export const webhookMessages = table(
  'webhook_messages',
  {
    /** The number by which it is found again; its `webhook-id` is made from it. */
    id: identity('id'),
    endpointId: text('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    userId: userId(),
    type: text('type').notNull(),
    body: text('body').notNull(),
    createdAt: timestampMs('created_at').notNull(),
    /** Of the attempts that have ended. */
    tries: integer('tries').notNull().default(0),
    triedAt: timestampMs('tried_at'),
    deliveredAt: timestampMs('delivered_at'),
    /** How the last try ended: the HTTP status, null where there was no answer; what was wrong, null where nothing was. */
    status: integer('status'),
    fault: text('fault'),
    /** Key and values of the fault as JSON, where it is a sentence of ours. */
    faultText: text('fault_text'),
  },
  (table) => [
    index('webhook_messages_user').on(table.userId, table.id),
    index('webhook_messages_endpoint').on(table.endpointId, table.id),
  ],
);
