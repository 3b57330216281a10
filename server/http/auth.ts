import type { HonoRequest, MiddlewareHandler } from 'hono';
import { type Actor, authenticate, type SessionActor } from '../auth/authenticate.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { type Admits, guard } from './guard.ts';

type Role = Admits['role'];
type Guard<Who extends Actor> = MiddlewareHandler<{ Variables: { actor: Who } }>;

/** Lets a verified person of this role through; `any` for what both roles do. A token with scope `read` may only GET and HEAD. */
export function requireRole(deps: Deps, role: Role): Guard<Actor> {
  return guard({ role, session: false }, (c, next) => {
    c.set('actor', admit(deps, { role, session: false }, c.req));
    return next();
  });
}

/** The same for what touches the sign-in itself, or takes everything along: a personal token may not. */
export function requireSession(deps: Deps, role: Role): Guard<SessionActor> {
  return guard({ role, session: true }, (c, next) => {
    const actor = admit(deps, { role, session: true }, c.req);
    if (actor.via === 'session') c.set('actor', actor);
    return next();
  });
}

/** Who asks, if they may. */
export function admit(deps: Deps, admits: Admits, req: HonoRequest): Actor {
  const actor = authenticate(deps, req.header('x-auth-token') ?? '');
  if (admits.role !== 'any' && actor.role !== admits.role) throw new AppError('forbidden', 'This is not open to your role');
  if (actor.scope === 'read' && req.method !== 'GET' && req.method !== 'HEAD')
    throw new AppError('forbidden', 'This token may only read');
  if (admits.session && actor.via !== 'session')
    throw new AppError('forbidden', "A personal access token can't do this. Please sign in");
  return actor;
}
