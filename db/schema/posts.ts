import { boolean, index, primaryKey, table, text, timestampMs } from '../dialect/table.ts';
import { accounts } from './accounts.ts';
import { comments } from './comments.ts';
import { users } from './users.ts';

/** Which posts a user's accounts have taken. A repost takes its original too, so the same words are not answered twice. */
export const commentedPosts = table(
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
  (table) => [
    primaryKey({ columns: [table.userId, table.postId] }),
    index('commented_posts_comment').on(table.commentId),
  ],
);

/**
 * Every post that an account was shown, and what became of it. chosen: a comment was written for it. skipped: a rule or the network
 * spoke against it. open: another one came first; it may still have its turn.
 */
export const seenPosts = table(
  'seen_posts',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade', onUpdate: 'cascade' }),
    postId: text('post_id').notNull(),
    postUrl: text('post_url').notNull(),
    posterName: text('poster_name').notNull(),
    /** The beginning of its text, at most 200 characters. */
    excerpt: text('excerpt').notNull(),
    postedAt: timestampMs('posted_at').notNull(),
    category: text('category', { enum: ['Monitor', 'Search'] }).notNull(),
    /** The search link or profile that showed it. */
    source: text('source').notNull(),
    verdict: text('verdict', { enum: ['chosen', 'skipped', 'open'] }).notNull(),
    /** Why, in one word of `postReasons` (server/automation/engine/schemas.ts). */
    reason: text('reason').notNull(),
    /** What of it, for a person: the word that is to be avoided, the check that the comment failed. */
    detail: text('detail').notNull().default(''),
    /** The account leaves it alone whatever the settings become: the network or the writer has refused. */
    closed: boolean('closed').notNull().default(false),
    /** When the verdict was given. */
    at: timestampMs('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.postId] }),
    // What the list of them is filtered by and counted from.
    index('seen_posts_account').on(table.accountId, table.at, table.verdict, table.reason, table.category),
  ],
);
