import type { Deps } from '../../deps.ts';
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
        { code: 'subscription_required', message: 'Please upgrade your subscription to preview comments' },
        404,
        { code: 'not_connected', message: 'Log in to this account again to preview comments' },
        502,
        503,
      ],
    },
    ({ actor, body }) => previewComment(deps, actor, body),
  );
  return api.app;
}
