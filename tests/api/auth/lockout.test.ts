import { afterEach, beforeEach, expect, it } from 'vitest';
import { ada, lastMail, type Rig, signUp, startRig } from '../identity.ts';

let rig: Rig;
beforeEach(async () => {
  rig = await startRig({ environment: { TRUST_PROXY: 'x-real-ip' } });
  await signUp(rig);
});
afterEach(() => rig.close());

const from = (address: string) => ({ headers: { 'x-real-ip': address } });
const login = (address: string, password = ada.password) =>
  rig.post('/api/auth/login', { email: ada.email, password }, from(address));
/** Ten networks of ten wrong guesses each use up what all of them have. */
async function useUpAll() {
  for (let network = 1; network <= 10; network++)
    for (let n = 0; n < 10; n++) expect((await login(`198.51.100.${network}`, 'nope')).status).toBe(401);
}

it('M3: locks out a stranger after ten guesses, and nobody else', async () => {
  for (let n = 0; n < 10; n++) expect((await login('198.51.100.1', 'nope')).status).toBe(401);
  expect((await login('198.51.100.1')).status).toBe(429);
  expect((await login('203.0.113.9')).status).toBe(200);
});

it('M3: closes an e-mail after a hundred wrong guesses, except for known addresses', async () => {
  expect((await login('203.0.113.9')).status).toBe(200);
  await useUpAll();
  expect((await login('198.51.100.77')).status).toBe(429);
  for (let n = 0; n < 9; n++) expect((await login('203.0.113.9', 'nope')).status).toBe(401);
  expect((await login('203.0.113.9')).status).toBe(200);
  expect((await login('203.0.113.9', 'nope')).status).toBe(401);
  expect((await login('203.0.113.9')).status).toBe(429);
});

it("M3: reopens an e-mail's logins after a password reset, and no other's", async () => {
  await useUpAll();
  const other = { email: `${ada.email}.br`, password: 'nope' };
  for (let n = 0; n < 10; n++) await rig.post('/api/auth/login', other, from('203.0.113.7'));
  await rig.post('/api/otp/forgot-password', { email: ada.email });
  const token = /reset-password\/([\w-]+)/.exec(lastMail(rig).text)?.[1];
  const reset = await rig.post('/api/otp/reset-password', { token, password: 'a new password' });
  expect(reset.status).toBe(200);
  expect((await login('198.51.100.1', 'a new password')).status).toBe(200);
  expect((await rig.post('/api/auth/login', other, from('203.0.113.7'))).status).toBe(429);
});

it('M3: counts codes and reset links separately', async () => {
  for (let n = 0; n < 6; n++) await rig.get(`/api/otp/send-otp/${encodeURIComponent(ada.email)}`);
  expect((await rig.post('/api/otp/forgot-password', { email: ada.email })).status).toBe(200);
});
