import type { Deps } from '../../deps.ts';
import { routes } from '../../http/routes.ts';
import { permitUpload } from './images.ts';
import { UploadPermit } from './schemas.ts';

/** The path is outside /api, because foreign clients call it. */
export function imageRoutes(deps: Deps) {
  const api = routes(deps, 'Images');
  api.get(
    '/auth',
    {
      role: 'any',
      owner: true,
      // Although this is a GET, its result permits a write.
      scope: 'write',
      summary: 'Get the parameters for one upload to the image host',
      answer: UploadPermit,
      limited: 'imageUpload',
    },
    () => permitUpload(deps),
  );
  return api.app;
}
