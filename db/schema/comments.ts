import { sql } from 'drizzle-orm';
import { index, integer, json, primaryKey, table, text, timestampMs } from '../dialect/table.ts';
import { accounts } from './accounts.ts';
import { users } from './users.ts';

const confirmed = sql`state = 'confirmed'`;

/** How a comment came to be what it is. */
export type StoredTrace = {
  /** The first 8 hex digits of SHA-256 over the prompt that it was written from. */
  promptVersion: string;
  /** How often the writer was asked until a comment passed the checks. */
  attempts: number;
  /** ISO 639-1; null where the text was too short to tell. */
  language: string | null;
  /** How near it comes to the most similar of the account's last 50, from 0 to 1. */
  nearest: number;
  /** What each check found, by its name. It passed them all. Absent in what was written before this was kept; a string alone from before there were texts. */
  checks?: Record<string, string | { detail: string; text?: unknown }>;
};

/**
 * A comment from its draft or intent to its place in the history; one row, so that they can't disagree.
 * draft: written and waiting for a person (see `drafts`); the post is taken. discarded: the person did not want it, or nobody looked.
 * reserved: the post is taken, nothing was sent. sent: the call that posts has begun, its outcome is open.
 * confirmed: it stands on the network. unknown: nobody could find out. failed: it does not stand there.
 */
export const comments = table(
  'comments',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade', onUpdate: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state', {
      enum: ['draft', 'discarded', 'reserved', 'sent', 'confirmed', 'unknown', 'failed'],
    }).notNull(),
    postId: text('post_id').notNull(),
    postUrl: text('post_url').notNull(),
    posterId: text('poster_id').notNull(),
    posterName: text('poster_name').notNull(),
    posterImageUrl: text('poster_image_url').notNull(),
    /** The beginning of the post's text, at most 280 characters; empty in what was taken before this was kept. */
    postExcerpt: text('post_excerpt').notNull().default(''),
    category: text('category', { enum: ['Monitor', 'Search'] }).notNull(),
    /** The search link or profile that found the post. */
    source: text('source').notNull(),
    comment: text('comment').notNull().default(''),
    /** The day whose limit it counts for, as YYYY-MM-DD in the account's zone: the day on which the window began. */
    windowDay: text('window_day').notNull(),
    /** When it was posted; until then, when the post was taken. */
    createdAt: timestampMs('created_at').notNull(),
    sentAt: timestampMs('sent_at'),
    /** When the network's answer, or a look at the post, showed that it stands there. */
    confirmedAt: timestampMs('confirmed_at'),
    providerCommentId: text('provider_comment_id'),
    /** How often the post was looked at to settle an open outcome. */
    looks: integer('looks').notNull().default(0),
    /** When to look once more at what is unknown, long after the account has gone on; null where nothing is to be found out. */
    lookAt: timestampMs('look_at'),
    trace: json<StoredTrace>('receipt'),
  },
  (table) => [
    // The history is read from these alone: they hold what it is filtered by, in the order in which it is shown.
    index('comments_user_created').on(table.userId, table.state, table.createdAt, table.category),
    index('comments_account_created')
      .on(table.accountId, table.createdAt, table.category, table.userId)
      .where(confirmed),
    // An account's latest texts stand side by side here: each new comment is compared with fifty.
    index('comments_account_texts').on(table.accountId, table.createdAt, table.comment).where(confirmed),
    index('comments_user_poster')
      .on(table.userId, table.posterName, table.createdAt, table.category, table.accountId)
      .where(confirmed),
    index('comments_window').on(table.accountId, table.windowDay, table.category, table.state),
    index('comments_open').on(table.accountId).where(sql`state in ('reserved', 'sent')`),
    index('comments_look').on(table.accountId, table.lookAt).where(sql`look_at is not null`),
    index('comments_poster').on(table.accountId, table.posterId, table.createdAt),
  ],
);

/**
 * How many confirmed comments an account has in each category, so that no list counts them. Written with every comment that becomes
 * confirmed, and gone with the account, as its comments are.
 */
export const commentTotals = table(
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
  (table) => [
    primaryKey({ columns: [table.accountId, table.category] }),
    index('comment_totals_user').on(table.userId),
  ],
);
