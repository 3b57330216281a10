import { identity, index, integer, table, text, timestampMs, uniqueIndex } from '../dialect/table.ts';
import { users } from './users.ts';

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A sign-in. The token in the browser names it; ending it ends the token. */
export const sessions = table(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    createdAt: timestampMs('created_at').notNull(),
    lastSeenAt: timestampMs('last_seen_at').notNull(),
    expiresAt: timestampMs('expires_at').notNull(),
    endedAt: timestampMs('ended_at'),
    /** When the person last proved who they are: at the sign-in, or since. 0 for a session from before this was kept. */
    provedAt: timestampMs('proved_at').notNull().default(0),
    userAgent: text('user_agent').notNull().default(''),
    address: text('address').notNull().default(''),
    /** The admin's own session in which this one was begun, to look at what the user sees: it reads, and ends with that one. */
    viewerSessionId: text('viewer_session_id'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** A six-digit code sent by e-mail, kept as a hash. */
export const codes = table(
  'codes',
  {
    id: text('id').primaryKey(),
    /** Whose address it proves; null for one that nobody has, so that asking does not tell who is known. */
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
    userId: userId(),
    createdAt: timestampMs('created_at').notNull(),
    expiresAt: timestampMs('expires_at').notNull(),
    usedAt: timestampMs('used_at'),
  },
  (table) => [index('reset_tokens_user').on(table.userId)],
);

/** What a person's scripts sign in with. The token itself is not kept, only its SHA-256: it is too long to be guessed. */
export const personalTokens = table(
  'personal_tokens',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    name: text('name').notNull(),
    scope: text('scope', { enum: ['read', 'write'] }).notNull(),
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

/** One try at something that is limited: `subject` is what is counted, such as `login:email:ada@example.com`. */
export const attempts = table(
  'attempts',
  {
    id: identity('id'),
    subject: text('subject').notNull(),
    at: timestampMs('at').notNull(),
  },
  (table) => [index('attempts_subject').on(table.subject, table.at), index('attempts_at').on(table.at)],
);

/** A call that its Idempotency-Key lets happen once: claimed while it is at work, then kept with its answer. */
export const onceCalls = table(
  'once_calls',
  {
    /** A keyed hash of the client and the key. */
    id: text('id').primaryKey(),
    /** Null where the client has not signed in. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** A keyed hash of what was asked, because a body may hold a password. */
    fingerprint: text('fingerprint').notNull(),
    /** Whose turn it is to answer: a later claim takes it from one that never came back. */
    claim: text('claim').notNull(),
    /** Null while the call is at work. */
    status: integer('status'),
    /** The answer, encrypted: it may hold a token. */
    answer: text('answer'),
    expiresAt: timestampMs('expires_at').notNull(),
  },
  (table) => [index('once_calls_user').on(table.userId), index('once_calls_expiry').on(table.expiresAt)],
);
