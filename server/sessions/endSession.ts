import { endSessionOf } from '../../db/sessions.ts';
import type { SessionActor } from '../auth/authenticate.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';

/**
 * Ends one of the caller's sign-ins, and with it every token of it.
 * @throws {AppError} not_found
 */
export async function endSession(deps: Pick<Deps, 'db' | 'clock'>, actor: SessionActor, id: string): Promise<void> {
  if (!(await endSessionOf(deps.db, actor.userId, id, deps.clock.now()))) throw notFound('Session');
}
