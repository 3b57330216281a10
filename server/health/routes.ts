import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { createApi, operation } from '../http/api.ts';
import { version } from './version.ts';

const side = z.enum(['live', 'sandbox']);
const Health = z
  .object({
    status: z.literal('ok'),
    version: z.string(),
    providers: z.object({ network: side, payments: side, writer: side, images: side, mail: side }),
  })
  .meta({
    id: 'Health',
    example: {
      status: 'ok',
      version: '0.1.0',
      providers: { network: 'sandbox', payments: 'sandbox', writer: 'sandbox', images: 'sandbox', mail: 'sandbox' },
    },
  });

/** Whether the server can serve. Before it can, main.ts answers 503 in its place. */
export function healthRoutes(deps: Deps) {
  const api = createApi();
  api.openapi(
    operation(
      {
        method: 'get',
        path: '/api/health',
        tag: 'Server',
        summary: 'Whether the server can serve',
        refuses: [{ code: 'unavailable', message: 'The server is starting' }],
      },
      200,
      Health,
    ),
    (c) => c.json({ status: 'ok' as const, version, providers: deps.config.providers }, 200),
  );
  return api;
}
