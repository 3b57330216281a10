import { afterAll, beforeAll, expect, it } from 'vitest';
import { ada, day, hour, lastMail, mailedToken, type Rig, signUpAdmin, startRig } from '../identity.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await startRig();
});
afterAll(() => rig.close());

const login = (password: string) => rig.post('/api/auth/login', { email: ada.email, password });
const choose = (token: string, password: string) => rig.post('/api/otp/reset-password', { token, password });

it('e-mails a user created by an admin a link to set a password, valid once and for 7 days', async () => {
  const admin = await signUpAdmin(rig);
  const add = (change: object) => rig.post('/api/admin/user', { ...ada, ...change }, { token: admin });
  expect((await add({})).status).toBe(201);
  expect(lastMail(rig)).toMatchObject({ to: ada.email, kind: 'welcome', subject: 'Welcome to Chime In' });
  expect(lastMail(rig).text).toContain(`Sign in with ${ada.email}`);
  expect(lastMail(rig).text).not.toContain(ada.password);
  const token = mailedToken(rig);
  expect((await add({ email: 'late@example.com' })).status).toBe(201);
  const late = mailedToken(rig);

  rig.advance(7 * day - hour);
  expect((await choose(token, 'only mine')).status).toBe(200);
  expect((await login('only mine')).status).toBe(200);
  expect((await login(ada.password)).status).toBe(401);
  expect((await choose(token, 'once more')).body.code).toBe('invalid_code');
  rig.advance(hour);
  expect((await choose(late, 'too late')).body.code).toBe('invalid_code');
});
