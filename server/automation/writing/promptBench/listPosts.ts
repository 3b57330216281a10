import { listBenchPosts } from '../../../../db/promptBench.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../identity/auth/authenticate.ts';
import type { BenchPost } from './schemas.ts';
import { toWireBenchPost } from './wire.ts';

/** The posts that the actor keeps, and how many there are in all. */
export async function listPosts(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  page: Parameters<typeof listBenchPosts>[2],
): Promise<{ rows: BenchPost[]; total: number }> {
  const { rows, total } = await listBenchPosts(deps.db, actor.userId, page);
  return { rows: rows.map(toWireBenchPost), total };
}
