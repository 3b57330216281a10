import { sql } from 'drizzle-orm';
import { boolean, index, integer, json, table, text, timestampMs } from '../dialect/table.ts';
import { users } from './users.ts';

/** A connected account of the network. Its id is the provider's own. */
export const accounts = table(
  'accounts',
  {
    accountId: text('account_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The member's id on the network: what own posts and own comments are known by. */
    providerId: text('provider_id').notNull().default(''),
    name: text('name').notNull(),
    email: text('email').notNull().default(''),
    imageUrl: text('image_url').notNull().default(''),
    status: text('status', { enum: ['Connected', 'Connecting', 'Disconnected'] }).notNull(),
    createdAt: timestampMs('created_at').notNull(),
    /** When it was disconnected here. The row stays, because the history and the posts it took hang on it. */
    removedAt: timestampMs('removed_at'),
    /** When the provider was asked to restart it, since it was last connected or disconnected. */
    restartedAt: timestampMs('restarted_at'),
  },
  (table) => [
    index('accounts_user').on(table.userId, table.createdAt),
    index('accounts_provider').on(table.providerId),
    index('accounts_connecting').on(table.accountId).where(sql`status = 'Connecting'`),
  ],
);

/** A hosted sign-in under way. The secret in its notify address is kept as a hash and taken once. */
export const connectLinks = table(
  'connect_links',
  {
    secretHash: text('secret_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The account that logs in again; null connects a new one. */
    accountId: text('account_id'),
    createdAt: timestampMs('created_at').notNull(),
    expiresAt: timestampMs('expires_at').notNull(),
    takenAt: timestampMs('taken_at'),
  },
  (table) => [index('connect_links_user').on(table.userId)],
);

/** What the engine knows of an account, apart from the account so that the row that is written often is small. */
export const automations = table(
  'automations',
  {
    accountId: text('account_id')
      .primaryKey()
      .references(() => accounts.accountId, { onDelete: 'cascade', onUpdate: 'cascade' }),
    running: boolean('running').notNull().default(false),
    /** When the engine looks at the account next; null while nothing is to be done. */
    dueAt: timestampMs('due_at'),
    stateKind: text('state_kind', { enum: ['idle', 'waiting', 'working', 'blocked'] }).notNull(),
    stateReason: text('state_reason').notNull(),
    stateUntil: timestampMs('state_until'),
    stateMessage: text('state_message').notNull(),
    /** Key and values of the message as JSON; null in rows from before there was this column. */
    stateText: text('state_text'),
    /** Which of `timeBetweenComments` comes next. */
    intervalIndex: integer('interval_index').notNull().default(0),
    /** No comment before this time: the interval since the last one. */
    notBefore: timestampMs('not_before').notNull().default(0),
    /** Faults in a row, for the back-off. */
    faults: integer('faults').notNull().default(0),
    /** Posts in a row that the writer or the network refused. */
    skips: integer('skips').notNull().default(0),
    /** Where the sources' turns stand. */
    searchCursor: integer('search_turn').notNull().default(0),
    monitorCursor: integer('monitor_turn').notNull().default(0),
    /** Sources in a row that had no post to comment on. */
    emptyRounds: integer('dry').notNull().default(0),
    /** Somebody changed something while an engine was at work: look again as soon as it is done. */
    recheck: boolean('touched').notNull().default(false),
    /** The engine that acts for the account now. The number grows at each taking, so that a late one is refused. */
    leaseHolder: text('lease_holder'),
    fence: integer('fence').notNull().default(0),
  },
  (table) => [
    index('automations_due').on(table.dueAt).where(sql`lease_holder is null`),
    index('automations_leased').on(table.leaseHolder).where(sql`lease_holder is not null`),
  ],
);

/** A provider that refuses everything, whatever is asked of it: for the operator's bell and the doctor. */
export const providerAlarms = table('provider_alarms', {
  provider: text('provider', { enum: ['network', 'writer'] }).primaryKey(),
  /** The provider's own words, for the operator. */
  detail: text('detail').notNull(),
  /** When it began: an alarm after a quiet day is a new one. By the machine's clock. */
  since: timestampMs('since').notNull(),
  lastAt: timestampMs('last_at').notNull(),
});

/** A worker that is alive. What it has claimed is its own as long as its heart beats. */
export const engines = table('engines', {
  holder: text('holder').primaryKey(),
  /** By the database's clock: servers may be on machines whose clocks differ. */
  beatAt: timestampMs('beat_at').notNull(),
});

/** A monitored profile as the network knows it: posts are asked for by provider id, never by the public one. */
export const profiles = table('profiles', {
  /** `person:{identifier}` or `company:{identifier}`, in lower case. */
  key: text('key').primaryKey(),
  providerId: text('provider_id').notNull(),
  isCompany: boolean('is_company').notNull(),
  name: text('name').notNull(),
  url: text('url').notNull(),
  imageUrl: text('image_url').notNull(),
  /** What a person does, in their words; empty for companies, and for what was read before this was kept. */
  headline: text('headline').notNull().default(''),
  readAt: timestampMs('read_at').notNull(),
});

export type StoredTiming = {
  fromTime: string;
  toTime: string;
  timezone: string;
  timeBetweenComments: number[];
  activeDays: string[];
};

/** Which posts an account leaves alone. */
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
  choice: json<StoredTargeting>('choice').notNull(),
  /** Comments wait for a person before they are posted. */
  review: boolean('review').notNull(),
  /** The daily limits grow over the first two weeks. */
  warmUp: boolean('warm_up').notNull().default(false),
  savedAt: timestampMs('saved_at').notNull(),
});
