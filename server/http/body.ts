import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '../errors.ts';

const megabyte = 1024 * 1024;

/** Refuses a body over 1 MB before it is read. */
export const limitedBody = bodyLimit({
  maxSize: megabyte,
  onError: (c) => {
    // The rest of the body is left unread, so nothing can follow it on this connection.
    c.header('Connection', 'close');
    throw new AppError('body_too_large', 'The body is larger than 1 MB');
  },
});

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
    }
  }
  await next();
};
