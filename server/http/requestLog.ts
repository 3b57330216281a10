import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Log } from '../log.ts';
import type { Metrics } from '../operations/metrics/metrics.ts';
import { secretPath } from '../redaction.ts';
import type { ApiEnv } from './api.ts';

/** Called every few seconds. */
const probes = new Set(['/livez', '/readyz', '/api/health']);

/** Logs each call's result and duration, without query and headers, which may hold secrets. */
export function requestLog(log: Log): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const ms = Math.round((performance.now() - start) * 10) / 10;
    if (probes.has(c.req.path)) return;
    const requestId = c.get('requestId');
    log.debug({ requestId, method: c.req.method, path: safePath(c.req.path), status: c.res.status, ms });
  };
}

const secretRest = new RegExp(`(${secretPath}).+`, 'i');

/** Cuts the part of a path that is a secret or an e-mail, and all that follows. */
export const safePath = (path: string): string => path.replace(secretRest, '$1…');

/** Unknown paths, and every page of the web app. */
const other = '(other)';

export function requestMetrics(metrics: Pick<Metrics, 'request'>): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const route = matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'));
    metrics.request(c.req.method, route?.path ?? other, c.res.status);
  };
}
