import { z } from 'zod';
import { Ids, Text } from '../../http/schemas.ts';
import { fault, nameOf } from '../../texts/faults.ts';
import { webhookTypes } from './eventTypes.ts';

export { messageBody, testType, type WebhookType, webhookEvents, webhookTypes } from './eventTypes.ts';
export const mostWebhooks = 10;

/** In place of an address: messages are kept in the log, where `chimein webhooks listen` reads them. */
export const listenUrl = 'chimein:listen';

/**
 * The `webhook-id`, the same for every attempt, so that receivers recognize repetitions. Random, because a
 * number would count the messages of all customers; those of earlier versions keep their number.
 */
export const messageId = ({ id, publicId }: { id: number; publicId: string | null }): string =>
  `msg_${publicId ?? id}`;

const types = z
  .array(z.enum(webhookTypes, fault('eventTypeUnknown')), fault('eventTypesNotList'))
  .min(1, fault('eventTypesEmpty'))
  .max(webhookTypes.length, fault('eventTypeTwice'))
  .refine((named) => new Set(named).size === named.length, fault('eventTypeTwice'))
  .meta({ uniqueItems: true });
const url = z
  .string(fault('urlRequired'))
  .trim()
  .min(1, fault('urlRequired'))
  .max(2048, fault('webhookUrlTooLong'))
  .refine((value) => URL.canParse(value), fault('urlNotHttps'))
  .meta({
    format: 'uri',
    description: `\`https://…\`, or \`${listenUrl}\` to read the messages from the log of deliveries`,
  });

export const WebhookInput = z
  .strictObject({ url, events: types.describe('Types of the messages that are sent') })
  .meta({
    id: 'WebhookInput',
    example: { url: 'https://hooks.example.com/chimein', events: ['comment.posted'] },
  });
export type WebhookInput = z.infer<typeof WebhookInput>;

export const WebhookChange = z
  .strictObject({
    url: url.optional(),
    events: types.optional().describe('Types of the messages that are sent'),
    enabled: z
      .boolean(fault('notBoolean', { what: nameOf('enabled') }))
      .optional()
      .describe('Whether messages are sent'),
  })
  .meta({ id: 'WebhookChange', example: { enabled: true } });
export type WebhookChange = z.infer<typeof WebhookChange>;

export const WebhookId = z.object({ id: z.string().max(100) });

const shape = {
  id: z.string(),
  url: z.string().describe('Shortened in support sessions and for tokens with scope `read` or `review`'),
  events: z.array(z.enum(webhookTypes)).describe('Types of the messages that are sent'),
  enabled: z.boolean().describe('Whether messages are sent'),
  disabledAt: z.string().nullable().describe('When it was turned off; null while it is on'),
  disabledWhy: z
    .enum(['by_user', 'failing', 'gone'])
    .nullable()
    .describe('failing: no delivery for five days. gone: the server answered 410'),
  failingSince: z.string().nullable().describe('Time since which every message has failed'),
  createdAt: z.string(),
};
const example = {
  id: '0199a1b2c3d4e5f60718293a',
  url: 'https://hooks.example.com/chimein',
  events: ['comment.posted' as const],
  enabled: true,
  disabledAt: null,
  disabledWhy: null,
  failingSince: null,
  createdAt: '2026-03-02T10:00:00.000Z',
};

export const Webhook = z.object(shape).meta({ id: 'Webhook', example });
export type Webhook = z.infer<typeof Webhook>;

export const webhookSorts = ['createdAt'] as const;
export const WebhookFilter = z.strictObject({ id: Ids });

export const WebhookWithSecret = z
  .object({
    ...shape,
    secret: z.string().describe('Verifies the signature of a message. It is not shown again'),
  })
  .meta({
    id: 'WebhookWithSecret',
    example: { ...example, secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' },
  });
export type WebhookWithSecret = z.infer<typeof WebhookWithSecret>;

export const webhookMessageStates = ['waiting', 'delivered', 'failed'] as const;

export const WebhookMessage = z
  .object({
    id: z.string().describe('Its `webhook-id`'),
    webhookId: z.string().describe('The webhook that it went to'),
    url: z.string().describe('Shortened as in the list of webhooks'),
    type: z.string().describe('Type of the message, such as `comment.posted`'),
    state: z
      .enum(webhookMessageStates)
      .describe('`waiting`: is sent again at `nextTryAt`. `failed`: after the last attempt'),
    tries: z.int().describe('Attempts so far'),
    createdAt: z.string().describe('Time of the event'),
    triedAt: z.string().nullable().describe('Time of the latest attempt'),
    nextTryAt: z.string().nullable().describe('Time of the next attempt; null if there is none'),
    status: z.int().nullable().describe('HTTP status of the latest answer'),
    fault: z.string().nullable().describe('Error of the latest attempt'),
    faultText: Text.optional().describe('Its key and values, where it is a sentence of ours'),
    body: z.string().describe('The signed request body'),
  })
  .meta({
    id: 'WebhookMessage',
    example: {
      id: 'msg_0UjhFuPcdS2zoZ8QYbnLqA',
      webhookId: example.id,
      url: example.url,
      type: 'comment.posted',
      state: 'delivered',
      tries: 1,
      createdAt: '2026-03-02T10:30:00.000Z',
      triedAt: '2026-03-02T10:30:00.000Z',
      nextTryAt: null,
      status: 200,
      fault: null,
      body: '{"type":"comment.posted","timestamp":"2026-03-02T10:30:00.000Z","data":{"accountId":"Yk08cDzzdsqs9_8ds"}}',
    },
  });
export type WebhookMessage = z.infer<typeof WebhookMessage>;

export const webhookMessageSorts = ['createdAt'] as const;
export const WebhookMessageFilter = z.strictObject({
  id: Ids,
  webhookId: z.string().max(100).optional().describe('ID of the webhook'),
  type: z.string().max(100).optional().describe('Type of the message'),
  state: z.enum(webhookMessageStates).optional().describe('State of the message'),
});
export type WebhookMessageFilter = z.infer<typeof WebhookMessageFilter>;
