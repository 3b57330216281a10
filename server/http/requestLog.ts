import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '../log.ts';
import type { Answer } from './answer.ts';
import type { ApiEnv } from './api.ts';

type Env = ApiEnv & { Bindings: { outgoing?: Answer } };

/**
 * Gives each call an id, the caller's own where it sent one, and writes a line about it: what, how it ended, how long it took.
 * Query and headers stay out of it: they may hold secrets.
 */
export function requestLog(log: Log): MiddlewareHandler<Env> {
  return (c, next) => {
    const given = c.req.header('x-request-id');
    const requestId = given && /^[\w\-=]{1,255}$/.test(given) ? given : randomUUID();
    c.set('requestId', requestId);
    if (c.env.outgoing) c.env.outgoing.requestId = requestId;
    return log.isLevelEnabled('debug') ? timed(c, next) : next();
  };

  async function timed(c: Parameters<MiddlewareHandler<Env>>[0], next: () => Promise<void>): Promise<void> {
    const start = performance.now();
    await next();
    const ms = Math.round((performance.now() - start) * 10) / 10;
    log.debug({ requestId: c.get('requestId'), method: c.req.method, path: safePath(c.req.path), status: c.res.status, ms });
  }
}

/** Paths that carry a secret or an e-mail as their last part are cut there. */
const safePath = (path: string): string =>
  path.replace(/^(\/webhooks\/network|\/reset-password|\/api\/otp\/send-otp)\/.*/, '$1/…');
