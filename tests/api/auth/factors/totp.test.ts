import { asc, like } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../../../db/schema/index.ts';
import { contentsOf } from '../../../support/database.ts';
import { codeAt, connectApp } from '../../../support/factors.ts';
import {
  ada,
  lastMail,
  mailedToken,
  minute,
  type Rig,
  second,
  signUp,
  startRig,
  wrongCode,
} from '../../identity.ts';

let rig: Rig;
let token: string;
let secret: string;
let recoveryCodes: string[];
beforeEach(async () => {
  rig = await startRig();
  token = await signUp(rig);
  token = (await login()).body.token;
  ({ secret, recoveryCodes } = await connectApp(rig, token));
  // The code of this step confirmed the app.
  rig.advance(minute);
});
afterEach(() => rig.close());

const login = (password = ada.password) => rig.post('/api/auth/login', { email: ada.email, password });
const challenge = async () => (await login()).body.challenge;
const answer = (body: object) => rig.post('/api/auth/challenge', body);
const code = () => codeAt(secret, rig.deps.clock.now());
const refused = { status: 422, body: { code: 'invalid_code' } };
const over = { status: 422, body: { code: 'invalid_code', message: 'Please sign in again' } };

describe('signing in with a code', () => {
  test('asks for the code before there is a session, and answers like a login', async () => {
    const asked = await login();
    expect(asked.status).toBe(200);
    expect(asked.body).toEqual({
      challenge: {
        id: expect.stringMatching(/^[\w-]{43}$/),
        methods: ['code', 'recovery'],
        expiresAt: rig.deps.clock.now() + 10 * minute,
      },
    });
    const signedIn = await answer({ id: asked.body.challenge.id, code: code() });
    expect(signedIn).toMatchObject({
      status: 200,
      body: { token: expect.any(String), verified: true, email: ada.email },
    });
    expect((await rig.get('/api/me', signedIn.body.token)).status).toBe(200);
    expect(await answer({ id: asked.body.challenge.id, code: code() })).toMatchObject(over);
  });

  test('does not reveal a second factor before the password is right', async () => {
    expect(await login('wrong')).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
  });

  test('accepts the code of the step before and after, and no older one', async () => {
    const now = rig.deps.clock.now();
    const { id } = await challenge();
    expect(await answer({ id, code: codeAt(secret, now - 60 * second) })).toMatchObject(refused);
    expect(await answer({ id, code: codeAt(secret, now - 30 * second) })).toMatchObject({ status: 200 });
    const next = await challenge();
    expect(await answer({ id: next.id, code: codeAt(secret, now + 30 * second) })).toMatchObject({
      status: 200,
    });
  });

  test('rejects a used code, also in another login', async () => {
    const used = code();
    expect(await answer({ id: (await challenge()).id, code: used })).toMatchObject({ status: 200 });
    expect(await answer({ id: (await challenge()).id, code: used })).toMatchObject(refused);
  });

  test('accepts one of two parallel answers', async () => {
    const ids = await Promise.all([challenge(), challenge()]);
    const answers = await Promise.all(ids.map(({ id }) => answer({ id, code: code() })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('ends after five wrong answers', async () => {
    const { id } = await challenge();
    for (let n = 0; n < 4; n++)
      expect(await answer({ id, code: wrongCode(code()) })).toMatchObject({
        status: 422,
        body: { message: 'This code is wrong. Please check it and try again' },
      });
    expect(await answer({ id, code: wrongCode(code()) })).toMatchObject(over);
    expect(await answer({ id, code: code() })).toMatchObject(over);
  });

  test('expires after ten minutes', async () => {
    const { id } = await challenge();
    rig.advance(10 * minute);
    expect(await answer({ id, code: code() })).toMatchObject(over);
  });

  test('allows ten wrong answers an hour over all challenges', async () => {
    for (let round = 0; round < 2; round++) {
      const { id } = await challenge();
      for (let n = 0; n < 5; n++) await answer({ id, code: wrongCode(code()) });
    }
    const { id } = await challenge();
    expect(await answer({ id, code: code() })).toMatchObject({ status: 429 });
  });

  test('ends the challenges of the old password and asks for the factor again', async () => {
    const { id } = await challenge();
    await rig.post('/api/otp/forgot-password', { email: ada.email });
    await rig.post('/api/otp/reset-password', { token: mailedToken(rig), password: 'another horse' });
    expect(await answer({ id, code: code() })).toMatchObject(over);
    const anew = await login('another horse');
    expect(anew.body).toEqual({ challenge: expect.objectContaining({ methods: ['code', 'recovery'] }) });
  });
});

describe('a recovery code', () => {
  test('signs in once in any spelling, and sends an e-mail', async () => {
    const [first = ''] = recoveryCodes;
    expect(recoveryCodes).toHaveLength(10);
    const signedIn = await answer({
      id: (await challenge()).id,
      recoveryCode: ` ${first.toLowerCase().replace('-', ' ')} `,
    });
    expect(signedIn.status).toBe(200);
    expect(lastMail(rig)).toMatchObject({ kind: 'second_factor', to: ada.email });
    expect(lastMail(rig).text).toContain('used a recovery code');
    expect(await answer({ id: (await challenge()).id, recoveryCode: first })).toMatchObject(refused);
    expect((await rig.get('/api/auth/factors', signedIn.body.token)).body.recoveryCodesLeft).toBe(9);
  });

  test("rejects another user's code", async () => {
    const other = await signUp(rig, { email: 'eve@example.com' });
    const theirs = await connectApp(rig, other);
    expect(await answer({ id: (await challenge()).id, recoveryCode: theirs.recoveryCodes[0] })).toMatchObject(
      refused,
    );
  });

  test('is replaced with all others', async () => {
    const { body } = await rig.post('/api/auth/recovery-codes', {}, { token });
    expect(body.recoveryCodes).toHaveLength(10);
    expect(await answer({ id: (await challenge()).id, recoveryCode: recoveryCodes[0] })).toMatchObject(
      refused,
    );
    expect(await answer({ id: (await challenge()).id, recoveryCode: body.recoveryCodes[0] })).toMatchObject({
      status: 200,
    });
  });

  test('is deleted with the last factor, and the password is enough', async () => {
    expect((await rig.call('DELETE', '/api/auth/totp', { token })).status).toBe(204);
    expect((await rig.get('/api/auth/factors', token)).body).toEqual({
      passkeys: [],
      totp: false,
      recoveryCodesLeft: 0,
      required: false,
      requiredFrom: null,
    });
    expect((await login()).body).toMatchObject({ token: expect.any(String) });
    expect(await rig.post('/api/auth/recovery-codes', {}, { token })).toMatchObject({ status: 409 });
  });
});

test('activates an authenticator app once its code is confirmed, and rejects a second app', async () => {
  const other = await signUp(rig, { email: 'eve@example.com' });
  const { secret: theirs, uri } = (await rig.post('/api/auth/totp', {}, { token: other })).body;
  expect(uri).toContain(`secret=${theirs}`);
  expect(uri).toMatch(/^otpauth:\/\/totp\/Chime%20In:eve%40example\.com\?issuer=Chime%20In/);
  const right = codeAt(theirs, rig.deps.clock.now());
  const confirm = (given: string) => rig.post('/api/auth/totp/confirm', { code: given }, { token: other });
  expect(await confirm(wrongCode(right))).toMatchObject(refused);
  expect((await rig.get('/api/auth/factors', other)).body.totp).toBe(false);
  expect((await confirm(right)).body.recoveryCodes).toHaveLength(10);
  expect(await confirm(codeAt(theirs, rig.deps.clock.now() + 30 * second))).toMatchObject(refused);
  expect(await rig.post('/api/auth/totp', {}, { token: other })).toMatchObject({ status: 409 });
});

test('e-mails and audits each change, and stores neither the secret nor a code in plain text', async () => {
  expect(lastMail(rig).text).toContain('authenticator app was connected');
  await rig.post('/api/auth/recovery-codes', {}, { token });
  expect(lastMail(rig).text).toContain('New recovery codes');
  await rig.call('DELETE', '/api/auth/totp', { token });
  expect(lastMail(rig).text).toContain('authenticator app was removed');
  const { db } = rig.deps;
  const ofUsers = db.select({ action: audit.action }).from(audit).where(like(audit.subject, 'user:%'));
  expect(await ofUsers.orderBy(asc(audit.id))).toEqual([
    { action: 'totp.add' },
    { action: 'recovery_codes.replace' },
    { action: 'totp.remove' },
  ]);
  await connectApp(rig, token);
  const bytes = await contentsOf(db);
  for (const given of [secret, ...recoveryCodes, ...recoveryCodes.map((each) => each.replace('-', ''))])
    expect(bytes).not.toContain(given);
});
