import type { Deps } from '../deps.ts';
import { routes } from '../http/routes.ts';
import { checkNow } from './doctor/check.ts';
import { readActivity, readOperations, readReads } from './readOperations.ts';
import { Activity, ActivityQuery, CheckInput, Finding, Operations, ReadsOfAll } from './schemas.ts';

export function operationsRoutes(deps: Deps) {
  const api = routes(deps, 'Admin');
  api.get(
    '/api/admin/operations',
    {
      role: 'admin',
      summary: 'Get the state of the engine, the providers and the queues',
      description:
        'Engine and provider figures are those of the answering server, since its start; on a server without an engine, `engine` is the state of the others. `servers` lists every server.',
      answer: Operations,
    },
    () => readOperations(deps),
  );
  api.get(
    '/api/admin/operations/activity',
    {
      role: 'admin',
      summary: 'Get comments and faults per hour, and faults by cause',
      query: ActivityQuery,
      answer: Activity,
    },
    ({ query }) => readActivity(deps, Number(query.hours ?? 24)),
  );
  api.get(
    '/api/admin/operations/reads',
    {
      role: 'admin',
      summary: 'Get the reads of all accounts at LinkedIn today, and the accounts closest to a limit',
      answer: ReadsOfAll,
    },
    () => readReads(deps),
  );
  api.post(
    '/api/admin/operations/checks',
    {
      role: 'admin',
      summary: 'Run one check with real calls',
      description: 'A failed check includes one fix. The mail check sends an e-mail to the calling admin.',
      body: CheckInput,
      answer: Finding,
    },
    ({ actor, body }) => checkNow(deps, actor, body.name),
  );
  return api.app;
}
