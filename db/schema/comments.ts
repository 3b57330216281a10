import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { accounts } from './accounts.ts';
import { json, moment } from './columns.ts';
import { users } from './users.ts';

const confirmed = sql`state = 'confirmed'`;

/**
 * A comment from its intent to its place in the history; one row, so that the two can't disagree.
 * reserved: the post is taken, nothing was sent. sent: the call that posts has begun, its outcome is open.
 * confirmed: it stands on the network. unknown: nobody could find out. failed: it does not stand there.
 */
export const comments = sqliteTable(
  'comments',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade', onUpdate: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['reserved', 'sent', 'confirmed', 'unknown', 'failed'] }).notNull(),
    postId: text('post_id').notNull(),
    postUrl: text('post_url').notNull(),
    posterId: text('poster_id').notNull(),
    posterName: text('poster_name').notNull(),
    posterImageUrl: text('poster_image_url').notNull(),
    category: text('category', { enum: ['Monitor', 'Search'] }).notNull(),
    /** The search link or profile that found the post. */
    source: text('source').notNull(),
    comment: text('comment').notNull().default(''),
    /** The day whose limit it counts for, as YYYY-MM-DD in the account's zone: the day on which the window began. */
    windowDay: text('window_day').notNull(),
    /** When it was posted; until then, when the post was taken. */
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
    providerCommentId: text('provider_comment_id'),
    /** How often the post was looked at to settle an open outcome. */
    looks: integer('looks').notNull().default(0),
  },
  (table) => [
    // The history is read from these alone: they hold what it is filtered by, in the order in which it is shown.
    index('comments_user_created').on(table.userId, table.state, table.createdAt, table.category),
    index('comments_account_created').on(table.accountId, table.createdAt, table.category, table.userId).where(confirmed),
    index('comments_user_poster')
      .on(table.userId, table.posterName, table.createdAt, table.category, table.accountId)
      .where(confirmed),
    index('comments_window').on(table.accountId, table.windowDay, table.category, table.state),
    index('comments_open').on(table.accountId).where(sql`state in ('reserved', 'sent')`),
  ],
);

/**
 * How many confirmed comments an account has in each category, so that no list counts them. Written with every comment that becomes
 * confirmed, and gone with the account, as its comments are.
 */
export const commentTotals = sqliteTable(
  'comment_totals',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade', onUpdate: 'cascade' }),
    category: text('category', { enum: ['Monitor', 'Search'] }).notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    total: integer('total').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.category] }), index('comment_totals_user').on(table.userId)],
);

/** Which posts a user's accounts have taken. A repost takes its original too, so the same words are not answered twice. */
export const commentedPosts = sqliteTable(
  'commented_posts',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    postId: text('post_id').notNull(),
    commentId: text('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.postId] }), index('commented_posts_comment').on(table.commentId)],
);

/** Posts that an account leaves alone for good, and why. */
export const skippedPosts = sqliteTable(
  'skipped_posts',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade', onUpdate: 'cascade' }),
    postId: text('post_id').notNull(),
    reason: text('reason').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.postId] })],
);

/** What happened, for the people who watch. The id is the event id of the stream. */
export const events = sqliteTable(
  'events',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    kind: text('kind', { enum: ['state', 'comment_posted', 'comment_unknown', 'post_skipped', 'fault'] }).notNull(),
    at: moment('at').notNull(),
    message: text('message').notNull(),
    data: json<Record<string, unknown>>('data').notNull(),
  },
  (table) => [index('events_user').on(table.userId, table.id)],
);
