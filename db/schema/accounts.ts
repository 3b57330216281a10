import { sql } from 'drizzle-orm';
import { boolean, index, integer, json, table, text, timestampMs } from '../dialect/table.ts';
import type { EngineTime, MachineTime } from '../time.ts';
import { ofUser } from './users.ts';

/** A connected account. Its id is the provider's. */
export const accounts = table(
  'accounts',
  {
    accountId: text('account_id').primaryKey(),
    userId: ofUser(),
    /** The member's id on the network. It identifies the member's own posts and comments. */
    providerId: text('provider_id').notNull().default(''),
    name: text('name').notNull(),
    email: text('email').notNull().default(''),
    imageUrl: text('image_url').notNull().default(''),
    status: text('status', { enum: ['Connected', 'Connecting', 'Disconnected'] }).notNull(),
    /** When it was first connected. A warm-up counts its days from here. */
    createdAt: timestampMs<EngineTime>('created_at').notNull(),
    /** When it was removed. The row stays, because history and taken posts refer to it. */
    removedAt: timestampMs<MachineTime>('removed_at'),
    /** The latest read of the results of its comments; null before the first. */
    resultsReadAt: timestampMs<EngineTime>('results_read_at'),
    /** When they are read next; null without a comment of the last month. */
    resultsNextReadAt: timestampMs<EngineTime>('results_next_read_at'),
    /** When a job found that the plan had ended, and when results were first read after a renewal. */
    planEndedAt: timestampMs<EngineTime>('plan_ended_at'),
    planRenewedAt: timestampMs<EngineTime>('plan_renewed_at'),
    /** When a restart was last requested. Cleared when it is connected again. */
    restartedAt: timestampMs<MachineTime>('restarted_at'),
  },
  (table) => [
    index('accounts_user').on(table.userId, table.createdAt),
    index('accounts_provider').on(table.providerId),
    index('accounts_results').on(table.resultsNextReadAt).where(sql`results_next_read_at is not null`),
    index('accounts_connecting').on(table.accountId).where(sql`status = 'Connecting'`),
  ],
);

/** The column of a row that an account has, and that is deleted with the account. */
export const ofAccount = () =>
  text('account_id')
    .notNull()
    .references(() => accounts.accountId, { onDelete: 'cascade', onUpdate: 'cascade' });

/** A hosted sign-in in progress. The secret in its notify address is stored as a hash and accepted once. */
export const connectLinks = table(
  'connect_links',
  {
    secretHash: text('secret_hash').primaryKey(),
    userId: ofUser(),
    /** The account that logs in again; null for a new account. */
    accountId: text('account_id'),
    /** The user agreed that the member's own comments are read once it is connected. */
    readVoice: boolean('read_voice').notNull().default(false),
    createdAt: timestampMs<MachineTime>('created_at').notNull(),
    expiresAt: timestampMs<MachineTime>('expires_at').notNull(),
    takenAt: timestampMs<MachineTime>('taken_at'),
  },
  (table) => [index('connect_links_user').on(table.userId)],
);

/** The engine's state of an account, in its own table because it is written often. */
export const automations = table(
  'automations',
  {
    accountId: text('account_id')
      .primaryKey()
      .references(() => accounts.accountId, { onDelete: 'cascade', onUpdate: 'cascade' }),
    running: boolean('running').notNull().default(false),
    /** When the engine next looks at the account; null if there is nothing to do. */
    dueAt: timestampMs<EngineTime>('due_at'),
    stateKind: text('state_kind', { enum: ['idle', 'waiting', 'working', 'blocked'] }).notNull(),
    stateReason: text('state_reason').notNull(),
    stateUntil: timestampMs<EngineTime>('state_until'),
    stateMessage: text('state_message').notNull(),
    /** Key and values of the message as JSON; null in older rows. */
    stateText: text('state_text'),
    /** The index in `timeBetweenComments` of the next interval. */
    intervalIndex: integer('interval_index').notNull().default(0),
    /** The earliest time of the next comment. */
    notBefore: timestampMs<EngineTime>('not_before').notNull().default(0),
    /** Consecutive faults, for the backoff. */
    faults: integer('faults').notNull().default(0),
    /** Consecutive posts that the writer or the network rejected. */
    skips: integer('skips').notNull().default(0),
    /** The next search link and the next profile. */
    searchCursor: integer('search_turn').notNull().default(0),
    monitorCursor: integer('monitor_turn').notNull().default(0),
    /** Consecutive sources without a post to comment on. */
    emptyRounds: integer('dry').notNull().default(0),
    /** When it was first started ever, and how many of its first drafts are still to be written. */
    firstStartedAt: timestampMs<EngineTime>('first_started_at'),
    firstDrafts: integer('first_drafts').notNull().default(0),
    /** Something changed during a run, so the account is due again right after it. */
    recheck: boolean('touched').notNull().default(false),
    /** The worker that holds the lease. `fence` grows with each lease, so that late writes are rejected. */
    leaseHolder: text('lease_holder'),
    fence: integer('fence').notNull().default(0),
  },
  (table) => [
    index('automations_due').on(table.dueAt).where(sql`lease_holder is null`),
    index('automations_leased').on(table.leaseHolder).where(sql`lease_holder is not null`),
  ],
);

/** A provider that rejects everything. Shown in the operator's notifications and by the doctor. */
export const providerAlarms = table('provider_alarms', {
  provider: text('provider', { enum: ['network', 'writer'] }).primaryKey(),
  /** The provider's own words, for the operator. */
  detail: text('detail').notNull(),
  /** By the machine's clock. After a day without failures, the next alarm is a new one. */
  since: timestampMs<MachineTime>('since').notNull(),
  lastAt: timestampMs<MachineTime>('last_at').notNull(),
});

/** How a server describes itself. Times are ms since the epoch by its own clock; circuits are its own too. */
export type AboutServer = {
  name: string;
  role: 'all' | 'web' | 'worker';
  version: string;
  /** Creation time of its latest migration. Absent in a version that requires exactly its own schema. */
  schema?: number;
  startedAt: number;
  circuits: Record<'network' | 'writer', 'closed' | 'open' | 'trying'>;
  /** Null if the server runs no engine. */
  engine?: { state: 'running' | 'stopped' | 'stalled'; fault: string | null } | null;
};

/** A living worker. Its claims hold while its heartbeat continues. */
export const engines = table('engines', {
  holder: text('holder').primaryKey(),
  /** By the database's clock, because servers' clocks may differ. */
  beatAt: timestampMs('beat_at').notNull(),
  /** Facts of the worker's server about itself, for operators. Null from earlier versions. */
  about: json<AboutServer>('about'),
  /** The holder of its server, for a pool of graphile-worker, which locks jobs by its own id. */
  server: text('server'),
});

/** A monitored profile. The network's calls take its provider id, not the public one. */
export const profiles = table('profiles', {
  /** `person:{identifier}` or `company:{identifier}`, in lower case. */
  key: text('key').primaryKey(),
  providerId: text('provider_id').notNull(),
  isCompany: boolean('is_company').notNull(),
  name: text('name').notNull(),
  url: text('url').notNull(),
  imageUrl: text('image_url').notNull(),
  /** Empty for companies and in older rows. */
  headline: text('headline').notNull().default(''),
  readAt: timestampMs<MachineTime>('read_at').notNull(),
});

export type StoredTiming = {
  fromTime: string;
  toTime: string;
  timezone: string;
  timeBetweenComments: number[];
  activeDays: string[];
};

/** The posts that an account skips. */
export type StoredTargeting = {
  avoidPeople: string[];
  avoidCompanies: string[];
  avoidWords: string[];
  oldestPostDays: number;
  sameAuthorDays: number;
  languages: string[];
};

export const settings = table('settings', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.accountId, { onDelete: 'cascade', onUpdate: 'cascade' }),
  timing: json<StoredTiming>('timing').notNull(),
  searchUrls: json<string[]>('search_urls').notNull(),
  searchProfiles: json<string[]>('search_profiles').notNull(),
  dailySearchComments: integer('daily_search_comments').notNull(),
  dailyMonitorComments: integer('daily_monitor_comments').notNull(),
  prompt: text('prompt').notNull(),
  /** Lines about the account holder: the only source of claims in the first person. */
  facts: json<string[]>('facts').notNull().default([]),
  choice: json<StoredTargeting>('choice').notNull(),
  /** Comments wait for a review before they are posted. */
  review: boolean('review').notNull(),
  /** The daily limits grow over the first two weeks. */
  warmUp: boolean('warm_up').notNull().default(false),
  /** How long an approved or automatic comment can be stopped before it is posted. */
  undoMinutes: integer('undo_minutes').notNull().default(0),
  /** Comments on delicate posts wait for a person, or aren't written. */
  delicatePosts: text('delicate_posts', { enum: ['hold', 'skip'] })
    .notNull()
    .default('hold'),
  savedAt: timestampMs<MachineTime>('saved_at').notNull(),
});
