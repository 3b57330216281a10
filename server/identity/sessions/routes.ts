import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { noSuch } from '../../http/failures.ts';
import { routes } from '../../http/routes.ts';
import { Session, SessionFilter, sessionSorts } from './schemas.ts';
import { endSession, listSessions } from './sessions.ts';

export function sessionRoutes(deps: Deps) {
  const api = routes(deps, 'Signing in');
  api.list(
    '/api/sessions',
    {
      role: 'any',
      session: true,
      summary: 'List your sessions',
      resource: 'sessions',
      sorts: sessionSorts,
      filter: SessionFilter,
      row: Session,
      one: { noun: 'session', summary: 'Get a session' },
    },
    ({ actor, page }) => listSessions(deps, actor, page),
  );
  api.delete(
    '/api/sessions/{id}',
    {
      role: 'any',
      session: true,
      summary: 'End a session',
      params: z.object({ id: z.string().max(100) }),
      errors: [noSuch('session')],
    },
    ({ actor, params, client }) => endSession(deps, actor, params.id, client),
  );
  return api.app;
}
