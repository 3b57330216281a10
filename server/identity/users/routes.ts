import type { Deps } from '../../deps.ts';
import { download } from '../../http/download.ts';
import { failing } from '../../http/failures.ts';
import { routes } from '../../http/routes.ts';
import { exportMe } from './exportMe.ts';
import { PersonalData } from './exportSchemas.ts';
import { deleteMe, editMe, readMe } from './me.ts';
import { DeleteMeInput, ProfileChange, User } from './schemas.ts';

export function userRoutes(deps: Deps) {
  const api = routes(deps, 'Users');
  api.get('/api/me', { role: 'any', summary: 'Get the signed-in user', answer: User }, ({ actor }) =>
    readMe(deps, actor),
  );
  api.put(
    '/api/me',
    { role: 'any', summary: 'Save your preferences', body: ProfileChange, answer: User },
    ({ actor, body }) => editMe(deps, actor, body),
  );
  api.get(
    '/api/me/export',
    {
      role: 'any',
      session: true,
      owner: true,
      summary: 'Export all data about the signed-in user',
      answer: PersonalData,
      answerDescription: 'All of it, as a file',
    },
    ({ actor, c }) => download(c, 'chime-in-export.json', exportMe(deps, actor)),
  );
  api.delete(
    '/api/me',
    {
      role: 'any',
      session: true,
      proof: { when: 'with a second factor' },
      summary: 'Delete the signed-in user and all their data',
      body: DeleteMeInput,
      errors: [failing('conflict', 'people.lastAdmin'), 429],
    },
    ({ actor, body, client }) => deleteMe(deps, actor, body, client),
  );
  return api.app;
}
