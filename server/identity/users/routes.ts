import type { Deps } from '../../deps.ts';
import { body, createApi, operation, removal } from '../../http/api.ts';
import { requireRole, requireSession } from '../../http/auth.ts';
import { callerOf } from '../../http/caller.ts';
import { streamed } from '../../http/streamed.ts';
import { deleteMe } from './deleteMe.ts';
import { editMe } from './editMe.ts';
import { exportMe } from './exportMe.ts';
import { PersonalData } from './exportSchemas.ts';
import { readMe } from './readMe.ts';
import { DeleteMeInput, ProfileChange, User } from './schemas.ts';

const tag = 'Users';

/** What a person may ask about themselves, and do with what is theirs. */
export function userRoutes(deps: Deps) {
  const api = createApi();

  api.openapi(
    operation(
      {
        method: 'get',
        path: '/api/me',
        tag,
        summary: 'Get the signed-in user',
        middleware: requireRole(deps, 'any'),
      },
      200,
      User,
    ),
    async (c) => c.json(await readMe(deps, c.get('actor')), 200),
  );

  api.openapi(
    operation(
      {
        method: 'put',
        path: '/api/me',
        tag,
        summary: 'Save the preferences of the caller',
        request: body(ProfileChange),
        middleware: requireRole(deps, 'any'),
      },
      200,
      User,
    ),
    async (c) => c.json(await editMe(deps, c.get('actor'), c.req.valid('json')), 200),
  );

  api.openapi(
    operation(
      {
        method: 'get',
        path: '/api/me/export',
        tag,
        summary: 'Export all data about the signed-in user',
        middleware: requireSession(deps, 'any', { owner: true }),
      },
      200,
      PersonalData,
      'All of it, as a file',
    ),
    (c) => {
      const { db, clock } = deps;
      c.header('Content-Disposition', 'attachment; filename="chime-in-export.json"');
      return streamed(c, exportMe({ db, clock }, c.get('actor')));
    },
  );

  api.openapi(
    removal({
      method: 'delete',
      path: '/api/me',
      tag,
      summary: 'Delete the signed-in user and all their data',
      middleware: requireSession(deps, 'any'),
      request: body(DeleteMeInput),
      refuses: [{ code: 'conflict', message: "The last admin can't be deleted" }, 428, 429],
    }),
    async (c) => {
      await deleteMe(deps, c.get('actor'), c.req.valid('json'), callerOf(c, deps.config));
      return c.body(null, 204);
    },
  );
  return api;
}
