import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { users as userTable } from '../../../../db/schema/index.ts';
import { direct } from '../../../support/database.ts';
import { codeAt, connectApp } from '../../../support/factors.ts';
import {
  ada,
  day,
  minute,
  type Rig,
  second,
  signUp,
  signUpAdmin,
  startRig,
  wrongCode,
} from '../../identity.ts';

let rig: Rig;
let admin: string;
let customer: string;
beforeEach(async () => {
  rig = await startRig();
  admin = await signUpAdmin(rig);
  customer = (await rig.get('/api/me', await signUp(rig))).body._id;
});
afterEach(() => rig.close());

const asked = {
  status: 428,
  body: { code: 'proof_required', message: "Confirm that it's you to continue" },
};
const edit = (token: string) =>
  rig.call('PUT', `/api/admin/user/${customer}`, { token, body: { companyName: 'Ltd' } });
const view = (token: string) =>
  rig.post(`/api/admin/users/${customer}/views`, { reason: 'Ticket 1' }, { token });
const remove = (token: string) => rig.call('DELETE', `/api/admin/user/${customer}`, { token });
const prove = (token: string, body: object) => rig.post('/api/auth/proof', body, { token });

describe('a session', () => {
  test('is fresh for ten minutes after the login', async () => {
    rig.advance(10 * minute - second);
    expect((await edit(admin)).status).toBe(200);
    rig.advance(2 * second);
    expect(await edit(admin)).toMatchObject(asked);
    expect(await view(admin)).toMatchObject(asked);
    expect(await remove(admin)).toMatchObject(asked);
    expect((await rig.get(`/api/admin/user/${customer}`, admin)).status).toBe(200);
  });

  test('is fresh for ten minutes after the registration too, so that the first steps ask nothing', async () => {
    const token = await signUp(rig, { email: 'new@example.com' });
    const invite = (n: number) =>
      rig.post('/api/people', { email: `guest${n}@example.com`, role: 'viewer' }, { token });
    rig.advance(10 * minute - second);
    expect((await invite(1)).status).toBe(201);
    rig.advance(2 * second);
    expect(await invite(2)).toMatchObject(asked);
    // A client that can't prove signs in again.
    const { body } = await rig.post('/api/auth/login', {
      email: 'new@example.com',
      password: ada.password,
    });
    const json = { email: 'guest2@example.com', role: 'viewer' };
    expect((await rig.post('/api/people', json, { token: body.token })).status).toBe(201);
  });

  test('proves itself by the password, for ten minutes and only itself', async () => {
    const { token: other } = (
      await rig.post('/api/auth/login', { email: 'boss@example.com', password: 'compilers' })
    ).body;
    rig.advance(day);
    expect((await rig.post('/api/auth/proof/options', {}, { token: admin })).body).toEqual({
      methods: ['password'],
    });
    expect(await prove(admin, { password: 'a wrong one' })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'password', message: 'This is not your password' }] },
    });
    expect(await edit(admin)).toMatchObject(asked);
    expect((await prove(admin, { password: 'compilers' })).status).toBe(200);
    expect((await edit(admin)).status).toBe(200);
    expect(await edit(other)).toMatchObject(asked);
    rig.advance(10 * minute + second);
    expect(await edit(admin)).toMatchObject(asked);
  });

  test('limits guesses at a proof', async () => {
    for (let n = 0; n < 10; n++) await prove(admin, { password: 'a wrong one' });
    expect(await prove(admin, { password: 'compilers' })).toMatchObject({ status: 429 });
  });

  test('accepts the current password in a call that has a field for it', async () => {
    rig.advance(day);
    const body = { companyName: 'Ltd', currentPassword: 'compilers' };
    expect((await rig.call('PUT', `/api/admin/user/${customer}`, { token: admin, body })).status).toBe(200);
  });
});

test('needs no proof with a personal access token', async () => {
  const { token } = (await rig.post('/api/tokens', { name: 'ops', scope: 'write' }, { token: admin })).body;
  rig.advance(day);
  expect((await edit(token)).status).toBe(200);
  expect((await remove(token)).status).toBe(204);
});

describe('a user with a second factor', () => {
  test('proves by the factor, not by the password', async () => {
    const { secret, recoveryCodes } = await connectApp(rig, admin);
    rig.advance(day);
    const code = codeAt(secret, rig.deps.clock.now());
    const options = await rig.post('/api/auth/proof/options', {}, { token: admin });
    expect(options.body).toEqual({ methods: ['code', 'recovery'], challengeId: expect.any(String) });
    expect(await prove(admin, { password: 'compilers' })).toMatchObject({ status: 422 });
    expect(await prove(admin, { code: wrongCode(code) })).toMatchObject({ body: { code: 'invalid_code' } });
    const body = { companyName: 'Ltd', currentPassword: 'compilers' };
    expect(await rig.call('PUT', `/api/admin/user/${customer}`, { token: admin, body })).toMatchObject(asked);
    expect((await prove(admin, { code })).status).toBe(200);
    expect((await edit(admin)).status).toBe(200);
    rig.advance(day);
    expect(await prove(admin, { code })).toMatchObject({ body: { code: 'invalid_code' } });
    expect((await prove(admin, { recoveryCode: recoveryCodes[0] })).status).toBe(200);
    expect((await edit(admin)).status).toBe(200);
  });

  test('needs a proof to change factors and to delete the account', async () => {
    const { token } = (await rig.post('/api/auth/login', { email: ada.email, password: ada.password })).body;
    await connectApp(rig, token);
    rig.advance(10 * minute + second);
    for (const [method, path, body] of [
      ['POST', '/api/auth/totp'],
      ['POST', '/api/auth/passkeys/options'],
      ['POST', '/api/auth/recovery-codes'],
      ['DELETE', '/api/auth/totp'],
      ['DELETE', '/api/auth/passkeys/none'],
      ['DELETE', '/api/me', { password: ada.password }],
      ['POST', '/api/tokens', { name: 'n', scope: 'read', currentPassword: ada.password }],
    ] as const)
      expect(await rig.call(method, path, { token, body: body ?? {} }), path).toMatchObject(asked);
    expect((await rig.get('/api/auth/factors', token)).body).toMatchObject({ totp: true });
  });
});

describe('REQUIRE_ADMIN_2FA', () => {
  const required = { status: 428, body: { code: 'second_factor_required' } };
  const users = (token: string) => rig.get('/api/admin/users', token);
  beforeEach(async () => {
    await rig.close();
    rig = await startRig({ environment: { REQUIRE_ADMIN_2FA: 'true' } });
    admin = await signUpAdmin(rig);
  });

  test('gives an admin a day, and then only the way to a second factor', async () => {
    const start = rig.deps.clock.now();
    const session = (await rig.post('/api/tokens', { name: 'ops', scope: 'read' }, { token: admin })).body
      .token;
    expect((await rig.get('/api/auth/factors', admin)).body).toMatchObject({
      required: true,
      requiredFrom: start + day,
    });
    rig.advance(day - second);
    // A later sign-in does not begin the grace anew.
    await rig.post('/api/auth/login', { email: 'boss@example.com', password: 'compilers' });
    expect((await users(admin)).status).toBe(200);
    rig.advance(second);
    expect(await users(admin)).toMatchObject(required);
    expect(await users(session)).toMatchObject(required);
    expect((await rig.get('/api/me', admin)).status).toBe(200);
    expect((await rig.get('/api/auth/factors', admin)).status).toBe(200);
    expect((await prove(admin, { password: 'compilers' })).status).toBe(200);
    await connectApp(rig, admin);
    expect((await users(admin)).status).toBe(200);
    expect((await users(session)).status).toBe(200);
  });

  test('ends the support session of an admin whose day ends', async () => {
    const userId = (await rig.get('/api/me', await signUp(rig))).body._id;
    rig.advance(day - 5 * minute);
    expect((await prove(admin, { password: 'compilers' })).status).toBe(200);
    const reason = 'Ticket 1';
    const { body } = await rig.post(`/api/admin/users/${userId}/views`, { reason }, { token: admin });
    expect((await rig.get('/api/me', body.token)).status).toBe(200);
    rig.advance(5 * minute);
    expect(await rig.get('/api/me', body.token)).toMatchObject({
      status: 401,
      body: { code: 'not_signed_in' },
    });
    await connectApp(rig, admin);
    expect((await rig.get('/api/me', body.token)).status).toBe(200);
  });

  test('starts the day of a signed-in admin at the next call', async () => {
    await direct(rig.deps.db).update(userTable).set({ secondFactorDueAt: null });
    rig.advance(2 * day);
    expect((await users(admin)).status).toBe(200);
    rig.advance(day);
    expect(await users(admin)).toMatchObject(required);
  });

  test('does not apply to customers', async () => {
    const token = await signUp(rig);
    rig.advance(3 * day);
    expect((await rig.get('/api/linkedinaccount', token)).status).toBe(200);
    expect((await rig.get('/api/auth/factors', token)).body).toMatchObject({
      required: false,
      requiredFrom: null,
    });
  });
});
