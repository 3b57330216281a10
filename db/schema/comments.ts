import { sql } from 'drizzle-orm';
import { isPostgres } from '../dialect/engine.ts';
import { index, integer, json, primaryKey, table, text, timestampMs } from '../dialect/table.ts';
import type { EngineTime } from '../time.ts';
import { ofAccount } from './accounts.ts';
import { ofUser } from './users.ts';

const confirmed = sql`state = 'confirmed'`;

/** Why a comment skipped review although review mode was on. */
export type StoredAutonomy = {
  /** The approvals without an edit that the source had, and how many it needed. */
  streak: number;
  after: number;
  /** Ms since the epoch. */
  earnedAt: number;
};

export type StoredTrace = {
  /** The first 8 hex digits of the prompt's SHA-256. */
  promptVersion: string;
  /** Calls to the writer until a comment passed the checks, including that one. */
  attempts: number;
  /** The kind of contribution that was asked for. Absent in older rows. */
  move?: string;
  /** ISO 639-1; null if the text was too short to tell. */
  language: string | null;
  /** Similarity to the most similar of the account's last 50 comments, from 0 to 1. */
  nearest: number;
  /** The result of each check by name. Absent in older rows. A plain string if it has no text key. */
  checks?: Record<string, string | { detail: string; text?: unknown }>;
  /** Absent unless the comment skipped review in review mode. */
  autonomy?: StoredAutonomy;
  /** The calls to the model for this comment. Absent in older rows. */
  usage?: StoredUsage;
};

export type StoredUsage = {
  model: string;
  calls: number;
  estimated: number;
  inputTokens: number;
  cachedTokens: number;
  outputTokens: number;
  /** In millionths of the currency; null if the model had no price. */
  cost: number | null;
};

/**
 * A comment from draft or reservation to history. It is one row, so that its states can't disagree.
 *
 * draft: waits for a review (see `drafts`). Its post is taken.
 * discarded: rejected, or not reviewed in time.
 * reserved: its post is taken, and nothing was sent.
 * sent: the call that posts it has started. The outcome is open.
 * confirmed: it is on the network.
 * unknown: the outcome could not be determined.
 * failed: it is not on the network, and is not sent again. If a person approved it, it becomes a draft
 * instead: its post stays taken, and only another approval sends it.
 */
export const comments = table(
  'comments',
  {
    id: text('id').primaryKey(),
    accountId: ofAccount(),
    userId: ofUser(),
    state: text('state', {
      enum: ['draft', 'discarded', 'reserved', 'sent', 'confirmed', 'unknown', 'failed'],
    }).notNull(),
    postId: text('post_id').notNull(),
    postUrl: text('post_url').notNull(),
    posterId: text('poster_id').notNull(),
    posterName: text('poster_name').notNull(),
    posterImageUrl: text('poster_image_url').notNull(),
    /** The start of the post's text, at most 280 characters; empty in older rows. */
    postExcerpt: text('post_excerpt').notNull().default(''),
    category: text('category', { enum: ['Monitor', 'Search'] }).notNull(),
    /** The search link or profile that found the post. */
    source: text('source').notNull(),
    comment: text('comment').notNull().default(''),
    /** The local date on which its window began, YYYY-MM-DD. The comment counts against this day's limit. */
    windowDay: text('window_day').notNull(),
    /** When it was posted. Until then, when its post was taken. */
    createdAt: timestampMs<EngineTime>('created_at').notNull(),
    sentAt: timestampMs<EngineTime>('sent_at'),
    /** When the network confirmed it, by its answer or by a later check of the post. */
    confirmedAt: timestampMs<EngineTime>('confirmed_at'),
    providerCommentId: text('provider_comment_id'),
    /** Looks at the post to settle an open outcome. */
    looks: integer('looks').notNull().default(0),
    /** When an unknown outcome is checked again; null without another check. */
    lookAt: timestampMs<EngineTime>('look_at'),
    trace: json<StoredTrace>('receipt'),
    /** When it was added to the results (`comment_results`); null until then. */
    countedAt: timestampMs<EngineTime>('counted_at'),
  },
  (table) => [
    // Covers the history's filters and its order.
    index('comments_user_created').on(table.userId, table.state, table.createdAt, table.category),
    index('comments_account_created')
      .on(table.accountId, table.createdAt, table.category, table.userId)
      .where(confirmed),
    // For the comparison of a new comment with the account's latest texts. Postgres indexes no value above
    // 2,704 bytes, which a comment may exceed, so it reads the texts from the table.
    ...(isPostgres
      ? []
      : [
          index('comments_account_texts')
            .on(table.accountId, table.createdAt, table.comment)
            .where(confirmed),
        ]),
    index('comments_user_poster')
      .on(table.userId, table.posterName, table.createdAt, table.category, table.accountId)
      .where(confirmed),
    index('comments_window').on(table.accountId, table.windowDay, table.category, table.state),
    index('comments_open').on(table.accountId).where(sql`state in ('reserved', 'sent')`),
    index('comments_look').on(table.accountId, table.lookAt).where(sql`look_at is not null`),
    index('comments_poster').on(table.accountId, table.posterId, table.createdAt),
    index('comments_uncounted').on(table.createdAt).where(sql`state = 'confirmed' and counted_at is null`),
  ],
);

/**
 * Confirmed comments per account and category, so that lists need not count. Written with each confirmed
 * comment, deleted with the account.
 */
export const commentTotals = table(
  'comment_totals',
  {
    accountId: ofAccount(),
    category: text('category', { enum: ['Monitor', 'Search'] }).notNull(),
    userId: ofUser(),
    total: integer('total').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.category] }),
    index('comment_totals_user').on(table.userId),
  ],
);
