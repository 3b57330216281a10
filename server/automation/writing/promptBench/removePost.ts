import { deleteBenchPost } from '../../../../db/promptBench.ts';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../errors.ts';
import type { Actor } from '../../../identity/auth/authenticate.ts';

/** @throws {AppError} not_found */
export async function removePost(deps: Pick<Deps, 'db'>, actor: Actor, id: string): Promise<void> {
  if (!(await deleteBenchPost(deps.db, actor.userId, id))) throw notFound('Post');
}
