import {
  type Claimed,
  claimDueAccounts,
  nextDueAt,
  queueDueAccounts,
  releaseAccount,
} from '../../../db/automation/automations.ts';
import { mayGoOn, operatorStop } from '../../../db/automation/switches.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Job, Result, Rows, Signals, Task } from '../../jobs/jobs.ts';
import type { Writer } from '../../providers/writer.ts';
import type { Sentence } from '../../texts/sentence.ts';
import { text } from '../../texts/text.ts';
import { raiseAlarm } from '../comment/refusals.ts';
import { states } from '../decide/states.ts';
import { type Circuit, createCircuit } from '../network/circuit.ts';
import { networkFor } from '../network/networkFor.ts';
import { createPace } from '../network/pace.ts';
import { runAccount } from './runAccount.ts';

const minute = 60_000;
/** High, because a run mostly waits for a provider. */
const concurrency = 64;
/** How many accounts a queued job claims at once. Few enough to leave some to other servers. */
const batch = 16;

/**
 * Account runs as jobs: the rows are automations, and a claim is the account's lease. An index finds the next
 * due account without reading the others.
 */
export function accountRuns(deps: Deps): Task {
  const leases = new Map<string, { holder: string; fence: number }>();
  const writerCircuit = circuitOf('writer', text('names.writer'));
  const runDeps = {
    ...deps,
    network: networkFor(deps.networkClient, deps.reads, {
      circuit: circuitOf('network', text('names.linkedin')),
      mayGoOn: (accountId) => mayGoOn(deps.db, accountId, leases.get(accountId) ?? { holder: '', fence: 0 }),
    }),
    writer: writerFor(deps.writer, writerCircuit),
    // The judge may be another model of the vendor. Its failures and timeouts count as the writer's.
    judge: deps.judge && writerFor(deps.judge, writerCircuit),
    pace: createPace(deps.engineClock, deps.random, deps.spacing),
  };

  function circuitOf(name: 'network' | 'writer', provider: Sentence) {
    return createCircuit({
      provider,
      clock: deps.engineClock,
      onChange(state, why, fault) {
        deps.metrics.circuit(name, state);
        const details = { provider: name, state };
        if (state !== 'open') deps.log.info(details, 'circuit breaker closed, provider is called again');
        else if (why === 'unavailable')
          deps.log.warn(details, 'circuit breaker opened, provider is unavailable');
        else {
          const reason = [fault?.hint?.message, fault?.detail].filter(Boolean).join(': ');
          raiseAlarm(deps, name, reason).catch((err: unknown) =>
            deps.log.error({ err }, 'failed to keep an alarm of a provider'),
          );
          deps.log.error(
            { ...details, alarm: 'provider_key' },
            'provider rejects the API key, check the configuration',
          );
        }
      },
    });
  }

  async function run(
    { key: accountId, attempts: fence, worker: holder, runAt }: Job,
    { cut }: Signals,
  ): Promise<Result> {
    const lease = { holder, fence };
    leases.set(accountId, lease);
    // No metric after a recheck, which makes an account due at 0.
    if (runAt) deps.metrics.runBegan(Math.max(0, deps.engineClock.now() - runAt));
    try {
      await runAccount(runDeps, lease, accountId, cut);
      return { state: 'done', record: async () => {} };
    } catch (err) {
      deps.log.error({ err, accountId }, 'failed to finish an account run');
      return afterFault(accountId, lease);
    } finally {
      // The account's next run may have stored its lease already.
      if (leases.get(accountId) === lease) leases.delete(accountId);
    }
  }

  function afterFault(accountId: string, lease: { holder: string; fence: number }): Result {
    const at = deps.engineClock.now() + minute;
    const state = states.backoff(at, text('dates.inAMinute'), text('calls.internal'));
    return {
      state: 'retry',
      runAt: at,
      error: '',
      record: () => transaction(deps.db, (tx) => releaseAccount(tx, accountId, lease, state)),
    };
  }

  /** Claims nothing while the operator has stopped everything. Each heartbeat checks again. */
  const rows = (worker: string): Rows => ({
    async claim(limit) {
      if (await operatorStop(deps.db)) return [];
      const claimed = await claimDueAccounts(deps.db, worker, deps.engineClock.now(), limit);
      return claimed.map((account) => jobOf(account, worker));
    },
    claimOne: async () => undefined,
    queueDue: () => queueDueAccounts(deps.db, deps.engineClock.now(), batch),
    nextRunAt: async () => ((await operatorStop(deps.db)) ? null : nextDueAt(deps.db)),
    settle: async () => {},
  });

  return { handler: run, rows, concurrency, batch, clock: deps.engineClock };
}

const writerFor = (writer: Writer, circuit: Circuit): Writer => ({
  ...writer,
  complete: (...request) => circuit.pass(() => writer.complete(...request)),
});

const jobOf = ({ accountId, fence, dueAt }: Claimed, worker: string): Job => ({
  kind: 'run',
  key: accountId,
  attempts: fence,
  worker,
  runAt: dueAt,
  createdAt: dueAt ?? 0,
  groupKey: null,
});
