import type { Context, MiddlewareHandler } from 'hono';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { authenticate } from '../identity/auth/authenticate.ts';
import { say } from '../texts/say.ts';
import { largeWithoutToken } from './failures.ts';
import { checkShape } from './jsonShape.ts';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** The largest body of a client that did not sign in. */
const anonymousBytes = 16 * kilobyte;
/** The largest body with a token that is valid. */
const signedInBytes = megabyte;
/** The largest event of a provider. Stripe's objects with many lines exceed 16 KB; only a signature tells who sends them. */
const eventBytes = 256 * kilobyte;

/**
 * Limits a body to 16 KB, and to 1 MB with a valid token. The token is only looked up for a body that needs it.
 * @throws {AppError} body_too_large; not_signed_in or email_not_verified for a larger body with a token that does not count
 */
export const limitedBody = (deps: Deps): MiddlewareHandler =>
  limited((c, size) => {
    if (size <= anonymousBytes) return;
    const token = c.req.header('x-auth-token') ?? '';
    if (token === '') throw new AppError(largeWithoutToken.code, say('calls.bodyOver16Kb'));
    authenticate(deps, token);
    if (size > signedInBytes) throw new AppError('body_too_large', say('calls.bodyOver1Mb'));
  });

/**
 * Limits a provider's event to 256 KB.
 * @throws {AppError} body_too_large
 */
export const limitedEvent: MiddlewareHandler = limited((_, size) => {
  if (size > eventBytes) throw new AppError('body_too_large', say('calls.bodyOver256Kb'));
});

type Check = (c: Context, size: number) => void;

/** Checks the length that a body declares, or, where it comes in chunks, its length so far with each chunk. */
function limited(check: Check): MiddlewareHandler {
  const checkOrClose: Check = (c, size) => {
    try {
      check(c, size);
    } catch (refusal) {
      // The rest of the body is left unread, so nothing can follow it on this connection.
      c.header('Connection', 'close');
      throw refusal;
    }
  };
  return async (c, next) => {
    if (c.req.header('transfer-encoding') === undefined)
      checkOrClose(c, Number(c.req.header('content-length') ?? 0));
    // Every later reader takes this: a stream is read once. It is a promise in fact, whatever its type says.
    else c.req.bodyCache.arrayBuffer = Promise.resolve(await readChunks(c, checkOrClose)) as never;
    await next();
  };
}

async function readChunks(c: Context, check: Check): Promise<ArrayBuffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = c.req.raw.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.length;
    check(c, size);
    chunks.push(part.value);
  }
  return new Blob(chunks as BlobPart[]).arrayBuffer();
}

/**
 * Parses a body once, for every later reader. A body is JSON, says so, and parses; none at all counts as `{}`, because several calls
 * take an empty payload. A DELETE needs none.
 */
export const jsonBody: MiddlewareHandler = async (c, next) => {
  const text = await c.req.text();
  const isEmpty = text.trim() === '';
  const isJson = /^application\/([\w.-]+\+)?json\b/i.test(c.req.header('content-type') ?? '');
  if (c.req.method === 'DELETE' && (isEmpty || !isJson)) return next();
  if (isEmpty) c.req.raw.headers.set('content-type', 'application/json');
  else if (!isJson) throw new AppError('unsupported_media_type', say('calls.bodyNotJsonType'));
  const body = isEmpty ? {} : parse(text);
  // Hono parses the text anew at each call of this.
  c.req.json = async () => body as never;
  await next();
};

function parse(text: string): unknown {
  checkShape(text);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    throw new AppError('malformed_json', say('calls.bodyNotValidJson'), { cause });
  }
  if (holdsHalfCharacter(text)) throw new AppError('invalid_input', say('calls.textNotValidUnicode'));
  return body;
}

/**
 * Whether JSON writes one half of a surrogate pair without the other. That is no text: it can be neither stored as it is nor sent on.
 * Only an escape can do it, because the bytes of a body are decoded as UTF-8.
 */
const holdsHalfCharacter = (json: string): boolean =>
  json
    .replace(/\\\\/g, ' ')
    .replace(/\\u(d[89ab][0-9a-f]{2})\\u(d[c-f][0-9a-f]{2})/gi, '')
    .search(/\\ud[89a-f]/i) !== -1;
