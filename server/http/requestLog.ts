import type { MiddlewareHandler } from 'hono';
import type { Log } from '../log.ts';

/** One line per call: what, how it ended, how long it took. Query and headers stay out of it: they may hold secrets. */
export function requestLog(log: Log): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const ms = Math.round((performance.now() - start) * 10) / 10;
    log.debug({ requestId: c.get('requestId'), method: c.req.method, path: safePath(c.req.path), status: c.res.status, ms });
  };
}

/** Paths that carry a secret or an e-mail as their last part are cut there. */
const safePath = (path: string): string =>
  path.replace(/^(\/webhooks\/network|\/reset-password|\/api\/otp\/send-otp)\/.*/, '$1/…');
