import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { createApi, operation, removal } from '../../http/api.ts';
import { requireSession } from '../../http/auth.ts';
import { callerOf } from '../../http/caller.ts';
import { contentRange, listQuery, parseList } from '../../http/list.ts';
import { endSession } from './endSession.ts';
import { listSessions } from './listSessions.ts';
import { Session, SessionFilter, sessionSorts } from './schemas.ts';

const tag = 'Signing in';
const SessionId = z.object({ id: z.string().max(100) });

/** Where a person is signed in, and ending that from afar. */
export const sessionRoutes = (deps: Deps) =>
  createApi()
    .openapi(
      operation(
        {
          method: 'get',
          path: '/api/sessions',
          tag,
          summary: 'List your sessions',
          request: { query: listQuery(sessionSorts, SessionFilter) },
          middleware: requireSession(deps, 'any'),
        },
        200,
        z.array(Session),
      ),
      async (c) => {
        const page = parseList(c.req.valid('query'), sessionSorts, SessionFilter);
        const { rows, total } = await listSessions(deps, c.get('actor'), page);
        c.header('Content-Range', contentRange('sessions', page, rows.length, total));
        return c.json(rows, 200);
      },
    )
    .openapi(
      removal({
        method: 'delete',
        path: '/api/sessions/{id}',
        tag,
        summary: 'End a session',
        request: { params: SessionId },
        refuses: [{ code: 'not_found', message: 'Session not found' }],
        middleware: requireSession(deps, 'any'),
      }),
      async (c) => {
        await endSession(deps, c.get('actor'), c.req.valid('param').id, callerOf(c, deps.config));
        return c.body(null, 204);
      },
    );
