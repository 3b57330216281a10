import { createHash, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { noClient } from '../../../server/http/client.ts';
import { authenticate } from '../../../server/identity/auth/authenticate.ts';
import { createToken } from '../../../server/identity/tokens/tokens.ts';
import { inBatches } from '../../support/inBatches.ts';
import { ada, day, hour, minute, type Rig, signUp, signUpAdmin, startRig } from '../identity.ts';

let rig: Rig;
let session: string;
beforeEach(async () => {
  rig = await startRig();
  session = await signUp(rig);
});
afterEach(() => rig.close());

const make = (input: object = {}, by = session) =>
  rig.post('/api/tokens', { name: randomUUID(), scope: 'write', ...input }, { token: by });
const secretOf = async (input: object = {}, by = session): Promise<string> =>
  (await make(input, by)).body.token;
const list = async (query = '', by = session) => (await rig.get(`/api/tokens${query}`, by)).body;
const revoke = (id: string, by = session) => rig.call('DELETE', `/api/tokens/${id}`, { token: by });
const me = (by: string) => rig.get('/api/me', by);
const dead = {
  status: 401,
  body: { code: 'not_signed_in', message: 'This token does not work. Please create a new one' },
};
const refused = (message: string) => ({ status: 403, body: { code: 'forbidden', message } });
const wantsSession = refused("A personal access token can't do this. Please sign in");

describe('creating a token', () => {
  it('returns the secret once, in a form that scanners know', async () => {
    const { status, body } = await make({
      name: ' nightly report ',
      scope: 'read',
      expiresAt: '2026-10-01T02:00:00+02:00',
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      name: 'nightly report',
      scope: 'read',
      createdAt: '2026-09-21T14:13:20.000Z',
      expiresAt: '2026-10-01T00:00:00.000Z',
      lastUsedAt: null,
      current: false,
      token: expect.stringMatching(/^chi_[A-Za-z0-9_-]{43}$/),
    });
    const { token, ...shown } = body;
    expect(await list()).toEqual([shown]);
    expect((await secretOf()) === token).toBe(false);
  });

  it.each([
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ name: 'n'.repeat(101) }, 'name', 'Name is too long'],
    [{ scope: 'admin' }, 'scope', 'Scope must be read or write'],
    [{ scope: undefined }, 'scope', 'Scope must be read or write'],
    [
      { expiresAt: 'tomorrow' },
      'expiresAt',
      'The expiry must be a date and time, such as 2027-01-31T00:00:00Z',
    ],
    [
      { expiresAt: '2026-02-30T00:00:00Z' },
      'expiresAt',
      'The expiry must be a date and time, such as 2027-01-31T00:00:00Z',
    ],
    [{ expiresAt: '2026-09-21T14:13:20Z' }, 'expiresAt', 'The expiry date must be in the future'],
    [{ role: 'admin' }, 'role', "Unknown field 'role'"],
  ])('rejects %j by name', async (change, path, message) => {
    expect(await make(change)).toMatchObject({
      status: 422,
      body: { code: 'invalid_input', issues: [{ path, message }] },
    });
    expect(await list()).toEqual([]);
  });

  it('accepts the longest name and an expiry a millisecond ahead', async () => {
    expect((await make({ name: 'n'.repeat(100), expiresAt: '2026-09-21T14:13:20.001Z' })).status).toBe(201);
  });

  it('allows 50 valid tokens, also in parallel', async () => {
    const first = await make({ expiresAt: '2026-09-22T00:00:00Z' });
    const asked = await inBatches(54, () => make());
    expect(asked.filter(({ status }) => status === 201)).toHaveLength(49);
    expect(asked.find(({ status }) => status !== 201)).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: 'You have 50 tokens. Please revoke one first' },
    });
    await revoke(asked.find(({ status }) => status === 201)?.body.id);
    expect((await make()).status).toBe(201);
    expect((await make()).status).toBe(409);
    rig.advance(day);
    expect((await me(first.body.token)).status).toBe(401);
    expect((await make({ currentPassword: ada.password })).status).toBe(201);
    expect((await make({ currentPassword: ada.password })).status).toBe(409);
    const other = await signUp(rig, { email: 'other@example.com' });
    expect((await make({}, other)).status).toBe(201);
  });

  it('has a name of its own among the valid ones', async () => {
    const first = await make({ name: 'nightly report' });
    expect(await make({ name: ' nightly report' })).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: "You already have a token with the name 'nightly report'" },
    });
    const other = await signUp(rig, { email: 'other@example.com' });
    expect((await make({ name: 'nightly report' }, other)).status).toBe(201);
    await revoke(first.body.id);
    expect((await make({ name: 'nightly report' })).status).toBe(201);
  });
});

describe('calling with a token', () => {
  it('acts as its owner, customer or admin', async () => {
    const admin = await signUpAdmin(rig);
    expect((await me(await secretOf())).body).toEqual((await me(session)).body);
    const operator = await secretOf({ scope: 'read' }, admin);
    expect((await rig.get('/api/admin/users', operator)).body).toHaveLength(2);
    expect((await rig.get('/api/admin/users', await secretOf())).status).toBe(403);
    expect((await rig.get('/api/comment', operator)).status).toBe(403);
  });

  it('for reading allows only GET and HEAD', async () => {
    const read = await secretOf({ scope: 'read' });
    const { id } = (await list())[0];
    expect((await rig.get('/api/me', read)).status).toBe(200);
    expect((await rig.get('/api/linkedinaccount', read)).status).toBe(200);
    expect((await rig.call('HEAD', '/api/linkedinaccount', { token: read })).status).toBe(200);
    const onlyReads = refused('This token is read-only');
    expect(await rig.post('/api/settings', {}, { token: read })).toMatchObject(onlyReads);
    expect(await rig.post('/api/automation/start', {}, { token: read })).toMatchObject(onlyReads);
    expect(await rig.post('/api/tokens', {}, { token: read })).toMatchObject(onlyReads);
    expect(await revoke(id, read)).toMatchObject(onlyReads);
    expect((await me(read)).status).toBe(200);
  });

  it('for writing allows every method', async () => {
    const write = await secretOf();
    expect((await rig.post('/api/automation/start', { accountId: 'none' }, { token: write })).status).toBe(
      404,
    );
    expect((await revoke((await list())[0].id, write)).status).toBe(204);
    expect((await me(write)).status).toBe(401);
  });

  it.each([
    ['POST', '/api/tokens', { name: 'another', scope: 'write' }],
    [
      'POST',
      '/api/auth/update',
      { firstName: 'Eve', lastName: 'L', email: ada.email, password: 'taken over' },
    ],
    ['POST', '/api/auth/logout', {}],
    ['POST', '/api/auth/logout-everywhere', {}],
    ['GET', '/api/sessions', undefined],
    ['DELETE', '/api/sessions/any', undefined],
  ])('never replaces a session: %s %s', async (method, path, body) => {
    const before = (await me(session)).body;
    expect(await rig.call(method, path, { token: await secretOf(), body })).toMatchObject(wantsSession);
    expect((await me(session)).body).toEqual(before);
    expect(await list()).toHaveLength(1);
  });

  it("of an admin does an admin's work without touching admins' sign-in", async () => {
    const admin = await signUpAdmin(rig);
    const customer = (await me(session)).body._id;
    for (const peer of [admin, await signUpAdmin(rig, 'peer@example.com')]) {
      const write = await secretOf({}, admin);
      const { _id, email } = (await me(peer)).body;
      const edit = (json: object) => rig.call('PUT', `/api/admin/user/${_id}`, { token: write, body: json });
      const wantsSignIn = refused("A personal access token can't do this to an admin. Please sign in");
      expect(await edit({ password: 'taken over' })).toMatchObject(wantsSignIn);
      expect(await edit({ email: 'mine@example.com' })).toMatchObject(wantsSignIn);
      expect(await rig.call('DELETE', `/api/admin/user/${_id}`, { token: write })).toMatchObject(wantsSignIn);
      expect(await edit({ email: email.toUpperCase(), password: '', companyName: 'Ltd' })).toMatchObject({
        status: 200,
      });
    }
    const write = await secretOf({}, admin);
    const edit = { password: 'set by support', seats: 2 };
    expect((await rig.call('PUT', `/api/admin/user/${customer}`, { token: write, body: edit })).status).toBe(
      200,
    );
    expect((await rig.call('DELETE', `/api/admin/user/${customer}`, { token: write })).status).toBe(204);
  });

  it('records its use to the minute', async () => {
    const token = await secretOf();
    const lastUsed = async () => (await list())[0].lastUsedAt;
    expect(await lastUsed()).toBeNull();
    await me(token);
    expect(await lastUsed()).toBe('2026-09-21T14:13:20.000Z');
    rig.advance(minute - 1);
    await me(token);
    expect(await lastUsed()).toBe('2026-09-21T14:13:20.000Z');
    rig.advance(1);
    await me(token);
    expect(await lastUsed()).toBe('2026-09-21T14:14:20.000Z');
  });

  it('expires to the millisecond, with a message that ends no session', async () => {
    const token = await secretOf({ expiresAt: '2026-09-21T15:13:20Z' });
    rig.advance(hour - 1);
    expect((await me(token)).status).toBe(200);
    rig.advance(1);
    const late = await me(token);
    const message = 'This token ended on 21/09/2026, 03:13 PM UTC. Please create a new one';
    expect(late).toMatchObject({ status: 401, body: { code: 'not_signed_in', message } });
    expect(JSON.stringify(late.body)).not.toMatch(/expired/i);
    expect(await list()).toEqual([]);
  });

  it('outlives its session', async () => {
    const token = await secretOf();
    await rig.post('/api/auth/logout', {}, { token: session });
    expect((await me(session)).status).toBe(401);
    rig.advance(30 * day);
    expect((await me(token)).status).toBe(200);
  });

  test('is rejected if unknown, whatever its form', async () => {
    for (const token of ['chi_', `chi_${'A'.repeat(43)}`, `${await secretOf()}x`])
      expect(await me(token)).toMatchObject(dead);
    const kept = createHash('sha256')
      .update(await secretOf())
      .digest('base64url');
    expect(await me(`chi_${kept}`)).toMatchObject(dead);
  });
});

describe('ending tokens', () => {
  it("revokes at once, once, and only the user's own", async () => {
    const { id, token } = (await make()).body;
    const other = await signUp(rig, { email: 'other@example.com' });
    const gone = { status: 404, body: { code: 'not_found', message: 'Token not found' } };
    expect(await revoke(id, other)).toMatchObject(gone);
    expect(await revoke('nothing')).toMatchObject(gone);
    expect((await me(token)).status).toBe(200);
    expect(await revoke(id)).toMatchObject({ status: 204, body: undefined });
    expect(await me(token)).toMatchObject(dead);
    expect(await list()).toEqual([]);
    expect(await revoke(id)).toMatchObject(gone);
  });

  it.each([
    [
      'a new password',
      () => rig.post('/api/auth/update', { ...profile, password: 'something new' }, { token: session }),
    ],
    ['logging out everywhere', () => rig.post('/api/auth/logout-everywhere', {}, { token: session })],
    [
      'a password set by a mailed link',
      async () => {
        await rig.post('/api/otp/forgot-password', { email: ada.email });
        const token = /reset-password\/(\S+)/.exec(rig.mails.at(-1)?.text ?? '')?.[1];
        return rig.post('/api/otp/reset-password', { token, password: 'something new' });
      },
    ],
  ])('happens with %s', async (_what, end) => {
    const token = await secretOf();
    const spared = await secretOf({}, await signUp(rig, { email: 'other@example.com' }));
    expect((await end()).status).toBe(200);
    expect(await me(token)).toMatchObject(dead);
    expect((await me(spared)).status).toBe(200);
  });

  it('also ends a token that was requested before the sessions ended', async () => {
    const actor = await authenticate(rig.deps, session);
    if (actor.via !== 'session') throw new Error('not a session');
    await rig.post('/api/auth/logout-everywhere', {}, { token: session });
    const late = createToken(rig.deps, actor, { name: 'late', scope: 'read', expiresAt: null }, noClient);
    await expect(late).rejects.toMatchObject({ code: 'not_signed_in' });
  });
  const profile = { firstName: 'Ada', lastName: 'Okafor', email: ada.email };
});
