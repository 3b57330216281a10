import { randomUUID } from 'node:crypto';
import { findUser } from '../../../db/users.ts';
import { insertView } from '../../../db/views.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { AppError, notFound } from '../../errors.ts';
import type { Caller } from '../../http/caller.ts';
import { say } from '../../texts/say.ts';
import type { SessionActor } from '../auth/authenticate.ts';
import { tokenOf } from '../auth/openSession.ts';
import { changeBy, changeOf } from '../users/audit.ts';
import { type View, type ViewInput, viewMinutes } from './schemas.ts';

/**
 * Lets an admin look at what a customer sees for half an hour, by a token that reads and changes nothing. Both see in their audit that
 * it was done, and why. It ends with the session in which it was begun.
 * @throws {AppError} not_found; conflict for an admin and for a customer whose e-mail is not verified
 */
export async function beginView(
  deps: Deps,
  actor: SessionActor,
  userId: string,
  { reason }: ViewInput,
  caller: Caller,
): Promise<View> {
  const { db, clock } = deps;
  const user = await findUser(db, userId);
  if (!user) throw notFound('User');
  if (user.role !== 'user') throw new AppError('conflict', say('people.onlyCustomersAccountCan'));
  if (user.verifiedAt === null) throw new AppError('conflict', say('people.customerNotVerifiedE'));
  const now = clock.now();
  // A whole second, because the token says it in seconds.
  const expiresAt = Math.floor(now / 1000 + viewMinutes * 60) * 1000;
  const session = {
    id: randomUUID(),
    userId,
    createdAt: now,
    expiresAt,
    userAgent: caller.userAgent,
    address: caller.address ?? '',
  };
  const change = changeBy(actor.userId, 'user.view', caller);
  const noted = changeOf(change, now, userId, { after: { reason, until: iso(expiresAt) } });
  const view = await insertView(db, { ...session, viewerSessionId: actor.sessionId }, noted);
  return { id: view.id, token: await tokenOf(deps, view, user), expiresAt: iso(expiresAt) };
}
