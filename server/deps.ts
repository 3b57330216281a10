import type { Db } from '../db/open.ts';
import type { EventBus } from './automation/engine/events.ts';
import type { Spacing } from './automation/engine/pace.ts';
import type { ReadBudget } from './automation/engine/readBudget.ts';
import type { Background } from './background.ts';
import type { Billing } from './billing/billing.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Passwords } from './identity/auth/passwords.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Log } from './log.ts';
import type { Mailer } from './messaging/mail/mailer.ts';
import type { Heartbeat } from './operations/health/heartbeat.ts';
import type { Metrics } from './operations/metrics/metrics.ts';
import type { ProviderCalls } from './operations/providerCalls.ts';
import type { Images } from './providers/images.ts';
import type { Network } from './providers/network.ts';
import type { Payments } from './providers/payments.ts';
import type { Writer } from './providers/writer.ts';

/** All that a verb may need, built once in main.ts and passed in. */
export type Deps = {
  config: Config;
  db: Db;
  /** The time of people: sessions, codes, subscriptions. */
  clock: Clock;
  /** The time of the automation, which a demo may let run faster. */
  engineClock: Clock;
  /** From 0 up to 1, as Math.random gives it. */
  random: () => number;
  /** How far apart the engine keeps the network calls of an account. */
  spacing: Spacing;
  passwords: Passwords;
  log: Log;
  /** Counts what `network` reads, and refuses it once an account's reads of the day are used up. */
  reads: ReadBudget;
  network: Network;
  writer: Writer;
  images: Images;
  payments: Payments;
  billing: Billing;
  background: Background;
  mail: Mailer;
  /** Everything that happens later, or by the clock. */
  jobs: Jobs;
  events: EventBus;
  metrics: Metrics;
  calls: ProviderCalls;
  heartbeat: Heartbeat;
};
