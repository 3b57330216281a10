import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Metrics } from '../operations/metrics/metrics.ts';

/** Unknown paths, and every page of the web app. */
const other = '(other)';

export function requestMetrics(metrics: Pick<Metrics, 'request'>): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const route = matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'));
    metrics.request(c.req.method, route?.path ?? other, c.res.status);
  };
}
