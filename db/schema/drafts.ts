import { sql } from 'drizzle-orm';
import { boolean, identity, index, integer, json, table, text, timestampMs } from '../dialect/table.ts';
import type { EngineTime } from '../time.ts';
import { ofAccount } from './accounts.ts';
import { comments, type StoredAutonomy } from './comments.ts';
import { ofUser, users } from './users.ts';

/**
 * The review of a comment, the row of `comments` with the same id. That row is in state `draft` until a slot.
 *
 * waiting: not reviewed. held: postponed. approved: posted in one of the next slots.
 * posted, discarded: ended. lapsed: not reviewed in time, or approved and not posted in time.
 */
export const drafts = table(
  'drafts',
  {
    commentId: text('comment_id')
      .primaryKey()
      .references(() => comments.id, { onDelete: 'cascade' }),
    accountId: ofAccount(),
    userId: ofUser(),
    state: text('state', {
      enum: ['waiting', 'held', 'approved', 'posted', 'discarded', 'lapsed'],
    }).notNull(),
    /** The post's text, shown in the review. */
    postText: text('post_text').notNull(),
    postedAt: timestampMs('posted_at').notNull(),
    /** The text as the writer wrote it. The comment's row has the edited one. */
    original: text('original').notNull(),
    edits: integer('edits').notNull().default(0),
    createdAt: timestampMs('created_at').notNull(),
    /** Null without a decision, also for an automatic comment in its undo window. */
    decidedAt: timestampMs<EngineTime>('decided_at'),
    /** Null without a person's decision, in older rows, and after the person's erasure. */
    decidedBy: text('decided_by').references(() => users.id),
    lapsesAt: timestampMs<EngineTime>('lapses_at').notNull(),
    /** When the undo window of an approved draft ends: it is not posted earlier. 0 without a window. */
    notBefore: timestampMs<EngineTime>('not_before').notNull().default(0),
    /** Why it skipped review; null if it did not, or after a person's decision or edit. */
    autonomy: json<StoredAutonomy>('autonomy'),
    /** Whether its approval counts in its source's streak. */
    counted: boolean('counted').notNull().default(false),
    /** Why a person must decide, whatever the settings: a delicate post, or a judge that was unsure. */
    heldFor: text('held_for', { enum: ['delicate', 'judge'] }),
    /** The word or topic that makes the post delicate, or the judge's reason; may be empty. */
    heldDetail: text('held_detail').notNull().default(''),
    /**
     * Why it ended without a person: the post was gone, the network refused. `not_posted` on an open draft: a
     * person approved it, and it did not reach the network.
     */
    reason: text('reason'),
  },
  (table) => [
    index('drafts_user').on(table.userId, table.state, table.createdAt),
    index('drafts_account').on(table.accountId, table.state, table.createdAt),
    index('drafts_decider').on(table.decidedBy).where(sql`decided_by is not null`),
    index('drafts_lapse').on(table.lapsesAt).where(sql`state in ('waiting', 'held', 'approved')`),
  ],
);

/** A saved copy of a post, to try prompts on. */
export const benchPosts = table(
  'bench_posts',
  {
    id: text('id').primaryKey(),
    userId: ofUser(),
    postId: text('post_id').notNull(),
    postUrl: text('post_url').notNull(),
    posterName: text('poster_name').notNull(),
    text: text('text').notNull(),
    postedAt: timestampMs('posted_at').notNull(),
    createdAt: timestampMs('created_at').notNull(),
  },
  (table) => [index('bench_posts_user').on(table.userId, table.createdAt)],
);

export type StoredEdit = { at: number; before: string; after: string };
export const draftEdits = table(
  'draft_edits',
  {
    id: identity('id'),
    commentId: text('comment_id')
      .notNull()
      .references(() => drafts.commentId, { onDelete: 'cascade' }),
    edit: json<StoredEdit>('edit').notNull(),
    /** Null in older rows, and after the person's erasure. */
    editedBy: text('edited_by').references(() => users.id),
  },
  (table) => [
    index('draft_edits_comment').on(table.commentId),
    index('draft_edits_editor').on(table.editedBy).where(sql`edited_by is not null`),
  ],
);
