import * as oauth from '../../../db/identity/oauth.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import type { Client } from '../../http/client.ts';
import type { Actor } from '../auth/authenticate.ts';
import { ownChange } from '../users/audit.ts';
import type { OauthGrant } from './schemas.ts';

export async function listGrants(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Pick<Actor, 'userId'>,
  page: oauth.GrantPage,
): Promise<{ rows: OauthGrant[]; total: number }> {
  const { rows, total } = await oauth.listGrants(db, actor.userId, page, clock.now());
  return { rows: rows.map(toWireGrant), total };
}

/** Disconnects an assistant: its tokens end at once. @throws {AppError} not_found */
export async function revokeGrant(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId }: Pick<Actor, 'userId'>,
  id: string,
  client: Client,
): Promise<void> {
  const now = clock.now();
  const revoked = await oauth.revokeGrant(db, userId, id, now, ({ clientName, scope }) =>
    ownChange(userId, 'assistant.disconnect', client, now, { before: { name: clientName, scope } }),
  );
  if (!revoked) throw notFound('assistant');
}

const toWireGrant = (row: oauth.GrantRow): OauthGrant => ({
  id: row.id,
  name: row.clientName,
  redirectTo: row.redirectTo,
  scope: row.scope,
  createdAt: iso(row.createdAt),
  expiresAt: iso(row.expiresAt),
  lastUsedAt: row.lastUsedAt === null ? null : iso(row.lastUsedAt),
});
