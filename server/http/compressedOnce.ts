import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';

const compress = promisify(gzip);

type Document = { plain: Uint8Array<ArrayBuffer>; gzipped: Uint8Array<ArrayBuffer>; etag: string };
type Headers = { 'Content-Type': string; 'Cache-Control': string };

/**
 * Serves a document that never changes while the server runs. It is read and compressed at the first call and kept in memory: a
 * download must not take a thread of the pool, which hashes passwords.
 * @returns the answer to a GET: 304 for an `If-None-Match` that has its ETag
 */
export function compressedOnce(read: () => string | Promise<string>, headers: Headers) {
  let document: Promise<Document> | undefined;
  return async (c: Context): Promise<Response> => {
    document ??= load(read);
    const { plain, gzipped, etag } = await document;
    c.header('ETag', etag);
    c.header('Vary', 'Accept-Encoding');
    c.header('Cache-Control', headers['Cache-Control']);
    if (
      c.req
        .header('if-none-match')
        ?.split(/\s*,\s*/)
        .includes(etag)
    )
      return c.body(null, 304);
    c.header('Content-Type', headers['Content-Type']);
    const encoding = accepts(c, {
      header: 'Accept-Encoding',
      supports: ['gzip', 'identity'],
      default: 'identity',
    });
    if (encoding !== 'gzip') return c.body(plain);
    c.header('Content-Encoding', 'gzip');
    return c.body(gzipped);
  };
}

async function load(read: () => string | Promise<string>): Promise<Document> {
  const plain = new TextEncoder().encode(await read());
  const gzipped = new Uint8Array(await compress(plain, { level: 9 }));
  // Weak: both encodings have the same.
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { plain, gzipped, etag };
}
