import { randomUUID } from 'node:crypto';
import { queueRefreshes } from '../db/accounts/accounts.ts';
import { nextDueAt, queueMissingRuns, queueSizes } from '../db/automation/automations.ts';
import { unusedAt } from '../db/files/lock.ts';
import { onWake } from '../db/jobs/wake.ts';
import { reapWorkersBefore } from '../db/jobs/workers.ts';
import { type Db, openDatabase, recheckPrimary } from '../db/open.ts';
import { transaction } from '../db/transaction.ts';
import { createApp, createRefusal, createStarting } from './app.ts';
import type { Spacing } from './automation/network/pace.ts';
import { lapse } from './automation/run/lapse.ts';
import { compilePatterns } from './automation/writing/compilePatterns.ts';
import { reconcileNow } from './billing/reconciler.ts';
import { buildDeps } from './buildDeps.ts';
import { type Clock, type MachineTime, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { second } from './durations.ts';
import { listen } from './http/listen.ts';
import type { Timeouts } from './http/timeouts.ts';
import { createPasswords, type Passwords } from './identity/auth/passwords.ts';
import { createJobs } from './jobs/createJobs.ts';
import type { Kind } from './jobs/jobs.ts';
import { createTasks, outbox } from './jobs/tasks.ts';
import { watchOtherServers } from './live/otherServers.ts';
import type { Log } from './log.ts';
import { createPresence } from './operations/aboutServer.ts';
import { refuseDemoLogins } from './operations/demo/demoLogins.ts';
import { checkMachineClock } from './operations/machineClock.ts';
import { createMetrics } from './operations/metrics/metrics.ts';
import { watchPrimary } from './operations/primary.ts';
import { refuseOtherSecret } from './operations/secretCanary.ts';
import type { Endpoints } from './providers/endpoints.ts';
import { retryOpening } from './retryOpening.ts';
import { text } from './texts/text.ts';

export type Options = {
  config: Config;
  log: Log;
  /** Called once the server's address is known, because a provider may call back. */
  endpoints: (appUrl: string) => Promise<Endpoints>;
  /** The folder of the built web app; null serves the API alone. */
  webRoot: string | null;
  /** Tests move these; production uses the machine's. */
  clock?: Clock;
  engineClock?: Clock;
  random?: () => number;
  passwords?: Passwords;
  timeouts?: Timeouts;
  /** Pauses between an account's network calls. */
  spacing?: Spacing;
  /** False runs only the outbox; the caller moves the clock and runs the rest. */
  runEngine?: boolean;
};

export type RunningServer = {
  url: string;
  deps: Deps;
  /** For tests. */
  engine: {
    /** Runs every due account, and returns their number. */
    runDue(): Promise<number>;
    /** When the next account is due, ms since the epoch; null if none is. */
    nextDueAt(): Promise<number | null>;
  };
  reconciler: { runNow(): Promise<void> };
  /** Resolves with a sentence when this version can no longer use the database and the server must end. */
  excluded: Promise<string>;
  /** Completes the work in progress, then closes. */
  stop(): Promise<void>;
};

/** How long a stop waits for running jobs before it aborts them, ms. */
const stopTimeout = 20_000;

/** Builds everything once, in order, and listens. Answers every call with 503 until it is ready. */
export async function startServer(options: Options): Promise<RunningServer> {
  const undo: (() => void)[] = [];
  try {
    return await start(options, undo);
  } catch (error) {
    for (const close of undo) close();
    throw error;
  }
}

/** @param undo gets functions that close what was opened, for a start that fails */
async function start(options: Options, undo: (() => void)[]): Promise<RunningServer> {
  const { log } = options;
  const clock = options.clock ?? systemClock;
  const passwords = options.passwords ?? createPasswords();
  const metrics = createMetrics();
  const early = { config: options.config, metrics };
  const unreadable = createRefusal(early, { ...text('calls.urlOrHostInvalid'), code: 'malformed_request' });
  const http = await listen(options, {
    starting: createStarting(early),
    unreadable: () => unreadable.request('/'),
  });
  undo.push(http.close);
  const { config, port } = http;
  const db = await open(config, clock, log);
  undo.push(db.close);
  await refuseDemoLogins({ config, db, passwords });
  await refuseOtherSecret(db, config);
  const endpoints = await options.endpoints(config.publicUrl);

  const runsJobs = config.ROLE !== 'web';
  const runEngine = runsJobs && options.runEngine !== false;
  const worker = randomUUID();
  const presence = createPresence({ worker, port, startedAt: clock.now() });
  const jobs = await createJobs({
    db,
    clock,
    log,
    worker,
    async onHeartbeat() {
      await recheckPrimary(db);
      await presence.describe(deps, runEngine ? await deps.heartbeat.record(deps) : null);
    },
  });
  const deps = buildDeps(options, endpoints, { config, db, clock, passwords, metrics, worker, jobs });
  const work = createTasks(deps);
  jobs.define(work.tasks);
  onWake(db, jobs.hurry);
  const ignoreOthers = await watchOtherServers(deps);
  metrics.watch({ queue: () => queueSizes(db, deps.engineClock.now()), look: jobs.look });
  await presence.announce(deps);
  http.serve(
    createApp(deps, options.webRoot, {
      publicUrl: config.publicUrl,
      images: new URL(endpoints.images.uploadUrl).origin,
      paymentsBase: endpoints.payments.apiBase,
    }),
  );
  await queueMissing(db, clock.now()).catch((err) => log.error({ err }, 'failed to queue missing jobs'));
  await jobs.start(runEngine ? (Object.keys(work.tasks) as Kind[]) : runsJobs ? outbox : []);
  void compilePatterns();
  // Only servers that serve HTTP get the network's events.
  if (config.ROLE !== 'worker') void watchLogins(deps);

  return {
    url: `http://${config.HOST}:${port}`,
    deps,
    excluded: presence.excluded,
    engine: {
      async runDue() {
        await lapse(deps);
        return jobs.runDue('run');
      },
      nextDueAt: () => nextDueAt(db),
    },
    reconciler: { runNow: () => reconcileNow(deps) },
    async stop() {
      deps.readiness.stop();
      // Lets load balancers notice before connections are refused.
      if (config.SHUTDOWN_DELAY > 0)
        await new Promise<void>((resolve) => {
          clock.wakeAt(clock.now() + config.SHUTDOWN_DELAY * second, resolve);
        });
      const refuse = http.refuse();
      deps.heartbeat.end();
      await Promise.all([ignoreOthers(), jobs.stop(stopTimeout), http.answered()]);
      await refuse();
      await work.close();
      await deps.billing.queue.idle();
      await deps.background.idle();
      deps.mail.close();
      db.close();
    },
  };
}

/** Waits for a database that is away, and frees at once the claims of an only server that crashed. */
async function open(config: Config, clock: Clock, log: Log): Promise<Db> {
  const deadBefore = config.databaseUrl ? null : unusedAt(config.databasePath);
  const target = config.databaseUrl ?? config.databasePath;
  const watch = watchPrimary({ clock, log });
  const db = await retryOpening(
    async () => {
      const opened = await openDatabase(target, {
        ...{ backupDir: config.backupDir, limits: config.databaseLimits, watch },
      });
      try {
        if (config.databaseUrl) await checkMachineClock(opened, log);
        return opened;
      } catch (error) {
        opened.close();
        throw error;
      }
    },
    config.DATABASE_WAIT * second,
    log,
  );
  if (deadBefore !== null) await reapWorkersBefore(db, deadBefore);
  return db;
}

/** Queues the jobs that an upgrade or a restore left out. */
async function queueMissing(db: Db, now: MachineTime): Promise<void> {
  await queueRefreshes(db, now);
  await transaction(db, queueMissingRuns);
}

/** Registers the webhook for broken logins. Without it, they are detected at the next comment. */
async function watchLogins({ network, config, log }: Deps): Promise<void> {
  try {
    await network.ensureStatusWebhook(`${config.publicUrl}/webhooks/network`, config.webhookSecret);
  } catch (fault) {
    log.warn(
      { err: fault },
      'failed to register the status webhook at the network; broken logins are detected at the next comment',
    );
  }
}
