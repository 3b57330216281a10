import * as db from '../../db/tokens.ts';
import type { Actor } from '../auth/authenticate.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';

/**
 * Ends one of the caller's tokens, at once and for good.
 * @throws {AppError} not_found
 */
export async function revokeToken(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor, id: string): Promise<void> {
  if (!(await db.revokeToken(deps.db, actor.userId, id, deps.clock.now()))) throw notFound('Token');
}
