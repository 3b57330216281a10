import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import type { Deps } from '../../deps.ts';
import { routes } from '../routes.ts';

const compress = promisify(gzip);

const OpenApiDocument = z
  .looseObject({
    openapi: z.string().describe('Version of OpenAPI'),
    info: z
      .looseObject({ title: z.string().describe('Name of the API'), version: z.string() })
      .describe('About the API'),
    paths: z.looseObject({}).describe('The operations by path'),
  })
  .meta({
    id: 'OpenApiDocument',
    example: { openapi: '3.1.0', info: { title: 'Chime In API', version: '0.1.0' }, paths: {} },
  });

/** Serves the document, and its page at /api/docs, which needs no other host and no inline script. */
export function docsRoutes(deps: Deps, document: () => object) {
  const api = routes(deps, 'Server');
  const json = unchanging(() => JSON.stringify(document()), {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-cache',
  });
  const page = unchanging(() => readFile(new URL('./viewer.html', import.meta.url), 'utf8'), {
    'Content-Type': 'text/html; charset=UTF-8',
    'Cache-Control': 'no-cache',
  });
  const files = new Map([
    ['viewer.js', viewerFile('text/javascript', new URL('./viewer.js', import.meta.url))],
    ['viewer.css', viewerFile('text/css', new URL('./viewer.css', import.meta.url))],
    [
      'swagger-ui.css',
      viewerFile('text/css', new URL(import.meta.resolve('swagger-ui-dist/swagger-ui.css'))),
    ],
    [
      'swagger-ui-bundle.js',
      viewerFile('text/javascript', new URL(import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js'))),
    ],
  ]);
  const notModified = etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'X-Request-Id'] });

  api.app.get('/api/openapi.json', notModified);
  api.get(
    '/api/openapi.json',
    { summary: 'Get this OpenAPI 3.1 document', answer: OpenApiDocument },
    ({ c }) => json(c),
  );
  api.app.get('/api/docs', notModified, page);
  api.app.get('/api/docs/:file', notModified, async (c) => {
    const file = files.get(c.req.param('file'));
    return file ? file(c) : c.notFound();
  });
  return api.app;
}

const viewerFile = (type: string, url: URL) =>
  unchanging(() => readFile(url, 'utf8'), {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'public, max-age=3600',
  });

/**
 * Serves a text that stays the same while the server runs. Compresses it only once, because compression
 * occupies a thread of the pool that also hashes passwords.
 */
function unchanging(read: () => string | Promise<string>, headers: Record<string, string>) {
  let loaded: ReturnType<typeof load> | undefined;
  return async (c: Context): Promise<Response> => {
    loaded ??= load(read);
    const { plain, gzipped, tag } = await loaded;
    const encoding = accepts(c, {
      header: 'Accept-Encoding',
      supports: ['gzip', 'identity'],
      default: 'identity',
    });
    const isGzip = encoding === 'gzip';
    return c.body(isGzip ? gzipped : plain, 200, {
      ...headers,
      ...(isGzip && { 'Content-Encoding': 'gzip' }),
      ETag: tag,
      Vary: 'Accept-Encoding',
    });
  };
}

async function load(read: () => string | Promise<string>) {
  const plain = new TextEncoder().encode(await read());
  const gzipped = new Uint8Array(await compress(plain, { level: 9 }));
  // A weak ETag, because the plain and the compressed text share it.
  const tag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { plain, gzipped, tag };
}
