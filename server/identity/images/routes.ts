import type { Deps } from '../../deps.ts';
import { routes } from '../../http/routes.ts';
import { permitUpload } from './images.ts';
import { UploadPermit } from './schemas.ts';

/** Uploading a photo to the image host. Its path stands outside /api, because clients that are not ours call it there. */
export function imageRoutes(deps: Deps) {
  const api = routes(deps, 'Images');
  api.get(
    '/auth',
    {
      role: 'any',
      owner: true,
      summary: 'Get the parameters for one upload to the image host',
      answer: UploadPermit,
      limited: 'imageUpload',
    },
    ({ actor }) => permitUpload(deps, actor),
  );
  return api.app;
}
