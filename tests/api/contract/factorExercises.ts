import { attemptFrom, countFailedSignIn } from '../../../server/identity/auth/attempts.ts';
import { mostPasskeys } from '../../../server/identity/factors/schemas.ts';
import type { TestServer } from '../../support/server.ts';
import { addPasskey } from '../permissions/factors.ts';
import type { Call } from '../permissions/world.ts';
import type { Exercise } from './exercise.ts';

const address = '203.0.113.10';
const me = async (server: TestServer, call: Call) =>
  (await server.call('GET', '/api/me', { token: call.headers['x-auth-token'] ?? '' })).body;

async function wrongAnswers(server: TestServer, call: Call, kind: 'password' | 'factor') {
  const { email } = await me(server, call);
  for (let n = 0; n < 10; n++)
    await countFailedSignIn(server.deps, { email, address: null, known: false }, kind);
}
const withoutApp = (server: TestServer, call: Call) =>
  server.call('DELETE', '/api/auth/totp', { token: call.headers['x-auth-token'] ?? '' });

export const factorExercises: Exercise[] = [
  { call: 'POST /api/auth/login', status: 200, note: 'with a second factor', with: { needs: 'totp' } },
  {
    call: 'POST /api/auth/challenge',
    status: 429,
    note: 'the 101st sign-in from one address',
    with: { headers: { 'x-forwarded-for': address } },
    async before(server) {
      for (let n = 0; n < 100; n++) await attemptFrom(server.deps, 'signInFrom', address);
    },
  },
  {
    call: 'POST /api/auth/challenge',
    status: 422,
    note: 'a challenge that is over',
    with: { body: { id: 'over', code: '123456' } },
  },
  {
    call: 'POST /api/auth/proof',
    status: 429,
    note: 'the 11th wrong password',
    before: (server, call) => wrongAnswers(server, call, 'password'),
  },
  {
    call: 'POST /api/auth/proof',
    status: 422,
    note: 'the password of a person with a second factor',
    with: { needs: 'totp' },
  },
  { call: 'POST /api/auth/proof/options', status: 200, note: 'with an app', with: { needs: 'totp' } },
  { call: 'POST /api/auth/proof/options', status: 200, note: 'with a passkey', with: { needs: 'passkeyId' } },
  { call: 'GET /api/auth/factors', status: 200, note: 'with a passkey', with: { needs: 'passkeyId' } },
  {
    call: 'POST /api/auth/passkeys',
    status: 409,
    note: 'the 11th',
    async before(server, call) {
      const { _id: id } = await me(server, call);
      for (let n = 0; n < mostPasskeys; n++) await addPasskey(server, { user: { id } as never });
    },
  },
  {
    call: 'DELETE /api/auth/passkeys/{id}',
    status: 404,
    note: 'none',
    before: (_server, call) => Object.assign(call, { path: '/api/auth/passkeys/none' }),
  },
  { call: 'POST /api/auth/totp', status: 409, note: 'the second app', with: { needs: 'totp' } },
  {
    call: 'POST /api/auth/totp/confirm',
    status: 429,
    note: 'the 11th wrong code',
    before: (server, call) => wrongAnswers(server, call, 'factor'),
  },
  { call: 'DELETE /api/auth/totp', status: 404, note: 'none', before: withoutApp },
  { call: 'POST /api/auth/recovery-codes', status: 409, note: 'without a factor', before: withoutApp },
];
