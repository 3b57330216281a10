import { createHash } from 'node:crypto';
import { takesNothing } from '../../../db/files/problem.ts';
import { recordGrantUsed, userByAccessToken } from '../../../db/identity/oauth.ts';
import { impersonatorBySession, recordSeen, userBySession } from '../../../db/identity/sessions.ts';
import { recordUsed, userByToken } from '../../../db/identity/tokens.ts';
import { lapseUser, type Standing } from '../../../db/identity/users.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { text } from '../../texts/text.ts';
import { hashOauthId } from '../oauth/adapter.ts';
import { mcpResource } from '../oauth/paths.ts';
import { allows, type TokenScope, tokenScopes } from '../tokens/schemas.ts';
import { prolonged } from './sessionEnd.ts';
import { readToken } from './token.ts';

type Person = Pick<Standing, 'userId' | 'role' | 'status' | 'seats' | 'stoppedAt'>;
/** A signed-in user; with `viewerId`, the admin who impersonates this customer. */
export type SessionActor = Person & {
  via: 'session';
  scope: 'write';
  sessionId: string;
  provedAt: number;
  /** Began in the CLI, so that no browser holds its token. */
  isCli?: boolean;
  viewerId?: string;
};
/** By a personal token, or by an assistant's: then `tokenId` is the ID of its grant. */
type TokenActor = Person & { via: 'token'; scope: TokenScope; tokenId: string };
export type Actor = SessionActor | TokenActor;

type Needs = Pick<Deps, 'config' | 'db' | 'clock'>;

export const isImpersonating = (actor: Actor): boolean =>
  actor.via === 'session' && actor.viewerId !== undefined;

/** Lets people and secret scanners recognise a personal token. */
export const personalTokenPrefix = 'chi_';
export const hashPersonalToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** The last use of a credential is stored at most this often, ms. */
const seenEveryMs = 60_000;

/**
 * Accepts a session's token or a personal one. Reads the database at each call, so that an ended session or
 * a revoked token fails at once.
 * @param forMcp accepts an assistant's access token too, which counts nowhere else
 * @throws {AppError} not_signed_in, email_not_verified
 */
export async function authenticate(deps: Needs, token: string, forMcp = false): Promise<Actor> {
  if (token === '') throw new AppError('not_signed_in', text('people.pleaseSignIn'));
  const now = deps.clock.now();
  if (token.startsWith(personalTokenPrefix)) return byPersonalToken(deps, token, now);
  // A session's token is a JWT.
  return forMcp && !token.includes('.') ? byAccessToken(deps, token, now) : bySession(deps, token, now);
}

async function bySession(deps: Needs, token: string, now: number): Promise<SessionActor> {
  const sessionId = readToken(deps.config, token, now);
  const row = sessionId === null ? undefined : await userBySession(deps.db, sessionId, now);
  if (sessionId === null || !row) throw new AppError('not_signed_in', text('people.signInEnded'));
  const viewerId =
    row.viewerSessionId === null ? undefined : await impersonatorBySession(deps.db, row.viewerSessionId, now);
  if (row.viewerSessionId !== null && viewerId === undefined)
    throw new AppError('not_signed_in', text('people.signInEnded'));
  const person = await whoIs(deps, row, now);
  if (now - row.seenAt >= seenEveryMs)
    await ifItTakesIt(() => recordSeen(deps.db, sessionId, now, prolonged(row, now)));
  return {
    ...person,
    via: 'session',
    scope: 'write',
    sessionId,
    provedAt: row.provedAt,
    ...(row.prolongedUntil !== null && { isCli: true }),
    ...(viewerId === undefined ? {} : { viewerId }),
  };
}

async function byPersonalToken(deps: Needs, secret: string, now: number): Promise<TokenActor> {
  const row = await userByToken(deps.db, hashPersonalToken(secret));
  if (!row) throw new AppError('not_signed_in', text('people.tokenInvalid'));
  if (row.expiresAt !== null && row.expiresAt <= now)
    throw new AppError(
      'not_signed_in',
      text('people.tokenOver', { at: { at: iso(row.expiresAt), zone: null, form: 'moment' } }),
    );
  const { tokenId, scope, lastUsedAt } = row;
  const person = await whoIs(deps, row, now);
  if (lastUsedAt === null || now - lastUsedAt >= seenEveryMs)
    await ifItTakesIt(() => recordUsed(deps.db, tokenId, now));
  return { ...person, via: 'token', scope, tokenId };
}

async function byAccessToken(deps: Needs, secret: string, now: number): Promise<TokenActor> {
  const row = await userByAccessToken(deps.db, hashOauthId(secret));
  if (row?.role !== 'user' || row.payload.aud !== mcpResource(deps.config))
    throw new AppError('not_signed_in', text('people.tokenInvalid'));
  if (row.expiresAt <= now)
    throw new AppError('not_signed_in', text('people.tokenOver', { at: iso(row.expiresAt) }));
  const { grantId, lastUsedAt, payload } = row;
  // A client may have asked for less than was granted.
  const asked = String(payload.scope).split(' ');
  const scope = tokenScopes.findLast((each) => asked.includes(each) && allows(row.scope, each));
  if (!scope) throw new AppError('not_signed_in', text('people.tokenInvalid'));
  const person = await whoIs(deps, row, now);
  if (lastUsedAt === null || now - lastUsedAt >= seenEveryMs)
    await ifItTakesIt(() => recordGrantUsed(deps.db, grantId, now));
  return { ...person, via: 'token', scope, tokenId: grantId };
}

/** A full disk must not block reading. */
async function ifItTakesIt(note: () => Promise<void>): Promise<void> {
  try {
    await note();
  } catch (error) {
    if (!takesNothing(error)) throw error;
  }
}

async function whoIs(deps: Pick<Deps, 'db'>, found: Standing, now: number): Promise<Person> {
  if (found.verifiedAt === null) throw new AppError('email_not_verified', text('people.verifyEmail'));
  return standingOf(deps, found, now);
}

/** Lapses a user whose date has passed, without waiting for the scheduled job. */
export async function standingOf({ db }: Pick<Deps, 'db'>, found: Standing, now: number): Promise<Person> {
  const { userId, role, seats, subscriptionEndsAt, stoppedAt } = found;
  const dated = found.status === 'Trial' || found.status === 'Paid';
  const isOver = dated && subscriptionEndsAt !== null && subscriptionEndsAt <= now;
  const status = (isOver ? (await lapseUser(db, userId, now))?.status : undefined) ?? found.status;
  return { userId, role, status, seats, stoppedAt };
}
