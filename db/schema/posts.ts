import { boolean, index, primaryKey, table, text, timestampMs } from '../dialect/table.ts';
import type { EngineTime } from '../time.ts';
import { ofAccount } from './accounts.ts';
import { comments } from './comments.ts';
import { ofUser } from './users.ts';

/** The posts that a user's accounts have taken. A repost also takes its original. */
export const commentedPosts = table(
  'commented_posts',
  {
    userId: ofUser(),
    postId: text('post_id').notNull(),
    commentId: text('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.postId] }),
    index('commented_posts_comment').on(table.commentId),
  ],
);

/**
 * Every post that an account was shown. chosen: a comment was written. skipped: a rule or the network
 * rejected it. open: another post came first; it may be chosen later.
 */
export const postDecisions = table(
  'seen_posts',
  {
    accountId: ofAccount(),
    postId: text('post_id').notNull(),
    postUrl: text('post_url').notNull(),
    posterName: text('poster_name').notNull(),
    /** The start of its text, at most 200 characters. */
    excerpt: text('excerpt').notNull(),
    postedAt: timestampMs('posted_at').notNull(),
    category: text('category', { enum: ['Monitor', 'Search'] }).notNull(),
    /** The search link or profile that showed it. */
    source: text('source').notNull(),
    verdict: text('verdict', { enum: ['chosen', 'skipped', 'open'] }).notNull(),
    /** One of `postReasons` (server/automation/controls/schemas.ts). */
    reason: text('reason').notNull(),
    /** For people: the avoided word, or the failed check. */
    detail: text('detail').notNull().default(''),
    /** Skipped whatever the settings become, because the network or the writer rejected it. */
    closed: boolean('closed').notNull().default(false),
    /** The time of the verdict. */
    at: timestampMs<EngineTime>('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.postId] }),
    // A covering index for the list's filters and counts.
    index('seen_posts_account').on(table.accountId, table.at, table.verdict, table.reason, table.category),
  ],
);
