import { Hono } from 'hono';
import { z } from 'zod';
import { readJson } from '../body.ts';
import { readLimit } from '../cursor.ts';
import type { Network } from '../network.ts';
import { notFound } from '../problems.ts';
import type { Webhook } from '../types.ts';

const events = z.enum([
  'creation_success',
  'creation_fail',
  'deleted',
  'reconnected',
  'sync_success',
  'stopped',
  'ok',
  'connecting',
  'error',
  'credentials',
  'permissions',
]);
const webhookBody = z.strictObject({
  source: z.literal('account_status'),
  request_url: z.string().refine((text) => URL.canParse(text), 'must be a URL'),
  name: z.string().optional(),
  format: z.enum(['json', 'form']).optional(),
  account_ids: z.array(z.string()).optional(),
  enabled: z.boolean().optional(),
  headers: z.array(z.object({ key: z.string(), value: z.string() })).optional(),
  events: z.array(events).optional(),
});

const onTheWire = (webhook: Webhook) => ({
  object: 'Webhook',
  id: webhook.id,
  ...(webhook.name !== null && { name: webhook.name }),
  request_url: webhook.requestUrl,
  format: webhook.format,
  enabled: webhook.enabled,
  headers: webhook.headers,
  account_ids: (webhook.accountIds ?? []).map((id) => ({ id, type: 'LINKEDIN' })),
  events: webhook.events,
  data: [],
  type: 'AUTO',
});

/** `/webhooks` */
export function webhookRoutes({ webhooks }: Network): Hono {
  const app = new Hono({ strict: false });
  app.post('/', async (c) => {
    const body = await readJson(c, webhookBody);
    const added = webhooks.add({
      requestUrl: body.request_url,
      name: body.name ?? null,
      format: body.format ?? 'json',
      accountIds: body.account_ids && body.account_ids.length > 0 ? body.account_ids : null,
      enabled: body.enabled ?? true,
      headers: body.headers ?? [],
      // Events that must be requested by name.
      events:
        body.events ?? events.options.filter((event) => !['ok', 'connecting', 'stopped'].includes(event)),
    });
    return c.json({ object: 'WebhookCreated', webhook_id: added.id }, 201);
  });
  app.get('/', (c) => {
    const limit = readLimit(c.req.query('limit'), 100, 1, 250);
    return c.json({
      object: 'WebhookList',
      items: webhooks.all().slice(0, limit).map(onTheWire),
      cursor: null,
    });
  });
  app.delete('/:id', (c) => {
    if (!webhooks.remove(c.req.param('id'))) throw notFound('webhook');
    return c.json({ object: 'WebhookDeleted' });
  });
  return app;
}
