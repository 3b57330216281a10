import { randomUUID } from 'node:crypto';
import { insertSession, type NewSession, type SessionRow } from '../../../db/identity/sessions.ts';
import { findUser, type UserRow } from '../../../db/identity/users.ts';
import type { Tx } from '../../../db/open.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Client } from '../../http/client.ts';
import { text } from '../../texts/text.ts';
import { graceEnd } from '../factors/requireFactor.ts';
import { cliUserAgent } from '../users/limits.ts';
import { wireUser } from '../users/toApi.ts';
import { browserMs, cliIdleMs, cliMostMs, inSeconds } from './sessionEnd.ts';
import { signToken } from './token.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'clock'>;

export const newSession = (
  userId: string,
  { address, userAgent }: Client,
  now: number,
  lifetimeMs: number,
): NewSession => ({
  id: randomUUID(),
  userId,
  createdAt: now,
  expiresAt: inSeconds(now + lifetimeMs),
  userAgent,
  address: address ?? '',
});

/** @throws {AppError} wrong_credentials if the password has changed since `user` was read */
export async function beginSession(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  user: UserRow,
  client: Client,
): Promise<SessionRow> {
  const { passwordHash } = (await findUser(tx, user.id)) ?? {};
  if (passwordHash !== user.passwordHash)
    throw new AppError('wrong_credentials', text('people.wrongEmailOrPassword'));
  const now = clock.now();
  const isCli = client.userAgent === cliUserAgent;
  const session = newSession(user.id, client, now, isCli ? cliIdleMs : browserMs);
  return insertSession(tx, { ...session, prolongedUntil: isCli ? inSeconds(now + cliMostMs) : null });
}

/**
 * @returns the token
 * @throws {AppError} wrong_credentials if the password has changed since `user` was read
 */
export async function openSession(deps: Needs, user: UserRow, client: Client): Promise<string> {
  const session = await transaction(deps.db, (tx) => beginSession(deps, tx, user, client));
  return tokenOf(deps, session, user);
}

/** Also starts an admin's grace period, at the first session. */
export async function tokenOf(deps: Needs, session: SessionRow, user: UserRow): Promise<string> {
  if (user.role === 'admin') await graceEnd(deps, user.id);
  return signToken(deps.config.authSecret, session, await wireUser(deps, user));
}
