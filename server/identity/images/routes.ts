import type { Deps } from '../../deps.ts';
import { createApi, operation } from '../../http/api.ts';
import { requireRole } from '../../http/auth.ts';
import { limited } from '../../http/limited.ts';
import { permitUpload } from './permitUpload.ts';
import { UploadPermit } from './schemas.ts';

/** Uploading a photo to the image host. Its path stands outside /api, because clients that are not ours call it there. */
export const imageRoutes = (deps: Deps) =>
  createApi().openapi(
    operation(
      {
        method: 'get',
        path: '/auth',
        tag: 'Images',
        summary: 'Get the parameters for one upload to the image host',
        middleware: [requireRole(deps, 'any', { owner: true }), limited(deps, 'imageUpload')],
      },
      200,
      UploadPermit,
    ),
    async (c) => {
      return c.json(await permitUpload(deps, c.get('actor')), 200);
    },
  );
