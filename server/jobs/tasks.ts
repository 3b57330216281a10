import { refreshTask } from '../accounts/refreshAccount.ts';
import { accountRuns } from '../automation/run/accountTask.ts';
import { lapse } from '../automation/run/lapse.ts';
import { prune } from '../automation/run/prune.ts';
import { voiceTask } from '../automation/voice/voiceTask.ts';
import { reconcileTask, trialMailsTask } from '../billing/reconciler.ts';
import type { Deps } from '../deps.ts';
import { resultsTask } from '../history/results/countResults.ts';
import { resultReadsTask } from '../history/results/readResults.ts';
import { digestTask } from '../messaging/digest/digestTask.ts';
import { mailTask } from '../messaging/mail/mailQueue.ts';
import { webhookTask } from '../messaging/webhooks/webhookQueue.ts';
import { backupTask } from '../operations/backups/backups.ts';
import { accountDeletion, customerDeletion } from './deletions.ts';
import type { Kind, Result, Signals, Task, Tasks } from './jobs.ts';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** The kinds that run even with `runEngine: false`. */
export const outbox: readonly Kind[] = ['mail', 'webhook', 'customer_deletion', 'account_deletion'];

export function createTasks(deps: Deps): { tasks: Tasks; close(): Promise<void> } {
  const webhooks = webhookTask(deps);
  const backup = backupTask(deps);
  const tasks: Tasks = {
    mail: mailTask(deps),
    webhook: webhooks.task,
    customer_deletion: customerDeletion(deps),
    account_deletion: accountDeletion(deps),
    account_refresh: refreshTask(deps),
    voice_read: voiceTask(deps),
    lapse: lapseTask(deps),
    run: accountRuns(deps),
    trial_mails: trialMailsTask(deps),
    reconcile: reconcileTask(deps),
    prune: pruneTask(deps),
    results: resultsTask(deps),
    result_reads: resultReadsTask(deps),
    digest: digestTask(deps),
    ...(backup && { backup }),
  };
  return { tasks, close: webhooks.close };
}

/** Frequent, because no comment may be posted for an ended subscription. */
function lapseTask(deps: Deps): Task {
  const { clock } = deps;
  const ms = 5 * second;
  const handler = async (): Promise<Result> => {
    await lapse(deps);
    return { state: 'repeat', runAt: clock.now() + ms };
  };
  return { handler, clock, concurrency: 1, every: { ms, firstAfter: 0 } };
}

/** Deletes old rows once a day of the engine's clock. Starts late, because a starting server is busy. */
function pruneTask(deps: Deps): Task {
  const { engineClock: clock } = deps;
  const handler = async (_job: unknown, { stopping }: Signals): Promise<Result> => {
    await prune(deps, stopping);
    return stopping.aborted ? { state: 'release' } : { state: 'repeat', runAt: clock.now() + day };
  };
  return { handler, clock, concurrency: 1, every: { ms: day, firstAfter: 10 * minute } };
}
