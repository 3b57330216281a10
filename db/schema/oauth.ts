import { index, json, primaryKey, table, text, timestampMs } from '../dialect/table.ts';
import { ofUser, users } from './users.ts';

/**
 * The storage of the authorization server for assistants: clients, requests, codes, tokens. An ID is often a
 * secret, so only its SHA-256 is stored.
 */
export const oauthPayloads = table(
  'oauth_payloads',
  {
    kind: text('kind').notNull(),
    idHash: text('id_hash').notNull(),
    /** The grant that a code or a token belongs to. */
    grantId: text('grant_id'),
    /** Null until a person has signed in, and for a client. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    payload: json<Record<string, unknown>>('payload').notNull(),
    expiresAt: timestampMs('expires_at').notNull(),
    consumedAt: timestampMs('consumed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.idHash] }),
    index('oauth_payloads_grant').on(table.grantId),
    index('oauth_payloads_user').on(table.userId),
    index('oauth_payloads_expiry').on(table.expiresAt),
  ],
);

/** An assistant that a person connected. Its tokens count only as long as this row is there. */
export const oauthGrants = table(
  'oauth_grants',
  {
    id: text('id').primaryKey(),
    userId: ofUser(),
    clientId: text('client_id').notNull(),
    clientName: text('client_name').notNull(),
    /** The host or the scheme that the code was sent to. */
    redirectTo: text('redirect_to').notNull(),
    scope: text('scope', { enum: ['read', 'review', 'write'] }).notNull(),
    createdAt: timestampMs('created_at').notNull(),
    expiresAt: timestampMs('expires_at').notNull(),
    lastUsedAt: timestampMs('last_used_at'),
  },
  (table) => [
    index('oauth_grants_user').on(table.userId),
    index('oauth_grants_client').on(table.clientId),
    index('oauth_grants_expiry').on(table.expiresAt),
  ],
);
