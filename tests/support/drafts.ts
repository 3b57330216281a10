import { eq } from 'drizzle-orm';
import { newId } from '../../db/id.ts';
import { commentedPosts, comments, drafts } from '../../db/schema/index.ts';
import { transaction } from '../../db/transaction.ts';
import { lapse } from '../../server/automation/run/lapse.ts';
import { direct } from './database.ts';
import type { TestServer } from './server.ts';

const day = 86_400_000;
type Given = { userId: string; accountId: string } & Partial<
  Pick<typeof comments.$inferInsert, 'comment' | 'postId' | 'posterName' | 'category' | 'source'> & {
    state: (typeof drafts.$inferInsert)['state'];
    postText: string;
    heldFor: (typeof drafts.$inferInsert)['heldFor'];
    heldDetail: string;
  }
>;

/** Adds a draft as the engine does; its post is not on the network. @returns its id */
export async function addDraft({ deps }: Pick<TestServer, 'deps'>, given: Given): Promise<string> {
  const {
    userId,
    accountId,
    postText = 'We cut our build time to a third in three steps.',
    state = 'waiting',
    heldFor = null,
    heldDetail = '',
  } = given;
  const now = deps.engineClock.now();
  const id = newId(now);
  const { comment = 'Which of the three steps took your team longest?', postId = `urn:li:activity:${id}` } =
    given;
  await direct(deps.db)
    .insert(comments)
    .values({
      id,
      accountId,
      userId,
      state:
        state === 'posted'
          ? 'confirmed'
          : state === 'discarded' || state === 'lapsed'
            ? 'discarded'
            : 'draft',
      postId,
      postUrl: `https://network.example/feed/update/${postId}`,
      posterId: 'ada',
      posterName: given.posterName ?? 'Ada Okafor',
      posterImageUrl: '',
      category: given.category ?? 'Search',
      source: given.source ?? 'https://www.linkedin.com/search/results/content/?keywords=builds',
      comment,
      windowDay: '2026-03-02',
      createdAt: now,
    });
  await direct(deps.db).insert(commentedPosts).values({ userId, postId, commentId: id });
  await direct(deps.db)
    .insert(drafts)
    .values({
      commentId: id,
      accountId,
      userId,
      state,
      postText,
      heldFor,
      heldDetail,
      postedAt: now - day,
      original: comment,
      createdAt: now,
      decidedAt: state === 'waiting' || state === 'lapsed' ? null : now,
      lapsesAt: now + 7 * day,
    });
  return id;
}

/** Adds an approved draft and lets it lapse two minutes later. @returns its id */
export async function lapseApproved(
  server: Pick<TestServer, 'deps' | 'clock'>,
  { decidedBy, ...given }: Given & { decidedBy: string | null },
): Promise<string> {
  const id = await addDraft(server, { ...given, state: 'approved' });
  const change = { decidedBy, lapsesAt: server.deps.engineClock.now() + 60_000 };
  // In a transaction of its own, so that it is committed before the lapse reads.
  await transaction(server.deps.db, (tx) => tx.update(drafts).set(change).where(eq(drafts.commentId, id)));
  server.clock.advance(2 * 60_000);
  await lapse(server.deps);
  return id;
}
