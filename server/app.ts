import { serveStatic } from '@hono/node-server/serve-static';
import { compress } from 'hono/compress';
import { accountRoutes } from './accounts/routes.ts';
import { adminRoutes } from './admin/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { automationRoutes } from './automation/routes.ts';
import { commentRoutes } from './comments/routes.ts';
import type { Deps } from './deps.ts';
import { createDocument } from './docs/document.ts';
import { docsRoutes } from './docs/routes.ts';
import { AppError } from './errors.ts';
import { healthRoutes } from './health/routes.ts';
import { createApi } from './http/api.ts';
import { jsonBody, limitedBody } from './http/body.ts';
import { onError } from './http/onError.ts';
import { requestLog } from './http/requestLog.ts';
import { imageRoutes } from './images/routes.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { tokenRoutes } from './tokens/routes.ts';
import { userRoutes } from './users/routes.ts';

/** The whole HTTP face: the API, the notices from outside, and the built web app at `webRoot` (null: without it). */
export function createApp(deps: Deps, webRoot: string | null) {
  const app = createApi();
  app.onError(onError(deps.log));
  app.use(requestLog(deps.log));
  app.use('/api/*', limitedBody, jsonBody);
  app.use('/webhooks/*', limitedBody);

  app.route('/', healthRoutes(deps));
  app.route('/', authRoutes(deps));
  app.route('/', sessionRoutes(deps));
  app.route('/', tokenRoutes(deps));
  app.route('/', userRoutes(deps));
  app.route('/', accountRoutes(deps));
  app.route('/', settingsRoutes(deps));
  app.route('/', automationRoutes(deps));
  app.route('/', commentRoutes(deps));
  app.route('/', adminRoutes(deps));
  app.route('/', imageRoutes(deps));
  const document = () => createDocument(app, deps.config);
  app.route('/', docsRoutes(document));

  app.all('/api/*', noSuchCall);
  app.notFound(noSuchCall);
  if (webRoot) {
    app.use(compress());
    app.use(
      '/assets/*',
      serveStatic({ root: webRoot, onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable') }),
    );
    app.use(serveStatic({ root: webRoot }));
    // Every other path is a page of the app, which routes by itself.
    app.get(
      '*',
      serveStatic({ path: 'index.html', root: webRoot, onFound: (_path, c) => c.header('Cache-Control', 'no-cache') }),
    );
  }
  return app;
}

const noSuchCall = (): never => {
  throw new AppError('not_found', 'There is no such call');
};
