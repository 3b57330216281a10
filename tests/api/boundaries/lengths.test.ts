import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ada, mailedToken, type Rig, signUp, signUpAdmin, startRig } from '../identity.ts';

let rig: Rig;
let admin: string;
beforeAll(async () => {
  rig = await startRig();
  admin = await signUpAdmin(rig);
});
afterAll(() => rig.close());

let people = 0;
/** Letters of which the last ones tell people apart. */
const long = (length: number) => `${'n'.repeat(length - 4)}${String(++people).padStart(4, '0')}`;
const longEmail = () => `${long(64)}@${'d'.repeat(62)}.${'d'.repeat(62)}.${'d'.repeat(59)}.com`;
const person = () => ({ ...ada, email: `${long(10)}@example.com` });
const register = (change: object) => rig.post('/api/auth/register', { ...person(), ...change });
const add = (change: object) => rig.post('/api/admin/user', { ...person(), ...change }, { token: admin });
async function edit(change: object) {
  const { body } = await add({});
  return rig.call('PUT', `/api/admin/user/${body._id}`, { body: change, token: admin });
}
async function update(change: object) {
  const who = person();
  const token = await signUp(rig, who);
  const { password: _password, ...profile } = who;
  return rig.post('/api/auth/update', { ...profile, ...change }, { token });
}
async function reset(change: { password: string }) {
  const who = person();
  await signUp(rig, who);
  await rig.post('/api/otp/forgot-password', { email: who.email });
  return rig.post('/api/otp/reset-password', { token: mailedToken(rig), ...change });
}

const forms = { register, add, edit, update, reset };
const named = ['register', 'add', 'edit', 'update'] as const;

describe.each(Object.entries(forms))('the password in %s', (form, send) => {
  test.each(['123456', '1234567', 'x'.repeat(200)])('may be %s', async (password) => {
    expect((await send({ password })).status).toBe(form === 'register' || form === 'add' ? 201 : 200);
  });
  test.each([
    ['12345', 'Password must be at least 6 characters'],
    ['x'.repeat(201), 'Password is too long'],
  ])('may not be %s', async (password, message) => {
    expect(await send({ password })).toMatchObject({
      status: 422,
      body: { message, issues: [{ path: 'password', message }] },
    });
  });
});

describe.each(named)('the names in %s', (form) => {
  test.each([
    { firstName: 'x' },
    { firstName: 'x'.repeat(100) },
    { lastName: 'x'.repeat(100) },
    { companyName: '' },
    { companyName: 'x'.repeat(200) },
  ])('may be %j', async (change) => {
    expect((await forms[form]({ ...change })).status).toBeLessThan(300);
  });
  test.each([
    [{ firstName: '' }, 'First name is required'],
    [{ firstName: 'x'.repeat(101) }, 'First name is too long'],
    [{ lastName: '  ' }, 'Last name is required'],
    [{ lastName: 'x'.repeat(101) }, 'Last name is too long'],
    [{ companyName: 'x'.repeat(201) }, 'Company is too long'],
    [{ email: '' }, 'E-mail is required'],
    [{ email: `${'x'.repeat(244)}@example.com` }, 'E-mail is too long'],
  ])('may not be %j', async (change, message) => {
    const path = Object.keys(change)[0];
    expect(await forms[form]({ ...change })).toMatchObject({
      status: 422,
      body: { message, issues: [{ path, message }] },
    });
  });
  test('may contain an e-mail of 254 characters', async () => {
    const email = longEmail();
    expect(email).toHaveLength(254);
    expect((await forms[form]({ email })).status).toBeLessThan(300);
  });
});

describe('an admin’s edit', () => {
  test.each([
    { seats: 1 },
    { seats: 2 },
    { seats: 19 },
    { seats: 20 },
    { trialDays: 0 },
    { trialDays: 1 },
    { trialDays: 3650 },
  ])('accepts %j', async (change) => {
    expect((await edit(change)).status).toBe(200);
  });
});

describe('the fields of the sign-in', () => {
  const tooLong = (path: string, message: string) => ({
    status: 422,
    body: { message, issues: [{ path, message }] },
  });
  test('checks a password of 200 characters and rejects a longer one', async () => {
    const login = (length: number) =>
      rig.post('/api/auth/login', { email: 'who@example.com', password: 'x'.repeat(length) });
    expect((await login(200)).status).toBe(401);
    expect(await login(201)).toMatchObject(tooLong('password', 'Password is too long'));
  });
  test('checks a code of 20 and a link of 200 characters and rejects longer ones', async () => {
    const verify = (length: number) =>
      rig.post('/api/otp/verify-otp', { email: 'who@example.com', otp: '1'.repeat(length) });
    expect((await verify(20)).body.code).toBe('invalid_code');
    expect(await verify(21)).toMatchObject(tooLong('otp', 'Code is too long'));
    const link = (length: number) =>
      rig.post('/api/otp/reset-password', { password: '123456', token: 'x'.repeat(length) });
    expect((await link(200)).body.code).toBe('invalid_code');
    expect(await link(201)).toMatchObject(tooLong('token', 'Link is too long'));
  });
});
