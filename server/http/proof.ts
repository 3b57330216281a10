import type { z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import type { Deps } from '../deps.ts';
import type { Actor } from '../identity/auth/authenticate.ts';
import { isFresh, requireFresh } from '../identity/auth/provePresence.ts';
import { type ApiEnv, invalidInput } from './api.ts';
import { refuseNul } from './body.ts';

type Parts = { actor: Actor; params: unknown; body: unknown };

/** Whether a call needs a fresh proof, decided from its valid input and the present state. */
export type AsksForProof<Input> = (input: Input, deps: Deps) => boolean | Promise<boolean>;

/**
 * The requests of a call that need a fresh proof: all, or those that `when` describes. Without `asks`, the
 * verb checks this itself, because it also accepts a password.
 */
export type Proof<Input extends Parts = Parts & { params: never; body: never }> =
  | true
  | { when: string; asks?: AsksForProof<Input> };

type Guarded = { proof?: Proof | undefined; params?: z.ZodType | undefined; body?: z.ZodType | undefined };

/**
 * Answers 428 to a session without a fresh proof. Runs before an Idempotency-Key repeats an answer, so it
 * validates the input itself.
 */
export function requireProof(deps: Deps, { proof, params, body }: Guarded): MiddlewareHandler<ApiEnv> {
  const asks = proof === true ? () => true : (proof?.asks ?? (() => false));
  return async (c, next) => {
    const actor = c.get('actor');
    if (!isFresh(deps, actor)) {
      const input = {
        actor,
        params: await valid(params, c.req.param()),
        body: body && (await valid(body, await c.req.json())),
      };
      refuseNul(c);
      if (await asks(input as never, deps)) requireFresh(deps, actor);
    }
    await next();
  };
}

async function valid(schema: z.ZodType | undefined, value: unknown): Promise<unknown> {
  const parsed = await schema?.safeParseAsync(value);
  if (parsed?.error) throw invalidInput(parsed.error.issues);
  return parsed?.data;
}
