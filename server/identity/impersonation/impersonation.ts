import { writeAudit } from '../../../db/history/audit.ts';
import { auditRows, countAudit } from '../../../db/history/auditList.ts';
import * as sessions from '../../../db/identity/sessions.ts';
import { findUser } from '../../../db/identity/users.ts';
import { transaction } from '../../../db/transaction.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { minute } from '../../durations.ts';
import { AppError, notFound } from '../../errors.ts';
import type { Client } from '../../http/client.ts';
import type { Page } from '../../http/list.ts';
import { text } from '../../texts/text.ts';
import type { Actor, SessionActor } from '../auth/authenticate.ts';
import { newSession, tokenOf } from '../auth/openSession.ts';
import { auditEntry, changeBy } from '../users/audit.ts';
import {
  type Impersonation,
  type ImpersonationInput,
  impersonationMinutes,
  type SupportVisit,
} from './schemas.ts';

/**
 * Starts half an hour with a read-only token of the customer, which ends early with the admin's session. Both
 * see it with its reason in their audit log.
 * @throws {AppError} not_found; conflict for an admin and for a customer whose e-mail is not verified
 */
export async function beginImpersonation(
  deps: Deps,
  actor: SessionActor,
  userId: string,
  { reason }: ImpersonationInput,
  client: Client,
): Promise<Impersonation> {
  const { db, clock } = deps;
  const user = await findUser(db, userId);
  if (!user) throw notFound('user');
  if (user.role !== 'user') throw new AppError('conflict', text('people.customersOnly'));
  if (user.verifiedAt === null) throw new AppError('conflict', text('people.customerNotVerified'));
  const now = clock.now();
  const wanted = newSession(userId, client, now, impersonationMinutes * minute);
  const expiresAt = iso(wanted.expiresAt);
  const change = changeBy(actor.userId, 'user.view', client);
  const session = await transaction(db, async (tx) => {
    await writeAudit(tx, auditEntry(change, now, userId, { after: { reason, until: expiresAt } }));
    return sessions.insertSession(tx, { ...wanted, viewerSessionId: actor.sessionId });
  });
  return { id: session.id, token: await tokenOf(deps, session, user), expiresAt };
}

/** Ends an impersonation that the actor started. @throws {AppError} not_found */
export async function endImpersonation(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: SessionActor,
  id: string,
  client: Client,
): Promise<void> {
  const now = deps.clock.now();
  const change = changeBy(actor.userId, 'user.view_end', client);
  const ended = await sessions.endImpersonation(deps.db, actor.userId, id, now, ({ userId }) =>
    auditEntry(change, now, userId),
  );
  if (!ended) throw notFound('view');
}

/** The impersonations of the actor, from the audit log, which no one can edit. */
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
