import { auditRows, countAudit } from '../../../db/auditList.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Page } from '../../http/list.ts';
import type { Actor } from '../auth/authenticate.ts';
import type { SupportVisit } from './schemas.ts';

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
