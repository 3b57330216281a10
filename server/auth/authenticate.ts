import { liveSession } from '../../db/auth.ts';
import { lapseUser, type UserRow } from '../../db/users.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { readToken } from './token.ts';

/** Who is calling: signed in, verified, with a status that is right at this moment. */
export type Actor = { userId: string; role: 'user' | 'admin'; user: UserRow; sessionId: string };

/**
 * @throws {AppError} not_signed_in without a token that counts, email_not_verified before the e-mail is proved
 */
export async function authenticate(deps: Pick<Deps, 'config' | 'db' | 'clock'>, token: string): Promise<Actor> {
  if (token === '') throw new AppError('not_signed_in', 'Please sign in');
  const now = deps.clock.now();
  const sessionId = await readToken(deps.config.authSecret, token, now);
  const live = sessionId === null ? undefined : await liveSession(deps.db, sessionId, now);
  if (!live) throw new AppError('not_signed_in', 'Your sign-in has ended. Please sign in again');
  if (live.user.verifiedAt === null) throw new AppError('email_not_verified', 'Please verify your e-mail');
  const user = await withPresentStatus(deps, live.user, now);
  return { userId: user.id, role: user.role, user, sessionId: live.session.id };
}

async function withPresentStatus({ db }: Pick<Deps, 'db'>, user: UserRow, now: number): Promise<UserRow> {
  const dated = user.status === 'Trial' || user.status === 'Paid';
  if (!dated || user.subscriptionEndsAt === null || user.subscriptionEndsAt > now) return user;
  return (await lapseUser(db, user.id, now)) ?? user;
}
