import { auditRows } from '../../../db/history/auditList.ts';
import type { Deps } from '../../deps.ts';
import { byteOrderMark, csvRow } from '../comments/csv.ts';
import { storedFilter } from './listAudit.ts';
import type { AuditEntry, AuditFilter } from './schemas.ts';
import { wireAudit } from './toApi.ts';

const pageSize = 200;
type Needs = Pick<Deps, 'db'>;

export async function* auditAsJson(deps: Needs, filter: AuditFilter): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const page of pages(deps, filter)) {
    yield separator + page.map((entry) => JSON.stringify(entry)).join(',\n');
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

export async function* auditAsCsv(deps: Needs, filter: AuditFilter): AsyncGenerator<string> {
  yield byteOrderMark +
    csvRow(['At (UTC)', 'Who', 'Action', 'Whom', 'Before', 'After', 'Address', 'Agent', 'Id']);
  for await (const page of pages(deps, filter)) yield page.map((entry) => csvRow(cells(entry))).join('');
}

const cells = ({
  createdAt,
  actor,
  actorId,
  action,
  whom,
  subject,
  before,
  after,
  address,
  agent,
  id,
}: AuditEntry): string[] => [
  createdAt.slice(0, 19).replace('T', ' '),
  actor ? `${actor.name} <${actor.email}>` : actorId,
  action,
  whom ? `${whom.name} <${whom.email}>` : subject,
  JSON.stringify(before),
  JSON.stringify(after),
  address,
  agent,
  id,
];

/** Each page starts below the last row of the previous one, so that new rows shift nothing. */
async function* pages({ db }: Needs, wanted: AuditFilter): AsyncGenerator<AuditEntry[]> {
  let filter = storedFilter(wanted);
  for (;;) {
    const rows = await auditRows(db, {
      sort: { field: 'id', descending: true },
      offset: 0,
      limit: pageSize,
      filter,
    });
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(wireAudit);
    filter = { ...filter, beforeId: last.row.id };
  }
}
