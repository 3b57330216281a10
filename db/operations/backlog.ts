import { count, isNotNull, isNull } from 'drizzle-orm';
import type { JobKind } from '../jobs/jobs.ts';
import type { Reader } from '../open.ts';
import { jobs, webhookEvents } from '../schema/index.ts';

/** Pending jobs and dead letters, without the accounts that are due. */
export async function backlog(db: Reader) {
  const queued = await db
    .select({ kind: jobs.kind, n: count() })
    .from(jobs)
    .where(isNull(jobs.deadAt))
    .groupBy(jobs.kind);
  const of = (kind: JobKind) => queued.find((row) => row.kind === kind)?.n ?? 0;
  return {
    mails: of('mail'),
    webhooks: of('webhook'),
    notices: await db.$count(webhookEvents, isNull(webhookEvents.handledAt)),
    closures: of('customer_deletion'),
    disconnections: of('account_deletion'),
    dead: await db.$count(jobs, isNotNull(jobs.deadAt)),
  };
}
