import { streamSSE } from 'hono/streaming';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { body, createApi, eventStream, operation } from '../../http/api.ts';
import { isStillAdmitted, requireRole } from '../../http/auth.ts';
import { idempotent, onceBody } from '../../http/idempotency.ts';
import { toWireEvent } from './events.ts';
import { openStreams } from './openStreams.ts';
import { Automation, AutomationEvent, AutomationInput, eventKinds, exampleEvent } from './schemas.ts';
import { startAutomation } from './startAutomation.ts';
import { stopAutomation } from './stopAutomation.ts';
import { watchEvents } from './watchEvents.ts';

const tag = 'Automation';

/** Start, pause, and watch. */
export function automationRoutes(deps: Deps) {
  const admits = { role: 'user', session: false } as const;
  const user = [requireRole(deps, admits.role)];
  const api = createApi();
  const streams = openStreams();

  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/automation/start',
        tag,
        summary: 'Start an account',
        middleware: [...user, idempotent(deps)],
        request: onceBody(AutomationInput),
        refuses: [
          { code: 'subscription_required', message: 'Please upgrade your subscription to start automation' },
          404,
          { code: 'not_connected', message: 'Log in to this account again to start it' },
        ],
      },
      200,
      Automation,
    ),
    async (c) => c.json(await startAutomation(deps, c.get('actor'), c.req.valid('json').accountId), 200),
  );

  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/automation/stop',
        tag,
        summary: 'Pause an account',
        middleware: user,
        request: body(AutomationInput),
        refuses: [404],
      },
      200,
      Automation,
    ),
    async (c) => c.json(await stopAutomation(deps, c.get('actor'), c.req.valid('json').accountId), 200),
  );

  // A copy: what was made before the document's library was loaded lacks its methods.
  api.openAPIRegistry.register('AutomationEvent', AutomationEvent.clone());
  api.openapi(
    eventStream(
      {
        method: 'get',
        path: '/api/automation/events',
        tag,
        summary: 'Stream events',
        description:
          'Server-sent events. To continue an earlier stream, send the last `id` in `Last-Event-ID`.',
        middleware: user,
        request: {
          headers: z.object({
            'last-event-id': z.string().optional().describe('The `id` of the last event seen'),
          }),
        },
      },
      `An endless stream of events: \`event\` is one of ${eventKinds.join(', ')}, \`data\` an AutomationEvent as JSON, \`id\` an increasing number`,
      `id: 42\nevent: state\ndata: ${JSON.stringify(exampleEvent)}\n\n`,
    ),
    (c) => {
      const actor = c.get('actor');
      const resumeAfter = Number.parseInt(c.req.valid('header')['last-event-id'] ?? '', 10);
      return streamSSE(c, async (stream) => {
        const left = new AbortController();
        const leave = streams.open(actor.userId, () => left.abort());
        stream.onAbort(() => left.abort());
        const from = Number.isSafeInteger(resumeAfter) ? resumeAfter : null;
        try {
          for await (const event of watchEvents(deps, actor, from, left.signal)) {
            // A stream lasts for days: who may see it is asked each time, as at every call.
            if (!isStillAdmitted(deps, admits, c.req)) return;
            if (event) {
              await stream.writeSSE({
                id: String(event.id),
                event: event.kind,
                data: JSON.stringify(toWireEvent(event)),
              });
              deps.metrics.eventStreamed();
            } else await stream.write(': still here\n\n');
          }
        } finally {
          leave();
        }
      });
    },
  );
  return api;
}
