import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  primaryKey,
  table,
  text,
  timestampMs,
  uniqueIndex,
} from '../dialect/table.ts';
import type { EngineTime, MachineTime } from '../time.ts';
import { ofAccount } from './accounts.ts';
import { comments } from './comments.ts';
import { ofUser } from './users.ts';

/**
 * The reactions and replies to a confirmed comment, with the values by which results are grouped. These are
 * stored when the comment is counted, so that later changes of settings move no figure.
 */
export const commentResults = table(
  'comment_results',
  {
    commentId: text('comment_id')
      .primaryKey()
      .references(() => comments.id, { onDelete: 'cascade' }),
    accountId: ofAccount(),
    /** When it was posted. */
    createdAt: timestampMs<EngineTime>('created_at').notNull(),
    /** YYYY-MM-DD in the account's zone: the comment's window day. */
    day: text('day').notNull(),
    /** 0 to 23 in the account's zone. */
    hour: integer('hour').notNull(),
    category: text('category', { enum: ['Monitor', 'Search'] }).notNull(),
    source: text('source').notNull(),
    /** Empty if unknown. */
    promptVersion: text('prompt_version').notNull(),
    /** The kind of contribution that was asked for; empty if unknown. */
    move: text('move').notNull().default(''),
    /** ISO 639-1; empty if it is unknown. */
    language: text('language').notNull(),
    /** automatic: skipped review. edited: approved with a changed text. */
    review: text('review', { enum: ['automatic', 'approved', 'edited'] }).notNull(),
    /** The person who approved it; empty without a review, and once the person is erased. */
    reviewer: text('reviewer').notNull().default(''),
    /**
     * The share of the words that the review changed, in thousandths; 0 if it was approved unchanged. Null
     * without a review, and for comments that were counted before it was kept.
     */
    wordsChanged: integer('words_changed'),
    reactions: integer('reactions').notNull().default(0),
    /** When a read last found more reactions than the one before; null until then. */
    reactionsAt: timestampMs<EngineTime>('reactions_at'),
    /** Replies by others. */
    replies: integer('replies').notNull().default(0),
    /** The network's count at the latest read of the thread, with the member's own replies. */
    replyCounter: integer('reply_counter').notNull().default(0),
    /** Where the next read goes on in a long thread; null once all its pages were read. */
    threadCursor: text('thread_cursor'),
    // The counts of the latest read at or before each age, so that comments are compared at equal age. Null
    // without such a read.
    reactions24h: integer('reactions_24h'),
    replies24h: integer('replies_24h'),
    readAt24h: timestampMs<EngineTime>('read_at_24h'),
    reactions72h: integer('reactions_72h'),
    replies72h: integer('replies_72h'),
    readAt72h: timestampMs<EngineTime>('read_at_72h'),
    reactions168h: integer('reactions_168h'),
    replies168h: integer('replies_168h'),
    readAt168h: timestampMs<EngineTime>('read_at_168h'),
    /** The latest read; null before the first. */
    readAt: timestampMs<EngineTime>('read_at'),
    /** When a read first missed it on the network, after an earlier read had found it. */
    removedAt: timestampMs<EngineTime>('removed_at'),
  },
  (table) => [
    index('comment_results_reviewer').on(table.reviewer).where(sql`reviewer <> ''`),
    // Covers the query for the best comments of a period.
    index('comment_results_best').on(
      table.accountId,
      table.day,
      table.replies,
      table.reactions,
      table.commentId,
    ),
  ],
);

/** Prompts that an account used before, so that results can name them. Settings have the current one. */
export const earlierPrompts = table(
  'earlier_prompts',
  {
    accountId: ofAccount(),
    /** As comments store it. */
    version: text('version').notNull(),
    text: text('text').notNull(),
    replacedAt: timestampMs<MachineTime>('replaced_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.version] })],
);

/** The replies to a comment. The member's own are included, to show the thread. */
export const commentReplies = table(
  'comment_replies',
  {
    id: text('id').primaryKey(),
    commentId: text('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    accountId: ofAccount(),
    userId: ofUser(),
    providerReplyId: text('provider_reply_id').notNull(),
    authorId: text('author_id').notNull(),
    authorName: text('author_name').notNull(),
    authorHeadline: text('author_headline').notNull(),
    authorUrl: text('author_url').notNull(),
    authorImageUrl: text('author_image_url').notNull(),
    text: text('text').notNull(),
    isOwn: boolean('is_own').notNull(),
    /** When it was written, or found if the network does not say. */
    createdAt: timestampMs<EngineTime>('created_at').notNull(),
    foundAt: timestampMs<EngineTime>('found_at').notNull(),
    /** When the user marked it as handled. Own replies are never marked. */
    handledAt: timestampMs<MachineTime>('handled_at'),
  },
  (table) => [
    uniqueIndex('comment_replies_network').on(table.commentId, table.providerReplyId),
    index('comment_replies_user').on(table.userId, table.isOwn, table.createdAt),
    index('comment_replies_open').on(table.userId).where(sql`handled_at is null`),
    index('comment_replies_account').on(table.accountId),
    index('comment_replies_found').on(table.foundAt),
  ],
);
