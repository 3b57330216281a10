import { afterEach, beforeEach, expect, test } from 'vitest';
import { audit } from '../../../db/schema/index.ts';
import { ada, hour, lastMail, mailedCode, mailedToken, type Rig, signUp, startRig } from '../identity.ts';

let rig: Rig;
let token: string;
let userId: string;
const headers = { 'x-real-ip': '203.0.113.5' };
beforeEach(async () => {
  rig = await startRig({ environment: { TRUST_PROXY: 'x-real-ip' } });
  token = await signUp(rig);
  userId = (await rig.get('/api/me', token)).body._id;
});
afterEach(() => rig.close());

const rows = () => rig.deps.db.select().from(audit);
const profile = { firstName: ada.firstName, lastName: ada.lastName, email: ada.email };
const update = (change: object) =>
  rig.post('/api/auth/update', { ...profile, ...change }, { token, headers });
const noted = (action: string, details: object) => ({
  actorId: userId,
  action,
  subject: `user:${userId}`,
  address: '203.0.113.5',
  at: rig.deps.clock.now(),
  details,
});

test('writes no audit row for a registration, a verification and a new name', async () => {
  await update({ firstName: 'Adah', companyName: 'Other Ltd' });
  expect(await rows()).toEqual([]);
});

test('records a changed password without the password', async () => {
  rig.advance(hour / 12);
  expect((await update({ password: 'difference' })).status).toBe(200);
  expect(await rows()).toMatchObject([noted('profile.edit', { before: {}, after: {}, password: 'changed' })]);
  expect(JSON.stringify(await rows())).not.toMatch(/difference|analytical|argon2/);
});

test('records a changed e-mail when it is claimed and when it is verified', async () => {
  await update({ email: 'ada@new.example.com' });
  const claimed = noted('profile.edit', {
    before: { pendingEmail: null },
    after: { pendingEmail: 'ada@new.example.com' },
  });
  expect(await rows()).toMatchObject([claimed]);
  rig.advance(1000);
  const answer = await rig.post(
    '/api/otp/verify-otp',
    { email: 'ada@new.example.com', otp: mailedCode(rig) },
    { headers },
  );
  expect(answer.status).toBe(200);
  expect((await rows())[1]).toMatchObject(
    noted('email.verify', {
      before: { email: ada.email, pendingEmail: 'ada@new.example.com' },
      after: { email: 'ada@new.example.com', pendingEmail: null },
    }),
  );
});

test('records a password reset once', async () => {
  await rig.post('/api/otp/forgot-password', { email: ada.email });
  const link = mailedToken(rig);
  const reset = () =>
    rig.post('/api/otp/reset-password', { password: 'difference', token: link }, { headers });
  expect([(await reset()).status, (await reset()).status]).toEqual([200, 422]);
  expect(await rows()).toMatchObject([noted('password.reset', { password: 'changed' })]);
  expect(lastMail(rig).kind).toBe('password_changed');
});
