import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { UserRow } from '../../../db/identity/users.ts';
import { resetTokens, users } from '../../../db/schema/index.ts';
import { openSession } from '../../../server/identity/auth/openSession.ts';
import { ada, hour, lastMail, mailedCode, mailedToken, type Rig, signUp, startRig } from '../identity.ts';

let rig: Rig;
beforeEach(async () => {
  rig = await startRig();
});
afterEach(() => rig.close());

const forgot = (email: string) => rig.post('/api/otp/forgot-password', { email });
const reset = (token: string, password = 'a new password') =>
  rig.post('/api/otp/reset-password', { token, password });
const login = (password: string, email = ada.email) => rig.post('/api/auth/login', { email, password });
const stale = {
  status: 422,
  body: { code: 'invalid_code', message: 'This link is no longer valid. Please ask for a new one' },
};

it('e-mails a link to a known user and answers a stranger alike', async () => {
  await signUp(rig);
  const known = await forgot('ADA@example.com');
  expect(known).toMatchObject({ status: 200, body: { message: 'Please check your mailbox' } });
  expect(lastMail(rig)).toMatchObject({
    kind: 'reset_link',
    to: ada.email,
    subject: 'Choose a new Chime In password',
  });
  const before = rig.mails.length;
  expect((await forgot('stranger@example.com')).body).toEqual(known.body);
  expect(rig.mails.length).toBe(before);
});

describe('a reset link', () => {
  let token: string;
  let link: string;
  beforeEach(async () => {
    token = await signUp(rig);
    await forgot(ada.email);
    link = mailedToken(rig);
  });

  it('has 256 bits and is unique', async () => {
    await forgot(ada.email);
    const links = [link, mailedToken(rig)];
    expect(links.map((link) => Buffer.from(link, 'base64url').length * 8)).toEqual([256, 256]);
    expect(new Set(links).size).toBe(2);
  });

  it('is checked without being used up', async () => {
    const check = (token: string) => rig.post('/api/otp/check-reset-link', { token });
    expect(await check(link)).toMatchObject({ status: 200, body: { valid: true } });
    expect((await reset(link)).status).toBe(200);
    expect(await check(link)).toMatchObject(stale);
    expect(await check('forged')).toMatchObject(stale);
    await forgot(ada.email);
    const late = mailedToken(rig);
    rig.advance(hour);
    expect(await check(late)).toMatchObject(stale);
  });

  it('sets a new password and sends an e-mail', async () => {
    expect(await reset(link)).toMatchObject({ status: 200, body: { message: 'Password reset successful!' } });
    expect((await login(ada.password)).status).toBe(401);
    expect((await login('a new password')).status).toBe(200);
    expect(lastMail(rig)).toMatchObject({ kind: 'password_changed', to: ada.email });
  });

  it('ends every earlier token', async () => {
    const other = (await login(ada.password)).body.token;
    await reset(link);
    expect((await rig.get('/api/me', token)).status).toBe(401);
    expect((await rig.get('/api/me', other)).status).toBe(401);
  });

  it('ends a login that started with the old password', async () => {
    const before = (await rig.deps.db.select().from(users))[0];
    await reset(link);
    const late = openSession(rig.deps, before as UserRow, { address: null, userAgent: '' });
    await expect(late).rejects.toMatchObject({ code: 'wrong_credentials' });
  });

  it('works once, and deletes every other link', async () => {
    await forgot(ada.email);
    const second = mailedToken(rig);
    expect((await reset(link)).status).toBe(200);
    expect(await reset(link, 'yet another')).toMatchObject(stale);
    expect(await reset(second, 'yet another')).toMatchObject(stale);
    expect((await login('a new password')).status).toBe(200);
  });

  it('sets one password for two parallel uses', async () => {
    const answers = await Promise.all([reset(link, 'first password'), reset(link, 'second password')]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422]);
  });

  it('expires after an hour', async () => {
    rig.advance(hour);
    expect(await reset(link)).toMatchObject(stale);
    await forgot(ada.email);
    rig.advance(hour - 1);
    expect((await reset(mailedToken(rig))).status).toBe(200);
  });

  it('is stored as a hash only, and a forged one is rejected', async () => {
    expect(JSON.stringify(await rig.deps.db.select().from(resetTokens))).not.toContain(link);
    expect(await reset('made-up')).toMatchObject(stale);
  });

  it('needs a password of six characters and survives a shorter one', async () => {
    const short = await reset(link, '12345');
    expect(short).toMatchObject({
      status: 422,
      body: {
        code: 'invalid_input',
        issues: [{ path: 'password', message: 'Password must be at least 6 characters' }],
      },
    });
    expect((await reset(link)).status).toBe(200);
  });

  it('ends when the password changes', async () => {
    await rig.post('/api/auth/update', { ...ada, password: 'chosen myself' }, { token });
    expect(await reset(link)).toMatchObject(stale);
  });

  it('ends when the e-mail changes', async () => {
    await rig.post('/api/auth/update', { ...ada, email: 'new@example.com', password: '' }, { token });
    expect(
      (await rig.post('/api/otp/verify-otp', { email: 'new@example.com', otp: mailedCode(rig) })).status,
    ).toBe(200);
    expect(await reset(link)).toMatchObject(stale);
  });

  it("cancels a pending change of e-mail, which may be an intruder's", async () => {
    await rig.post('/api/auth/update', { ...ada, email: 'intruder@example.com', password: '' }, { token });
    const otp = mailedCode(rig);
    await reset(link);
    expect((await rig.post('/api/otp/verify-otp', { email: 'intruder@example.com', otp })).status).toBe(422);
    const before = rig.mails.length;
    await rig.get('/api/otp/send-otp/intruder@example.com');
    expect(rig.mails.length).toBe(before);
    expect((await login('a new password')).body.email).toBe(ada.email);
  });
});

it('verifies a new user too', async () => {
  await rig.post('/api/auth/register', ada);
  await forgot(ada.email);
  await reset(mailedToken(rig));
  expect((await login('a new password')).body.verified).toBe(true);
});
