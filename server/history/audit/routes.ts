import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { createApi, operation, textAnswer } from '../../http/api.ts';
import { requireRole } from '../../http/auth.ts';
import { contentRange, listQuery, parseList } from '../../http/list.ts';
import { streamed, streamOf } from '../../http/streamed.ts';
import { auditAsCsv, auditAsJson } from './exportAudit.ts';
import { listActions, listAudit } from './listAudit.ts';
import { AuditActions, AuditEntry, AuditFilter, auditSorts } from './schemas.ts';

const tag = 'Admin';
const ExportQuery = listQuery(auditSorts, AuditFilter).pick({ filter: true });
const whole = 'All that the filter leaves, the latest first, made while it is sent';

/** Who changed what. There is no call that changes it. */
export function auditRoutes(deps: Deps) {
  const admin = requireRole(deps, 'admin');
  const api = createApi();

  api.openapi(
    operation(
      {
        method: 'get',
        path: '/api/admin/audit',
        tag,
        summary: 'List audit log entries, newest first by default',
        description: '`who` and `whom` match part of a name or e-mail, or an ID.',
        request: { query: listQuery(auditSorts, AuditFilter) },
        middleware: admin,
      },
      200,
      z.array(AuditEntry),
    ),
    async (c) => {
      const page = parseList(c.req.valid('query'), auditSorts, AuditFilter);
      const { rows, total } = await listAudit(deps, page);
      c.header('Content-Range', contentRange('audit', page, rows.length, total));
      return c.json(rows, 200);
    },
  );

  api.openapi(
    operation(
      {
        method: 'get',
        path: '/api/admin/audit-actions',
        tag,
        summary: 'List the actions in the audit log',
        middleware: admin,
      },
      200,
      AuditActions,
    ),
    async (c) => c.json({ actions: await listActions(deps) }, 200),
  );

  const exported = { method: 'get', tag, middleware: admin, request: { query: ExportQuery } } as const;
  const path = '/api/admin/exports/audit';
  const attachment = (format: string) => `attachment; filename="chime-in-audit.${format}"`;
  api.openapi(
    operation(
      { ...exported, path: `${path}.json`, summary: 'Export the audit log as JSON' },
      200,
      z.array(AuditEntry),
      whole,
    ),
    (c) => {
      const { filter } = parseList(c.req.valid('query'), auditSorts, AuditFilter);
      c.header('Content-Disposition', attachment('json'));
      return streamed(c, auditAsJson(deps, filter));
    },
  );
  api.openapi(
    textAnswer(
      { ...exported, path: `${path}.csv`, summary: 'Export the audit log as CSV' },
      'text/csv',
      whole,
      'At (UTC),Who,Action,Whom,Before,After,Address,Agent,Id',
    ),
    (c) => {
      const { filter } = parseList(c.req.valid('query'), auditSorts, AuditFilter);
      c.header('Content-Disposition', attachment('csv'));
      return c.body(streamOf(auditAsCsv(deps, filter)), 200, { 'Content-Type': 'text/csv; charset=utf-8' });
    },
  );
  return api;
}
