import type { MiddlewareHandler } from 'hono';

function isLoopback(host: string): boolean {
  const url = URL.parse(`http://${host}`);
  return url !== null && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname);
}

/**
 * A website can point its own name here (DNS rebinding) and would then read the mailbox from a developer's
 * browser. Calls inside the process have no `Host`.
 */
export const localOnly: MiddlewareHandler = async (c, next) => {
  const host = c.req.header('host');
  if (host !== undefined && !isLoopback(host))
    return c.json({ message: 'The sandbox answers to localhost alone.' }, 421);
  await next();
};

/** Browsers name their origin with each POST. Programs send none, and may omit the content type. */
export const sameOrigin: MiddlewareHandler = async (c, next) => {
  const origin = c.req.header('origin');
  if (origin !== undefined && !isLoopback(origin.replace(/^https?:\/\//, '')))
    return c.json({ message: 'Another website has no say here.' }, 403);
  return next();
};
