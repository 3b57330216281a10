import { randomUUID } from 'node:crypto';
import { z } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { takesNothing } from '../../db/files/problem.ts';
import { claimCall, keepAnswer, keptChars, letGo } from '../../db/operations/idempotency.ts';
import type { Deps } from '../deps.ts';
import { minute } from '../durations.ts';
import { AppError } from '../errors.ts';
import { attemptFrom } from '../identity/auth/attempts.ts';
import type { Actor } from '../identity/auth/authenticate.ts';
import type { Workspace } from '../identity/people/workspace.ts';
import { fault } from '../texts/faults.ts';
import { text } from '../texts/text.ts';
import { type ApiEnv, invalidInput } from './api.ts';
import { mostKeptChars, mostKeptCharsInAll } from './budgets.ts';
import { clientOf } from './client.ts';
import { createSeal } from './seal.ts';

const keptMs = 24 * 60 * minute;
/** Longer than any call takes, so that a dead server releases the key. */
const claimMs = 2 * minute;

const doneBefore = text('calls.alreadyDone');
const heldSecret = text('calls.alreadyDoneSecret');

const headerName = 'Idempotency-Key';
export const IdempotencyHeaders = z.object({
  [headerName]: z
    .string()
    .regex(/^[\x21-\x7e]{1,255}$/, fault('headerNotAscii', { header: headerName }))
    .optional()
    .describe(
      'Any text of your own. The same key with the same body does nothing again within 24 hours, but answers what the first ' +
        'call answered, with Idempotent-Replayed: true, or, where that was longer than 16 KB or held a secret, its status and what is there now; with another body, or while the first is at work, it is a 409',
    ),
});

/** Reads the answer to a repetition whose first answer was not kept. */
type ReadAgain = (c: Context<ApiEnv>, actor: Actor) => Promise<object>;
/** `secret`: the answer to a success holds a secret, so only its status is kept. */
export type Once = true | 'secret' | ReadAgain;

/** These rejections change nothing and are not kept, so a repetition is checked again. */
const notAnswers = new Set([401, 403, 422, 428, 429]);

/**
 * Runs a call with an Idempotency-Key once and repeats its answer, or only its status if that is over 16 KB
 * or the user's share is used up. A key belongs to the user; without a sign-in to the network address, and
 * the body must be the same, because it contains the password.
 * @param once without a function, a repetition whose answer was not kept learns only that the call succeeded
 * @throws {AppError} invalid_input for a bad key; too_many_attempts
 * @throws {AppError} conflict for another body, or while the first call runs
 */
export function idempotent(deps: Deps, once: Once): MiddlewareHandler<ApiEnv> {
  const { db, clock } = deps;
  const { hash, seal, open } = createSeal(deps.config.authSecret, 'idempotency');
  return async (c, next) => {
    const key = keyOf(c);
    if (key === undefined) return next();
    // A call without a role has no actor.
    const actor: Actor | undefined = c.get('actor');
    const userId = actor?.userId ?? null;
    const { address } = clientOf(c, deps.config);
    const client = userId === null ? `address ${address ?? ''}` : `user ${userId}`;
    const call = {
      id: hash(client, key),
      userId,
      // The same request in another workspace is a different call.
      fingerprint: hash(c.req.method, c.req.path, await c.req.text(), ...elsewhere(c)),
      claim: randomUUID(),
    };
    const now = clock.now();
    const claimed = await claimCall(db, call, { now, claimedUntil: now + claimMs });
    if (claimed.kind === 'other') {
      // Without a sign-in, this may be a guess at the password in the stored body.
      if (userId === null) await attemptFrom(deps, 'registrationFrom', address);
      throw new AppError('conflict', text('calls.keyUsed', { header: headerName }));
    }
    if (claimed.kind === 'busy') {
      throw new AppError('conflict', text('calls.keyInProgress', { header: headerName }), {
        retryAfterSeconds: 1,
      });
    }
    if (claimed.kind === 'done') {
      c.header('Idempotent-Replayed', 'true');
      c.header('Content-Type', 'application/json');
      const answer =
        claimed.answer !== null && !holdsSecret(once, claimed.status)
          ? open(claimed.answer, call.id)
          : JSON.stringify(await repetition(once, c, actor));
      return c.body(answer, claimed.status as ContentfulStatusCode);
    }
    let isDone = false;
    try {
      await next();
      const { status } = c.res;
      if (status >= 500 || notAnswers.has(status)) return;
      isDone = true;
      const text = await c.res.clone().text();
      const share = userId === null ? 0 : await keptChars(db, userId);
      const fits = text.length <= mostKeptChars && share + text.length <= mostKeptCharsInAll;
      const answer = fits && !holdsSecret(once, status) ? seal(text, call.id) : null;
      await keepAnswer(db, call, { status, answer, expiresAt: clock.now() + keptMs });
    } catch (err) {
      // The change is committed, so the client gets the answer. The remaining claim blocks repetitions.
      if (!isDone || !takesNothing(err)) throw err;
      deps.log.error(
        { err, alarm: 'storage' },
        'failed to keep the answer of a call with an Idempotency-Key',
      );
    } finally {
      if (!isDone) await letGo(db, call);
    }
  };
}

const holdsSecret = (once: Once, status: number): boolean => once === 'secret' && status < 400;

async function repetition(once: Once, c: Context<ApiEnv>, actor: Actor | undefined): Promise<object> {
  if (typeof once === 'function' && actor) return once(c, actor);
  return once === 'secret' ? heldSecret : doneBefore;
}

function elsewhere(c: Context<ApiEnv>): string[] {
  const workspace: Workspace | undefined = c.get('workspace');
  return workspace && workspace.role !== 'owner' ? [workspace.owner.userId] : [];
}

function keyOf(c: Context): string | undefined {
  const parsed = IdempotencyHeaders.safeParse({ [headerName]: c.req.header(headerName) });
  if (!parsed.success) throw invalidInput(parsed.error.issues);
  return parsed.data[headerName];
}
