import { ne } from 'drizzle-orm';
import { users } from '../../../db/schema/index.ts';
import { direct } from '../../support/database.ts';
import type { TestServer } from '../../support/server.ts';
import type { Call } from '../permissions/world.ts';
import { connect } from './accountExercises.ts';
import { comment } from './commentExercises.ts';
import { type Exercise, send, times, tokenOf, wrongPasswords } from './exercise.ts';

/** Leaves the client as the only admin. @returns its id */
async function onlyAdmin(server: TestServer, call: Call): Promise<string> {
  const { body } = await server.call('GET', '/api/me', { token: tokenOf(call) });
  await direct(server.deps.db).update(users).set({ role: 'user' }).where(ne(users.id, body._id));
  return body._id;
}

export const userExercises: Exercise[] = [
  {
    call: 'POST /unsubscribe/{token}',
    status: 422,
    note: 'with a forged link',
    before: (_server, made) => Object.assign(made, { path: '/unsubscribe/none.forged' }),
  },
  { call: 'GET /api/me', status: 200, note: 'with an account', before: connect },
  { call: 'PUT /api/me', status: 200, note: 'another language' },
  { call: 'GET /api/me/export', status: 200, note: 'after a comment', before: comment },
  {
    call: 'DELETE /api/me',
    status: 409,
    note: 'the last admin',
    as: 'admin',
    before: onlyAdmin,
  },
  {
    call: 'DELETE /api/me',
    status: 429,
    note: 'the 11th wrong password',
    before: (server, call) => wrongPasswords(server, call),
  },
  { call: 'POST /api/admin/user', status: 409, note: 'taken', as: 'admin', before: send },
  {
    call: 'PUT /api/admin/user/{id}',
    status: 404,
    note: 'nobody',
    as: 'admin',
    before: (_server, call) => Object.assign(call, { path: '/api/admin/user/nobody' }),
  },
  {
    call: 'PUT /api/admin/user/{id}',
    status: 409,
    note: "another's e-mail",
    as: 'admin',
    async before(server, call) {
      const { email } = await server.signUp();
      call.body = JSON.stringify({ email });
    },
  },
  {
    call: 'PUT /api/admin/user/{id}',
    status: 429,
    note: 'the 11th wrong password',
    as: 'admin',
    async before(server, call) {
      const peer = await server.signUp({ role: 'admin' });
      Object.assign(call, { path: `/api/admin/user/${peer.userId}` });
      call.body = JSON.stringify({ email: 'moved@example.com', currentPassword: 'a wrong one' });
      await wrongPasswords(server, call);
    },
  },
  {
    call: 'POST /api/admin/user/{id}/preview',
    status: 404,
    note: 'nobody',
    as: 'admin',
    before: (_server, call) => Object.assign(call, { path: '/api/admin/user/nobody/preview' }),
  },
  {
    call: 'POST /api/admin/user/{id}/preview',
    status: 409,
    note: 'fewer seats than accounts',
    as: 'admin',
    async before(server, call) {
      const { token, userId } = await server.signUp({ seats: 2 });
      await times(2, () => server.connect(token));
      Object.assign(call, { path: `/api/admin/user/${userId}/preview`, body: JSON.stringify({ seats: 1 }) });
    },
  },
  {
    call: 'DELETE /api/admin/user/{id}',
    status: 404,
    note: 'nobody',
    as: 'admin',
    before: (_server, call) => Object.assign(call, { path: '/api/admin/user/nobody' }),
  },
  {
    call: 'DELETE /api/admin/user/{id}',
    status: 409,
    note: 'the last admin',
    as: 'admin',
    async before(server, call) {
      call.path = `/api/admin/user/${await onlyAdmin(server, call)}`;
    },
  },
  {
    call: 'DELETE /api/admin/user/{id}/second-factor',
    status: 404,
    note: 'a customer without one',
    as: 'admin',
    with: { params: { id: 'userId' } },
  },
  {
    call: 'DELETE /api/admin/user/{id}/second-factor',
    status: 409,
    note: 'an admin',
    as: 'admin',
    async before(server, call) {
      const { userId } = await server.signUp({ role: 'admin' });
      call.path = `/api/admin/user/${userId}/second-factor`;
    },
  },
];
