import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { queueRefreshes } from '../db/accounts/accounts.ts';
import { nextDueAt, queueSizes } from '../db/automation/automations.ts';
import { unusedAt } from '../db/files/lock.ts';
import { onWake } from '../db/jobs/wake.ts';
import { reapWorkersBefore } from '../db/jobs/workers.ts';
import { openDatabase, recheckPrimary } from '../db/open.ts';
import { createApp, createRefusal, createStarting } from './app.ts';
import { type Spacing, usualSpacing } from './automation/network/pace.ts';
import { createReadBudget } from './automation/network/readBudget.ts';
import { lapse } from './automation/run/lapse.ts';
import { compilePatterns } from './automation/writing/compilePatterns.ts';
import { judgeTimeoutMs } from './automation/writing/judge.ts';
import { createSpending } from './automation/writing/spending.ts';
import { createBackground } from './background.ts';
import { createBilling } from './billing/billing.ts';
import { plansOnce } from './billing/plans.ts';
import { reconcileNow } from './billing/reconciler.ts';
import { acceleratedClock, type Clock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { second } from './durations.ts';
import { createConcurrency } from './http/concurrency.ts';
import { type Timeouts, timeouts } from './http/timeouts.ts';
import { createPasswords, type Passwords } from './identity/auth/passwords.ts';
import { createEmbeddedJobs } from './jobs/embedded.ts';
import type { Jobs, Kind } from './jobs/jobs.ts';
import { createTasks, outbox } from './jobs/tasks.ts';
import { createEventBus } from './live/events.ts';
import { watchOtherServers } from './live/otherServers.ts';
import type { Log } from './log.ts';
import { createMailer } from './messaging/mail/mailer.ts';
import { createPresence } from './operations/aboutServer.ts';
import { refuseDemoLogins } from './operations/demo/demoLogins.ts';
import { createHeartbeat } from './operations/health/heartbeat.ts';
import { createReadiness } from './operations/health/readiness.ts';
import { checkMachineClock } from './operations/machineClock.ts';
import { createMetrics } from './operations/metrics/metrics.ts';
import { timed } from './operations/metrics/timed.ts';
import { watchPrimary } from './operations/primary.ts';
import { createProviderCalls } from './operations/providerCalls.ts';
import { refuseOtherSecret } from './operations/secretCanary.ts';
import type { Endpoints } from './providers/endpoints.ts';
import { createImages } from './providers/images.ts';
import { createNetwork } from './providers/network.ts';
import { createPayments } from './providers/payments.ts';
import { createWriter } from './providers/writer.ts';
import { retryOpening } from './retryOpening.ts';
import { say } from './texts/say.ts';

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
  const metrics = createMetrics();
  const early = { config: options.config, metrics };
  // Node calls no app for a request whose path or Host is not a valid URL.
  const bad = { ...say('calls.urlOrHostInvalid'), code: 'malformed_request' } as const;
  const unreadable = createRefusal(early, bad);
  let { fetch } = createStarting(early);
  const inFlight = new Set<Promise<unknown>>();
  const answered = (request: Request, env: object) => {
    const answer = fetch(request, env);
    if (!(answer instanceof Promise)) return answer;
    const done = () => inFlight.delete(answer);
    inFlight.add(answer);
    answer.then(done, done);
    return answer;
  };
  const { idleTimeout, ...limits } = options.timeouts ?? timeouts;
  const listener = getRequestListener(answered, { errorHandler: () => unreadable.request('/') });
  const http = createServer(limits, (request, response) => {
    listener(request, response).catch((err: unknown) => {
      log.error({ err }, 'failed to send an answer');
      response.destroy();
    });
  });
  http.setTimeout(idleTimeout);
  // Turns the idle timeout off during a request: a preview may take longer, and bodies have their own limit.
  http.on('request', ({ socket }) => socket.setTimeout(0));
  http.listen(options.config.PORT, options.config.HOST);
  await once(http, 'listening');
  undo.push(() => {
    http.close();
    http.closeAllConnections();
  });
  const { port } = http.address() as AddressInfo;
  const publicUrl = options.config.publicUrl.replace(/:0$/, `:${port}`);
  const config: Config = { ...options.config, publicUrl };

  const passwords = options.passwords ?? createPasswords();
  const deadBefore = config.databaseUrl ? null : unusedAt(config.databasePath);
  const target = config.databaseUrl ?? config.databasePath;
  const watch = watchPrimary({ clock: options.clock ?? systemClock, log });
  const open = async () => {
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
  };
  const db = await retryOpening(open, config.DATABASE_WAIT * second, log);
  undo.push(db.close);
  // After a crash of the only server, frees its claims now instead of waiting for the missing heartbeat.
  if (deadBefore !== null) await reapWorkersBefore(db, deadBefore);
  await refuseDemoLogins({ config, db, passwords });
  await refuseOtherSecret(db, config);
  const endpoints = await options.endpoints(publicUrl);
  const origins = {
    publicUrl,
    images: new URL(endpoints.images.uploadUrl).origin,
    paymentsBase: endpoints.payments.apiBase,
  };
  const clock = options.clock ?? systemClock;
  const calls = createProviderCalls(clock);
  const tells: Parameters<typeof timed>[0] = {
    providerCall(provider, call, outcome, seconds) {
      metrics.providerCall(provider, call, outcome, seconds);
      // The judge uses the writer's provider.
      calls.note(provider === 'judge' ? 'writer' : provider, outcome, seconds);
    },
    hint(provider, { kind, detail, hint }) {
      log.warn(
        { provider, kind, detail, hint: hint?.message },
        'provider rejects all calls until the configuration is fixed',
      );
    },
  };
  if (config.RESULT_READS_HOURS !== undefined)
    log.warn('RESULT_READS_HOURS is ignored: results are read every 4 hours, and daily after 3 days');
  const engineClock = options.engineClock ?? acceleratedClock(config.AUTOMATION_CLOCK_RATE);
  const reads = createReadBudget({ db, engineClock, config });
  const network = reads.metered(timed(tells, 'network', createNetwork(endpoints.network)));
  const payments = timed(tells, 'payments', createPayments(endpoints.payments));
  const runsJobs = config.ROLE !== 'web';
  const runEngine = runsJobs && options.runEngine !== false;
  const heartbeat = createHeartbeat();
  const worker = randomUUID();
  const presence = createPresence({ worker, port, startedAt: clock.now() });
  const jobs = await createJobs(config, {
    db,
    clock,
    log,
    worker,
    async onHeartbeat() {
      await recheckPrimary(db);
      await presence.describe(deps, runEngine ? await heartbeat.beat(deps) : null);
    },
  });
  const { judge } = endpoints;
  const deps: Deps = {
    config,
    db,
    clock,
    engineClock,
    random: options.random ?? Math.random,
    spacing: options.spacing ?? usualSpacing,
    passwords,
    concurrency: createConcurrency(clock),
    log,
    reads,
    network,
    writer: timed(tells, 'writer', createWriter(endpoints.writer)),
    judge: judge && timed(tells, 'judge', createWriter({ ...judge, timeoutMs: judgeTimeoutMs })),
    spending: createSpending({
      ...{ db, clock, engineClock, log, worker },
      ...endpoints.writer,
      judgeModel: judge?.model ?? null,
    }),
    images: timed(tells, 'images', createImages(endpoints.images)),
    payments,
    billing: createBilling(plansOnce({ db, payments, log })),
    background: createBackground(log),
    mail: createMailer({ clock, ...endpoints.mail, authSecret: config.authSecret, calls }),
    jobs,
    events: createEventBus(clock),
    metrics,
    calls,
    heartbeat,
    readiness: createReadiness(db),
  };
  const work = createTasks(deps);
  jobs.define(work.tasks);
  onWake(db, jobs.hurry);
  const ignoreOthers = await watchOtherServers(deps);
  metrics.watch({ queue: () => queueSizes(db, deps.engineClock.now()), look: jobs.look });
  await presence.announce(deps);
  fetch = createApp(deps, options.webRoot, origins).fetch;
  await queueRefreshes(db, clock.now()).catch((err) =>
    log.error({ err }, 'failed to queue account refreshes'),
  );
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
      const closed = new Promise((resolve) => http.close(resolve));
      http.closeIdleConnections();
      heartbeat.end();
      await Promise.all([ignoreOthers(), jobs.stop(stopTimeout), Promise.allSettled(inFlight)]);
      // Event streams never end by themselves. The last bytes of answers get a moment.
      await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 50))]);
      http.closeAllConnections();
      await closed;
      await work.close();
      await deps.billing.queue.idle();
      await deps.background.idle();
      deps.mail.close();
      db.close();
    },
  };
}

/** Loads graphile-worker only if it is used. */
async function createJobs(
  { JOBS, databaseUrl }: Config,
  needs: Parameters<typeof createEmbeddedJobs>[0],
): Promise<Jobs> {
  if ((JOBS ?? (databaseUrl ? 'graphile' : 'embedded')) === 'embedded') return createEmbeddedJobs(needs);
  return (await import('./jobs/graphile.ts')).createGraphileJobs(needs);
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
