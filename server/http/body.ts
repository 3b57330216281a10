import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Deps } from '../deps.ts';
import { AppError, invalid } from '../errors.ts';
import { authenticate } from '../identity/auth/authenticate.ts';
import type { Sentence } from '../texts/sentence.ts';
import { text } from '../texts/text.ts';
import type { ApiEnv } from './api.ts';
import { checkShape } from './jsonShape.ts';
import { tokenOf } from './token.ts';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** Without a sign-in. */
const anonymousBytes = 16 * kilobyte;
/** With a valid token. */
const signedInBytes = megabyte;
/**
 * For a provider's event: Stripe's objects with many lines exceed 16 KB. The sender is unknown until the
 * signature is checked.
 */
const eventBytes = 256 * kilobyte;

const limit = (maxSize: number, refuse: (c: Context) => Response | Promise<Response>) =>
  bodyLimit({
    maxSize,
    onError: (c) => {
      // The rest of the body stays unread, so nothing can follow on this connection.
      c.header('Connection', 'close');
      return refuse(c);
    },
  });

const tooLarge = (sentence: Sentence) => new AppError('body_too_large', sentence);

/**
 * Limits a body to 16 KB, or to 1 MB with a valid token. Looks the token up only for a body that may be
 * larger than 16 KB.
 * @throws {AppError} body_too_large
 * @throws {AppError} not_signed_in or email_not_verified for a larger body with an invalid token
 */
export function limitedBody(deps: Deps): MiddlewareHandler<ApiEnv> {
  const anonymous = limit(anonymousBytes, async (c: Context<ApiEnv>) => {
    const token = tokenOf(c.req);
    if (token !== '') await authenticate(deps, token, c.env?.forMcp);
    throw tooLarge(text('calls.bodyOver16Kb'));
  });
  const signedIn = limit(signedInBytes, () => {
    throw tooLarge(text('calls.bodyOver1Mb'));
  });
  return async (c, next) => {
    const isLarge = mayBeLarge(c) && (await isValid(deps, c));
    return (isLarge ? signedIn : anonymous)(c, next);
  };
}

/** @throws {AppError} body_too_large */
export const limitedEvent: MiddlewareHandler = limit(eventBytes, () => {
  throw tooLarge(text('calls.bodyOver256Kb'));
});

/** A chunked body has no length. */
const mayBeLarge = ({ req }: Context): boolean =>
  req.header('transfer-encoding') !== undefined || Number(req.header('content-length') ?? 0) > anonymousBytes;

async function isValid(deps: Deps, c: Context<ApiEnv>): Promise<boolean> {
  try {
    await authenticate(deps, tokenOf(c.req), c.env?.forMcp);
    return true;
  } catch (refusal) {
    if (refusal instanceof AppError) return false;
    throw refusal;
  }
}

/**
 * Parses a JSON body once for all readers; an empty one counts as `{}`, because several calls have an empty
 * payload. DELETE needs no content type.
 */
export const jsonBody: MiddlewareHandler = async (c, next) => {
  const json = await c.req.text();
  const isEmpty = json.trim() === '';
  const isJson = /^application\/([\w.-]+\+)?json\b/i.test(c.req.header('content-type') ?? '');
  if (c.req.method === 'DELETE' && (isEmpty || !isJson)) return next();
  if (isEmpty) c.req.raw.headers.set('content-type', 'application/json');
  else if (!isJson) throw new AppError('unsupported_media_type', text('calls.bodyNotJson'));
  const body = isEmpty ? {} : parse(json);
  if (holdsNul(json)) c.set('holdsNul', true);
  // Hono's own `json` would parse the text again at each call.
  c.req.json = async () => body as never;
  await next();
};

function parse(json: string): unknown {
  checkShape(json);
  let body: unknown;
  try {
    body = JSON.parse(json);
  } catch (cause) {
    throw new AppError('malformed_json', text('calls.bodyInvalidJson'), { cause });
  }
  if (holdsHalfCharacter(json)) throw new AppError('invalid_input', text('calls.textInvalidUnicode'));
  return body;
}

/** Postgres can't store U+0000 in a text. JSON can write it only as an escape. */
const holdsNul = (json: string): boolean => json.replace(/\\\\/g, ' ').includes('\\u0000');

/** Runs after the schemas, whose errors name the field. @throws {AppError} invalid_input */
export function refuseNul(c: Context): void {
  // A filter is JSON in the query, so it may contain the escape.
  if (c.get('holdsNul') || /%00|(?:%5c|\\)u0000/i.test(c.req.url))
    throw new AppError('invalid_input', text('calls.textWithNul'));
}

/**
 * Whether an escape stands for a lone surrogate, which can be neither stored nor sent. Raw bytes can't
 * contain one, because they are decoded as UTF-8.
 */
const holdsHalfCharacter = (json: string): boolean =>
  json
    .replace(/\\\\/g, ' ')
    .replace(/\\u(d[89ab][0-9a-f]{2})\\u(d[c-f][0-9a-f]{2})/gi, '')
    .search(/\\ud[89a-f]/i) !== -1;

/**
 * Removes the `id` of a row that came back in the body of a change.
 * @throws {AppError} invalid_input for another ID
 */
export function dropId(body: { id?: unknown }, id: string | undefined, path = 'id'): void {
  if (body.id === undefined) return;
  if (body.id !== id) throw invalid(path, text('calls.idDiffers'));
  delete body.id;
}
