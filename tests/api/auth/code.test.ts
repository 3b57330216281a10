import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { attempts, codes } from '../../../db/schema/index.ts';
import { prune } from '../../../server/automation/run/prune.ts';
import {
  ada,
  day,
  hour,
  lastMail,
  mailedCode,
  minute,
  type Rig,
  second,
  signUp,
  startRig,
  verify,
  wrongCode,
} from '../identity.ts';

let rig: Rig;
beforeEach(async () => {
  rig = await startRig();
});
afterEach(() => rig.close());

const send = (email: string) => rig.get(`/api/otp/send-otp/${encodeURIComponent(email)}`);
const enter = (email: string, otp: string) => rig.post('/api/otp/verify-otp', { email, otp });
const sent = { status: 200, body: { message: 'Please check your mailbox' } };
const stale = { status: 422, body: { code: 'invalid_code', message: 'This code is no longer valid' } };
const wrong = {
  status: 422,
  body: { code: 'invalid_code', message: 'This code is wrong. Please check it and try again' },
};

describe('a verification code', () => {
  let token: string;
  let code: string;
  beforeEach(async () => {
    token = (await rig.post('/api/auth/register', ada)).body.token;
    expect(await send('ada@example.com')).toMatchObject(sent);
    code = mailedCode(rig);
  });

  it('arrives by e-mail with six digits and activates the token', async () => {
    expect(code).toMatch(/^\d{6}$/);
    expect(lastMail(rig)).toMatchObject({
      kind: 'verification_code',
      to: 'ada@example.com',
      subject: 'Your Chime In verification code',
    });
    expect(await enter(ada.email, ` ${code.slice(0, 3)} ${code.slice(3)} `)).toMatchObject({
      status: 200,
      body: { verified: true },
    });
    expect((await rig.get('/api/me', token)).status).toBe(200);
  });

  it('is stored as a hash only', async () => {
    expect(JSON.stringify(await rig.deps.db.select().from(codes))).not.toContain(code);
  });

  it('works once', async () => {
    expect((await enter(ada.email, code)).status).toBe(200);
    expect(await enter(ada.email, code)).toMatchObject(stale);
  });

  it('expires after ten minutes', async () => {
    rig.advance(10 * minute);
    expect(await enter(ada.email, code)).toMatchObject(stale);
    expect((await rig.get('/api/me', token)).status).toBe(403);
    await send(ada.email);
    rig.advance(10 * minute - 1);
    expect((await enter(ada.email, mailedCode(rig))).status).toBe(200);
  });

  it('accepts a right fifth try', async () => {
    for (let n = 1; n <= 4; n++) expect(await enter(ada.email, wrongCode(code))).toMatchObject(wrong);
    expect((await enter(ada.email, code)).status).toBe(200);
  });

  it('rejects a right sixth try', async () => {
    for (let n = 1; n <= 5; n++) expect(await enter(ada.email, wrongCode(code))).toMatchObject(wrong);
    expect(await enter(ada.email, code)).toMatchObject(stale);
  });

  it('is replaced by the next one, with new tries', async () => {
    for (let n = 1; n <= 5; n++) await enter(ada.email, wrongCode(code));
    await send(ada.email);
    const next = mailedCode(rig);
    if (next !== code) expect(await enter(ada.email, code)).toMatchObject(wrong);
    expect((await enter(ada.email, next)).status).toBe(200);
  });

  it('verifies no other address', async () => {
    await rig.post('/api/auth/register', { ...ada, email: 'bea@example.com' });
    expect(await enter('bea@example.com', code)).toMatchObject(stale);
    expect((await enter(ada.email, code)).status).toBe(200);
  });

  it('is required, without unknown fields', async () => {
    const empty = await enter(ada.email, ' ');
    expect(empty).toMatchObject({
      status: 422,
      body: { code: 'invalid_input', issues: [{ path: 'otp', message: 'Code is required' }] },
    });
    const extra = await rig.post('/api/otp/verify-otp', { email: ada.email, otp: code, admin: true });
    expect(extra.body.issues).toMatchObject([{ path: 'admin', message: "Unknown field 'admin'" }]);
  });
});

it('does not reveal who is registered, at any step', async () => {
  await rig.post('/api/auth/register', ada);
  const seen = async (email: string) => {
    const answers = [await enter(email, '12345'), await send(email)];
    for (let n = 1; n <= 6; n++) answers.push(await enter(email, '12345'));
    return answers.map(({ status, body }) => ({ status, body }));
  };
  expect(await seen('stranger@example.com')).toEqual(await seen(ada.email));
  expect(rig.mails.map((mail) => mail.to)).toEqual([ada.email]);
});

it('rejects an invalid e-mail', async () => {
  expect(await send('nonsense')).toMatchObject({
    status: 422,
    body: {
      code: 'invalid_input',
      issues: [{ path: 'email', message: 'Enter a valid e-mail address' }],
    },
  });
});

it.each([
  ['a known e-mail', ada.email],
  ['an unknown one', 'stranger@example.com'],
])(
  'M3: sends five codes and five links an hour for %s, counted separately, then says when the next is open',
  async (_who, email) => {
    await rig.post('/api/auth/register', ada);
    const both = async (n: number) => {
      for (let sentNow = 0; sentNow < n; sentNow++) {
        expect(await send(email)).toMatchObject(sent);
        expect(await rig.post('/api/otp/forgot-password', { email })).toMatchObject(sent);
      }
    };
    await both(3);
    rig.advance(10 * minute);
    await both(2);
    const before = rig.mails.length;
    for (const refused of [
      await send(email.toUpperCase()),
      await rig.post('/api/otp/forgot-password', { email }),
    ]) {
      expect(refused).toMatchObject({
        status: 429,
        body: { code: 'too_many_attempts', message: 'Too many attempts. Please try again in 50 minutes' },
      });
      expect(refused.headers.get('retry-after')).toBe(String(50 * 60));
    }
    expect(rig.mails.length).toBe(before);
    rig.advance(50 * minute - second);
    expect((await send(email)).status).toBe(429);
    rig.advance(second);
    expect((await send(email)).status).toBe(200);
  },
);

it('deletes old attempts and codes', async () => {
  await send('stranger@example.com');
  rig.advance(hour);
  await send('another@example.com');
  const counted = async () => (await rig.deps.db.select().from(attempts)).map(({ subject }) => subject);
  expect(await counted()).toEqual([
    'daycode:email:stranger@example.com',
    'code:email:another@example.com',
    'daycode:email:another@example.com',
  ]);
  expect(await rig.deps.db.select().from(codes)).toHaveLength(1);
  rig.advance(day + 1);
  await prune(rig.deps);
  expect(await counted()).toEqual([]);
});

it('changes nothing for a verified user', async () => {
  const token = await signUp(rig);
  expect((await verify(rig, ada.email)).body).toEqual({ verified: true });
  expect((await rig.get('/api/me', token)).status).toBe(200);
});
