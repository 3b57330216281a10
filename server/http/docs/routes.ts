import { readFile } from 'node:fs/promises';
import { z } from '@hono/zod-openapi';
import { Hono } from 'hono';
import { AppError } from '../../errors.ts';
import { say } from '../../texts/say.ts';
import { createApi, operation } from '../api.ts';
import { compressedOnce } from '../compressedOnce.ts';

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
  const contract = compressedOnce(() => JSON.stringify(document()), {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-cache',
  });
  const api = createApi();
  api.openapi(
    operation(
      {
        method: 'get',
        path: '/api/openapi.json',
        tag: 'Server',
        summary: 'Get this OpenAPI 3.1 document',
      },
      200,
      OpenApiDocument,
    ),
    (c) => contract(c) as never,
  );
  api.route('/api/docs', viewer());
  return api;
}

const viewerFile = (type: string, file: URL) =>
  compressedOnce(() => readFile(file, 'utf8'), {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'public, max-age=3600',
  });
const page = new URL('./viewer.html', import.meta.url);

/** The page and all that it loads: it needs no other host, and holds no script of its own. */
function viewer() {
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
  const app = new Hono();
  app.get(
    '/',
    compressedOnce(() => readFile(page, 'utf8'), {
      'Content-Type': 'text/html; charset=UTF-8',
      'Cache-Control': 'no-cache',
    }),
  );
  app.get('/:file', (c) => {
    const file = files.get(c.req.param('file'));
    if (!file) throw new AppError('not_found', say('calls.noSuchCall'));
    return file(c);
  });
  return app;
}
