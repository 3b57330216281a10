import { z } from '@hono/zod-openapi';
import { testEvent, testType, webhookEvents } from '../../messaging/webhooks/eventTypes.ts';
import type { createApi } from '../api.ts';

type Registry = ReturnType<typeof createApi>['openAPIRegistry'];

/** `comment.posted` as `CommentPosted`. */
const pascalCase = (type: string): string =>
  type.replace(/(^|\.)(\w)/g, (_whole, _dot, letter: string) => letter.toUpperCase());

const Headers = z.object({
  'webhook-id': z.string().describe('The same for each attempt'),
  'webhook-timestamp': z.string().describe('Time of the attempt, in seconds since 1970'),
  'webhook-signature': z.string().describe('One or more signatures after standard-webhooks: `v1,…`'),
});
const timestamp = '2026-03-02T10:30:00.000Z';

/** Adds each type of message that the server sends to customers' webhooks. */
export function registerWebhooks(registry: Registry): void {
  for (const [type, event] of Object.entries({ ...webhookEvents, [testType]: testEvent })) {
    const { summary, data, example } = event;
    const message = z
      .object({
        type: z.literal(type).describe('Type of the message'),
        timestamp: z.iso.datetime().describe('Time of the event'),
        data: z.object(data.shape).describe('The event'),
      })
      .meta({ id: `${pascalCase(type)}Message`, example: { type, timestamp, data: example } });
    registry.registerWebhook({
      method: 'post',
      path: type,
      operationId: `on${pascalCase(type)}`,
      summary,
      description: 'From Chime In to your server. Answer with any status of 200 to 299 within 15 seconds.',
      tags: ['Your webhooks'],
      security: [],
      request: {
        headers: Headers,
        body: { required: true, content: { 'application/json': { schema: message } } },
      },
      responses: {
        200: { description: 'Received' },
        410: { description: 'Disables the webhook' },
      },
    });
  }
}
