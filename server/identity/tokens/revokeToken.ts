import * as db from '../../../db/tokens.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import type { Caller } from '../../http/caller.ts';
import type { Actor } from '../auth/authenticate.ts';
import { changeBy, changeOf } from '../users/audit.ts';

/**
 * Ends one of the caller's tokens, at once and for good.
 * @param whose somebody else's, where an admin revokes it
 * @throws {AppError} not_found
 */
export async function revokeToken(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Pick<Actor, 'userId'>,
  id: string,
  caller: Caller,
  whose: string = actor.userId,
): Promise<void> {
  const now = deps.clock.now();
  const change = changeBy(actor.userId, 'token.revoke', caller);
  const revoked = await db.revokeToken(deps.db, whose, id, now, ({ name, scope }) =>
    changeOf(change, now, whose, { before: { name, scope } }),
  );
  if (!revoked) throw notFound('Token');
}
