import type { TestServer } from '../../support/server.ts';
import { addInvitation } from '../permissions/members.ts';
import { newPerson } from '../permissions/things.ts';
import type { Call } from '../permissions/world.ts';
import { bodyOf, type Exercise, send, tokenOf } from './exercise.ts';

const noPerson = (call: string): Exercise => ({
  call,
  status: 404,
  note: 'nobody',
  before: (_server, made) => Object.assign(made, { path: made.path.replace(/people\/[^/]+/, 'people/none') }),
});
const staleLink = (call: string): Exercise => ({
  call,
  status: 422,
  note: 'a link that was never mailed',
  before: (_server, made) =>
    Object.assign(made, { body: JSON.stringify({ ...bodyOf(made), token: 'never' }) }),
});
const repeated = async (server: TestServer, call: Call) => void (await send(server, call));

export const peopleExercises: Exercise[] = [
  {
    call: 'GET /api/people',
    status: 200,
    note: 'an invitation that is there',
    before: (server, call) =>
      server.call('POST', '/api/people', {
        token: tokenOf(call),
        json: { email: 'listed@example.com', role: 'viewer' },
      }),
  },
  { call: 'POST /api/people', status: 409, note: 'somebody who is invited already', before: repeated },
  ...['PUT /api/people/{id}', 'DELETE /api/people/{id}', 'POST /api/people/{id}/resend'].map(noPerson),
  {
    call: 'POST /api/people/{id}/resend',
    status: 409,
    note: 'of a member',
    with: { params: { id: 'memberId' } },
  },
  ...['check', 'register', 'accept'].map((path) => staleLink(`POST /api/invitations/${path}`)),
  {
    call: 'POST /api/invitations/register',
    status: 409,
    note: 'for somebody who is registered',
    async before(server, call) {
      const { user } = await newPerson(server, 'user', true);
      const { token } = await addInvitation(server, await newPerson(server, 'user', true), user.email);
      Object.assign(call, { body: JSON.stringify({ ...bodyOf(call), token }) });
    },
  },
  {
    call: 'DELETE /api/workspaces/{id}',
    status: 404,
    note: 'of which the person is no member',
    before: (_server, made) => Object.assign(made, { path: '/api/workspaces/none' }),
  },
];
