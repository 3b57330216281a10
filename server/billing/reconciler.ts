import { queueBillingMail } from '../../db/billing/billingMails.ts';
import { customersToRead, overdueCustomers, trialsEnding } from '../../db/billing/customers.ts';
import { transaction } from '../../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { second } from '../durations.ts';
import type { Result, Signals, Task } from '../jobs/jobs.ts';
import { mailDueNews } from '../messaging/news/newsMails.ts';
import { ProviderFault } from '../providers/fault.ts';
import { ownTrialMail, trialReminderMs } from './billingMails.ts';
import { handleLeftOver } from './receiveEvent.ts';
import { noteDifferences } from './reconcile.ts';
import { syncCustomer } from './syncCustomer.ts';

const everyMs = 60 * 60 * second;
/** Each user costs four calls. */
const paceMs = second;
const atOnce = 3000;

/**
 * Syncs every customer about once an hour, oldest copies first, so that a lost event is missed for at most
 * that long. After a start, users whose period ended while no server ran come first.
 */
export function reconcileTask(deps: Deps): Task {
  const { clock, log } = deps;
  async function handler(_job: unknown, { stopping }: Signals): Promise<Result> {
    void deps.billing.plansReady();
    await readCustomers(deps, {
      readBefore: clock.now() - everyMs,
      pace: () => pause(deps, stopping),
      stopping,
    }).catch((err) => log.error({ err }, 'failed to reconcile with Stripe'));
    if (stopping.aborted) return { state: 'release' };
    return { state: 'repeat', runAt: clock.now() + everyMs };
  }
  return { handler, clock, concurrency: 1, every: { ms: everyMs, firstAfter: 0 }, retriedAtStart: true };
}

/** Also mails the other news that are due by the clock. */
export function trialMailsTask(deps: Deps): Task {
  const handler = async (): Promise<Result> => {
    await mailEndingTrials(deps);
    await mailDueNews(deps);
    return { state: 'repeat', runAt: deps.clock.now() + everyMs };
  };
  return { handler, clock: deps.clock, concurrency: 1, every: { ms: everyMs, firstAfter: 0 } };
}

export async function reconcileNow(deps: Deps): Promise<void> {
  await mailEndingTrials(deps);
  await readCustomers(deps, { readBefore: deps.clock.now() + 1 });
}

type Round = { readBefore: number; pace?: () => Promise<void>; stopping?: AbortSignal };

async function readCustomers(deps: Deps, { readBefore, pace, stopping }: Round): Promise<void> {
  const { db, clock, log } = deps;
  await handleLeftOver(deps);
  const overdue = await overdueCustomers(db, clock.now());
  const stale = (await customersToRead(db, readBefore, atOnce)).map(({ id }) => id);
  for (const userId of new Set([...overdue, ...stale])) {
    if (stopping?.aborted) return;
    await syncCustomer(deps, userId).catch((fault: unknown) => {
      // One user who can't be read does not stop the round; a provider that is down does.
      if (fault instanceof ProviderFault && ['key', 'rate', 'unavailable'].includes(fault.kind)) throw fault;
      log.error({ userId, err: fault, alarm: 'billing' }, 'failed to read a user from Stripe');
    });
    await pace?.();
  }
  await noteDifferences(deps);
}

async function mailEndingTrials(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (const user of await trialsEnding(deps.db, now, now + trialReminderMs)) {
    const needs = { user, billingUrl: `${deps.config.publicUrl}/billing`, createdAt: now };
    const mail = ownTrialMail(needs, user.subscriptionEndsAt ?? now);
    await transaction(deps.db, (tx) => queueBillingMail(tx, user.id, mail));
  }
}

/** Ends early when the server stops. */
const pause = ({ clock }: Deps, stopping: AbortSignal) =>
  new Promise<void>((resolve) => {
    const cancel = clock.wakeAt(clock.now() + paceMs, end);
    function end() {
      cancel();
      stopping.removeEventListener('abort', end);
      resolve();
    }
    stopping.addEventListener('abort', end);
  });
