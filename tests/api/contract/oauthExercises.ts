import { tokenScopes } from '../../../server/identity/tokens/schemas.ts';
import { connectedAssistant } from '../permissions/oauth.ts';
import type { Person } from '../permissions/things.ts';
import { type Exercise, idOf, times } from './exercise.ts';

const calls = [
  'GET /api/oauth-requests/{id}',
  'POST /api/oauth-requests/{id}/approve',
  'POST /api/oauth-requests/{id}/deny',
];
const approve = 'POST /api/oauth-requests/{id}/approve';

export const oauthExercises: Exercise[] = [
  ...calls.map((call) => ({
    call,
    status: 404,
    note: 'in another browser',
    with: { headers: {} },
  })),
  { call: approve, status: 422, note: 'more than was asked', with: { body: { scope: tokenScopes[2] } } },
  {
    call: approve,
    status: 409,
    note: 'with too many assistants',
    async before(server, call) {
      const person = { user: { id: await idOf(server, call) } } as Person;
      await times(50, () => connectedAssistant(server, person));
    },
  },
  {
    call: 'GET /api/oauth-grants',
    status: 200,
    note: 'one that is there',
    async before(server, call) {
      await connectedAssistant(server, { user: { id: await idOf(server, call) } } as Person);
    },
  },
  {
    call: 'DELETE /api/oauth-grants/{id}',
    status: 404,
    note: 'nothing',
    before: (_server, call) => Object.assign(call, { path: '/api/oauth-grants/none' }),
  },
];
