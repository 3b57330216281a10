import type { MiddlewareHandler } from 'hono';
import { type Actor, authenticate, type SessionActor } from '../auth/authenticate.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { guard } from './guard.ts';

type Role = Actor['role'] | 'any';
type Guard<Who extends Actor> = MiddlewareHandler<{ Variables: { actor: Who } }>;

/** Lets a verified person of this role through; `any` for what both roles do. A token with scope `read` may only GET and HEAD. */
export function requireRole(deps: Deps, role: Role): Guard<Actor> {
  return guard({ role, session: false }, async (c, next) => {
    c.set('actor', await admit(deps, role, c.req.method, c.req.header('x-auth-token')));
    await next();
  });
}

/** The same for what touches the sign-in itself, or takes everything along: a personal token may not. */
export function requireSession(deps: Deps, role: Role): Guard<SessionActor> {
  return guard({ role, session: true }, async (c, next) => {
    const actor = await admit(deps, role, c.req.method, c.req.header('x-auth-token'));
    if (actor.via !== 'session') throw new AppError('forbidden', "A personal access token can't do this. Please sign in");
    c.set('actor', actor);
    await next();
  });
}

async function admit(deps: Deps, role: Role, method: string, token = ''): Promise<Actor> {
  const actor = await authenticate(deps, token);
  if (role !== 'any' && actor.role !== role) throw new AppError('forbidden', 'This is not open to your role');
  if (actor.scope === 'read' && method !== 'GET' && method !== 'HEAD')
    throw new AppError('forbidden', 'This token may only read');
  return actor;
}
