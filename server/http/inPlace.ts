import type { Context, MiddlewareHandler } from 'hono';
import type { Deps } from '../deps.ts';
import type { Actor } from '../identity/auth/authenticate.ts';
import type { ApiEnv } from './api.ts';
import type { PlaceKind } from './concurrency.ts';

/** The person who acts: an admin who impersonates a customer takes none of the customer's places. */
const personOf = (actor: Actor): string =>
  (actor.via === 'session' ? actor.viewerId : undefined) ?? actor.userId;

/**
 * Runs a request in one of its person's places. It leaves with the answer's headers, so an event stream holds
 * none, and a download one until its first piece. Runs after the role check.
 * @param again repeats the role check for a request that had to wait, because the sign-in may have ended
 */
export const inPlace =
  (
    { concurrency }: Pick<Deps, 'concurrency'>,
    again: (c: Context<ApiEnv>) => Promise<void>,
    kind: PlaceKind = 'call',
  ): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    // Its outer request has a place. Waiting for a second one could wait for itself.
    if (c.env.hasPlace) return next();
    const { waited, leave } = await concurrency.enter(personOf(c.get('actor')), kind);
    try {
      if (waited) await again(c);
      await next();
    } finally {
      leave();
    }
  };
