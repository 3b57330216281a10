import * as db from '../../../db/views.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import type { Caller } from '../../http/caller.ts';
import type { SessionActor } from '../auth/authenticate.ts';
import { changeBy, changeOf } from '../users/audit.ts';

/**
 * Ends a view that the actor began.
 * @throws {AppError} not_found
 */
export async function endView(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: SessionActor,
  id: string,
  caller: Caller,
): Promise<void> {
  const now = deps.clock.now();
  const change = changeBy(actor.userId, 'user.view_end', caller);
  const ended = await db.endView(deps.db, actor.userId, id, now, ({ userId }) =>
    changeOf(change, now, userId),
  );
  if (!ended) throw notFound('View');
}
