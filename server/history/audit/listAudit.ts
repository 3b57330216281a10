import {
  auditActions,
  auditRows,
  countAudit,
  type AuditFilter as StoredFilter,
} from '../../../db/history/auditList.ts';
import type { Deps } from '../../deps.ts';
import { type Page, wholeNumber } from '../../http/list.ts';
import type { AuditEntry, AuditFilter } from './schemas.ts';
import { wireAudit } from './toApi.ts';

/**
 * Newest first by default.
 * @param about a user's id: changes by them and about them
 */
export async function listAudit(
  { db }: Pick<Deps, 'db'>,
  page: Page<'createdAt', AuditFilter>,
  about?: string,
): Promise<{ rows: AuditEntry[]; total: number }> {
  const filter = { ...storedFilter(page.filter), about };
  const rows = await auditRows(db, { ...page, filter });
  return { rows: rows.map(wireAudit), total: await countAudit(db, filter) };
}

export const listActions = ({ db }: Pick<Deps, 'db'>): Promise<string[]> => auditActions(db);

/** With times as they are stored. */
export const storedFilter = ({
  createdAt_gte: from,
  createdAt_lte: to,
  id,
  ...filter
}: AuditFilter): StoredFilter => ({
  ...filter,
  id: id?.flatMap(wholeNumber),
  from: from === undefined ? undefined : Date.parse(from),
  to: to === undefined ? undefined : Date.parse(to),
});
