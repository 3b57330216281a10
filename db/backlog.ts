import { isNotNull, isNull } from 'drizzle-orm';
import type { Reader } from './open.ts';
import { closures, disconnections, mails, webhookMessages, webhookReceipts } from './schema/index.ts';

/** What waits to be done, besides the accounts that are due. */
export async function backlog(db: Reader) {
  return {
    mails: await db.$count(mails, isNotNull(mails.dueAt)),
    webhooks: await db.$count(webhookMessages, isNotNull(webhookMessages.dueAt)),
    notices: await db.$count(webhookReceipts, isNull(webhookReceipts.handledAt)),
    closures: await db.$count(closures),
    disconnections: await db.$count(disconnections),
  };
}
