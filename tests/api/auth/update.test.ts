import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ada,
  claims,
  hour,
  lastMail,
  mailedCode,
  minute,
  type Rig,
  signUp,
  signUpAdmin,
  startRig,
} from '../identity.ts';

let rig: Rig;
let token: string;
beforeEach(async () => {
  rig = await startRig();
  token = await signUp(rig);
  rig.mails.length = 0;
});
afterEach(() => rig.close());

const profile = { firstName: 'Ada', lastName: 'Okafor', companyName: 'Lovelace Ltd', email: ada.email };
const update = (input: object, by = token) => rig.post('/api/auth/update', input, { token: by });
const enter = (email: string, otp: string) => rig.post('/api/otp/verify-otp', { email, otp });
const me = async (by = token) => (await rig.get('/api/me', by)).body;
const login = (email: string, password: string) => rig.post('/api/auth/login', { email, password });
const wantsPassword = (message: string) => ({
  status: 422,
  body: { code: 'invalid_input', message, issues: [{ path: 'currentPassword', message }] },
});

const wantsProof = { status: 428, body: { code: 'proof_required' } };

describe('saving the profile', () => {
  it('answers a token with the new names for the same session', async () => {
    rig.advance(hour);
    const answer = await update({
      ...profile,
      firstName: ' Augusta ',
      lastName: 'King',
      companyName: '',
      profileImage: 'https://img.example.com/a.jpg',
    });
    expect(answer).toMatchObject({ status: 200, body: { pendingEmail: null } });
    const { user, exp, jti } = claims(answer.body.token);
    expect(user).toMatchObject({
      firstName: 'Augusta',
      lastName: 'King',
      companyName: '',
      profileImage: 'https://img.example.com/a.jpg',
    });
    expect([exp, jti]).toEqual([claims(token).exp, claims(token).jti]);
    expect(await me(answer.body.token)).toEqual(user);
    expect(rig.mails).toEqual([]);
  });

  it('keeps omitted fields and ignores an empty password', async () => {
    await update({ ...profile, profileImage: 'https://img.example.com/a.jpg' });
    const { firstName, lastName, email } = profile;
    await update({ firstName, lastName, email, password: '' });
    expect(await me()).toMatchObject({
      companyName: 'Lovelace Ltd',
      profileImage: 'https://img.example.com/a.jpg',
    });
    await update({ ...profile, profileImage: '' });
    expect((await me()).profileImage).toBe('');
    expect((await login(ada.email, ada.password)).status).toBe(200);
  });

  it('is open to an admin', async () => {
    const admin = await signUpAdmin(rig);
    expect(
      (await update({ firstName: 'Rear', lastName: 'Admiral', email: 'boss@example.com' }, admin)).status,
    ).toBe(200);
    expect((await me(admin)).firstName).toBe('Rear');
  });

  it.each([
    [{ firstName: '' }, 'firstName', 'First name is required'],
    [{ lastName: ' ' }, 'lastName', 'Last name is required'],
    [{ email: 'nonsense' }, 'email', 'Enter a valid e-mail address'],
    [{ password: '12345' }, 'password', 'Password must be at least 6 characters'],
    [
      { profileImage: 'javascript:alert(1)' },
      'profileImage',
      'Photo must be an image URL or an image as a base64 data URL',
    ],
    [{ seats: 20 }, 'seats', "Unknown field 'seats'"],
    [{ status: 'Paid' }, 'status', "Unknown field 'status'"],
  ])('rejects %j by name', async (change, path, message) => {
    expect(await update({ ...profile, ...change })).toMatchObject({
      status: 422,
      body: { code: 'invalid_input', issues: [{ path, message }] },
    });
  });

  it('needs a token', async () => {
    expect((await rig.post('/api/auth/update', profile)).body.code).toBe('not_signed_in');
  });
});

describe('a new password', () => {
  it('ends every earlier token and answers a new one', async () => {
    const other = (await login(ada.email, ada.password)).body.token;
    const fresh = (await update({ ...profile, password: 'new password' })).body.token;
    expect((await rig.get('/api/me', token)).status).toBe(401);
    expect((await rig.get('/api/me', other)).status).toBe(401);
    expect((await rig.get('/api/me', fresh)).status).toBe(200);
    expect((await login(ada.email, ada.password)).status).toBe(401);
    expect((await login(ada.email, 'new password')).status).toBe(200);
    expect(rig.mails).toMatchObject([{ kind: 'password_changed', to: ada.email }]);
  });

  it('needs the current password or a proof if the session is older than 10 minutes', async () => {
    rig.advance(10 * minute + 1);
    expect(await update({ ...profile, password: 'new password' })).toMatchObject(wantsProof);
    expect(
      await update({ ...profile, password: 'new password', currentPassword: 'wrong-password' }),
    ).toMatchObject(wantsPassword('This is not your current password'));
    expect((await login(ada.email, ada.password)).status).toBe(200);
    expect(
      (await update({ ...profile, password: 'new password', currentPassword: ada.password })).status,
    ).toBe(200);
  });

  it('needs no proof at exactly 10 minutes', async () => {
    rig.advance(10 * minute);
    expect((await update({ ...profile, password: 'new password' })).status).toBe(200);
  });

  it('limits guesses at the current password', async () => {
    rig.advance(hour + 1);
    const guess = () => update({ ...profile, password: 'new password', currentPassword: 'wrong-password' });
    for (let n = 0; n < 10; n++) expect((await guess()).status).toBe(422);
    expect(await guess()).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
  });
});

it('does not count a right current password as a failed guess', async () => {
  for (let n = 0; n < 12; n++) {
    const answer = await update({ ...profile, password: ada.password, currentPassword: ada.password });
    expect(answer.status).toBe(200);
    token = answer.body.token;
  }
});

describe('a new e-mail', () => {
  const moved = 'Ada.King@Example.com';

  it('takes effect once its code is verified', async () => {
    const answer = await update({ ...profile, email: moved });
    expect(answer).toMatchObject({ status: 200, body: { pendingEmail: moved } });
    expect(rig.mails).toMatchObject([{ kind: 'verification_code', to: moved }]);
    expect((await me()).email).toBe(ada.email);
    expect((await login(moved, ada.password)).status).toBe(401);
    expect((await login(ada.email, ada.password)).status).toBe(200);

    expect((await enter('ada.king@example.com', mailedCode(rig))).body).toEqual({ verified: true });
    expect((await me()).email).toBe(moved);
    expect((await login(moved, ada.password)).status).toBe(200);
    expect((await login(ada.email, ada.password)).status).toBe(401);
    expect(lastMail(rig)).toMatchObject({ kind: 'email_changed', to: ada.email });
    expect(lastMail(rig).text).toContain(moved);
  });

  it('gets another code on request', async () => {
    await update({ ...profile, email: moved });
    await rig.get(`/api/otp/send-otp/${moved}`);
    expect(rig.mails.map((mail) => mail.to.toLowerCase())).toEqual([
      moved.toLowerCase(),
      moved.toLowerCase(),
    ]);
    expect((await enter(moved, mailedCode(rig))).status).toBe(200);
    expect((await me()).email).toBe(moved);
  });

  it('is canceled by saving the current one', async () => {
    await update({ ...profile, email: moved });
    const otp = mailedCode(rig);
    expect((await update(profile)).body.pendingEmail).toBeNull();
    expect(await enter(moved, otp)).toMatchObject({
      status: 422,
      body: { message: 'This code is no longer valid' },
    });
    expect((await me()).email).toBe(ada.email);
  });

  it('stays pending without another e-mail while other fields change', async () => {
    await update({ ...profile, email: moved });
    const otp = mailedCode(rig);
    const answer = await update({ firstName: 'Augusta', lastName: 'King', email: moved });
    expect(answer).toMatchObject({ status: 200, body: { pendingEmail: moved } });
    expect(rig.mails).toHaveLength(1);
    expect((await enter(moved, otp)).status).toBe(200);
    expect(await me()).toMatchObject({ firstName: 'Augusta', email: moved });
  });

  it('needs no code if only its case changes', async () => {
    expect((await update({ ...profile, email: 'ADA@EXAMPLE.COM' })).body.pendingEmail).toBeNull();
    expect((await me()).email).toBe('ADA@EXAMPLE.COM');
    expect(rig.mails).toEqual([]);
  });

  it("rejects another user's e-mail", async () => {
    await rig.post('/api/auth/register', { ...ada, email: 'bea@example.com' });
    expect(await update({ ...profile, firstName: 'Changed', email: 'BEA@example.com' })).toMatchObject({
      status: 409,
      body: { code: 'email_taken' },
    });
    expect((await me()).firstName).toBe('Ada');
  });

  it('fails if another user registers it first', async () => {
    await update({ ...profile, email: moved });
    const otp = mailedCode(rig);
    await rig.post('/api/auth/register', { ...ada, email: moved });
    expect(await enter(moved, otp)).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    expect((await me()).email).toBe(ada.email);
  });

  it('belongs to the last user who claims it', async () => {
    const bea = await signUp(rig, { email: 'bea@example.com' });
    await update({ ...profile, email: moved });
    const first = mailedCode(rig);
    await update({ ...profile, email: moved }, bea);
    expect((await enter(moved, first)).status).toBe(first === mailedCode(rig) ? 200 : 422);
    await rig.get(`/api/otp/send-otp/${moved}`);
    expect((await enter(moved, mailedCode(rig))).status).toBe(200);
    expect((await me()).email).toBe(ada.email);
    expect((await me(bea)).email).toBe(moved);
  });

  it('needs the current password or a proof if the session is older than 10 minutes', async () => {
    rig.advance(10 * minute + 1);
    expect(await update({ ...profile, email: moved, currentPassword: '' })).toMatchObject(wantsProof);
    expect(rig.mails).toEqual([]);
    expect(
      (await update({ ...profile, email: moved, currentPassword: ada.password })).body.pendingEmail,
    ).toBe(moved);
  });

  it('sends five codes an hour; the sixth change saves nothing', async () => {
    for (let n = 0; n < 5; n++) {
      expect((await update({ ...profile, email: moved })).status).toBe(200);
      await update({ ...profile, email: ada.email });
    }
    const refused = await update({ ...profile, firstName: 'Changed', email: moved });
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect((await me()).firstName).toBe('Ada');
  });
});
