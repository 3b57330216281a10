import type { Context, MiddlewareHandler } from 'hono';
import type { Deps } from '../deps.ts';
import { left } from '../identity/auth/attempts.ts';
import type { ApiEnv } from './api.ts';
import { type AddressBudget, budgets, type PersonalBudget, type TokenBudget } from './budgets.ts';
import { clientOf } from './client.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>;

/**
 * Adds `RateLimit` and `RateLimit-Policy` to each answer (draft-ietf-httpapi-ratelimit-headers). The verb
 * counts the call once it is allowed. Runs after the role check.
 */
export function limited(
  deps: Needs,
  what: PersonalBudget | AddressBudget | TokenBudget,
): MiddlewareHandler<ApiEnv> {
  const { policy, limit, windowMs } = budgets[what];
  return async (c, next) => {
    await next();
    const subject = await subjectOf(deps, what, c);
    if (subject === null) return;
    const { remaining, resetMs } = await left(deps, what, subject);
    c.header('RateLimit-Policy', `"${policy}";q=${limit};w=${windowMs / 1000}`);
    c.header('RateLimit', `"${policy}";r=${remaining};t=${Math.ceil(resetMs / 1000)}`);
  };
}

/** Null if the answer shows no budget. For strangers, failed calls show it too, if the address is known. */
async function subjectOf(
  { config }: Needs,
  what: PersonalBudget | AddressBudget | TokenBudget,
  c: Context<ApiEnv>,
): Promise<string | null> {
  const { per } = budgets[what];
  if (per === 'address') return c.res.status < 500 ? clientOf(c, config).address : null;
  if (!c.res.ok && c.res.status !== 429) return null;
  const actor = c.get('actor');
  if (per === 'token') return actor.via === 'token' ? actor.tokenId : null;
  return per === 'account' ? (await c.req.json<{ accountId: string }>()).accountId : actor.userId;
}
