import type { Context, MiddlewareHandler } from 'hono';
import type { Deps } from '../deps.ts';
import { attemptFrom, attemptOf, left } from '../identity/auth/attempts.ts';
import type { ApiEnv } from './api.ts';
import {
  type AddressBudget,
  budgets,
  isByAddress,
  type PersonalBudget,
  type TokenBudget,
} from './budgets.ts';
import { clientOf } from './client.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>;
type RouteBudget = PersonalBudget | AddressBudget | TokenBudget;

/**
 * Adds `RateLimit` and `RateLimit-Policy` to each answer (draft-ietf-httpapi-ratelimit-headers). Runs after
 * the role check.
 */
export function limited(deps: Needs, budget: RouteBudget): MiddlewareHandler<ApiEnv> {
  const { policy, limit, windowMs } = budgets[budget];
  return async (c, next) => {
    await next();
    if (c.res.status >= 500) return;
    // A stranger's failed calls show the budget too.
    if (budgets[budget].per !== 'address' && !c.res.ok && c.res.status !== 429) return;
    const subject = await subjectOf(deps, budget, c);
    if (subject === null) return;
    const { remaining, resetMs } = await left(deps, budget, subject);
    c.header('RateLimit-Policy', `"${policy}";q=${limit};w=${windowMs / 1000}`);
    c.header('RateLimit', `"${policy}";r=${remaining};t=${Math.ceil(resetMs / 1000)}`);
  };
}

/** Counts a call whose input is valid. @throws {AppError} too_many_attempts */
export async function countCall(deps: Needs, budget: RouteBudget, c: Context<ApiEnv>): Promise<void> {
  const subject = await subjectOf(deps, budget, c);
  if (isByAddress(budget)) await attemptFrom(deps, budget, subject);
  else if (subject !== null) await attemptOf(deps, budget, subject);
}

/** Null if the call has no such budget: its address is unknown, or it has no personal access token. */
async function subjectOf({ config }: Needs, budget: RouteBudget, c: Context<ApiEnv>): Promise<string | null> {
  const { per } = budgets[budget];
  if (per === 'address') return clientOf(c, config).address;
  const actor = c.get('actor');
  if (per === 'token') return actor.via === 'token' ? actor.tokenId : null;
  if (per === 'person') return actor.userId;
  const { accountId } = await c.req.json<{ accountId: string }>();
  return accountSubject(actor.userId, accountId);
}

/** With the person, so that nobody uses up the budget of another's account. */
export const accountSubject = (userId: string, accountId: string): string => `${userId} ${accountId}`;
