import { lookup } from 'node:dns';
import { Agent, fetch as undiciFetch } from 'undici';
import { objectionTo, publicLookup } from '../../messaging/webhooks/post.ts';

/** A client's metadata document is a few hundred bytes. */
export const mostMetadataBytes = 5 * 1024;
const timeoutMs = 5_000;

/**
 * Fetches a client's metadata document with the guard of webhooks: public addresses only, unless the operator
 * allows private ones, and no redirect. Each read of the body is limited in time and size.
 * @throws {Error} for a private address
 */
export function createMetadataFetch({
  privateToo,
  find = lookup,
}: {
  privateToo: boolean;
  find?: typeof lookup;
}) {
  const dispatcher = new Agent({
    connect: { timeout: timeoutMs, ...(privateToo ? {} : { lookup: publicLookup(find) }) },
    maxResponseSize: mostMetadataBytes,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    // A document is read about once a day.
    keepAliveTimeout: 1,
  });
  return async (url: string): Promise<Response> => {
    const objection = objectionTo(url, privateToo);
    if (objection) throw new Error(objection.message);
    const answer = await undiciFetch(url, {
      headers: { accept: 'application/json' },
      redirect: 'manual',
      dispatcher,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return answer as unknown as Response;
  };
}
