import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { body, createApi, operation, removal } from '../../http/api.ts';
import { requireRole } from '../../http/auth.ts';
import { callerOf } from '../../http/caller.ts';
import { idempotent, onceBody } from '../../http/idempotency.ts';
import { limited } from '../../http/limited.ts';
import { readList } from '../../http/read.ts';
import { createWebhook } from './createWebhook.ts';
import { editWebhook, removeWebhook, rotateSecret } from './editWebhook.ts';
import { listMessages, listWebhooks, replayMessage, testWebhook } from './messages.ts';
import {
  Webhook,
  WebhookChange,
  WebhookId,
  WebhookInput,
  WebhookMessage,
  WebhookMessageFilter,
  WebhookWithSecret,
  webhookMessageSorts,
} from './schemas.ts';

const tag = 'Your webhooks';
const none = { code: 'not_found', message: 'Webhook not found' } as const;
const one = '/api/webhooks/{id}';

/** What a customer's own servers are told, signed as standard-webhooks has it. */
export function webhookRoutes(deps: Deps) {
  const user = requireRole(deps, 'user');
  const api = createApi();
  const params = { params: WebhookId };

  api.openapi(
    operation(
      {
        method: 'get',
        path: '/api/webhooks',
        tag,
        summary: 'List webhooks',
        middleware: user,
      },
      200,
      z.array(Webhook),
    ),
    async (c) => c.json(await listWebhooks(deps, c.get('actor')), 200),
  );
  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/webhooks',
        tag,
        summary: 'Create a webhook; its secret is shown only once',
        description:
          'Messages are signed as standard-webhooks defines: `webhook-id`, `webhook-timestamp`, `webhook-signature`.',
        middleware: [user, idempotent(deps)],
        request: onceBody(WebhookInput),
        refuses: [{ code: 'conflict', message: 'You have 10 webhooks. Please remove one first' }],
      },
      201,
      WebhookWithSecret,
    ),
    async (c) =>
      c.json(await createWebhook(deps, c.get('actor'), c.req.valid('json'), callerOf(c, deps.config)), 201),
  );
  api.openapi(
    operation(
      {
        method: 'put',
        path: one,
        tag,
        summary: 'Update, enable or disable a webhook',
        middleware: user,
        request: { ...params, ...body(WebhookChange) },
        refuses: [none],
      },
      200,
      Webhook,
    ),
    async (c) => {
      const { id } = c.req.valid('param');
      return c.json(
        await editWebhook(deps, c.get('actor'), id, c.req.valid('json'), callerOf(c, deps.config)),
        200,
      );
    },
  );
  api.openapi(
    removal({
      method: 'delete',
      path: one,
      tag,
      summary: 'Delete a webhook and its log',
      middleware: user,
      request: params,
      refuses: [none],
    }),
    async (c) => {
      await removeWebhook(deps, c.get('actor'), c.req.valid('param').id, callerOf(c, deps.config));
      return c.body(null, 204);
    },
  );
  api.openapi(
    operation(
      {
        method: 'post',
        path: `${one}/secret`,
        tag,
        summary: 'Rotate the secret; the old one stays valid for a day',
        middleware: requireRole(deps, 'user', { proof: true }),
        request: params,
        refuses: [none],
      },
      200,
      WebhookWithSecret,
    ),
    async (c) =>
      c.json(
        await rotateSecret(deps, c.get('actor'), c.req.valid('param').id, callerOf(c, deps.config)),
        200,
      ),
  );
  api.openapi(
    operation(
      {
        method: 'post',
        path: `${one}/test`,
        tag,
        summary: 'Send a test message now and return the result',
        middleware: [user, limited(deps, 'webhookSend')],
        request: params,
        refuses: [none],
      },
      200,
      WebhookMessage,
    ),
    async (c) => c.json(await testWebhook(deps, c.get('actor'), c.req.valid('param').id), 200),
  );

  const lists = { resource: 'webhook-messages', sorts: webhookMessageSorts, filter: WebhookMessageFilter };
  readList(
    api,
    deps,
    {
      path: '/api/webhook-messages',
      tag,
      summary: 'List sent and waiting messages',
      role: 'user',
      ...lists,
    },
    WebhookMessage,
    (actor, page) => listMessages(deps, actor, page),
  );
  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/webhook-messages/{id}/replay',
        tag,
        summary: 'Send a message again with the same ID',
        middleware: [user, limited(deps, 'webhookSend')],
        request: params,
        refuses: [
          { code: 'not_found', message: 'Message not found' },
          { code: 'conflict', message: 'This webhook is disabled. Enable it first' },
        ],
      },
      200,
      WebhookMessage,
    ),
    async (c) => c.json(await replayMessage(deps, c.get('actor').userId, c.req.valid('param').id), 200),
  );
  return api;
}
