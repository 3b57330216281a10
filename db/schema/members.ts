import { sql } from 'drizzle-orm';
import { boolean, index, primaryKey, table, text, timestampMs, uniqueIndex } from '../dialect/table.ts';
import { ofAccount } from './accounts.ts';
import { users } from './users.ts';

/** A person in an owner's workspace: an invitation until accepted, then a user. Owners have no row. */
export const members = table(
  'members',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for an invitation. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The invited address. A member's own address may differ later. */
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    role: text('role', { enum: ['reviewer', 'viewer'] }).notNull(),
    /** False: only those in `member_accounts`. */
    allAccounts: boolean('all_accounts').notNull(),
    createdAt: timestampMs('created_at').notNull(),
    joinedAt: timestampMs('joined_at'),
    /** Belongs to the latest link; null once the link is used. */
    tokenHash: text('token_hash'),
    sentAt: timestampMs('sent_at').notNull(),
    expiresAt: timestampMs('expires_at'),
  },
  (table) => [
    uniqueIndex('members_person').on(table.ownerId, table.userId),
    uniqueIndex('members_invited').on(table.ownerId, table.emailKey).where(sql`user_id is null`),
    uniqueIndex('members_token').on(table.tokenHash),
    index('members_user').on(table.userId),
    index('members_email').on(table.emailKey).where(sql`user_id is null`),
    index('members_expiry').on(table.expiresAt).where(sql`user_id is null`),
  ],
);

/** The accounts of a member who does not have all. */
export const memberAccounts = table(
  'member_accounts',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    accountId: ofAccount(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.accountId] }),
    index('member_accounts_account').on(table.accountId),
  ],
);
