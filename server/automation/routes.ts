import { streamSSE } from 'hono/streaming';
import type { Deps } from '../deps.ts';
import { body, createApi, operation } from '../http/api.ts';
import { requireRole } from '../http/auth.ts';
import { idempotent, onceBody } from '../http/idempotency.ts';
import { toWireEvent } from './events.ts';
import { Automation, AutomationInput } from './schemas.ts';
import { startAutomation } from './startAutomation.ts';
import { stopAutomation } from './stopAutomation.ts';
import { watchEvents } from './watchEvents.ts';

const tag = 'Automation';

/** Start, pause, and watch. */
export function automationRoutes(deps: Deps) {
  const user = [requireRole(deps, 'user')];
  const api = createApi();

  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/automation/start',
        tag,
        summary: 'Let an account comment',
        middleware: [...user, idempotent(deps)],
        request: onceBody(AutomationInput),
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
      },
      200,
      Automation,
    ),
    async (c) => c.json(await stopAutomation(deps, c.get('actor'), c.req.valid('json').accountId), 200),
  );

  api.get('/api/automation/events', requireRole(deps, 'user'), (c) => {
    const actor = c.get('actor');
    const resumeAfter = Number.parseInt(c.req.header('last-event-id') ?? '', 10);
    return streamSSE(c, async (stream) => {
      const left = new AbortController();
      stream.onAbort(() => left.abort());
      for await (const event of watchEvents(deps, actor, Number.isSafeInteger(resumeAfter) ? resumeAfter : null, left.signal)) {
        if (event) await stream.writeSSE({ id: String(event.id), event: event.kind, data: JSON.stringify(toWireEvent(event)) });
        else await stream.write(': still here\n\n');
      }
    });
  });
  return api;
}
