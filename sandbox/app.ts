import { Hono } from 'hono';
import { controlRoutes } from './control/routes.ts';
import { fileRoutes, uploadRoutes } from './images/routes.ts';
import { localOnly, sameOrigin } from './localOnly.ts';
import { mailPages } from './mail/pages.ts';
import { mailRoutes } from './mail/routes.ts';
import { networkPages } from './network/pages.ts';
import { networkRoutes } from './network/routes.ts';
import { signInPages } from './network/signIn.ts';
import { notice } from './page.ts';
import type { Parts } from './parts.ts';
import { paymentPages } from './payments/pages.ts';
import { paymentRoutes } from './payments/routes.ts';
import { writerRoutes } from './writer/routes.ts';

export function createApp(parts: Parts): Hono {
  const { network, payments, mail, images, peopleClock, faults, manner, env, reset } = parts;
  const app = new Hono({ strict: false });
  app.use(localOnly);
  app.use('/control/*', sameOrigin);
  app.use(async (c, next) => {
    await next();
    if (c.res.headers.get('content-type')?.startsWith('text/html'))
      c.header('Content-Security-Policy', policyOf(c.req.path));
  });
  // Must come before the network's routes, which answer everything else below this prefix.
  app.route('/api/v1/files', uploadRoutes(network.context, images, peopleClock));
  app.route('/ik', fileRoutes(images));
  app.route('/api/v1', networkRoutes(network));
  app.route('/v1', paymentRoutes(payments));
  app.route('/openai/v1', writerRoutes(network.context, manner));
  app.route('/mail/api/v1', mailRoutes(mail));
  app.route('/control', controlRoutes({ network, payments, faults, manner, env, reset }));
  app.route('/pay', paymentPages(payments));
  app.route('/hosted', signInPages(network));
  app.route('/mail', mailPages(mail));
  app.route('/', networkPages(network));
  app.notFound((c) => c.html(notice('Not here', 'The sandbox has no such page.'), 404));
  return app;
}

/** The pages run no script. The app frames the bank's page; nothing else can be framed. */
const policyOf = (path: string): string =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "img-src 'self' data: http: https:",
    "frame-src 'self'",
    "base-uri 'self'",
    ...(path.startsWith('/pay/challenge/') ? [] : ["frame-ancestors 'none'"]),
  ].join('; ');
