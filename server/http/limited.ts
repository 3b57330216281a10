import type { Context, MiddlewareHandler } from 'hono';
import type { Deps } from '../deps.ts';
import { left } from '../identity/auth/attempts.ts';
import type { ApiEnv } from './api.ts';
import { type AddressBudget, budgets, type PersonalBudget } from './budgets.ts';
import { clientOf } from './client.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>;

/**
 * Tells what is left of a budget in the `RateLimit` and `RateLimit-Policy` headers of each answer (draft-ietf-httpapi-ratelimit-headers).
 * The verb counts the call, once it knows that the call is allowed. Comes after the role is checked.
 */
export function limited(deps: Needs, what: PersonalBudget | AddressBudget): MiddlewareHandler<ApiEnv> {
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

/**
 * The subject that the verb counted the call for; null where the answer tells nothing of the budget. A stranger's wrong guess is
 * told too, but not a call without an address.
 */
async function subjectOf(
  { config }: Needs,
  what: PersonalBudget | AddressBudget,
  c: Context<ApiEnv>,
): Promise<string | null> {
  const { per } = budgets[what];
  if (per === 'address') return c.res.status < 500 ? clientOf(c, config).address : null;
  if (!c.res.ok && c.res.status !== 429) return null;
  return per === 'account' ? (await c.req.json<{ accountId: string }>()).accountId : c.get('actor').userId;
}
