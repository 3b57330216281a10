import {
  type ClosureRow,
  dueClosures,
  forgetClosure,
  hastenClosures,
  nextClosureDueAt,
  postponeClosure,
} from '../../db/closures.ts';
import type { Db } from '../../db/open.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { ProviderFault } from '../providers/fault.ts';
import type { Payments } from '../providers/payments.ts';

export type Closer = {
  /** Deletes every due customer at Stripe, and resolves after one attempt each. Failures are retried later. */
  closeDue(): Promise<void>;
  /** Finishes what is under way; the rest waits for the next start. */
  close(): Promise<void>;
};

const second = 1000;
const minute = 60 * second;
/** How long to wait after each failed try; the last one goes on for ever, because whoever stays there is charged. */
const waits = [5 * second, 30 * second, 5 * minute, 30 * minute, 60 * minute];
const atOnce = 5;

type Options = { db: Db; clock: Clock; log: Log; payments: Pick<Payments, 'deleteCustomer'> };

/** Works off the customers whose users are gone. Those that an earlier run left are tried at once. */
export function createCloser({ db, clock, log, payments }: Options): Closer {
  let closed = false;
  let round: Promise<void> | undefined;
  let again = false;
  let cancelWake = () => {};

  /** One round at a time; a call during a round makes it look once more before it ends. */
  function closeDue(): Promise<void> {
    again = true;
    round ??= work()
      .catch((err) => log.error({ err }, 'failed to read pending customer deletions'))
      .finally(() => {
        round = undefined;
      });
    return round;
  }

  async function work(): Promise<void> {
    cancelWake();
    while (again && !closed) {
      again = false;
      for (let batch = await nextBatch(); batch.length > 0 && !closed; batch = await nextBatch()) {
        await Promise.all(batch.map(tryOne));
      }
    }
    const next = closed ? null : await nextClosureDueAt(db);
    if (next !== null) cancelWake = clock.wakeAt(next, () => void closeDue());
  }

  const nextBatch = () => dueClosures(db, clock.now(), atOnce);

  async function tryOne({ customerId, tries }: ClosureRow): Promise<void> {
    try {
      await payments.deleteCustomer(customerId);
      await forgetClosure(db, customerId);
    } catch (err) {
      const fault = err instanceof ProviderFault ? `${err.kind}: ${err.detail}` : String(err);
      log.error(
        { customerId, fault, tries: tries + 1, alarm: 'closure' },
        'failed to delete Stripe customer, will retry',
      );
      const dueAt = clock.now() + (waits[Math.min(tries, waits.length - 1)] ?? minute);
      await postponeClosure(db, customerId, { dueAt, tries: tries + 1, fault: fault.slice(0, 500) });
    }
  }

  void hastenClosures(db, clock.now()).then(closeDue);
  return {
    closeDue,
    async close() {
      closed = true;
      cancelWake();
      await round;
      cancelWake();
    },
  };
}
