import { count, isNotNull, isNull } from 'drizzle-orm';
import type { JobKind } from './jobs.ts';
import type { Db } from './open.ts';
import { jobs, webhookReceipts } from './schema/index.ts';

/** What waits to be done, besides the accounts that are due, and what was given up. */
export async function backlog(db: Db) {
  const queued = db
    .select({ kind: jobs.kind, n: count() })
    .from(jobs)
    .where(isNull(jobs.deadAt))
    .groupBy(jobs.kind)
    .all();
  const of = (kind: JobKind) => queued.find((row) => row.kind === kind)?.n ?? 0;
  const unhandled = db
    .select({ n: count() })
    .from(webhookReceipts)
    .where(isNull(webhookReceipts.handledAt))
    .get();
  const dead = db.select({ n: count() }).from(jobs).where(isNotNull(jobs.deadAt)).get();
  return {
    mails: of('mail'),
    webhooks: of('webhook'),
    notices: unhandled?.n ?? 0,
    closures: of('customer_deletion'),
    disconnections: of('account_deletion'),
    dead: dead?.n ?? 0,
  };
}
