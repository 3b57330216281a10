import type { MiddlewareHandler } from 'hono';
import { type Actor, authenticate } from '../auth/authenticate.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import type { ApiEnv } from './api.ts';

/** Lets a signed-in, verified person of this role through; `any` for what both roles do. */
export function requireRole(deps: Deps, role: Actor['role'] | 'any'): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const actor = await authenticate(deps, c.req.header('x-auth-token') ?? '');
    if (role !== 'any' && actor.role !== role) throw new AppError('forbidden', 'This is not open to your role');
    c.set('actor', actor);
    await next();
  };
}
