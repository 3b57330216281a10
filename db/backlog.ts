import { count, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from './open.ts';
import { closures, disconnections, mails, webhookMessages, webhookReceipts } from './schema/index.ts';

/** What waits to be done, besides the accounts that are due. */
export async function backlog(db: Db) {
  const n = (rows: { n: number } | undefined) => rows?.n ?? 0;
  return {
    mails: n(db.select({ n: count() }).from(mails).where(isNotNull(mails.dueAt)).get()),
    webhooks: n(
      db.select({ n: count() }).from(webhookMessages).where(isNotNull(webhookMessages.dueAt)).get(),
    ),
    notices: n(
      db.select({ n: count() }).from(webhookReceipts).where(isNull(webhookReceipts.handledAt)).get(),
    ),
    closures: n(db.select({ n: count() }).from(closures).get()),
    disconnections: n(db.select({ n: count() }).from(disconnections).get()),
  };
}
