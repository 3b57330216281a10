import { randomBytes } from 'node:crypto';
import { liveSession } from '../../../db/auth.ts';
import { newId } from '../../../db/id.ts';
import { insertToken } from '../../../db/tokens.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalid } from '../../errors.ts';
import type { Caller } from '../../http/caller.ts';
import { say } from '../../texts/say.ts';
import { hashPersonalToken, personalTokenPrefix, type SessionActor } from '../auth/authenticate.ts';
import { provePresence } from '../auth/provePresence.ts';
import { changeBy, changeOf } from '../users/audit.ts';
import { type CreatedToken, type CreateTokenInput, mostTokens } from './schemas.ts';
import { toWireToken } from './wire.ts';

/**
 * Makes a personal access token. Its secret is in this answer and nowhere else.
 * @throws {AppError} invalid_input for an end that is not ahead or on currentPassword, proof_required, too_many_attempts, conflict at 50 tokens, not_signed_in
 */
export async function createToken(
  deps: Pick<Deps, 'db' | 'clock' | 'passwords'>,
  actor: SessionActor,
  { currentPassword, ...input }: CreateTokenInput,
  caller: Caller,
): Promise<CreatedToken> {
  const { db, clock } = deps;
  const ended = new AppError('not_signed_in', say('people.signInEnded'));
  const live = await liveSession(db, actor.sessionId, clock.now());
  if (!live) throw ended;
  await provePresence(deps, actor, live.user, {
    password: currentPassword,
    required: false,
    address: caller.address,
  });
  const now = clock.now();
  const expiresAt = input.expiresAt === null ? null : Date.parse(input.expiresAt);
  if (expiresAt !== null && expiresAt <= now) throw invalid('expiresAt', say('people.endMustLieFuture'));
  const change = changeBy(actor.userId, 'token.create', caller);
  const token = personalTokenPrefix + randomBytes(32).toString('base64url');
  const kept = await insertToken(
    db,
    {
      id: newId(now),
      userId: actor.userId,
      name: input.name,
      scope: input.scope,
      tokenHash: hashPersonalToken(token),
      createdAt: now,
      expiresAt,
    },
    {
      sessionId: actor.sessionId,
      limit: mostTokens,
      noted: changeOf(change, now, actor.userId, { after: input }),
    },
  );
  if (kept === 'session_ended') throw ended;
  if (kept === 'full')
    throw new AppError('conflict', say('people.tokensRevokeOneFirst', { count: mostTokens }));
  return { ...toWireToken(kept), token };
}
