import { randomUUID } from 'node:crypto';
import { insertSession, type SessionRow } from '../../../db/identity/auth.ts';
import type { UserRow } from '../../../db/identity/users.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Client } from '../../http/client.ts';
import { say } from '../../texts/say.ts';
import { graceEnd } from '../factors/requireFactor.ts';
import { wireUser } from '../users/wire.ts';
import { signToken } from './token.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'clock'>;

const sessionMs = 7 * 24 * 60 * 60_000;

/**
 * Opens a session and returns its token.
 * @throws {AppError} wrong_credentials if the password has changed since `user` was read
 */
export async function openSession(deps: Needs, user: UserRow, client: Client): Promise<string> {
  const now = deps.clock.now();
  const wanted = {
    id: randomUUID(),
    userId: user.id,
    createdAt: now,
    // A whole second, because the token says it in seconds: the two end together.
    expiresAt: Math.floor((now + sessionMs) / 1000) * 1000,
    userAgent: client.userAgent,
    address: client.address ?? '',
  };
  const session = await insertSession(deps.db, wanted, user.passwordHash);
  if (!session) throw new AppError('wrong_credentials', say('people.wrongEmailOrPassword'));
  if (user.role === 'admin') await graceEnd(deps, user.id);
  return tokenOf(deps, session, user);
}

/** The token of a session with the user as they are now. */
export async function tokenOf(
  deps: Pick<Deps, 'config' | 'db'>,
  session: SessionRow,
  user: UserRow,
): Promise<string> {
  return signToken(deps.config.authSecret, session, await wireUser(deps, user));
}
