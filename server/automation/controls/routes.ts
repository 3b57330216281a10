import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { ApiEnv } from '../../http/api.ts';
import { stillAuthorized } from '../../http/auth.ts';
import { failing } from '../../http/failures.ts';
import { routes } from '../../http/routes.ts';
import { covers, type Workspace } from '../../identity/people/workspace.ts';
import { toWireEvent } from '../../live/events.ts';
import { openStreams } from '../../live/openStreams.ts';
import { watchEvents } from '../../live/watchEvents.ts';
import { Automation, AutomationEvent, AutomationInput, eventKinds, exampleEvent } from './schemas.ts';
import { startAutomation } from './startAutomation.ts';
import { stopAutomation } from './stopAutomation.ts';

const customers = { role: 'user' } as const;
const watchers = { role: 'user', workspace: 'viewer' } as const;

export function automationRoutes(deps: Deps) {
  const api = routes(deps, 'Automation');
  api.post(
    '/api/automation/start',
    {
      ...customers,
      summary: 'Start an account',
      body: AutomationInput,
      answer: Automation,
      once: true,
      errors: [
        failing('subscription_required', 'billing.upgradeToStart'),
        404,
        failing('not_connected', 'automation.logInToStart'),
      ],
    },
    ({ actor, body }) => startAutomation(deps, actor, body.accountId),
  );
  api.post(
    '/api/automation/stop',
    {
      ...customers,
      summary: 'Pause an account',
      body: AutomationInput,
      answer: Automation,
      errors: [404],
    },
    ({ actor, body }) => stopAutomation(deps, actor, body.accountId),
  );

  // A copy: a schema made before the OpenAPI library was loaded lacks its methods.
  api.app.openAPIRegistry.register('AutomationEvent', AutomationEvent.clone());
  const stream = eventStream(deps);
  api.get(
    '/api/automation/events',
    {
      ...watchers,
      summary: 'Stream events',
      description:
        'Server-sent events. To continue an earlier stream, send the last `id` in `Last-Event-ID`.',
      headers: z.object({
        'last-event-id': z.string().optional().describe('The `id` of the last event seen'),
      }),
      answer: {
        type: 'text/event-stream',
        description: `An endless stream of events: \`event\` is one of ${eventKinds.join(', ')}, \`data\` an AutomationEvent as JSON, \`id\` an increasing number`,
        holds: AutomationEvent,
        example: `id: 42\nevent: state\ndata: ${JSON.stringify(exampleEvent)}\n\n`,
      },
    },
    ({ workspace, headers, c }) => {
      const lastId = Number.parseInt(headers['last-event-id'] ?? '', 10);
      return stream(c, workspace, Number.isSafeInteger(lastId) ? lastId : null);
    },
  );
  return api.app;
}

function eventStream(deps: Deps) {
  const streams = openStreams();
  return (c: Context<ApiEnv>, workspace: Workspace, resumeAfter: number | null) =>
    streamSSE(c, async (stream) => {
      const left = new AbortController();
      const { personId, owner } = workspace;
      const leave = streams.open(personId, () => left.abort());
      const unheard = deps.events.onLeft(owner.userId, personId, () => left.abort());
      stream.onAbort(() => left.abort());
      try {
        for await (const event of watchEvents(deps, owner, resumeAfter, left.signal)) {
          // A stream lasts for days, so each event is authorized like a call.
          // A heartbeat tells nothing, so it also goes out while the database is away.
          const now = await stillAuthorized(deps, watchers, c.req, event === null ? workspace : null);
          if (!now || left.signal.aborted) return;
          if (event && !covers(now, event.accountId)) continue;
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
        unheard();
        leave();
      }
    });
}
