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
        summary: 'How the engine, the providers and what waits are',
        description: 'As the server that answers sees it. What it says of a provider begins with its start.',
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
        summary: 'Comments and faults by the hour, and the faults by their cause',
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
        summary: 'What all accounts have read at LinkedIn today, and which are nearest to their limits',
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
        summary: 'Test one thing with real calls',
        description:
          'What is wrong comes with one thing to do about it. The test of the mail sends one to the admin who asks.',
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
