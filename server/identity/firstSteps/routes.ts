import type { Deps } from '../../deps.ts';
import { routes } from '../../http/routes.ts';
import { putFirstSteps, readFirstSteps } from './firstSteps.ts';
import { FirstSteps, FirstStepsInput } from './schemas.ts';

/** The way from the registration to the first comment. */
export function firstStepRoutes(deps: Deps) {
  const api = routes(deps, 'Users');
  const path = '/api/first-steps';
  api.get(
    path,
    { role: 'user', summary: 'How far the person is with the first steps', answer: FirstSteps },
    ({ actor }) => readFirstSteps(deps, actor),
  );
  api.put(
    path,
    {
      role: 'user',
      summary: 'Fold or dismiss the list of first steps',
      body: FirstStepsInput,
      answer: FirstSteps,
    },
    ({ actor, body }) => putFirstSteps(deps, actor, body),
  );
  return api.app;
}
