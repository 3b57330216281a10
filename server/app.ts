import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { requestId } from 'hono/request-id';
import { campaignRoutes } from './accounts/campaigns/routes.ts';
import { accountRoutes } from './accounts/routes.ts';
import { settingsRoutes } from './accounts/settings/routes.ts';
import { autonomyRoutes } from './automation/autonomy/routes.ts';
import { automationRoutes } from './automation/controls/routes.ts';
import { switchRoutes } from './automation/controls/switchRoutes.ts';
import { draftRoutes } from './automation/drafts/routes.ts';
import { learningRoutes } from './automation/learning/routes.ts';
import { optOutRoutes } from './automation/optOuts/routes.ts';
import { scheduleRoutes } from './automation/schedule/routes.ts';
import { voiceRoutes } from './automation/voice/routes.ts';
import { previewRoutes } from './automation/writing/previewRoutes.ts';
import { promptBenchRoutes } from './automation/writing/promptBench/routes.ts';
import { billingTruthRoutes } from './billing/adminRoutes.ts';
import { planAdminRoutes } from './billing/plans/routes.ts';
import { billingRoutes } from './billing/routes.ts';
import type { Deps } from './deps.ts';
import { AppError } from './errors.ts';
import { auditRoutes } from './history/audit/routes.ts';
import { commentRoutes } from './history/comments/routes.ts';
import { notificationRoutes, ownNotificationRoutes } from './history/notifications/routes.ts';
import { postRoutes } from './history/posts/routes.ts';
import { replyRoutes } from './history/replies/routes.ts';
import { responderRoutes } from './history/responders/routes.ts';
import { resultRoutes } from './history/results/routes.ts';
import { type ApiEnv, createApi } from './http/api.ts';
import { jsonBody, limitedBody, limitedEvent } from './http/body.ts';
import { createDocument } from './http/docs/document.ts';
import { docsRoutes } from './http/docs/routes.ts';
import { onError } from './http/onError.ts';
import { requestLog, requestMetrics } from './http/requestLog.ts';
import type { Failure } from './http/schemas.ts';
import { dataHeaders, type Origins, securityHeaders } from './http/securityHeaders.ts';
import { warnOfUnnamedProxy } from './http/unnamedProxy.ts';
import { adminRoutes } from './identity/admin/routes.ts';
import { personRoutes } from './identity/admin/user/routes.ts';
import { authRoutes } from './identity/auth/routes.ts';
import { factorRoutes } from './identity/factors/routes.ts';
import { firstStepRoutes } from './identity/firstSteps/routes.ts';
import { imageRoutes } from './identity/images/routes.ts';
import { impersonationRoutes } from './identity/impersonation/routes.ts';
import { mountOauth } from './identity/oauth/endpoints/routes.ts';
import { createProvider } from './identity/oauth/provider.ts';
import { oauthRoutes } from './identity/oauth/routes.ts';
import { peopleRoutes } from './identity/people/routes.ts';
import { sessionRoutes } from './identity/sessions/routes.ts';
import { tokenRoutes } from './identity/tokens/routes.ts';
import { userRoutes } from './identity/users/routes.ts';
import { mountMcp } from './mcp/routes.ts';
import { digestRoutes } from './messaging/digest/routes.ts';
import { newsRoutes } from './messaging/news/routes.ts';
import { webhookRoutes } from './messaging/webhooks/routes.ts';
import { costRoutes } from './operations/costs/routes.ts';
import { notReady } from './operations/health/readiness.ts';
import { healthRoutes } from './operations/health/routes.ts';
import { operationsLogRoutes } from './operations/logRoutes.ts';
import { metricsRoutes } from './operations/metrics/routes.ts';
import { operationsRoutes } from './operations/routes.ts';
import { text } from './texts/text.ts';

const areas = [
  healthRoutes,
  metricsRoutes,
  authRoutes,
  factorRoutes,
  sessionRoutes,
  tokenRoutes,
  peopleRoutes,
  userRoutes,
  accountRoutes,
  settingsRoutes,
  automationRoutes,
  scheduleRoutes,
  switchRoutes,
  optOutRoutes,
  previewRoutes,
  promptBenchRoutes,
  draftRoutes,
  autonomyRoutes,
  voiceRoutes,
  learningRoutes,
  commentRoutes,
  resultRoutes,
  replyRoutes,
  responderRoutes,
  postRoutes,
  billingRoutes,
  billingTruthRoutes,
  adminRoutes,
  campaignRoutes,
  notificationRoutes,
  ownNotificationRoutes,
  firstStepRoutes,
  personRoutes,
  impersonationRoutes,
  planAdminRoutes,
  operationsRoutes,
  costRoutes,
  operationsLogRoutes,
  auditRoutes,
  imageRoutes,
  webhookRoutes,
  digestRoutes,
  newsRoutes,
];
/** For a server with ROLE=worker. */
const workerAreas = [healthRoutes, metricsRoutes];
const withBody = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** The API, the providers' events, and the built web app at `webRoot` (null: without it). */
export function createApp(deps: Deps, webRoot: string | null, origins: Origins) {
  const { config, log, metrics } = deps;
  const app = createApi();
  app.use(requestId(), requestMetrics(metrics), requestLog(log), securityHeaders(origins));
  app.onError(onError(log));
  app.notFound((c) => {
    const error = refuseMethod(app, c) ?? new AppError('not_found', text('calls.noSuchEndpoint'));
    return onError(log)(error, c);
  });
  // A browser could take such a path for the address of another site.
  app.use(async (c, next) => (/^\/[/\\]/.test(c.req.path) ? c.notFound() : next()));
  if (!config.TRUST_PROXY) app.on(withBody, '/api/*', warnOfUnnamedProxy(log, config));
  app.on(withBody, '/api/*', limitedBody(deps), jsonBody);
  app.post('/webhooks/stripe', limitedEvent);
  app.post('/webhooks/network', limitedBody(deps));
  app.post('/unsubscribe/*', limitedBody(deps));

  const isWorker = config.ROLE === 'worker';
  for (const area of isWorker ? workerAreas : areas) app.route('/', area(deps));
  if (isWorker) return app;
  const authorizationServer = once(() => createProvider(deps));
  app.route('/', oauthRoutes(deps, authorizationServer));
  mountOauth(deps, app, authorizationServer);
  mountMcp(deps, app);
  app.route(
    '/',
    docsRoutes(deps, () => createDocument(app, config)),
  );
  app.all('/api/*', (c) => c.notFound());
  // Clients look here for metadata. A page of the app would break them.
  app.all('/.well-known/*', (c) => c.notFound());
  if (webRoot) app.route('/', createPages(webRoot));
  return app;
}

/** Calls `make` at the first use alone. */
function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

type Early = Pick<Deps, 'config' | 'metrics'>;

const withoutDatabase = ({ config, metrics }: Early) =>
  new Hono<ApiEnv>().use(requestId(), requestMetrics(metrics), dataHeaders(config.publicUrl), noStore);

const noStore: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
};

/** Answers every request with one failure. */
export const createRefusal = (early: Early, failure: Failure) =>
  withoutDatabase(early).all('*', (c) => c.json(failure, 400));

/** During the start: alive, and not ready for anything else. */
export function createStarting(early: Early) {
  const { reason: _, ...failure } = notReady('starting');
  const later = { 'Retry-After': '1' };
  return withoutDatabase(early)
    .get('/livez', (c) => c.json({ status: 'ok' }))
    .get('/readyz', (c) => c.json(notReady('starting'), 503, later))
    .all('*', (c) => c.json(failure, 503, later));
}

function createPages(root: string) {
  const pages = new Hono<ApiEnv>();
  pages.use(compress());
  pages.use(
    '/assets/*',
    serveStatic({
      root,
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
    }),
    // A missing file of an older build is a 404. It must not get the app's page in place of a script.
    async (c) => c.notFound(),
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
  return pages;
}

const methods = ['GET', 'POST', 'PUT', 'DELETE'];

/**
 * For a path that has only other methods: sets `Allow`. OPTIONS is no call, because no other origin may call.
 */
function refuseMethod({ router }: Pick<ReturnType<typeof createApi>, 'router'>, c: Context): AppError | null {
  const { method, path } = c.req;
  if (method === 'OPTIONS') return null;
  const isCall = (name: string) =>
    router.match(name, path)[0].some(([[, route]]) => route.method === name && !route.path.endsWith('*'));
  const allowed = methods.filter(isCall).flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : [name]));
  if (allowed.length === 0 || allowed.includes(method)) return null;
  c.header('Allow', allowed.join(', '));
  return new AppError(
    'method_not_allowed',
    text('calls.methodNotAllowed', { method, methods: allowed.join(', ') }),
  );
}
