import { readFile } from 'node:fs/promises';
import { z } from '@hono/zod-openapi';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { AppError } from '../errors.ts';
import { createApi, operation } from '../http/api.ts';

const OpenApiDocument = z
  .looseObject({
    openapi: z.string(),
    info: z.looseObject({ title: z.string(), version: z.string() }),
    paths: z.looseObject({}),
  })
  .meta({
    id: 'OpenApiDocument',
    example: { openapi: '3.1.0', info: { title: 'Chime In API', version: '0.1.0' }, paths: {} },
  });

/** The contract for a program, and for a person at /api/docs. `document` is asked once, at the first call. */
export function docsRoutes(document: () => object) {
  let text: string | undefined;
  const api = createApi();
  api.openapi(
    operation(
      {
        method: 'get',
        path: '/api/openapi.json',
        tag: 'Server',
        summary: 'This description, as OpenAPI 3.1',
      },
      200,
      OpenApiDocument,
    ),
    (c) => {
      text ??= JSON.stringify(document());
      c.header('Cache-Control', 'no-cache');
      return c.body(text, 200, { 'Content-Type': 'application/json' }) as never;
    },
  );
  api.route('/api/docs', viewer());
  return api;
}

const page = new URL('./viewer.html', import.meta.url);

/** All that the page loads: it needs no other host, and holds no script of its own. */
const files = new Map([
  ['viewer.js', { type: 'text/javascript', url: new URL('./viewer.js', import.meta.url) }],
  ['viewer.css', { type: 'text/css', url: new URL('./viewer.css', import.meta.url) }],
  [
    'swagger-ui.css',
    { type: 'text/css', url: new URL(import.meta.resolve('swagger-ui-dist/swagger-ui.css')) },
  ],
  [
    'swagger-ui-bundle.js',
    { type: 'text/javascript', url: new URL(import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js')) },
  ],
]);

function viewer() {
  const app = new Hono();
  app.use(compress());
  app.get('/', async (c) => {
    c.header('Cache-Control', 'no-cache');
    return c.html(await readFile(page, 'utf8'));
  });
  app.get('/:file', async (c) => {
    const file = files.get(c.req.param('file'));
    if (!file) throw new AppError('not_found', 'There is no such call');
    c.header('Cache-Control', 'public, max-age=3600');
    return c.body(await readFile(file.url, 'utf8'), 200, { 'Content-Type': `${file.type}; charset=utf-8` });
  });
  return app;
}
