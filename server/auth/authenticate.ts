import { createHash } from 'node:crypto';
import { liveSession } from '../../db/auth.ts';
import { recordSeen } from '../../db/sessions.ts';
import { liveToken, recordUsed } from '../../db/tokens.ts';
import { lapseUser, type UserRow } from '../../db/users.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { readToken } from './token.ts';

type Person = { userId: string; role: 'user' | 'admin'; user: UserRow };
/** Somebody who signed in. */
export type SessionActor = Person & { via: 'session'; scope: 'write'; sessionId: string };
/** Somebody's script, with a personal access token. */
type TokenActor = Person & { via: 'token'; scope: 'read' | 'write'; tokenId: string };
/** Who is calling, and by what: verified, with a status that is right at this moment. */
export type Actor = SessionActor | TokenActor;

type Needs = Pick<Deps, 'config' | 'db' | 'clock'>;

/** Makes a personal token recognisable to people, and to scanners that look for secrets in the open. */
export const personalTokenPrefix = 'chi_';
/** What is kept of a personal token. */
export const hashPersonalToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** When a credential was last used is known to this many milliseconds, so that reading does not write each time. */
const seenEveryMs = 60_000;

/**
 * Takes a session's token or a personal one.
 * @throws {AppError} not_signed_in without a token that counts, email_not_verified before the e-mail is proved
 */
export async function authenticate(deps: Needs, token: string): Promise<Actor> {
  if (token === '') throw new AppError('not_signed_in', 'Please sign in');
  const now = deps.clock.now();
  return token.startsWith(personalTokenPrefix) ? byPersonalToken(deps, token, now) : bySession(deps, token, now);
}

async function bySession(deps: Needs, token: string, now: number): Promise<SessionActor> {
  const sessionId = readToken(deps.config, token, now);
  const live = sessionId === null ? undefined : await liveSession(deps.db, sessionId, now);
  if (!live) throw new AppError('not_signed_in', 'Your sign-in has ended. Please sign in again');
  const person = await whoIs(deps, live.user, now);
  if (now - live.session.lastSeenAt >= seenEveryMs) await recordSeen(deps.db, live.session.id, now);
  return { ...person, via: 'session', scope: 'write', sessionId: live.session.id };
}

async function byPersonalToken(deps: Needs, secret: string, now: number): Promise<TokenActor> {
  const live = await liveToken(deps.db, hashPersonalToken(secret), now);
  if (!live) throw new AppError('not_signed_in', 'This token does not work. Please make a new one');
  const { token } = live;
  const person = await whoIs(deps, live.user, now);
  if (token.lastUsedAt === null || now - token.lastUsedAt >= seenEveryMs) await recordUsed(deps.db, token.id, now);
  return { ...person, via: 'token', scope: token.scope, tokenId: token.id };
}

async function whoIs(deps: Needs, row: UserRow, now: number): Promise<Person> {
  if (row.verifiedAt === null) throw new AppError('email_not_verified', 'Please verify your e-mail');
  const user = await withPresentStatus(deps, row, now);
  return { userId: user.id, role: user.role, user };
}

async function withPresentStatus({ db }: Pick<Deps, 'db'>, user: UserRow, now: number): Promise<UserRow> {
  const dated = user.status === 'Trial' || user.status === 'Paid';
  if (!dated || user.subscriptionEndsAt === null || user.subscriptionEndsAt > now) return user;
  return (await lapseUser(db, user.id, now)) ?? user;
}
