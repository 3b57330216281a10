import { Hono } from 'hono';
import { sandboxKey } from '../context.ts';
import type { Network } from './network.ts';
import { answerProblem, notFound, Problem } from './problems.ts';
import { accountRoutes } from './routes/accounts.ts';
import { hostedRoutes } from './routes/hosted.ts';
import { postRoutes } from './routes/posts.ts';
import { searchRoutes } from './routes/search.ts';
import { userRoutes } from './routes/users.ts';
import { webhookRoutes } from './routes/webhooks.ts';

/**
 * The API below `/api/v1`, by the provider's v1 OpenAPI and its reference pages (posts, users, accounts,
 * hosted auth, webhooks). Every call needs `X-API-KEY`.
 */
export function networkRoutes(network: Network): Hono {
  const app = new Hono({ strict: false });
  app.use(async (c, next) => {
    if (c.req.header('x-api-key') !== sandboxKey) {
      throw new Problem(
        401,
        'missing_credentials',
        'Missing credentials',
        'The access token in X-API-KEY is missing or not valid.',
      );
    }
    await next();
  });
  app.route('/hosted', hostedRoutes(network));
  app.route('/accounts', accountRoutes(network));
  app.route('/users', userRoutes(network));
  app.route('/posts', postRoutes(network));
  app.route('/linkedin', searchRoutes(network));
  app.route('/webhooks', webhookRoutes(network));
  app.all('*', (c) => answerProblem(c, notFound('route')));
  app.onError((error, c) => {
    if (error instanceof Problem) return answerProblem(c, error);
    console.error(error);
    return answerProblem(c, new Problem(500, 'unexpected_error', 'Unexpected error'));
  });
  return app;
}
