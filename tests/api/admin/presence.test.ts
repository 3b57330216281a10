import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Answer,
  ada,
  mailedToken,
  minute,
  type Rig,
  signUp,
  signUpAdmin,
  startRig,
} from '../identity.ts';

let rig: Rig;
let admin: string;
let token: string;
beforeAll(async () => {
  rig = await startRig();
  admin = (await rig.get('/api/me', await signUpAdmin(rig))).body._id;
  token = (await rig.post('/api/auth/login', own)).body.token;
});
afterAll(() => rig.close());
const changed = 'another password 1';
const own = { email: 'boss@example.com', password: 'compilers' };
const edit = (id: string, body: object) => rig.call('PUT', `/api/admin/user/${id}`, { token, body });
const refusal = (path: string, message: string) => ({
  status: 422,
  body: { code: 'invalid_input', issues: [{ path, message }] },
});

test("M8: an admin's own e-mail and password do not change through the admins' call", async () => {
  const message = 'Please change your own e-mail and password in the settings';
  const thief = { currentPassword: own.password };
  expect(await edit(admin, { ...thief, password: 'stolen password 1' })).toMatchObject(
    refusal('password', message),
  );
  expect(await edit(admin, { ...thief, email: 'thief@example.com' })).toMatchObject(
    refusal('email', message),
  );
  expect((await rig.post('/api/auth/login', own)).status).toBe(200);
  expect((await edit(admin, { companyName: 'Ltd', email: own.email.toUpperCase() })).status).toBe(200);
});

test("M8: another admin's e-mail and password need the password of the admin who acts", async () => {
  const peer = (await rig.get('/api/me', await signUpAdmin(rig, 'peer@example.com'))).body._id;
  for (const change of [{ password: 'another password 1' }, { email: 'peer2@example.com' }]) {
    expect(await edit(peer, change)).toMatchObject(
      refusal('currentPassword', 'Please enter your current password'),
    );
    expect(await edit(peer, { ...change, currentPassword: 'a wrong one' })).toMatchObject(
      refusal('currentPassword', 'This is not your current password'),
    );
    expect((await edit(peer, { ...change, currentPassword: own.password })).status).toBe(200);
  }
  expect((await edit(peer, { companyName: 'Ltd' })).status).toBe(200);
});

test('M8: an old session needs the current password to create a token', async () => {
  const session = await signUp(rig);
  const { email, password } = ada;
  const make = (more: object = {}) =>
    rig.call('POST', '/api/tokens', { token: session, body: { name: randomUUID(), scope: 'read', ...more } });
  rig.advance(10 * minute);
  expect((await make()).status).toBe(201);
  rig.advance(1);
  expect(await make()).toMatchObject({ status: 428, body: { code: 'proof_required' } });
  expect(await make({ currentPassword: 'a wrong one' })).toMatchObject(
    refusal('currentPassword', 'This is not your current password'),
  );
  expect((await make({ currentPassword: password })).status).toBe(201);
  expect((await rig.post('/api/auth/login', { email, password })).status).toBe(200);
});

test('L9: an admin needs the current password to change e-mail or password, also right after signing in', async () => {
  const profile = { firstName: 'Grace', lastName: 'Boss', email: own.email };
  const { token: fresh } = (await rig.post('/api/auth/login', own)).body;
  const update = (change: object) =>
    rig.call('POST', '/api/auth/update', { token: fresh, body: { ...profile, ...change } });
  for (const change of [{ email: 'grace@example.com' }, { password: changed }]) {
    expect(await update(change)).toMatchObject(
      refusal('currentPassword', 'Please enter your current password'),
    );
    expect((await update({ ...change, currentPassword: own.password })).status).toBe(200);
  }
});

test('L8: no admin gets a short or common password by other admins, in the settings or by a link', async () => {
  const email = 'weak@example.com';
  const session = await signUpAdmin(rig, email);
  const id = (await rig.get('/api/me', session)).body._id;
  const currentPassword = own.password;
  const boss = (await rig.post('/api/auth/login', { ...own, password: changed })).body.token;
  await rig.post('/api/otp/forgot-password', { email });
  const link = mailedToken(rig);
  const ways: ((password: string) => Promise<Answer>)[] = [
    (password) =>
      rig.call('PUT', `/api/admin/user/${id}`, {
        token: boss,
        body: { password, currentPassword: changed },
      }),
    (password) =>
      rig.call('POST', '/api/auth/update', {
        token: session,
        body: { firstName: 'Grace', lastName: 'Boss', email, password, currentPassword },
      }),
    (password) => rig.post('/api/otp/reset-password', { password, token: link }),
  ];
  for (const way of ways) {
    expect(await way('elevenchars')).toMatchObject(
      refusal('password', "An admin's password must have at least 12 characters"),
    );
    for (const common of ['qwerty123456', 'QWERTY123456'])
      expect(await way(common)).toMatchObject(
        refusal('password', 'This password is too common. Please choose another one'),
      );
  }
  expect((await rig.post('/api/auth/login', { email, password: own.password })).status).toBe(200);
  expect((await ways[2]?.('a long one of her own'))?.status).toBe(200);
});

test('L8: customers keep the minimum of 6 characters', async () => {
  const person = { ...ada, email: 'six@example.com', password: '123456' };
  expect((await rig.post('/api/auth/register', person)).status).toBe(201);
});
