import { z } from 'zod';
import { type NetworkCall, segment } from './networkCall.ts';
import { list } from './networkPosts.ts';

const webhookSchema = z.object({
  id: z.string(),
  request_url: z.string().nullish(),
  enabled: z.boolean().nullish(),
  headers: z.array(z.object({ key: z.string(), value: z.string() })).nullish(),
  events: z.array(z.string()).nullish(),
});
/** Carries our secret, because v1 signs nothing. */
const secretHeader = 'Unipile-Auth';
/** All account events: https://developer.unipile.com/reference/webhookscontroller_createwebhook */
const statusEvents = [
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
];

/** The webhook for broken and restored logins. */
export function createStatusWebhook(call: NetworkCall) {
  async function allWebhooks(): Promise<z.infer<typeof webhookSchema>[]> {
    const found: z.infer<typeof webhookSchema>[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 250, cursor };
      const page = await call('GET', '/webhooks', list(webhookSchema), { query });
      found.push(...page.items);
      cursor = page.cursor ?? undefined;
    } while (cursor);
    return found;
  }

  return {
    /**
     * Registers the webhook, in place of one for the same address that is disabled, has another secret, or
     * lacks events. Idempotent.
     */
    async ensureStatusWebhook(requestUrl: string, secret: string): Promise<'kept' | 'made' | 'replaced'> {
      const ours = (await allWebhooks()).filter((webhook) => webhook.request_url === requestUrl);
      const good = ours.find((webhook) => isWhole(webhook, secret));
      if (!good) {
        // Without this content type header, events arrive without one.
        const headers = [
          { key: 'Content-Type', value: 'application/json' },
          { key: secretHeader, value: secret },
        ];
        const json = {
          source: 'account_status',
          request_url: requestUrl,
          name: 'Chime In',
          format: 'json',
          enabled: true,
          headers,
          // The provider omits OK, CONNECTING and STOPPED unless they are named.
          events: statusEvents,
        };
        await call('POST', '/webhooks', z.unknown(), { json });
      }
      for (const { id } of ours)
        if (id !== good?.id) await call('DELETE', `/webhooks/${segment(id)}`, z.unknown());
      return good ? 'kept' : ours.length > 0 ? 'replaced' : 'made';
    },

    /** Whether the provider lists our webhook with every event and this secret. */
    async hasStatusWebhook(requestUrl: string, secret: string): Promise<boolean> {
      return (await allWebhooks()).some(
        (webhook) => webhook.request_url === requestUrl && isWhole(webhook, secret),
      );
    },
  };
}

const isWhole = (webhook: z.infer<typeof webhookSchema>, secret: string): boolean =>
  webhook.enabled === true &&
  statusEvents.every((event) => webhook.events?.includes(event)) &&
  (webhook.headers ?? []).some(
    ({ key, value }) => key.toLowerCase() === secretHeader.toLowerCase() && value === secret,
  );
