import type { Deps } from '../../deps.ts';
import { failing, noSuch } from '../../http/failures.ts';
import { routes } from '../../http/routes.ts';
import { readAutonomy, resetSource, saveAutonomy } from './autonomy.ts';
import { Autonomy, AutonomyInput, AutonomyQuery, SourceToReview } from './schemas.ts';

const noAccount = noSuch('account');

export function autonomyRoutes(deps: Deps) {
  const api = routes(deps, 'Drafts');
  api.get(
    '/api/autonomy',
    {
      role: 'user',
      workspace: 'viewer',
      summary: 'List which sources of an account are posted without review, and why',
      query: AutonomyQuery,
      answer: Autonomy,
      errors: [noAccount],
    },
    ({ workspace, query }) => readAutonomy(deps, workspace, query.accountId),
  );
  api.put(
    '/api/autonomy',
    {
      role: 'user',
      summary: 'Let trusted sources skip review, or end it',
      description:
        'Ending it counts at once: all sources begin again, and drafts that were approved without a review wait for one.',
      body: AutonomyInput,
      answer: Autonomy,
      errors: [failing('subscription_required', 'billing.upgradeToSave'), noAccount],
    },
    ({ actor, body, client }) => saveAutonomy(deps, actor, body, client),
  );
  api.post(
    '/api/autonomy/reset',
    {
      role: 'user',
      summary: 'Review a source again',
      description:
        'Its streak begins again, and its drafts that were approved without a review wait for one.',
      body: SourceToReview,
      answer: Autonomy,
      errors: [noAccount],
    },
    ({ actor, body, client }) => resetSource(deps, actor, body, client),
  );
  return api.app;
}
