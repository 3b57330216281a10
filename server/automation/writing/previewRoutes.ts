import type { Deps } from '../../deps.ts';
import { createApi, operation } from '../../http/api.ts';
import { requireRole } from '../../http/auth.ts';
import { idempotent, onceBody } from '../../http/idempotency.ts';
import { limited } from '../../http/limited.ts';
import { previewComment } from './previewComment.ts';
import { Preview, PreviewInput } from './previewSchemas.ts';

/** A look at what would be said. */
export function previewRoutes(deps: Deps) {
  const api = createApi();
  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/automation/preview',
        tag: 'Automation',
        summary: 'Preview a comment on a post',
        description: 'Limited to 60 per hour. Posts nothing. The account can be paused.',
        middleware: [requireRole(deps, 'user'), limited(deps, 'preview'), idempotent(deps)],
        request: onceBody(PreviewInput),
        refuses: [
          { code: 'subscription_required', message: 'Please upgrade your subscription to preview comments' },
          404,
          { code: 'not_connected', message: 'Log in to this account again to preview comments' },
          502,
          503,
        ],
      },
      200,
      Preview,
    ),
    async (c) => c.json(await previewComment(deps, c.get('actor'), c.req.valid('json')), 200),
  );
  return api;
}
