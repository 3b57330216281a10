import { endSessionOf } from '../../../db/sessions.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import type { Caller } from '../../http/caller.ts';
import type { Actor } from '../auth/authenticate.ts';
import { changeBy, changeOf } from '../users/audit.ts';

/**
 * Ends one of the caller's sign-ins, and with it every token of it.
 * @param whose somebody else's, where an admin ends it
 * @throws {AppError} not_found
 */
export async function endSession(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Pick<Actor, 'userId'>,
  id: string,
  caller: Caller,
  whose: string = actor.userId,
): Promise<void> {
  const now = clock.now();
  const change = changeBy(actor.userId, 'session.end', caller);
  const ended = await endSessionOf(db, whose, id, now, ({ createdAt, userAgent, address }) =>
    changeOf(change, now, whose, { before: { since: iso(createdAt), device: userAgent, address } }),
  );
  if (!ended) throw notFound('Session');
}
