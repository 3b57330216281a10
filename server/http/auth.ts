import type { HonoRequest, MiddlewareHandler } from 'hono';
import { isAway } from '../../db/files/problem.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { type Actor, authenticate, isImpersonating } from '../identity/auth/authenticate.ts';
import { requireFresh } from '../identity/auth/provePresence.ts';
import { requireFactor } from '../identity/factors/requireFactor.ts';
import { say } from '../texts/say.ts';
import type { ApiEnv } from './api.ts';
import { viewOnly } from './failures.ts';

/** The role that a call requires. A token with scope `read` may only GET and HEAD. */
export type Access = {
  /** `any` is both roles. */
  role: 'user' | 'admin' | 'any';
  /** Rejects personal access tokens. */
  session?: boolean;
  /** Rejects impersonation. */
  owner?: boolean;
  /** Needs a recent proof of identity. */
  proof?: boolean;
};

/** Passes the verified user on as `actor`. */
export const requireAccess =
  (deps: Deps, access: Access): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    c.set('actor', await authorize(deps, access, c.req));
    await next();
  };

/**
 * @throws {AppError} not_signed_in, email_not_verified, forbidden, view_only, second_factor_required,
 * proof_required
 */
async function authorize(deps: Deps, access: Access, req: HonoRequest): Promise<Actor> {
  const actor = await authenticate(deps, req.header('x-auth-token') ?? '');
  if (access.role !== 'any' && actor.role !== access.role)
    throw new AppError('forbidden', say('calls.notOpenRole'));
  const reads = req.method === 'GET' || req.method === 'HEAD';
  if (isImpersonating(actor) && (!reads || access.owner))
    throw new AppError(viewOnly.code, say('calls.viewOnly'));
  if (actor.scope === 'read' && !reads) throw new AppError('forbidden', say('calls.tokenMayOnlyRead'));
  if (access.session && actor.via !== 'session')
    throw new AppError('forbidden', say('calls.personalAccessTokenCant'));
  if (access.role === 'admin') await requireFactor(deps, actor);
  if (access.proof) requireFresh(deps, actor);
  return actor;
}

/** Checks again, because a session may end while its stream is open. */
export async function isStillAuthorized(
  deps: Deps,
  access: Access,
  req: HonoRequest,
  { trustedDuringOutage }: { trustedDuringOutage: boolean },
): Promise<boolean> {
  try {
    await authorize(deps, access, req);
    return true;
  } catch (refusal) {
    if (refusal instanceof AppError) return false;
    if (trustedDuringOutage && isAway(refusal)) return true;
    throw refusal;
  }
}
