import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { RegExpRouter } from 'hono/router/reg-exp-router';
import { campaignRoutes } from './accounts/campaigns/routes.ts';
import { accountRoutes } from './accounts/routes.ts';
import { settingsRoutes } from './accounts/settings/routes.ts';
import { draftRoutes } from './automation/drafts/routes.ts';
import { automationRoutes } from './automation/engine/routes.ts';
import { switchRoutes } from './automation/engine/switchRoutes.ts';
import { planRoutes } from './automation/schedule/planRoutes.ts';
import { previewRoutes } from './automation/writing/previewRoutes.ts';
import { promptBenchRoutes } from './automation/writing/promptBench/routes.ts';
import { billingTruthRoutes } from './billing/adminRoutes.ts';
import { planAdminRoutes } from './billing/plans/routes.ts';
import { billingRoutes } from './billing/routes.ts';
import type { Deps } from './deps.ts';
import { AppError } from './errors.ts';
import { auditRoutes } from './history/audit/routes.ts';
import { commentRoutes } from './history/comments/routes.ts';
import { notificationRoutes } from './history/notifications/routes.ts';
import { postRoutes } from './history/posts/routes.ts';
import { type ApiEnv, createApi } from './http/api.ts';
import { jsonBody, limitedBody, limitedEvent } from './http/body.ts';
import { createDocument } from './http/docs/document.ts';
import { docsRoutes } from './http/docs/routes.ts';
import { onError } from './http/onError.ts';
import { requestLog } from './http/requestLog.ts';
import { noticeUnnamedProxy } from './http/unnamedProxy.ts';
import { adminRoutes } from './identity/admin/routes.ts';
import { personRoutes } from './identity/admin/user/routes.ts';
import { authRoutes } from './identity/auth/routes.ts';
import { factorRoutes } from './identity/factors/routes.ts';
import { firstStepRoutes } from './identity/firstSteps/routes.ts';
import { imageRoutes } from './identity/images/routes.ts';
import { viewRoutes } from './identity/impersonation/routes.ts';
import { sessionRoutes } from './identity/sessions/routes.ts';
import { tokenRoutes } from './identity/tokens/routes.ts';
import { userRoutes } from './identity/users/routes.ts';
import { webhookRoutes } from './messaging/webhooks/routes.ts';
import { healthRoutes } from './operations/health/routes.ts';
import { operationsLogRoutes } from './operations/logRoutes.ts';
import { metricsRoutes } from './operations/metrics/routes.ts';
import { operationsRoutes } from './operations/routes.ts';
import { say } from './texts/say.ts';

/** The whole HTTP face: the API, the notices from outside, and the built web app at `webRoot` (null: without it). */
export function createApp(deps: Deps, webRoot: string | null) {
  // The quickest of hono's routers, which refuses routes that could be taken for one another. By itself hono would go on with a slower one.
  const app = createApi({ router: new RegExpRouter() });
  app.onError(onError(deps.log));
  // A read passes through nothing but its own function: see read.ts.
  if (deps.log.isLevelEnabled('debug')) app.use(requestLog(deps.log));
  if (!deps.config.TRUST_PROXY) app.on(withBody, '/api/*', noticeUnnamedProxy(deps.log, deps.config));
  app.on(withBody, '/api/*', limitedBody(deps), jsonBody);
  app.post('/webhooks/stripe', limitedEvent);
  app.post('/webhooks/network', limitedBody(deps));

  app.route('/', healthRoutes(deps));
  app.route('/', metricsRoutes(deps));
  app.route('/', authRoutes(deps));
  app.route('/', factorRoutes(deps));
  app.route('/', sessionRoutes(deps));
  app.route('/', tokenRoutes(deps));
  app.route('/', userRoutes(deps));
  app.route('/', accountRoutes(deps));
  app.route('/', settingsRoutes(deps));
  app.route('/', automationRoutes(deps));
  app.route('/', planRoutes(deps));
  app.route('/', switchRoutes(deps));
  app.route('/', previewRoutes(deps));
  app.route('/', promptBenchRoutes(deps));
  app.route('/', draftRoutes(deps));
  app.route('/', commentRoutes(deps));
  app.route('/', postRoutes(deps));
  app.route('/', billingRoutes(deps));
  app.route('/', billingTruthRoutes(deps));
  app.route('/', adminRoutes(deps));
  app.route('/', campaignRoutes(deps));
  app.route('/', notificationRoutes(deps));
  app.route('/', firstStepRoutes(deps));
  app.route('/', personRoutes(deps));
  app.route('/', viewRoutes(deps));
  app.route('/', planAdminRoutes(deps));
  app.route('/', operationsRoutes(deps));
  app.route('/', operationsLogRoutes(deps));
  app.route('/', auditRoutes(deps));
  app.route('/', imageRoutes(deps));
  app.route('/', webhookRoutes(deps));
  const document = () => createDocument(app, deps.config);
  app.route('/', docsRoutes(document));

  // What no call is may be a page.
  const pages = webRoot && createPages(webRoot).onError(onError(deps.log));
  app.notFound((c) =>
    pages && !/^\/api(\/|$)/.test(c.req.path) ? pages.fetch(c.req.raw, c.env) : noSuchCall(),
  );
  return app;
}

const withBody = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** The built web app at `root`. */
function createPages(root: string): Hono<ApiEnv> {
  const pages = new Hono<ApiEnv>();
  pages.use(compress());
  pages.use(
    '/assets/*',
    serveStatic({
      root,
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
    }),
    // What an older page asks for after an update is gone; a page in its place would be no script.
    noSuchCall,
  );
  pages.use(serveStatic({ root }));
  // Every other path is a page of the app, which routes by itself.
  pages.get(
    '*',
    serveStatic({
      path: 'index.html',
      root,
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', 'no-cache'),
    }),
  );
  pages.notFound(noSuchCall);
  return pages;
}

const noSuchCall = (): never => {
  throw new AppError('not_found', say('calls.noSuchCall'));
};
