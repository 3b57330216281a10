import type { Context } from '../context.ts';
import { idFrom } from '../random.ts';
import { deliver } from './deliver.ts';
import type { Webhook } from './types.ts';

/** The registered webhooks, which get `account_status` (providers: webhooks-2, account-lifecycle). */
export function createWebhooks(context: Context) {
  const { db } = context;
  const sql = {
    all: db.prepare('select json from webhooks order by rowid').pluck(),
    add: db.prepare('insert into webhooks (id, json) values (?, ?)'),
    remove: db.prepare('delete from webhooks where id = ?'),
    count: db.prepare('select coalesce(max(rowid), 0) from webhooks').pluck(),
  };
  /** The latest event of each webhook. */
  const latest = new Map<string, string>();
  const all = () => sql.all.all().map((json) => JSON.parse(json as string) as Webhook);

  return {
    all,
    add(webhook: Omit<Webhook, 'id'>): Webhook {
      const id = `we_${idFrom(`webhook:${sql.count.get()}:${context.clock.now()}:${webhook.requestUrl}`, 20)}`;
      const added = { ...webhook, id };
      sql.add.run(id, JSON.stringify(added));
      return added;
    },
    /** After a reset. */
    forget: (): void => latest.clear(),
    remove: (id: string): boolean => sql.remove.run(id).changes > 0,
    /**
     * Sends an event to every subscribed webhook twice, and once more after the next event: the provider
     * guarantees neither order nor uniqueness. Waits for the first attempt of each.
     */
    async send(accountId: string, message: string): Promise<void> {
      const wanting = all().filter(
        (webhook) =>
          webhook.enabled &&
          (webhook.accountIds === null || webhook.accountIds.includes(accountId)) &&
          webhook.events.includes(message.toLowerCase()),
      );
      const status = { account_id: accountId, account_type: 'LINKEDIN', message };
      const json = JSON.stringify({ AccountStatus: status });
      const form = new URLSearchParams(
        Object.entries(status).map(([key, value]) => [`AccountStatus[${key}]`, value]),
      ).toString();
      await Promise.all(
        wanting.map(async ({ id, requestUrl, format, headers }) => {
          const event = format === 'form' ? form : json;
          const before = latest.get(id);
          latest.set(id, event);
          const own = Object.fromEntries(headers.map(({ key, value }) => [key, value]));
          for (const body of before === undefined ? [event, event] : [event, event, before])
            await deliver(context, requestUrl, body, own);
        }),
      );
    },
  };
}

export type Webhooks = ReturnType<typeof createWebhooks>;
