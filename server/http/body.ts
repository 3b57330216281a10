import type { Context, MiddlewareHandler } from 'hono';
import { AppError } from '../errors.ts';

const megabyte = 1024 * 1024;

/** Refuses a body over 1 MB: by the length that it declares, or, where it comes in chunks, as soon as it is longer. */
export const limitedBody: MiddlewareHandler = (c, next) => {
  if (c.req.header('transfer-encoding') !== undefined) return limitedStream(c, next);
  if (Number(c.req.header('content-length') ?? 0) > megabyte) throw tooLarge(c);
  return next();
};

async function limitedStream(c: Context, next: () => Promise<void>): Promise<void> {
  // What every later reader takes: a stream is read once.
  c.req.bodyCache.arrayBuffer = Promise.resolve(await readLimited(c)) as unknown as ArrayBuffer;
  await next();
}

async function readLimited(c: Context): Promise<ArrayBuffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = c.req.raw.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.length;
    if (size > megabyte) throw tooLarge(c);
    chunks.push(part.value);
  }
  return new Blob(chunks as BlobPart[]).arrayBuffer();
}

function tooLarge(c: Context): AppError {
  // The rest of the body is left unread, so nothing can follow it on this connection.
  c.header('Connection', 'close');
  return new AppError('body_too_large', 'The body is larger than 1 MB');
}

/** A body is JSON, says so, and parses; none at all counts as `{}`, because several calls take an empty payload. */
export const jsonBody: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'POST' || c.req.method === 'PUT' || c.req.method === 'PATCH') {
    const text = await c.req.text();
    if (text.trim() === '') {
      // What every later reader parses. It is a promise in fact, whatever its type says.
      c.req.bodyCache.text = Promise.resolve('{}') as unknown as string;
      c.req.raw.headers.set('content-type', 'application/json');
    } else if (!/^application\/([\w.-]+\+)?json\b/i.test(c.req.header('content-type') ?? '')) {
      throw new AppError('unsupported_media_type', 'The body must be application/json');
    } else {
      try {
        JSON.parse(text);
      } catch (cause) {
        throw new AppError('malformed_json', 'The body is not valid JSON', { cause });
      }
      if (holdsHalfCharacter(text)) throw new AppError('invalid_input', 'The text is not valid Unicode');
    }
  }
  await next();
};

/**
 * Whether JSON writes one half of a surrogate pair without the other. That is no text: it can be neither stored as it is nor sent on.
 * Only an escape can do it, because the bytes of a body are decoded as UTF-8.
 */
const holdsHalfCharacter = (json: string): boolean =>
  json
    .replace(/\\\\/g, ' ')
    .replace(/\\u(d[89ab][0-9a-f]{2})\\u(d[c-f][0-9a-f]{2})/gi, '')
    .search(/\\ud[89a-f]/i) !== -1;
