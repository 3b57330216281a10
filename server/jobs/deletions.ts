import { within } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { ProviderFault } from '../providers/fault.ts';
import type { Job, Result, Signals, Task } from './jobs.ts';

const second = 1000;
const minute = 60 * second;
/** The last one repeats forever, because a remaining customer or account costs money. */
const waits = [5 * second, 30 * second, 5 * minute, 30 * minute, 60 * minute];
/** Short, because a person waits for the first attempt. */
const timeout = 10 * second;

type Needs = Pick<Deps, 'clock' | 'log'>;
type Deletion = {
  remove(key: string, signal: AbortSignal): Promise<void>;
  names: string;
  alarm: string;
  failed: string;
};

function deletion({ clock, log }: Needs, { remove, names, alarm, failed }: Deletion): Task {
  async function handler({ key, attempts: tries }: Job, { cut }: Signals): Promise<Result> {
    try {
      await remove(key, cut);
      return { state: 'done' };
    } catch (err) {
      if (cut.aborted) return { state: 'release' };
      const fault = err instanceof ProviderFault ? `${err.kind}: ${err.detail}` : String(err);
      log.error({ [names]: key, fault, tries, alarm }, failed);
      const wait = waits[Math.min(tries, waits.length) - 1] ?? minute;
      return { state: 'retry', runAt: clock.now() + wait, error: fault.slice(0, 500) };
    }
  }
  return { handler, clock, concurrency: 5, waits, retriedAtStart: true };
}

/** Deletes the customer of a deleted user, so that nothing more is charged. The job outlives the user. */
export const customerDeletion = (
  needs: Needs & { payments: Pick<Deps['payments'], 'deleteCustomer'> },
): Task =>
  deletion(needs, {
    remove: (customerId) => needs.payments.deleteCustomer(customerId),
    names: 'customerId',
    alarm: 'closure',
    failed: 'failed to delete Stripe customer, will retry',
  });

/**
 * Deletes an account that would otherwise stay connected and cost money. The job outlives the account and its
 * user.
 */
export const accountDeletion = (needs: Needs & { network: Pick<Deps['network'], 'deleteAccount'> }): Task =>
  deletion(needs, {
    remove: (accountId, cut) =>
      within(timeout, (signal) => needs.network.deleteAccount(accountId, signal), cut),
    names: 'accountId',
    alarm: 'disconnect',
    failed: 'failed to disconnect an account at the provider, will retry',
  });
