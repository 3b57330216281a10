import type { Context, MiddlewareHandler } from 'hono';
import type { Deps } from '../deps.ts';
import { left } from '../identity/auth/attempts.ts';
import type { ApiEnv } from './api.ts';
import { type AddressBudget, budgets, type PersonalBudget } from './budgets.ts';
import { callerOf } from './caller.ts';

type TellingBudget = PersonalBudget | AddressBudget;
const marks = new WeakMap<object, TellingBudget>();

/**
 * Tells what is left of a budget in the `RateLimit` and `RateLimit-Policy` headers of each answer (draft-ietf-httpapi-ratelimit-headers).
 * The verb counts the call, once it knows that the call is allowed. Comes after the role is checked.
 * @param subjectOf whom the verb counts the call for, where that is not the person who calls; asked only after a valid call
 */
export const limited = (
  deps: Pick<Deps, 'db' | 'clock'>,
  what: PersonalBudget,
  subjectOf: (c: Context<ApiEnv>) => string | Promise<string> = (c) => c.get('actor').userId,
): MiddlewareHandler<ApiEnv> =>
  telling(deps, what, async (c) => (c.res.ok || c.res.status === 429 ? subjectOf(c) : null));

/** The same for calls of strangers, which the verb counts by their address. A wrong guess is told too; a caller without an address is not. */
export const limitedByAddress = (
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  what: AddressBudget,
): MiddlewareHandler<ApiEnv> =>
  telling(deps, what, async (c) => (c.res.status < 500 ? callerOf(c, deps.config).address : null));

function telling(
  deps: Pick<Deps, 'db' | 'clock'>,
  what: TellingBudget,
  subjectOf: (c: Context<ApiEnv>) => Promise<string | null>,
): MiddlewareHandler<ApiEnv> {
  const { policy, limit, windowMs } = budgets[what];
  const middleware: MiddlewareHandler<ApiEnv> = async (c, next) => {
    await next();
    const subject = await subjectOf(c);
    if (subject === null) return;
    const { remaining, resetMs } = await left(deps, what, subject);
    c.header('RateLimit-Policy', `"${policy}";q=${limit};w=${windowMs / 1000}`);
    c.header('RateLimit', `"${policy}";r=${remaining};t=${Math.ceil(resetMs / 1000)}`);
  };
  marks.set(middleware, what);
  return middleware;
}

/** The budget that these middlewares tell of; undefined where there is none. */
export function budgetAmong(middleware: object | readonly object[] | undefined): TellingBudget | undefined {
  if (!middleware) return undefined;
  const all: readonly object[] = Array.isArray(middleware) ? middleware : [middleware];
  return all.map((one) => marks.get(one)).find((what) => what !== undefined);
}
