import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { type Config, isLoopback } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { isDirect, peerOf } from '../../http/client.ts';
import { failing } from '../../http/failures.ts';
import { routes } from '../../http/routes.ts';
import { text } from '../../texts/text.ts';

const example = `# HELP chimein_comments_total Comments by what became of them
# TYPE chimein_comments_total counter
chimein_comments_total{result="posted",category="Search"} 42
`;

/** A client that may not read the metrics gets a 404. */
export function metricsRoutes(deps: Deps) {
  const api = routes(deps, 'Server');
  api.get(
    '/metrics',
    {
      summary: 'Get metrics in the Prometheus text format',
      description:
        'Available from the same machine by a loopback address, or with the value of `METRICS_TOKEN` as `Authorization: Bearer`.',
      answer: {
        type: 'text/plain',
        description: 'Comments, calls to providers, the queue, answers, and the process itself',
        example,
      },
      errors: [failing('not_found', 'calls.noSuchEndpoint')],
    },
    async ({ c }) => {
      if (!mayRead(c, deps.config)) throw new AppError('not_found', text('calls.noSuchEndpoint'));
      return c.body(await deps.metrics.text(), 200, { 'content-type': deps.metrics.contentType });
    },
  );
  return api.app;
}

function mayRead(c: Context, config: Config): boolean {
  const token = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (config.METRICS_TOKEN && token && isSame(token, config.METRICS_TOKEN)) return true;
  // A page of another site may reach this machine by a name of its own (DNS rebinding).
  return isDirect(c, config) && isLoopback(peerOf(c));
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
