import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { openDb } from '../db/open.ts';
import { queueSizes } from '../db/queue.ts';
import { createDisconnector } from './accounts/disconnector.ts';
import { createRechecks, type Rechecks } from './accounts/rechecks.ts';
import { createApp, createRefusal } from './app.ts';
import { createEngine } from './automation/engine/engine.ts';
import { createEventBus } from './automation/engine/events.ts';
import { type Spacing, usualSpacing } from './automation/engine/pace.ts';
import { createReadBudget } from './automation/engine/readBudget.ts';
import { createBackground } from './background.ts';
import { createBilling } from './billing/billing.ts';
import { createCloser } from './billing/closer.ts';
import { createReconciler, type Reconciler } from './billing/reconciler.ts';
import { acceleratedClock, type Clock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { type Patience, patience } from './http/patience.ts';
import { createPasswords, type Passwords } from './identity/auth/passwords.ts';
import type { Log } from './log.ts';
import { createPostman } from './messaging/mail/postman.ts';
import { webhookSecrets } from './messaging/webhooks/secrets.ts';
import { createWebhookSender } from './messaging/webhooks/sender.ts';
import { createBackups } from './operations/backups/backups.ts';
import { refuseDemoLogins } from './operations/demo/demoLogins.ts';
import { createPulse } from './operations/health/pulse.ts';
import { createMetrics } from './operations/metrics/metrics.ts';
import { timed } from './operations/metrics/timed.ts';
import { createProviderCalls } from './operations/providerCalls.ts';
import type { Endpoints } from './providers/endpoints.ts';
import { createImages } from './providers/images.ts';
import { createNetwork } from './providers/network.ts';
import { createPayments } from './providers/payments.ts';
import { createWriter } from './providers/writer.ts';
import { say } from './texts/say.ts';

export type Options = {
  config: Config;
  log: Log;
  /** Where the providers are; called once the server's own address is known, because a provider may have to call back. */
  endpoints: (appUrl: string) => Promise<Endpoints>;
  /** The folder of the built web app; null serves the API alone. */
  webRoot: string | null;
  /** Tests move these; a server in earnest has the machine's. */
  clock?: Clock;
  engineClock?: Clock;
  random?: () => number;
  passwords?: Passwords;
  patience?: Patience;
  /** How far apart an account's network calls are. */
  spacing?: Spacing;
  /** False leaves the engine to whoever moves the clock. */
  runEngine?: boolean;
};

export type RunningServer = {
  url: string;
  deps: Deps;
  engine: ReturnType<typeof createEngine>;
  reconciler: Reconciler;
  rechecks: Rechecks;
  /** Finishes what is in flight and closes. */
  stop(): Promise<void>;
};

/** Builds everything once, in order, and listens. Until all stands, every call is answered 503. */
export async function startServer(options: Options): Promise<RunningServer> {
  const { log } = options;
  const metrics = createMetrics();
  const early = { config: options.config, metrics };
  const starting = { ...say('calls.serverStarting'), code: 'unavailable' } as const;
  // A request whose address or Host makes no URL never reaches the app.
  const bad = { ...say('calls.addressOrHostRequest'), code: 'malformed_request' } as const;
  const unreadable = createRefusal(early, 400, bad);
  let { fetch } = createRefusal(early, 503, starting, { 'Retry-After': '1' });
  const inFlight = new Set<Promise<unknown>>();
  const answered = (request: Request, env: object) => {
    const answer = fetch(request, env);
    if (!(answer instanceof Promise)) return answer;
    const done = () => inFlight.delete(answer);
    inFlight.add(answer);
    answer.then(done, done);
    return answer;
  };
  const { idleTimeout, ...limits } = options.patience ?? patience;
  const http = createServer(
    limits,
    getRequestListener(answered, { errorHandler: () => unreadable.request('/') }),
  );
  http.setTimeout(idleTimeout);
  // A preview may take longer to answer, and the limits of the request hold for its body.
  http.on('request', ({ socket }) => socket.setTimeout(0));
  http.listen(options.config.PORT, options.config.HOST);
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const publicUrl = options.config.publicUrl.replace(/:0$/, `:${port}`);
  const config: Config = { ...options.config, publicUrl };

  const passwords = options.passwords ?? createPasswords();
  const db = openDb(config.databasePath, { backupDir: config.backupDir });
  await refuseDemoLogins({ config, db, passwords });
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
      calls.note(provider, outcome, seconds);
    },
    hint(provider, { kind, detail, hint }) {
      log.warn(
        { provider, kind, detail, hint: hint?.message },
        'provider rejects all calls until the configuration is fixed',
      );
    },
  };
  const engineClock = options.engineClock ?? acceleratedClock(config.AUTOMATION_CLOCK_RATE);
  const reads = createReadBudget({ db, engineClock, config });
  const network = reads.metered(timed(tells, 'network', createNetwork(endpoints.network)));
  const payments = timed(tells, 'payments', createPayments(endpoints.payments));
  const mail = createPostman({ db, clock, log, ...endpoints.mail, authSecret: config.authSecret, calls });
  const deps: Deps = {
    config,
    db,
    clock,
    engineClock,
    random: options.random ?? Math.random,
    spacing: options.spacing ?? usualSpacing,
    passwords,
    log,
    reads,
    network,
    writer: timed(tells, 'writer', createWriter(endpoints.writer)),
    images: timed(tells, 'images', createImages(endpoints.images)),
    payments,
    billing: createBilling({ db, payments, log }),
    background: createBackground(log),
    mail,
    disconnector: createDisconnector({ db, clock, log, network }),
    closer: createCloser({ db, clock, log, payments }),
    events: createEventBus(clock),
    metrics,
    calls,
    pulse: createPulse(),
    webhooks: createWebhookSender({
      db,
      clock,
      log,
      secrets: webhookSecrets(config.authSecret),
      privateToo: config.webhooksToPrivate,
      settingsUrl: `${config.publicUrl}/settings#webhooks`,
      deliverMails: () => void mail.deliverDue(),
    }),
  };
  deps.events.onOutgoing(() => void deps.webhooks.deliverDue());
  const engine = createEngine(deps);
  const reconciler = createReconciler(deps);
  const rechecks = createRechecks(deps);
  const backups = createBackups(deps);
  metrics.watchQueue(() => queueSizes(db, deps.engineClock.now()));
  fetch = createApp(deps, options.webRoot, origins).fetch;
  if (options.runEngine !== false) {
    await engine.start();
    reconciler.start();
    rechecks.start();
    backups.start();
  }
  void watchLogins(deps);

  return {
    url: `http://${config.HOST}:${port}`,
    deps,
    engine,
    reconciler,
    rechecks,
    async stop() {
      const closed = new Promise((resolve) => http.close(resolve));
      http.closeIdleConnections();
      await Promise.all([engine.stop(), Promise.allSettled(inFlight)]);
      // Only event streams, which never end by themselves, and answers on their last bytes remain.
      await new Promise((resolve) => setTimeout(resolve, 50));
      http.closeAllConnections();
      await closed;
      await Promise.all([
        deps.disconnector.close(),
        reconciler.close(),
        rechecks.close(),
        backups.close(),
        deps.closer.close(),
        deps.webhooks.close(),
      ]);
      await deps.billing.lanes.idle();
      await deps.background.idle();
      await deps.mail.close();
      db.close();
    },
  };
}

/** Asks the network to tell us of logins that break. Without that they are noticed at the next comment. */
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
