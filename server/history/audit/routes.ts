import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { download } from '../../http/download.ts';
import { listQuery, parseList } from '../../http/list.ts';
import { routes } from '../../http/routes.ts';
import { auditAsCsv, auditAsJson } from './exportAudit.ts';
import { listActions, listAudit } from './listAudit.ts';
import { AuditActions, AuditEntry, AuditFilter, auditSorts } from './schemas.ts';

const whole = 'All that the filter leaves, the latest first, made while it is sent';

export function auditRoutes(deps: Deps) {
  const api = routes(deps, 'Admin');
  api.list(
    '/api/admin/audit',
    {
      role: 'admin',
      summary: 'List audit log entries, newest first by default',
      description: '`who` and `whom` match part of a name or e-mail, or an ID.',
      resource: 'audit',
      sorts: auditSorts,
      filter: AuditFilter,
      row: AuditEntry,
      one: { noun: 'entry', summary: 'Get an entry of the audit log' },
    },
    ({ page }) => listAudit(deps, page),
  );
  api.get(
    '/api/admin/audit-actions',
    { role: 'admin', summary: 'List the actions in the audit log', answer: AuditActions },
    async () => ({ actions: await listActions(deps) }),
  );

  const query = listQuery(auditSorts, AuditFilter).pick({ filter: true });
  api.get(
    '/api/admin/exports/audit.json',
    {
      role: 'admin',
      summary: 'Export the audit log as JSON',
      query,
      answer: z.array(AuditEntry),
      answerDescription: whole,
    },
    ({ query, c }) => {
      const { filter } = parseList(query, auditSorts, AuditFilter);
      return download(c, 'chime-in-audit.json', auditAsJson(deps, filter));
    },
  );
  api.get(
    '/api/admin/exports/audit.csv',
    {
      role: 'admin',
      summary: 'Export the audit log as CSV',
      query,
      answer: {
        type: 'text/csv',
        description: whole,
        example: 'At (UTC),Who,Action,Whom,Before,After,Address,Agent,Id',
      },
    },
    ({ query, c }) => {
      const { filter } = parseList(query, auditSorts, AuditFilter);
      return download(c, 'chime-in-audit.csv', auditAsCsv(deps, filter));
    },
  );
  return api.app;
}
