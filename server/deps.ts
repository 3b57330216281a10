import type { Db } from '../db/open.ts';
import type { Spacing } from './automation/network/pace.ts';
import type { ReadBudget } from './automation/network/readBudget.ts';
import type { Spending } from './automation/writing/spending.ts';
import type { Background } from './background.ts';
import type { Billing } from './billing/billing.ts';
import type { Clock, EngineTime, MachineTime } from './clock.ts';
import type { Config } from './config.ts';
import type { Concurrency } from './http/concurrency.ts';
import type { Passwords } from './identity/auth/passwords.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { EventBus } from './live/events.ts';
import type { Log } from './log.ts';
import type { Mailer } from './messaging/mail/mailer.ts';
import type { Heartbeat } from './operations/health/heartbeat.ts';
import type { Readiness } from './operations/health/readiness.ts';
import type { Metrics } from './operations/metrics/metrics.ts';
import type { ProviderCalls } from './operations/providerCalls.ts';
import type { Images } from './providers/images.ts';
import type { Network } from './providers/network.ts';
import type { Payments } from './providers/payments.ts';
import type { Writer } from './providers/writer.ts';

/** Built once in buildDeps.ts and passed in. */
export type Deps = {
  config: Config;
  db: Db;
  /** People's time: sessions, codes, subscriptions. */
  clock: Clock<MachineTime>;
  /** The automation's time, which may run faster in a demo. */
  engineClock: Clock<EngineTime>;
  /** From 0 up to 1, like Math.random. */
  random: () => number;
  /** The pauses between an account's network calls. */
  spacing: Spacing;
  passwords: Passwords;
  /** Limits the requests of each person that run at once. */
  concurrency: Concurrency;
  log: Log;
  /** Counts the reads of `network`, and rejects them once an account's daily budget is used up. */
  reads: ReadBudget;
  /** Neither counts nor checks: for `networkFor` alone. */
  networkClient: Network;
  network: Network;
  writer: Writer;
  /** Judges what the writer wrote. Null if the operator has turned it off. */
  judge: Writer | null;
  /** Counts the tokens of `writer` and `judge`, and refuses calls that could exceed a cap. */
  spending: Spending;
  images: Images;
  payments: Payments;
  billing: Billing;
  background: Background;
  mail: Mailer;
  jobs: Jobs;
  events: EventBus;
  metrics: Metrics;
  calls: ProviderCalls;
  heartbeat: Heartbeat;
  readiness: Readiness;
};
