import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { changes } from '../dialect/query.ts';
import type { Db, Reader } from '../open.ts';
import { benchPosts } from '../schema/index.ts';
import { transaction } from '../transaction.ts';

export type BenchPostRow = typeof benchPosts.$inferSelect;

/** `full`: the user has `limit` posts. `known`: the post is already kept. */
export async function insertBenchPost(
  db: Db,
  row: BenchPostRow,
  limit: number,
): Promise<'kept' | 'full' | 'known'> {
  return transaction(db, async (tx) => {
    const held = await tx
      .select({ postId: benchPosts.postId })
      .from(benchPosts)
      .where(eq(benchPosts.userId, row.userId));
    if (held.some(({ postId }) => postId === row.postId)) return 'known';
    if (held.length >= limit) return 'full';
    await tx.insert(benchPosts).values(row);
    return 'kept';
  });
}

export async function countBenchPosts(db: Reader, userId: string): Promise<number> {
  return db.$count(benchPosts, eq(benchPosts.userId, userId));
}

export type BenchPostPage = {
  sort: { descending: boolean };
  offset: number;
  limit: number;
  filter: { id?: string[] | undefined };
};

export async function listBenchPosts(
  db: Reader,
  userId: string,
  { sort, offset, limit, filter: { id } }: BenchPostPage,
): Promise<{ rows: BenchPostRow[]; total: number }> {
  const where = and(eq(benchPosts.userId, userId), id && inArray(benchPosts.id, id));
  const order = sort.descending ? desc : asc;
  const rows = await db
    .select()
    .from(benchPosts)
    .where(where)
    .orderBy(order(benchPosts.createdAt), order(benchPosts.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(benchPosts, where) };
}

export async function readBenchPosts(
  db: Reader,
  userId: string,
  ids: readonly string[] | undefined,
): Promise<BenchPostRow[]> {
  return db
    .select()
    .from(benchPosts)
    .where(and(eq(benchPosts.userId, userId), ids && inArray(benchPosts.id, [...ids])))
    .orderBy(desc(benchPosts.createdAt), desc(benchPosts.id));
}

/** False if the user has no such post. */
export async function deleteBenchPost(db: Db, userId: string, id: string): Promise<boolean> {
  const own = and(eq(benchPosts.id, id), eq(benchPosts.userId, userId));
  return changes(await transaction(db, (tx) => tx.delete(benchPosts).where(own))) > 0;
}
