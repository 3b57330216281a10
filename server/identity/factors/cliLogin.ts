import { randomBytes } from 'node:crypto';
import {
  approve,
  findChallenge,
  findRequest,
  requestApproval,
  takeTry,
} from '../../../db/identity/challenges.ts';
import { findUser } from '../../../db/identity/users.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { AppError, notFound } from '../../errors.ts';
import type { Client } from '../../http/client.ts';
import { text } from '../../texts/text.ts';
import type { SessionActor } from '../auth/authenticate.ts';
import type { LoggedIn } from '../auth/schemas.ts';
import { ownChange } from '../users/audit.ts';
import { challengeOver, endWithSession, hashChallengeId } from './challenge.ts';
import type { CliLoginRequest, CliLoginStarted } from './cliLoginSchemas.ts';
import { hashReadable, readableCode } from './recoveryCodes.ts';

/**
 * Lets a browser answer the challenge of a CLI, which can't ask for a passkey. Only a client that knows the
 * password has a challenge, and only the same user can answer it.
 * @throws {AppError} invalid_code
 */
export async function startCliLogin(deps: Deps, challengeId: string): Promise<CliLoginStarted> {
  const { db, clock, config } = deps;
  const idHash = hashChallengeId(challengeId);
  const now = clock.now();
  const challenge = await findChallenge(db, idHash, 'login', now);
  const requestId = randomBytes(16).toString('base64url');
  const code = readableCode(8);
  const codeHash = hashReadable(deps, requestId, code);
  if (!challenge || !(await requestApproval(db, idHash, { requestId, codeHash, now }))) throw challengeOver();
  const url = `${config.publicUrl}/cli-login?request=${requestId}`;
  return { id: requestId, code, url, expiresAt: challenge.expiresAt };
}

/** @throws {AppError} invalid_code if the request has ended */
export async function collectCliLogin(
  deps: Deps,
  requestId: string,
  challengeId: string,
  client: Client,
): Promise<LoggedIn | { state: 'pending' }> {
  const challenge = await findChallenge(deps.db, hashChallengeId(challengeId), 'login', deps.clock.now());
  const user = challenge && (await findUser(deps.db, challenge.userId));
  if (!user || challenge.requestId !== requestId) throw challengeOver();
  return challenge.approvedAt === null ? { state: 'pending' } : endWithSession(deps, challenge, user, client);
}

/** @throws {AppError} not_found */
export async function readCliLogin(
  { db, clock }: Deps,
  actor: SessionActor,
  requestId: string,
): Promise<CliLoginRequest> {
  const found = await findRequest(db, actor.userId, requestId, clock.now());
  if (!found) throw notFound('signIn');
  const { createdAt, expiresAt, address, userAgent } = found;
  return { createdAt: iso(createdAt), expiresAt: iso(expiresAt), address, userAgent };
}

/** Five wrong codes end the request. @throws {AppError} not_found, invalid_code */
export async function confirmCliLogin(
  deps: Deps,
  actor: SessionActor,
  requestId: string,
  code: string,
  client: Client,
): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const found = await findRequest(db, actor.userId, requestId, now);
  if (!found || !(await takeTry(db, found.idHash, now))) throw notFound('signIn');
  if (hashReadable(deps, requestId, code) !== found.codeHash)
    throw new AppError('invalid_code', text('people.codeWrong'));
  const noted = ownChange(actor.userId, 'session.approve', client, now);
  if (!(await approve(db, found.idHash, now, noted))) throw notFound('signIn');
}
