import { attemptForEmail } from '../../../server/identity/auth/attempts.ts';
import { mostTokens } from '../../../server/identity/tokens/schemas.ts';
import type { TestServer } from '../../support/server.ts';
import { bodyOf, type Exercise, fault, guessed, send, times, tokenOf, wrongPasswords } from './exercise.ts';

const mailed = (server: TestServer, kind: 'code' | 'resetLink', email: string) =>
  times(5, () => attemptForEmail(server.deps, kind, email));

const photo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const withPhoto = { body: { firstName: 'Mara', lastName: 'Winter', email: '{email}', profileImage: photo } };

export const signInExercises: Exercise[] = [
  { call: 'POST /api/auth/register', status: 409, note: 'taken', before: send },
  {
    call: 'POST /api/auth/login',
    status: 401,
    note: 'wrong password',
    with: { body: { email: '{email}', password: 'wrong' } },
  },
  {
    call: 'POST /api/auth/login',
    status: 429,
    note: 'the 11th wrong password',
    before: (server, call) => guessed(server, bodyOf(call).email),
  },
  {
    call: 'POST /api/auth/update',
    status: 409,
    note: "another's e-mail",
    async before(server, call) {
      const { email } = await server.signUp();
      call.body = JSON.stringify({ ...bodyOf(call), email });
    },
  },
  {
    call: 'POST /api/auth/update',
    status: 429,
    note: 'the 6th mail to a new address',
    with: { body: { firstName: 'Mara', lastName: 'Winter', email: '{newEmail}' } },
    before: (server, call) => mailed(server, 'code', bodyOf(call).email),
  },
  { call: 'POST /api/auth/update', status: 200, note: 'with a photo', with: withPhoto },
  {
    call: 'POST /api/auth/update',
    status: 502,
    note: 'the key is refused',
    with: withPhoto,
    before: fault('images', 401),
  },
  {
    call: 'POST /api/auth/update',
    status: 503,
    note: 'the image host is down',
    with: withPhoto,
    before: fault('images', 503),
  },
  {
    call: 'GET /api/otp/send-otp/{email}',
    status: 429,
    note: 'the 6th code',
    before: (server, call) => mailed(server, 'code', decodeURIComponent(call.path.split('/').at(-1) ?? '')),
  },
  {
    call: 'POST /api/otp/verify-otp',
    status: 409,
    note: 'the new e-mail was taken meanwhile',
    async before(server, call) {
      const email = `taken${Math.random().toString(36).slice(2)}@example.com`;
      const profile = { firstName: 'Mara', lastName: 'Winter', email };
      await server.call('POST', '/api/auth/update', { token: tokenOf(call), json: profile });
      const otp = /\b\d{6}\b/.exec((await server.lastMailTo(email))?.Text ?? '')?.[0];
      await server.signUp({ email });
      call.body = JSON.stringify({ otp, email });
    },
  },
  {
    call: 'POST /api/otp/verify-otp',
    status: 422,
    note: 'a wrong code',
    with: { body: { email: '{email}', otp: 'none' } },
  },
  {
    call: 'POST /api/otp/check-reset-link',
    status: 422,
    note: 'a link that never was',
    with: { body: { token: 'none' } },
  },
  {
    call: 'POST /api/otp/reset-password',
    status: 422,
    note: 'a link that never was',
    with: { body: { password: 'another horse', token: 'none' } },
  },
  {
    call: 'POST /api/otp/forgot-password',
    status: 429,
    note: 'the 6th link',
    before: (server, call) => mailed(server, 'resetLink', bodyOf(call).email),
  },
  {
    call: 'POST /api/tokens',
    status: 409,
    note: 'one too many',
    before: (server, call) => times(mostTokens, () => send(server, call)),
  },
  {
    call: 'POST /api/tokens',
    status: 429,
    note: 'the 11th wrong password',
    with: { body: { name: 'report', scope: 'read', currentPassword: 'a wrong one' } },
    before: (server, call) => wrongPasswords(server, call),
  },
  { call: 'GET /api/tokens', status: 200, note: 'one that is there', as: 'readToken' },
];
