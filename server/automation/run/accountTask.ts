import { claimAccount, releaseAccount, settleRun } from '../../../db/automation/automations.ts';
import { mayGoOn, operatorStop } from '../../../db/automation/switches.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { minute, second } from '../../durations.ts';
import type { Job, Result, Signals, Task } from '../../jobs/jobs.ts';
import type { Writer } from '../../providers/writer.ts';
import type { Sentence } from '../../texts/sentence.ts';
import { text } from '../../texts/text.ts';
import { raiseAlarm } from '../comment/refusals.ts';
import { states } from '../decide/states.ts';
import { type Circuit, createCircuit } from '../network/circuit.ts';
import { networkFor } from '../network/networkFor.ts';
import { createPace } from '../network/pace.ts';
import { runAccount } from './runAccount.ts';

/** High, because a run mostly waits for a provider. */
const concurrency = 64;

/**
 * The run of an account is a job, which ends with the next one. The account's lease protects it from a job
 * that comes twice or late.
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

  async function run(job: Job, { cut }: Signals): Promise<Result> {
    const { key: accountId, holder } = job;
    const settle = () => transaction(deps.db, (tx) => settleRun(tx, job, deps.engineClock.now()));
    const settled = { state: 'done', record: settle } as const;
    const claimed = await claimAccount(deps.db, { accountId, holder, now: deps.engineClock.now() });
    if (!claimed) return settled;
    const lease = { holder, fence: claimed.fence };
    leases.set(accountId, lease);
    // No metric after a recheck, which makes an account due at 0.
    if (claimed.dueAt) deps.metrics.runBegan(Math.max(0, deps.engineClock.now() - claimed.dueAt));
    try {
      const isReleased = await runAccount(runDeps, { ...lease, job }, accountId, cut);
      return isReleased ? { ...settled, record: async () => {} } : settled;
    } catch (err) {
      deps.log.error({ err, accountId }, 'failed to finish an account run');
      return afterFault(job, lease);
    } finally {
      // The account's next run may have stored its lease already.
      if (leases.get(accountId) === lease) leases.delete(accountId);
    }
  }

  function afterFault(job: Job, lease: { holder: string; fence: number }): Result {
    const at = deps.engineClock.now() + minute;
    const state = states.backoff(at, text('dates.inAMinute'), text('calls.internal'));
    const record = () =>
      transaction(deps.db, async (tx) => {
        await releaseAccount(tx, job.key, lease, state);
        await settleRun(tx, job, at);
      });
    return { state: 'done', record };
  }

  return {
    handler: run,
    clock: deps.engineClock,
    concurrency,
    // A run that can't be claimed throws. That is a fault of the database.
    waits: [5 * second],
    // The operator has stopped everything.
    isHeld: async () => (await operatorStop(deps.db)) !== undefined,
  };
}

const writerFor = (writer: Writer, circuit: Circuit): Writer => ({
  ...writer,
  complete: (...request) => circuit.pass(() => writer.complete(...request)),
});
