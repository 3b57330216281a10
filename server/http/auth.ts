import type { HonoRequest, MiddlewareHandler } from 'hono';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { type Actor, authenticate, isViewing, type SessionActor } from '../identity/auth/authenticate.ts';
import { requireFresh } from '../identity/auth/provePresence.ts';
import { requireFactor } from '../identity/factors/requireFactor.ts';
import { say } from '../texts/say.ts';
import { viewOnly } from './failures.ts';
import { type Admits, guard } from './guard.ts';

type Role = Admits['role'];
type Guard<Who extends Actor> = MiddlewareHandler<{ Variables: { actor: Who } }>;

/** Lets a verified person of this role through; `any` for what both roles do. A token with scope `read` may only GET and HEAD. */
export function requireRole(
  deps: Deps,
  role: Role,
  more: Pick<Admits, 'owner' | 'proof'> = {},
): Guard<Actor> {
  const admits = { role, session: false, ...more };
  return guard(admits, (c, next) => {
    c.set('actor', admit(deps, admits, c.req));
    return next();
  });
}

/** The same for what touches the sign-in itself, or takes everything along: a personal token may not. */
export function requireSession(
  deps: Deps,
  role: Role,
  more: Pick<Admits, 'owner' | 'proof'> = {},
): Guard<SessionActor> {
  const admits = { role, session: true, ...more };
  return guard(admits, (c, next) => {
    const actor = admit(deps, admits, c.req);
    if (actor.via === 'session') c.set('actor', actor);
    return next();
  });
}

/** Who asks, if they may. */
export function admit(deps: Deps, admits: Admits, req: HonoRequest): Actor {
  const actor = authenticate(deps, req.header('x-auth-token') ?? '');
  if (admits.role !== 'any' && actor.role !== admits.role)
    throw new AppError('forbidden', say('calls.notOpenRole'));
  const reads = req.method === 'GET' || req.method === 'HEAD';
  if (isViewing(actor) && (!reads || admits.owner)) throw new AppError(viewOnly.code, say('calls.viewOnly'));
  if (actor.scope === 'read' && !reads) throw new AppError('forbidden', say('calls.tokenMayOnlyRead'));
  if (admits.session && actor.via !== 'session')
    throw new AppError('forbidden', say('calls.personalAccessTokenCant'));
  if (admits.role === 'admin') requireFactor(deps, actor);
  if (admits.proof) requireFresh(deps, actor);
  return actor;
}

/** Whether who asked may still do so: a sign-in may have ended since. */
export function isStillAdmitted(deps: Deps, admits: Admits, req: HonoRequest): boolean {
  try {
    return Boolean(admit(deps, admits, req));
  } catch (refusal) {
    if (refusal instanceof AppError) return false;
    throw refusal;
  }
}
