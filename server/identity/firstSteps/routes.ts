import type { Deps } from '../../deps.ts';
import { routes } from '../../http/routes.ts';
import { putFirstSteps, readFirstSteps } from './firstSteps.ts';
import { FirstSteps, FirstStepsInput } from './schemas.ts';

export function firstStepRoutes(deps: Deps) {
  const api = routes(deps, 'Users');
  const path = '/api/first-steps';
  api.get(
    path,
    { role: 'user', summary: 'Get your progress in the first steps', answer: FirstSteps },
    ({ actor }) => readFirstSteps(deps, actor),
  );
  api.put(
    path,
    {
      role: 'user',
      summary: 'Hide or dismiss the first steps',
      body: FirstStepsInput,
      answer: FirstSteps,
    },
    ({ actor, body }) => putFirstSteps(deps, actor, body),
  );
  return api.app;
}
