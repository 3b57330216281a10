import type { Deps } from '../deps.ts';
import { body, createApi, operation } from '../http/api.ts';
import { requireRole } from '../http/auth.ts';
import { checkNow } from './checkNow.ts';
import { readActivity, readOperations } from './readOperations.ts';
import { readReads } from './readReads.ts';
import { Activity, ActivityQuery, CheckInput, Finding, Operations, ReadsOfAll } from './schemas.ts';

const tag = 'Admin';

/** How the installation is. */
export function operationsRoutes(deps: Deps) {
  const admin = requireRole(deps, 'admin');
  const api = createApi();

  api.openapi(
    operation(
      {
        method: 'get',
        path: '/api/admin/operations',
        tag,
        summary: 'Get the state of the engine, the providers and the queues',
        description:
          'From the point of view of the answering server. Provider figures start with the server.',
        middleware: admin,
      },
      200,
      Operations,
    ),
    async (c) => c.json(await readOperations(deps), 200),
  );
  api.openapi(
    operation(
      {
        method: 'get',
        path: '/api/admin/operations/activity',
        tag,
        summary: 'Get comments and faults per hour, and faults by cause',
        middleware: admin,
        request: { query: ActivityQuery },
      },
      200,
      Activity,
    ),
    async (c) => c.json(await readActivity(deps, Number(c.req.valid('query').hours ?? 24)), 200),
  );
  api.openapi(
    operation(
      {
        method: 'get',
        path: '/api/admin/operations/reads',
        tag,
        summary: 'Get the reads of all accounts at LinkedIn today, and the accounts closest to a limit',
        middleware: admin,
      },
      200,
      ReadsOfAll,
    ),
    (c) => c.json(readReads(deps), 200),
  );
  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/admin/operations/checks',
        tag,
        summary: 'Run one check with real calls',
        description: 'A failed check includes one fix. The mail check sends an e-mail to the calling admin.',
        middleware: admin,
        request: body(CheckInput),
      },
      200,
      Finding,
    ),
    async (c) => c.json(await checkNow(deps, c.get('actor'), c.req.valid('json').name), 200),
  );
  return api;
}
