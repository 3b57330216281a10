import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { first } from '../first.ts';
import type { Reader } from '../open.ts';
import { comments, subscriptions } from '../schema/index.ts';
import type { CommentRow } from './comments.ts';

/** Confirmed and open comments of a window day, oldest first. */
export async function commentsOn(db: Reader, accountId: string, windowDay: string): Promise<CommentRow[]> {
  return db
    .select()
    .from(comments)
    .where(
      and(
        eq(comments.accountId, accountId),
        eq(comments.windowDay, windowDay),
        inArray(comments.state, ['confirmed', 'reserved', 'sent']),
      ),
    )
    .orderBy(asc(comments.createdAt));
}

/** Whether a subscription renews, whatever end date the user has. */
export async function renews(db: Reader, userId: string): Promise<boolean> {
  const live = await first(
    db
      .select({ one: sql`1` })
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.userId, userId),
          eq(subscriptions.cancelAtPeriodEnd, false),
          inArray(subscriptions.status, ['active', 'trialing', 'past_due']),
        ),
      )
      .limit(1),
  );
  return live !== undefined;
}
