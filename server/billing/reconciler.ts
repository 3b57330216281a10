import { tell } from '../../db/billingNotices.ts';
import { customersToRead, overdueCustomers, trialsEnding } from '../../db/customers.ts';
import { transaction } from '../../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { second } from '../durations.ts';
import { ProviderFault } from '../providers/fault.ts';
import { ownTrialNotice, trialNoticeMs } from './notices.ts';
import { handleLeftOver } from './receiveNotice.ts';
import { noteDifferences } from './reconcile.ts';
import { syncCustomer } from './syncCustomer.ts';

export type Reconciler = ReturnType<typeof createReconciler>;

const everyMs = 60 * 60 * second;
/** Four calls each, so a few calls a second in all. */
const paceMs = second;
const atOnce = 3000;

/**
 * Reads customers anew every hour, those whose copy is oldest first, so that a notice that was lost is missed for a while and no
 * longer, and notes what then still differs; and tells those whose trial ends. At the start it begins with whoever's period ended while nobody looked.
 */
export function createReconciler(deps: Deps) {
  const { db, clock, log } = deps;
  let closed = false;
  let cancelWake = () => {};
  let round: Promise<void> | undefined;

  /** Everything that is due, without pauses where `paced` is false. */
  async function work(readBefore: number, paced: boolean): Promise<void> {
    await tellOfTrials();
    await handleLeftOver(deps);
    const overdue = await overdueCustomers(db, clock.now());
    const stale = (await customersToRead(db, readBefore, atOnce)).map(({ id }) => id);
    for (const userId of new Set([...overdue, ...stale])) {
      if (closed) return;
      await syncCustomer(deps, userId).catch((fault) => goOn(userId, fault));
      if (paced) await pause();
    }
    await noteDifferences(deps);
  }

  /** One user who can't be read does not keep the others waiting; a provider that is away does. */
  function goOn(userId: string, fault: unknown): void {
    if (fault instanceof ProviderFault && ['key', 'rate', 'unavailable'].includes(fault.kind)) throw fault;
    log.error({ userId, err: fault, alarm: 'billing' }, 'failed to read a user from Stripe');
  }

  async function tellOfTrials(): Promise<void> {
    const now = clock.now();
    for (const user of await trialsEnding(db, now, now + trialNoticeMs)) {
      const needs = { user, billingUrl: `${deps.config.publicUrl}/billing`, createdAt: now };
      const notice = ownTrialNotice(needs, user.subscriptionEndsAt ?? now);
      await transaction(db, (tx) => tell(tx, user.id, notice));
    }
    void deps.mail.deliverDue();
  }

  /** Ends early when the server stops. */
  const pause = () =>
    new Promise<void>((resolve) => {
      const cancel = clock.wakeAt(clock.now() + paceMs, resolve);
      cancelWake = () => {
        cancel();
        resolve();
      };
    });

  async function runRound(): Promise<void> {
    if (closed) return;
    round = work(clock.now() - everyMs, true).catch((err) => {
      log.error({ err }, 'failed to reconcile with Stripe');
    });
    await round;
    if (!closed) cancelWake = clock.wakeAt(clock.now() + everyMs, () => void runRound());
  }

  return {
    start(): void {
      void deps.billing.plansReady();
      void runRound();
    },
    /** A round at once, of everybody. */
    runNow: () => work(clock.now() + 1, false),
    async close(): Promise<void> {
      closed = true;
      cancelWake();
      await round;
    },
  };
}
