import { randomBytes } from 'node:crypto';
import { newId } from '../../../db/id.ts';
import { liveSession } from '../../../db/identity/sessions.ts';
import * as tokens from '../../../db/identity/tokens.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalid, notFound } from '../../errors.ts';
import type { Client } from '../../http/client.ts';
import { text } from '../../texts/text.ts';
import {
  type Actor,
  hashPersonalToken,
  personalTokenPrefix,
  type SessionActor,
} from '../auth/authenticate.ts';
import { provePresence } from '../auth/provePresence.ts';
import { auditEntry, changeBy } from '../users/audit.ts';
import { type CreatedToken, type CreateTokenInput, mostTokens, type PersonalToken } from './schemas.ts';

export async function listTokens(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Pick<Actor, 'userId'> & { tokenId?: string },
  page: tokens.TokenPage,
): Promise<{ rows: PersonalToken[]; total: number }> {
  const { rows, total } = await tokens.listTokens(deps.db, actor.userId, page, deps.clock.now());
  return { rows: rows.map((row) => toWireToken(row, actor.tokenId)), total };
}

/**
 * Creates a personal access token. Only this answer contains its secret.
 * @throws {AppError} invalid_input, proof_required, too_many_attempts, not_signed_in; conflict at 50 tokens
 * or for a name that one has
 */
export async function createToken(
  deps: Pick<Deps, 'db' | 'clock' | 'passwords'>,
  actor: SessionActor,
  { currentPassword, ...input }: CreateTokenInput,
  client: Client,
): Promise<CreatedToken> {
  const { db, clock } = deps;
  const ended = new AppError('not_signed_in', text('people.signInEnded'));
  const live = await liveSession(db, actor.sessionId, clock.now());
  if (!live) throw ended;
  await provePresence(deps, actor, live.user, {
    password: currentPassword,
    required: false,
    address: client.address,
  });
  const now = clock.now();
  const expiresAt = input.expiresAt === null ? null : Date.parse(input.expiresAt);
  if (expiresAt !== null && expiresAt <= now) throw invalid('expiresAt', text('people.expiryInPast'));
  const change = changeBy(actor.userId, 'token.create', client);
  const token = personalTokenPrefix + randomBytes(32).toString('base64url');
  const kept = await tokens.insertToken(
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
      noted: auditEntry(change, now, actor.userId, { after: input }),
    },
  );
  if (kept === 'session_ended') throw ended;
  if (kept === 'full') throw new AppError('conflict', text('people.tooManyTokens', { count: mostTokens }));
  if (kept === 'named') throw new AppError('conflict', text('people.tokenNamed', { quote: input.name }));
  return { ...toWireToken(kept), token };
}

/**
 * @param whose the user, if an admin revokes the token
 * @throws {AppError} not_found
 */
export async function revokeToken(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Pick<Actor, 'userId'>,
  id: string,
  client: Client,
  whose: string = actor.userId,
): Promise<void> {
  const now = deps.clock.now();
  const change = changeBy(actor.userId, 'token.revoke', client);
  const revoked = await tokens.revokeToken(deps.db, whose, id, now, ({ name, scope }) =>
    auditEntry(change, now, whose, { before: { name, scope } }),
  );
  if (!revoked) throw notFound('token');
}

const toWireToken = (row: tokens.TokenRow, currentId?: string): PersonalToken => ({
  id: row.id,
  name: row.name,
  scope: row.scope,
  createdAt: iso(row.createdAt),
  expiresAt: row.expiresAt === null ? null : iso(row.expiresAt),
  lastUsedAt: row.lastUsedAt === null ? null : iso(row.lastUsedAt),
  current: row.id === currentId,
});
