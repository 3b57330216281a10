import { createHash } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import { apiVersion } from './books.ts';
import { expand } from './expand.ts';
import { parseForm, readForm } from './form.ts';
import { newId } from './ids.ts';
import type { Payments } from './part.ts';
import { answerProblem, invalid, problemBody, Refused } from './problems.ts';

export const secretKey = 'sk_test_sandbox';
export const publishableKey = 'pk_test_sandbox';

/** The lifetime of an idempotency key: the minimum that Stripe guarantees. */
const keyLasts = 24 * 60 * 60;

/** The server with the secret key, or a browser with the publishable one. */
export type Caller = { byBrowser: boolean };

const pathList = z.array(z.string()).default([]);

const shown = (key: string): string =>
  `${key.slice(0, 8)}${'*'.repeat(Math.max(key.length - 12, 4))}${key.slice(-4)}`;

/** @throws {Refused} 401 unless it is the sandbox's key */
function callerOf(c: HonoContext, given: string | undefined): Caller {
  const [scheme = '', credentials = ''] = (c.req.header('authorization') ?? '').split(' ');
  const basic =
    scheme.toLowerCase() === 'basic'
      ? Buffer.from(credentials, 'base64').toString().split(':')[0]
      : undefined;
  const key = basic ?? (scheme.toLowerCase() === 'bearer' ? credentials : given);
  if (key === secretKey) return { byBrowser: false };
  if (key === publishableKey) return { byBrowser: true };
  throw invalid(
    key
      ? `Invalid API Key provided: ${shown(key)}`
      : "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    {},
    401,
  );
}

type Answer = { status: ContentfulStatusCode; body: string; request: string; executed: boolean };

/** Returns an object as on the wire. */
export type Run<T> = (input: T, c: HonoContext, caller: Caller) => object;

export function createCalls(payments: Payments) {
  const { books } = payments;

  /** Runs a call in a transaction. An error rolls it back, unless its changes must be kept. */
  function carryOut<T>(
    c: HonoContext,
    schema: z.ZodType<T>,
    form: ReturnType<typeof parseForm>,
    run: Run<T>,
    caller: Caller,
    cause: { id: string; idempotency_key: string | null },
  ): object {
    const { expand: paths, ...rest } = form;
    const wanted = readForm(pathList, paths as never);
    const input = readForm(schema, rest);
    const refused = books.because(cause, () =>
      books.store.transaction(() => {
        try {
          const answer = run(input, c, caller);
          expand(books, answer, wanted);
          return { answer };
        } catch (error) {
          if (error instanceof Refused && error.keep) return { error };
          throw error;
        }
      }),
    );
    if ('error' in refused) throw refused.error;
    return refused.answer;
  }

  /**
   * @param schema the parameters of query and body
   * @param open whether a browser with the publishable key may call it
   */
  function call<T>(schema: z.ZodType<T>, run: Run<T>, { open = false }: { open?: boolean } = {}) {
    return async (c: HonoContext): Promise<Response> => {
      const raw = c.req.method === 'POST' ? await c.req.text() : '';
      const request = newId('req');
      c.header('request-id', request);
      c.header('stripe-version', c.req.header('stripe-version') ?? apiVersion);
      try {
        const {
          key: inBody,
          _stripe_account,
          ...form
        } = parseForm([new URL(c.req.url).search.slice(1), raw].filter(Boolean).join('&'));
        const caller = callerOf(c, typeof inBody === 'string' ? inBody : undefined);
        if (caller.byBrowser && !open) {
          throw invalid(
            'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
            { code: 'secret_key_required' },
            401,
          );
        }
        payments.catchUp();
        const key = c.req.method === 'POST' ? (c.req.header('idempotency-key') ?? null) : null;
        const answered = once(key, `${c.req.path}\n${raw}`, request, () => {
          try {
            const answer = carryOut(c, schema, form, run, caller, { id: request, idempotency_key: key });
            return { status: 200, body: JSON.stringify(answer), executed: true };
          } catch (error) {
            if (!(error instanceof Refused)) throw error;
            return {
              status: error.status,
              body: JSON.stringify(problemBody(error.message, error.body)),
              executed: error.executed,
            };
          }
        });
        if (answered.request !== request) {
          c.header('idempotent-replayed', 'true');
          c.header('original-request', answered.request);
        }
        if (key !== null) c.header('idempotency-key', key);
        payments.tellSoon();
        return c.body(answered.body, answered.status, { 'content-type': 'application/json' });
      } catch (error) {
        if (error instanceof Refused) return answerProblem(c, error);
        throw error;
      }
    };
  }

  /** Gives the same answer to the same key again (docs.stripe.com/api/idempotent_requests). */
  function once(
    key: string | null,
    content: string,
    request: string,
    answer: () => Omit<Answer, 'request'>,
  ): Answer {
    if (key === null) return { ...answer(), request };
    if (key.length > 255) throw invalid('Idempotency keys must be at most 255 characters long.');
    const fingerprint = createHash('sha256').update(content).digest('base64');
    const held = books.store.answer(key);
    if (held && held.at > books.now() - keyLasts) {
      if (held.fingerprint === fingerprint)
        return { ...held, status: held.status as ContentfulStatusCode, executed: true };
      throw new Refused(
        400,
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        { type: 'idempotency_error' },
      );
    }
    const given = { ...answer(), request };
    if (given.executed)
      books.store.hold({
        key,
        fingerprint,
        status: given.status,
        body: given.body,
        request,
        at: books.now(),
      });
    return given;
  }

  return { books, payments, call };
}

export type Calls = ReturnType<typeof createCalls>;
