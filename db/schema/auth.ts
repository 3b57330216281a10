import { identity, index, integer, table, text, timestampMs, uniqueIndex } from '../dialect/table.ts';
import { ofUser, users } from './users.ts';

/** A login. Ending it makes its token invalid. */
export const sessions = table(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: ofUser(),
    createdAt: timestampMs('created_at').notNull(),
    lastSeenAt: timestampMs('last_seen_at').notNull(),
    expiresAt: timestampMs('expires_at').notNull(),
    endedAt: timestampMs('ended_at'),
    /** Until when use prolongs the session; null: never. */
    prolongedUntil: timestampMs('prolonged_until'),
    /** The latest proof of identity, at the login or later; 0 in older rows. */
    provedAt: timestampMs('proved_at').notNull().default(0),
    userAgent: text('user_agent').notNull().default(''),
    address: text('address').notNull().default(''),
    /** For an impersonation, the admin's own session. An impersonation only reads, and ends with it. */
    viewerSessionId: text('viewer_session_id'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** A six-digit code sent by e-mail, stored as a hash. */
export const codes = table(
  'codes',
  {
    id: text('id').primaryKey(),
    /** Null for an unknown address. A code is stored anyway, so as not to reveal who is known. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The address that the code proves, in lower case. */
    emailKey: text('email_key').notNull(),
    codeHash: text('code_hash').notNull(),
    createdAt: timestampMs('created_at').notNull(),
    expiresAt: timestampMs('expires_at').notNull(),
    triesLeft: integer('tries_left').notNull(),
    usedAt: timestampMs('used_at'),
  },
  (table) => [
    index('codes_email').on(table.emailKey, table.createdAt),
    index('codes_expiry').on(table.expiresAt),
  ],
);

export const resetTokens = table(
  'reset_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: ofUser(),
    createdAt: timestampMs('created_at').notNull(),
    expiresAt: timestampMs('expires_at').notNull(),
    usedAt: timestampMs('used_at'),
  },
  (table) => [index('reset_tokens_user').on(table.userId)],
);

/** A plain SHA-256 is enough, because a token is too long to be guessed. */
export const personalTokens = table(
  'personal_tokens',
  {
    id: text('id').primaryKey(),
    userId: ofUser(),
    name: text('name').notNull(),
    scope: text('scope', { enum: ['read', 'review', 'write'] }).notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: timestampMs('created_at').notNull(),
    expiresAt: timestampMs('expires_at'),
    lastUsedAt: timestampMs('last_used_at'),
    revokedAt: timestampMs('revoked_at'),
  },
  (table) => [
    uniqueIndex('personal_tokens_hash').on(table.tokenHash),
    index('personal_tokens_user').on(table.userId),
  ],
);

/** One attempt at a rate-limited action. `subject` is the counter, such as `login:email:ada@example.com`. */
export const attempts = table(
  'attempts',
  {
    id: identity('id'),
    subject: text('subject').notNull(),
    at: timestampMs('at').notNull(),
  },
  (table) => [index('attempts_subject').on(table.subject, table.at), index('attempts_at').on(table.at)],
);

/** A call with an Idempotency-Key: claimed while it runs, then stored with its answer. */
export const onceCalls = table(
  'once_calls',
  {
    /** A keyed hash of the client and the key. */
    id: text('id').primaryKey(),
    /** Null without a login. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** A keyed hash of the request, because a body may hold a password. */
    fingerprint: text('fingerprint').notNull(),
    /** The claim that may answer: a later claim replaces an expired one. */
    claim: text('claim').notNull(),
    /** Null while the call runs. */
    status: integer('status'),
    /** Encrypted, because it may hold a token. */
    answer: text('answer'),
    expiresAt: timestampMs('expires_at').notNull(),
  },
  (table) => [index('once_calls_user').on(table.userId), index('once_calls_expiry').on(table.expiresAt)],
);
