import type { Db } from '../db/open.ts';
import { networkFor } from './automation/network/networkFor.ts';
import { type Spacing, usualSpacing } from './automation/network/pace.ts';
import { createReadBudget } from './automation/network/readBudget.ts';
import { judgeTimeoutMs } from './automation/writing/judge.ts';
import { createSpending } from './automation/writing/spending.ts';
import { createBackground } from './background.ts';
import { createBilling } from './billing/billing.ts';
import { plansOnce } from './billing/plans.ts';
import { acceleratedClock } from './clock.ts';
import type { Deps } from './deps.ts';
import { createConcurrency } from './http/concurrency.ts';
import { createEventBus } from './live/events.ts';
import { createMailer } from './messaging/mail/mailer.ts';
import { createHeartbeat } from './operations/health/heartbeat.ts';
import { createReadiness } from './operations/health/readiness.ts';
import { timed } from './operations/metrics/timed.ts';
import { createProviderCalls } from './operations/providerCalls.ts';
import type { Endpoints } from './providers/endpoints.ts';
import { createImages } from './providers/images.ts';
import { createNetwork } from './providers/network.ts';
import { createPayments } from './providers/payments.ts';
import { createWriter } from './providers/writer.ts';

type Options = {
  log: Deps['log'];
  engineClock?: Deps['engineClock'];
  random?: Deps['random'];
  spacing?: Spacing;
};
type Parts = Pick<Deps, 'config' | 'clock' | 'passwords' | 'metrics' | 'jobs'> & { db: Db; worker: string };

/** The clients of all providers, and everything else that routes and jobs share. */
export function buildDeps(options: Options, endpoints: Endpoints, parts: Parts): Deps {
  const { log } = options;
  const { config, db, clock, metrics, worker } = parts;
  if (config.RESULT_READS_HOURS !== undefined)
    log.warn('RESULT_READS_HOURS is ignored: results are read every 4 hours, and daily after 3 days');
  const calls = createProviderCalls(clock);
  const watched: Parameters<typeof timed>[0] = {
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
  const engineClock = options.engineClock ?? acceleratedClock(config.AUTOMATION_CLOCK_RATE);
  const reads = createReadBudget({ db, engineClock, config });
  const networkClient = timed(watched, 'network', createNetwork(endpoints.network));
  const payments = timed(watched, 'payments', createPayments(endpoints.payments));
  const { judge } = endpoints;
  return {
    ...parts,
    engineClock,
    random: options.random ?? Math.random,
    spacing: options.spacing ?? usualSpacing,
    concurrency: createConcurrency(clock),
    log,
    reads,
    networkClient,
    network: networkFor(networkClient, reads),
    writer: timed(watched, 'writer', createWriter(endpoints.writer)),
    judge: judge && timed(watched, 'judge', createWriter({ ...judge, timeoutMs: judgeTimeoutMs })),
    spending: createSpending({
      ...{ db, clock, engineClock, log, worker },
      ...endpoints.writer,
      judgeModel: judge?.model ?? null,
    }),
    images: timed(watched, 'images', createImages(endpoints.images)),
    payments,
    billing: createBilling(plansOnce({ db, payments, log })),
    background: createBackground(log),
    mail: createMailer({ clock, ...endpoints.mail, authSecret: config.authSecret, calls }),
    events: createEventBus(clock),
    calls,
    heartbeat: createHeartbeat(),
    readiness: createReadiness(db),
  };
}
