import type { Deps } from '../../deps.ts';
import { body, createApi, operation } from '../../http/api.ts';
import { requireRole } from '../../http/auth.ts';
import { putFirstSteps, readFirstSteps } from './firstSteps.ts';
import { FirstSteps, FirstStepsInput } from './schemas.ts';

/** The way from the registration to the first comment. */
export function firstStepRoutes(deps: Deps) {
  const one = { tag: 'Users', path: '/api/first-steps', middleware: requireRole(deps, 'user') };
  const api = createApi();
  api.openapi(
    operation(
      { ...one, method: 'get', summary: 'How far the person is with the first steps' },
      200,
      FirstSteps,
    ),
    async (c) => c.json(await readFirstSteps(deps, c.get('actor')), 200),
  );
  api.openapi(
    operation(
      {
        ...one,
        method: 'put',
        summary: 'Fold or dismiss the list of first steps',
        request: body(FirstStepsInput),
      },
      200,
      FirstSteps,
    ),
    async (c) => c.json(await putFirstSteps(deps, c.get('actor'), c.req.valid('json')), 200),
  );
  return api;
}
