import { randomUUID } from 'node:crypto';
import { auditRows, countAudit } from '../../../db/history/auditList.ts';
import * as views from '../../../db/identity/impersonation.ts';
import { findUser } from '../../../db/identity/users.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { AppError, notFound } from '../../errors.ts';
import type { Client } from '../../http/client.ts';
import type { Page } from '../../http/list.ts';
import { say } from '../../texts/say.ts';
import type { Actor, SessionActor } from '../auth/authenticate.ts';
import { tokenOf } from '../auth/openSession.ts';
import { changeBy, changeOf } from '../users/audit.ts';
import { type SupportVisit, type View, type ViewInput, viewMinutes } from './schemas.ts';

/**
 * Starts a support view: half an hour with a read-only token of the customer. Admin and customer both see it in
 * their audit log, with the reason. It ends with the admin's session.
 * @throws {AppError} not_found; conflict for an admin and for a customer whose e-mail is not verified
 */
export async function beginImpersonation(
  deps: Deps,
  actor: SessionActor,
  userId: string,
  { reason }: ViewInput,
  client: Client,
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
    userAgent: client.userAgent,
    address: client.address ?? '',
  };
  const change = changeBy(actor.userId, 'user.view', client);
  const noted = changeOf(change, now, userId, { after: { reason, until: iso(expiresAt) } });
  const view = await views.insertImpersonation(db, { ...session, viewerSessionId: actor.sessionId }, noted);
  return { id: view.id, token: await tokenOf(deps, view, user), expiresAt: iso(expiresAt) };
}

/**
 * Ends a view that the actor began.
 * @throws {AppError} not_found
 */
export async function endImpersonation(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: SessionActor,
  id: string,
  client: Client,
): Promise<void> {
  const now = deps.clock.now();
  const change = changeBy(actor.userId, 'user.view_end', client);
  const ended = await views.endImpersonation(deps.db, actor.userId, id, now, ({ userId }) =>
    changeOf(change, now, userId),
  );
  if (!ended) throw notFound('View');
}

/** When admins looked at what the actor sees, and why: from the audit, which nobody can tidy up. */
export async function listVisits(
  { db }: Pick<Deps, 'db'>,
  actor: Pick<Actor, 'userId'>,
  page: Page<'createdAt', object>,
): Promise<{ rows: SupportVisit[]; total: number }> {
  const filter = { about: actor.userId, action: 'user.view' };
  const rows = await auditRows(db, { ...page, filter });
  const visits = rows.map(({ row: { id, at, details } }) => ({
    id: String(id),
    createdAt: iso(at),
    reason: String((details.after as { reason?: string } | undefined)?.reason ?? ''),
  }));
  return { rows: visits, total: await countAudit(db, filter) };
}
