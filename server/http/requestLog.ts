import type { MiddlewareHandler } from 'hono';
import type { Log } from '../log.ts';
import type { ApiEnv } from './api.ts';

/** Writes a line about each call: its result and its duration. Query and headers stay out of it: they may hold secrets. */
export function requestLog(log: Log): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const ms = Math.round((performance.now() - start) * 10) / 10;
    const requestId = c.get('requestId');
    log.debug({ requestId, method: c.req.method, path: safePath(c.req.path), status: c.res.status, ms });
  };
}

/** A path as it may stand in the log: one that carries a secret or an e-mail as its last part is cut there. */
export const safePath = (path: string): string =>
  path.replace(/^(\/webhooks\/network|\/reset-password|\/api\/otp\/send-otp)\/.*/, '$1/…');
