import { z } from 'zod';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { passedOn } from '../../http/client.ts';
import { failing } from '../../http/failures.ts';
import { routes } from '../../http/routes.ts';
import { text } from '../../texts/text.ts';
import { callerPath, isDoctor, SeenClient } from './client.ts';
import { notReady } from './readiness.ts';
import { version } from './version.ts';

const side = z.enum(['live', 'sandbox']);
const Health = z
  .object({
    status: z.literal('ok').describe('Always `ok`'),
    version: z.string(),
    providers: z
      .object({
        network: side.describe('LinkedIn'),
        payments: side.describe('Stripe'),
        writer: side.describe('The language model'),
        images: side.describe('The image host'),
        mail: side.describe('The mail server'),
      })
      .describe('Whether each service of others is the sandbox'),
    engine: z
      .object({
        state: z
          .enum(['running', 'stopped'])
          .describe('stopped: by the operator, or because no server runs an engine'),
        heartbeatAt: z
          .string()
          .nullable()
          .describe('Its latest heartbeat; on a server without an engine, the latest of the others'),
        oldestDueSeconds: z
          .int()
          .describe('How long the account that has waited longest is due; 0 where none is'),
        fault: z
          .string()
          .nullable()
          .describe('Why the operator must act, such as after a failover of Postgres'),
      })
      .describe('The automation'),
  })
  .meta({
    id: 'Health',
    example: {
      status: 'ok',
      version: '0.1.0',
      providers: {
        network: 'sandbox',
        payments: 'sandbox',
        writer: 'sandbox',
        images: 'sandbox',
        mail: 'sandbox',
      },
      engine: { state: 'running', heartbeatAt: '2026-03-02T10:30:00.000Z', oldestDueSeconds: 0, fault: null },
    },
  });

const Ok = z
  .object({ status: z.literal('ok').describe('Always `ok`') })
  .meta({ id: 'Ok', example: { status: 'ok' } });

/** Before the server is ready, `createStarting` answers 503 in its place. */
export function healthRoutes(deps: Deps) {
  const api = routes(deps, 'Server');
  api.get(
    '/api/health',
    {
      summary: 'Check the health of the server and its automation',
      answer: Health,
      errors: [failing('unavailable', 'calls.serverStarting')],
    },
    async () => {
      const { state, heartbeatAt, oldestDueSeconds, fault } = await deps.heartbeat.look(deps);
      if (state === 'stalled') throw new AppError('unavailable', fault ?? text('calls.engineDown'));
      const engine = {
        state,
        heartbeatAt: heartbeatAt === null ? null : iso(heartbeatAt),
        oldestDueSeconds,
        fault,
      };
      return { status: 'ok' as const, version, providers: deps.config.providers, engine };
    },
  );
  api.get(
    '/livez',
    {
      summary: 'Check that the process answers',
      description: 'Also while it starts or stops, and without the database.',
      answer: Ok,
    },
    () => ({ status: 'ok' as const }),
  );
  api.get(
    '/readyz',
    {
      summary: 'Check that the server can take requests',
      description:
        'It can while the database answers within a second, takes writes and has a schema that this version can use, and the server is neither starting nor stopping.',
      answer: Ok,
      errors: [{ code: 'unavailable', message: 'The server is starting', reason: 'starting' }],
    },
    async ({ c }) => {
      const reason = await deps.readiness.reason();
      if (reason === null) return { status: 'ok' as const };
      // Not thrown, or each probe would be a line of the log.
      return c.json(notReady(reason), 503, { 'Retry-After': '1' });
    },
  );
  api.get(
    callerPath,
    {
      summary: 'Show how a request reached the server',
      description: 'For the doctor, which signs the call with `AUTH_SECRET`. Other clients get 404.',
      answer: SeenClient,
      errors: [failing('not_found', 'calls.noSuchEndpoint')],
    },
    ({ client, c }) => {
      if (!isDoctor(deps.config.authSecret, (name) => c.req.header(name)))
        throw new AppError('not_found', text('calls.noSuchEndpoint'));
      return { address: client.address, passedOn: passedOn(c, deps.config) };
    },
  );
  return api.app;
}
