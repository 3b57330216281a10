import {
  type DisconnectionRow,
  dueDisconnections,
  forgetDisconnection,
  hastenDisconnections,
  nextDisconnectionDueAt,
  postponeDisconnection,
} from '../../db/disconnections.ts';
import type { Db } from '../../db/open.ts';
import { type Clock, within } from '../clock.ts';
import type { Log } from '../log.ts';
import { ProviderFault } from '../providers/fault.ts';
import type { Network } from '../providers/network.ts';

export type Disconnector = {
  /** Disconnects every due account at the provider, and resolves after one attempt each. Failures are retried later. */
  disconnectDue(): Promise<void>;
  /** Finishes what is under way; the rest waits for the next start. */
  close(): Promise<void>;
};

const second = 1000;
const minute = 60 * second;
/** How long to wait after each failed try; the last one goes on for ever, because an account that stays there costs money. */
const waits = [5 * second, 30 * second, 5 * minute, 30 * minute, 60 * minute];
const atOnce = 5;
/** Somebody waits for the first try. */
const patience = 10 * second;

type Options = { db: Db; clock: Clock; log: Log; network: Pick<Network, 'deleteAccount'> };

/** Works off the accounts that were given up here. Those that an earlier run left are tried at once. */
export function createDisconnector({ db, clock, log, network }: Options): Disconnector {
  const cut = new AbortController();
  let closed = false;
  let round: Promise<void> | undefined;
  let again = false;
  let cancelWake = () => {};

  /** One round at a time; a call during a round makes it look once more before it ends. */
  function disconnectDue(): Promise<void> {
    again = true;
    round ??= disconnect()
      .catch((err) => log.error({ err }, 'failed to read pending disconnections'))
      .finally(() => {
        round = undefined;
      });
    return round;
  }

  async function disconnect(): Promise<void> {
    cancelWake();
    while (again && !closed) {
      again = false;
      for (let batch = await nextBatch(); batch.length > 0 && !closed; batch = await nextBatch()) {
        await Promise.all(batch.map(tryOne));
      }
    }
    const next = closed ? null : await nextDisconnectionDueAt(db);
    if (next !== null) cancelWake = clock.wakeAt(next, () => void disconnectDue());
  }

  const nextBatch = () => dueDisconnections(db, clock.now(), atOnce);

  async function tryOne({ accountId, tries }: DisconnectionRow): Promise<void> {
    try {
      await within(patience, (signal) => network.deleteAccount(accountId, signal), cut.signal);
      await forgetDisconnection(db, accountId);
    } catch (err) {
      if (closed) return;
      const fault = err instanceof ProviderFault ? `${err.kind}: ${err.detail}` : String(err);
      log.error(
        { accountId, fault, tries: tries + 1, alarm: 'disconnect' },
        'failed to disconnect an account at the provider, will retry',
      );
      const dueAt = clock.now() + (waits[Math.min(tries, waits.length - 1)] ?? minute);
      await postponeDisconnection(db, accountId, { dueAt, tries: tries + 1, fault: fault.slice(0, 500) });
    }
  }

  void hastenDisconnections(db, clock.now()).then(disconnectDue);
  return {
    disconnectDue,
    async close() {
      closed = true;
      cancelWake();
      cut.abort(new Error('the server is stopping'));
      await round;
      cancelWake();
    },
  };
}
