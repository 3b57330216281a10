import type { Context, HonoRequest, MiddlewareHandler } from 'hono';
import { isAway } from '../../db/files/problem.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { type Actor, authenticate, isImpersonating } from '../identity/auth/authenticate.ts';
import { mayAdminister, requireFactor } from '../identity/factors/requireFactor.ts';
import {
  enterWorkspace,
  type MemberAccess,
  ownWorkspace,
  type Workspace,
  workspaceHeader,
} from '../identity/people/workspace.ts';
import { allows, type TokenScope } from '../identity/tokens/schemas.ts';
import { text } from '../texts/text.ts';
import type { ApiEnv } from './api.ts';
import { viewOnly } from './failures.ts';
import { tokenOf } from './token.ts';

/** The role that a call requires. */
export type Access = {
  /** `any` is both roles. */
  role: 'user' | 'admin' | 'any';
  /** The least scope of a personal access token. Without it, `read` for a GET, else `write`. */
  scope?: TokenScope;
  /** The same for a change that a person confirmed: `/mcp` takes a token over what it showed. */
  confirmedScope?: TokenScope;
  /** Rejects personal access tokens. */
  session?: boolean;
  /** Rejects impersonation. */
  owner?: boolean;
  /** The lowest role of members who may make the call in another owner's workspace. Without it, none may. */
  workspace?: NonNullable<MemberAccess>;
};
/** A HEAD counts as the GET that it is answered with. */
export const scopeOf = ({ scope }: Pick<Access, 'scope'>, method: string): TokenScope =>
  scope ?? (/^(get|head)$/i.test(method) ? 'read' : 'write');
type Authorized = { actor: Actor; workspace: Workspace };

/** Stores the verified user as `actor`, and the workspace of the call as `workspace`. */
export const requireAccess =
  (deps: Deps, access: Access): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    await authorizeCall(deps, access, c);
    await next();
  };

export async function authorizeCall(deps: Deps, access: Access, c: Context<ApiEnv>): Promise<void> {
  const { scope, confirmedScope = scope, ...rest } = access;
  const needed = c.env?.isConfirmed ? confirmedScope : scope;
  const { actor, workspace } = await authorize(
    deps,
    { ...rest, ...(needed && { scope: needed }) },
    c.req,
    c.env?.forMcp,
  );
  c.set('actor', actor);
  c.set('workspace', workspace);
}

/**
 * @throws {AppError} not_signed_in, email_not_verified, forbidden, view_only, second_factor_required,
 * workspace_not_found, workspace_role
 */
async function authorize(
  deps: Deps,
  access: Access,
  req: HonoRequest,
  forMcp?: boolean,
): Promise<Authorized> {
  const actor = await authenticate(deps, tokenOf(req), forMcp);
  const viewerId = actor.via === 'session' ? actor.viewerId : undefined;
  if (viewerId !== undefined && !(await mayAdminister(deps, viewerId)))
    throw new AppError('not_signed_in', text('people.signInEnded'));
  if (access.role !== 'any' && actor.role !== access.role)
    throw new AppError('forbidden', text('calls.roleForbidden'));
  const reads = req.method === 'GET' || req.method === 'HEAD';
  if (isImpersonating(actor) && (!reads || access.owner))
    throw new AppError(viewOnly.code, text('calls.viewOnly'));
  if (!allows(actor.scope, scopeOf(access, req.method)))
    throw new AppError(
      'forbidden',
      text(`calls.${actor.scope === 'read' ? 'tokenReadOnly' : 'tokenReviewOnly'}`),
    );
  if (access.session && actor.via !== 'session')
    throw new AppError('forbidden', text('calls.tokenForbidden'));
  if (access.role === 'admin') await requireFactor(deps, actor);
  // Calls of other roles concern the person or the server, so the workspace header doesn't apply.
  const workspace =
    access.role === 'user'
      ? await enterWorkspace(deps, actor, req.header(workspaceHeader), access.workspace)
      : ownWorkspace(actor);
  return { actor, workspace };
}

/**
 * Repeats the check while a stream is open, because a session or a membership may end or change.
 * @param trusted returned while the database is away; null throws in that case
 */
export async function stillAuthorized(
  deps: Deps,
  access: Access,
  req: HonoRequest,
  trusted: Workspace | null,
): Promise<Workspace | null> {
  try {
    return (await authorize(deps, access, req)).workspace;
  } catch (refusal) {
    if (refusal instanceof AppError) return null;
    if (trusted && isAway(refusal)) return trusted;
    throw refusal;
  }
}
