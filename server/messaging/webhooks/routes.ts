import type { Deps } from '../../deps.ts';
import { failing, noSuch } from '../../http/failures.ts';
import { routes } from '../../http/routes.ts';
import { listMessages, listWebhooks, replayMessage, testWebhook } from './messages.ts';
import {
  Webhook,
  WebhookChange,
  WebhookFilter,
  WebhookId,
  WebhookInput,
  WebhookMessage,
  WebhookMessageFilter,
  WebhookWithSecret,
  webhookMessageSorts,
  webhookSorts,
} from './schemas.ts';
import { asksToEdit, createWebhook, editWebhook, removeWebhook, rotateSecret } from './webhooks.ts';

const none = noSuch('webhook');

export function webhookRoutes(deps: Deps) {
  const api = routes(deps, 'Your webhooks');
  const ofWebhook = { role: 'user', params: WebhookId, errors: [none] } as const;

  api.list(
    '/api/webhooks',
    {
      role: 'user',
      summary: 'List webhooks, oldest first by default',
      resource: 'webhooks',
      sorts: webhookSorts,
      filter: WebhookFilter,
      row: Webhook,
      one: { noun: 'webhook', summary: 'Get a webhook' },
      ascending: true,
    },
    ({ actor, page }) => listWebhooks(deps, actor, page),
  );
  api.post(
    '/api/webhooks',
    {
      role: 'user',
      proof: true,
      summary: 'Create a webhook; its secret is shown only once',
      description:
        'Messages are signed as standard-webhooks defines: `webhook-id`, `webhook-timestamp`, `webhook-signature`.',
      body: WebhookInput,
      answer: WebhookWithSecret,
      status: 201,
      once: 'secret',
      errors: [failing('conflict', 'webhooks.tooMany', { most: 10 })],
    },
    ({ actor, body, client }) => createWebhook(deps, actor, body, client),
  );
  api.put(
    '/api/webhooks/{id}',
    {
      ...ofWebhook,
      proof: { when: 'for another address', asks: asksToEdit },
      summary: 'Update, enable or disable a webhook',
      body: WebhookChange,
      answer: Webhook,
    },
    ({ actor, params, body, client }) => editWebhook(deps, actor, params.id, body, client),
  );
  api.delete(
    '/api/webhooks/{id}',
    { ...ofWebhook, summary: 'Delete a webhook and its log' },
    ({ actor, params, client }) => removeWebhook(deps, actor, params.id, client),
  );
  api.post(
    '/api/webhooks/{id}/secret',
    {
      ...ofWebhook,
      proof: true,
      summary: 'Rotate the secret; the old one stays valid for a day',
      answer: WebhookWithSecret,
    },
    ({ actor, params, client }) => rotateSecret(deps, actor, params.id, client),
  );
  api.post(
    '/api/webhooks/{id}/test',
    {
      ...ofWebhook,
      summary: 'Send a test message now and return the result',
      answer: WebhookMessage,
      limited: 'webhookSend',
    },
    ({ actor, params }) => testWebhook(deps, actor, params.id),
  );

  api.list(
    '/api/webhook-messages',
    {
      role: 'user',
      summary: 'List sent and waiting messages',
      resource: 'webhook-messages',
      sorts: webhookMessageSorts,
      filter: WebhookMessageFilter,
      row: WebhookMessage,
      one: { noun: 'message', summary: 'Get a message' },
    },
    ({ actor, page }) => listMessages(deps, actor, page),
  );
  api.post(
    '/api/webhook-messages/{id}/replay',
    {
      ...ofWebhook,
      summary: 'Send a message again with the same ID',
      answer: WebhookMessage,
      limited: 'webhookSend',
      errors: [noSuch('message'), failing('conflict', 'webhooks.disabled')],
    },
    ({ actor, params }) => replayMessage(deps, actor.userId, params.id),
  );
  return api.app;
}
