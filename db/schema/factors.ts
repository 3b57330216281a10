import { index, integer, json, table, text, timestampMs, uniqueIndex } from '../dialect/table.ts';
import { ofUser } from './users.ts';

/** Public keys are not secret, so they are stored as they are. */
export const passkeys = table(
  'passkeys',
  {
    id: text('id').primaryKey(),
    userId: ofUser(),
    name: text('name').notNull(),
    credentialId: text('credential_id').notNull(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** The authenticator's signature counter; 0 if it does not count. */
    counter: integer('counter').notNull(),
    transports: json<string[]>('transports').notNull(),
    createdAt: timestampMs('created_at').notNull(),
    lastUsedAt: timestampMs('last_used_at'),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.credentialId),
    index('passkeys_user').on(table.userId),
  ],
);

/** An authenticator app's secret, sealed, because the server computes codes from it. */
export const totpSecrets = table('totp_secrets', {
  userId: ofUser().primaryKey(),
  sealed: text('sealed').notNull(),
  createdAt: timestampMs('created_at').notNull(),
  /** Null until the first code proves that the app has the secret. */
  confirmedAt: timestampMs('confirmed_at'),
  /** The latest 30-second step with an accepted code. Codes of this and earlier steps are rejected. */
  lastStep: integer('last_step'),
});

/** One-time replacements for a lost factor, stored as keyed hashes. */
export const recoveryCodes = table(
  'recovery_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    userId: ofUser(),
    createdAt: timestampMs('created_at').notNull(),
    usedAt: timestampMs('used_at'),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
);

/** A challenge for a factor: to sign in, to prove identity, or to add a passkey. */
export const challenges = table(
  'challenges',
  {
    /** A keyed hash of the id that the client has. */
    idHash: text('id_hash').primaryKey(),
    userId: ofUser(),
    kind: text('kind', { enum: ['login', 'proof', 'passkey'] }).notNull(),
    /** The session that proves identity or adds the passkey; null at a sign-in. */
    sessionId: text('session_id'),
    /** The bytes that the authenticator signs, in base64url; null without a passkey. */
    passkeyChallenge: text('passkey_challenge'),
    triesLeft: integer('tries_left').notNull(),
    createdAt: timestampMs('created_at').notNull(),
    expiresAt: timestampMs('expires_at').notNull(),
    /** The id by which a browser confirms a CLI sign-in; null for other sign-ins. */
    requestId: text('request_id'),
    /** A keyed hash of the code that the terminal shows. */
    codeHash: text('code_hash'),
    approvedAt: timestampMs('approved_at'),
    userAgent: text('user_agent').notNull().default(''),
    address: text('address').notNull().default(''),
  },
  (table) => [
    uniqueIndex('challenges_request').on(table.requestId),
    index('challenges_user').on(table.userId),
    index('challenges_expiry').on(table.expiresAt),
  ],
);
