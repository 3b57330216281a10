import type { Deps } from '../../deps.ts';
import { failing } from '../../http/failures.ts';
import { routes } from '../../http/routes.ts';
import { previewComment } from './previewComment.ts';
import { Preview, PreviewInput } from './previewSchemas.ts';

export function previewRoutes(deps: Deps) {
  const api = routes(deps, 'Automation');
  api.post(
    '/api/automation/preview',
    {
      role: 'user',
      summary: 'Preview a comment on a post',
      description: 'Limited to 60 per hour. Posts nothing. The account can be paused.',
      body: PreviewInput,
      answer: Preview,
      limited: 'preview',
      once: true,
      errors: [
        failing('subscription_required', 'billing.upgradeToPreview'),
        404,
        failing('not_connected', 'automation.logInToPreview'),
        502,
        503,
      ],
    },
    ({ actor, body }) => previewComment(deps, actor, body),
  );
  return api.app;
}
