import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from './open.ts';
import { benchPosts } from './schema/index.ts';

export type BenchPostRow = typeof benchPosts.$inferSelect;

/** Keeps a post. `full` where the user keeps `limit` of them, `known` where this one is among them. */
export async function insertBenchPost(
  db: Db,
  row: BenchPostRow,
  limit: number,
): Promise<'kept' | 'full' | 'known'> {
  return db.transaction((tx) => {
    const held = tx
      .select({ postId: benchPosts.postId })
      .from(benchPosts)
      .where(eq(benchPosts.userId, row.userId))
      .all();
    if (held.some(({ postId }) => postId === row.postId)) return 'known';
    if (held.length >= limit) return 'full';
    tx.insert(benchPosts).values(row).run();
    return 'kept';
  });
}

export async function countBenchPosts(db: Db, userId: string): Promise<number> {
  return db.select({ n: count() }).from(benchPosts).where(eq(benchPosts.userId, userId)).get()?.n ?? 0;
}

/** A page of a user's kept posts, and how many there are in all. */
export async function listBenchPosts(
  db: Db,
  userId: string,
  { sort, offset, limit }: { sort: { descending: boolean }; offset: number; limit: number },
): Promise<{ rows: BenchPostRow[]; total: number }> {
  const order = sort.descending ? desc : asc;
  const rows = db
    .select()
    .from(benchPosts)
    .where(eq(benchPosts.userId, userId))
    .orderBy(order(benchPosts.createdAt), order(benchPosts.id))
    .limit(limit)
    .offset(offset)
    .all();
  return { rows, total: await countBenchPosts(db, userId) };
}

/** Those of a user's kept posts that have these ids, or all of them where `ids` is undefined; newest first. */
export async function readBenchPosts(
  db: Db,
  userId: string,
  ids: readonly string[] | undefined,
): Promise<BenchPostRow[]> {
  return db
    .select()
    .from(benchPosts)
    .where(and(eq(benchPosts.userId, userId), ids && inArray(benchPosts.id, [...ids])))
    .orderBy(desc(benchPosts.createdAt), desc(benchPosts.id))
    .all();
}

/** Forgets a kept post of this user; false where there is no such one. */
export async function deleteBenchPost(db: Db, userId: string, id: string): Promise<boolean> {
  return (
    db
      .delete(benchPosts)
      .where(and(eq(benchPosts.id, id), eq(benchPosts.userId, userId)))
      .run().changes > 0
  );
}
