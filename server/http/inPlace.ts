import type { Context, MiddlewareHandler } from 'hono';
import type { Deps } from '../deps.ts';
import type { Actor } from '../identity/auth/authenticate.ts';
import type { ApiEnv } from './api.ts';
import type { PlaceKind } from './concurrency.ts';

/** The person who calls. An admin who impersonates a customer uses their own places. */
const personOf = (actor: Actor): string =>
  (actor.via === 'session' ? actor.viewerId : undefined) ?? actor.userId;

/**
 * Runs a request in one of the person's places, until the answer's headers are sent. So an event stream
 * holds none, and a download holds one until its first piece.
 * @param again repeats the role check after a wait, because the session may have ended meanwhile
 */
export const inPlace =
  (
    { concurrency }: Pick<Deps, 'concurrency'>,
    again: (c: Context<ApiEnv>) => Promise<void>,
    kind: PlaceKind = 'call',
  ): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    // The outer request already has a place. Waiting for a second one could deadlock.
    if (c.env.hasPlace) return next();
    const { waited, leave } = await concurrency.enter(personOf(c.get('actor')), kind);
    try {
      if (waited) await again(c);
      await next();
    } finally {
      leave();
    }
  };
