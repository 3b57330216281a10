import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  challenges,
  recoveryCodes as codeTable,
  passkeys,
  totpSecrets,
} from '../../../../db/schema/index.ts';
import { softwareAuthenticator } from '../../../support/authenticator.ts';
import { direct } from '../../../support/database.ts';
import { codeAt, connectApp } from '../../../support/factors.ts';
import { ada, lastMail, minute, type Rig, signUp, startRig } from '../../identity.ts';

const origin = 'https://app.example.com';
let rig: Rig;
let token: string;
let device: ReturnType<typeof softwareAuthenticator>;
beforeEach(async () => {
  rig = await startRig();
  token = await signUp(rig);
  device = softwareAuthenticator(origin);
});
afterEach(() => rig.close());

const wrong = { status: 422, body: { code: 'invalid_code' } };
const login = async () =>
  (await rig.post('/api/auth/login', { email: ada.email, password: ada.password })).body;
const options = async () => (await rig.post('/api/auth/passkeys/options', {}, { token })).body;
const keep = (response: object, name = 'Laptop') =>
  rig.post('/api/auth/passkeys', { name, response }, { token });
const add = async () => keep(device.register(await options()));
const answer = (id: string, passkey: object) => rig.post('/api/auth/challenge', { id, passkey });

test('adds a passkey with its name, an e-mail and recovery codes', async () => {
  const asked = await options();
  expect(asked).toMatchObject({ rp: { id: 'app.example.com', name: 'Chime In' }, user: { name: ada.email } });
  const added = await keep(device.register(asked));
  expect(added.status).toBe(201);
  expect(added.body.passkey).toMatchObject({ name: 'Laptop', lastUsedAt: null });
  expect(added.body.recoveryCodes).toHaveLength(10);
  expect(lastMail(rig)).toMatchObject({ kind: 'second_factor', to: ada.email });
  expect((await rig.get('/api/auth/factors', token)).body).toMatchObject({
    passkeys: [added.body.passkey],
    totp: false,
    recoveryCodesLeft: 10,
  });
  expect((await options()).excludeCredentials).toMatchObject([{ id: device.id }]);
  const second = await keep(softwareAuthenticator(origin).register(await options()), 'Phone');
  expect(second.body).toEqual({ passkey: expect.objectContaining({ name: 'Phone' }) });
});

describe('rejects an invalid passkey answer:', () => {
  test('of another site', async () => {
    const phished = softwareAuthenticator('https://app.example.org');
    expect(await keep(phished.register(await options()))).toMatchObject(wrong);
  });
  test('without a challenge, or for an answered one', async () => {
    expect(await keep(device.register({ challenge: 'AAAA' }))).toMatchObject(wrong);
    const asked = await options();
    expect((await keep(device.register(asked))).status).toBe(201);
    expect(await keep(softwareAuthenticator(origin).register(asked))).toMatchObject(wrong);
  });
  test('with a known credential', async () => {
    await add();
    expect(await add()).toMatchObject({ status: 409, body: { message: 'This passkey is already in use' } });
  });
});

describe('signing in', () => {
  beforeEach(async () => {
    await add();
  });

  test('accepts the signature of the passkey and records its use', async () => {
    const { challenge } = await login();
    expect(challenge).toMatchObject({
      methods: ['passkey', 'recovery'],
      passkey: { rpId: 'app.example.com', allowCredentials: [{ id: device.id }] },
    });
    const signedIn = await answer(challenge.id, device.sign(challenge.passkey));
    expect(signedIn).toMatchObject({ status: 200, body: { email: ada.email, verified: true } });
    const { passkeys } = (await rig.get('/api/auth/factors', signedIn.body.token)).body;
    expect(passkeys[0].lastUsedAt).toBe(new Date(rig.deps.clock.now()).toISOString());
  });

  test('rejects a signature for another challenge, by another key, or with a lower count', async () => {
    const first = (await login()).challenge;
    const { challenge } = await login();
    expect(await answer(challenge.id, device.sign(first.passkey))).toMatchObject(wrong);
    const copy = {
      ...softwareAuthenticator(origin).sign(challenge.passkey),
      id: device.id,
      rawId: device.id,
    };
    expect(await answer(challenge.id, copy)).toMatchObject(wrong);
    await direct(rig.deps.db).update(passkeys).set({ counter: 1000 });
    expect(await answer(challenge.id, device.sign(challenge.passkey))).toMatchObject(wrong);
  });

  test('works by code too, once an app is connected', async () => {
    const { secret } = await connectApp(rig, token);
    rig.advance(minute);
    const { challenge } = await login();
    expect(challenge.methods).toEqual(['passkey', 'code', 'recovery']);
    const code = codeAt(secret, rig.deps.clock.now());
    expect(await rig.post('/api/auth/challenge', { id: challenge.id, code })).toMatchObject({ status: 200 });
  });

  test('needs only the password after the last passkey is removed, with an e-mail', async () => {
    const { passkeys } = (await rig.get('/api/auth/factors', token)).body;
    const waiting = (await login()).challenge;
    const other = await signUp(rig, { email: 'eve@example.com' });
    const remove = (as: string) => rig.call('DELETE', `/api/auth/passkeys/${passkeys[0].id}`, { token: as });
    expect((await remove(other)).status).toBe(404);
    expect((await remove(token)).status).toBe(204);
    expect(lastMail(rig).text).toContain('A passkey was removed');
    expect(await answer(waiting.id, device.sign(waiting.passkey))).toMatchObject(wrong);
    expect(await login()).toMatchObject({ token: expect.any(String) });
  });
});

test('proves a session by the passkey, with its own challenge', async () => {
  await add();
  const other = await login().then(({ challenge }) => answer(challenge.id, device.sign(challenge.passkey)));
  rig.advance(11 * minute);
  const ask = async (as: string) => (await rig.post('/api/auth/proof/options', {}, { token: as })).body;
  const prove = (body: object) => rig.post('/api/auth/proof', body, { token });
  expect((await rig.post('/api/auth/totp', {}, { token })).status).toBe(428);
  const theirs = await ask(other.body.token);
  expect(
    await prove({ challengeId: theirs.challengeId, passkey: device.sign(theirs.passkey) }),
  ).toMatchObject(wrong);
  const own = await ask(token);
  expect(own).toMatchObject({ methods: ['passkey', 'recovery'] });
  expect((await prove({ challengeId: own.challengeId, passkey: device.sign(own.passkey) })).status).toBe(200);
  expect((await rig.post('/api/auth/totp', {}, { token })).status).toBe(200);
});

test('creates passkeys for localhost on a loopback address', async () => {
  await rig.close();
  rig = await startRig({ environment: { PUBLIC_URL: 'http://127.0.0.1:3000' } });
  token = await signUp(rig);
  device = softwareAuthenticator('http://localhost:3000');
  expect((await options()).rp.id).toBe('localhost');
  expect((await add()).status).toBe(201);
});

test('exports the passkeys and deletes them with the user', async () => {
  const { recoveryCodes } = (await add()).body;
  await connectApp(rig, token);
  const exported = (await rig.get('/api/me/export', token)).body;
  const at = new Date(rig.deps.clock.now()).toISOString();
  expect(exported.passkeys).toEqual([{ name: 'Laptop', createdAt: at, lastUsedAt: null }]);
  expect(exported.authenticatorAppSince).toBe(at);
  await login();
  const { db } = rig.deps;
  const rows = () =>
    Promise.all([passkeys, totpSecrets, codeTable, challenges].map((table) => db.$count(table)));
  expect(await rows()).toEqual([1, 1, recoveryCodes.length, 1]);
  const deleted = await rig.call('DELETE', '/api/me', { token, body: { password: ada.password } });
  expect(deleted.status).toBe(204);
  expect(await rows()).toEqual([0, 0, 0, 0]);
});
