import { connectingAccounts } from '../../db/accounts/accounts.ts';
import type { Deps } from '../deps.ts';
import { minute, second } from '../durations.ts';
import { ProviderFault } from '../providers/fault.ts';
import { refreshAccount } from './refreshAccount.ts';

export type Rechecks = ReturnType<typeof createRechecks>;

const everyMs = 30 * second;
/** The waits between reads of a connecting account. The last one repeats until it connects or is disconnected. */
const waits = [everyMs, minute, 5 * minute, 15 * minute, 60 * minute];

/** Reads connecting accounts again at growing waits, so that an event that was lost costs a while and no more. */
export function createRechecks(deps: Deps) {
  const { db, clock, log } = deps;
  /** By account, for as long as it is connecting. */
  const plans = new Map<string, { dueAt: number; reads: number }>();
  let closed = false;
  let cancelWake = () => {};
  let round: Promise<void> | undefined;

  async function work(): Promise<void> {
    const connecting = new Set(await connectingAccounts(db));
    for (const accountId of plans.keys()) if (!connecting.has(accountId)) plans.delete(accountId);
    for (const accountId of connecting) {
      if (closed) return;
      const now = clock.now();
      const { dueAt, reads } = plans.get(accountId) ?? { dueAt: now, reads: 0 };
      if (dueAt > now) continue;
      plans.set(accountId, {
        dueAt: now + (waits[Math.min(reads, waits.length - 1)] ?? minute),
        reads: reads + 1,
      });
      await refreshAccount(deps, accountId).catch((fault) => {
        if (!(fault instanceof ProviderFault)) throw fault;
        log.info({ accountId, detail: fault.detail }, 'failed to read a connecting account');
      });
    }
  }

  async function runRound(): Promise<void> {
    round = work().catch((err) => log.error({ err }, 'failed to read connecting accounts'));
    await round;
    if (!closed) cancelWake = clock.wakeAt(clock.now() + everyMs, () => void runRound());
  }

  return {
    start: (): void => void runRound(),
    /** Reads every account that is due, for a clock that is moved by hand. */
    runDue: work,
    async close(): Promise<void> {
      closed = true;
      cancelWake();
      await round;
    },
  };
}
