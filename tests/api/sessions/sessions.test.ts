import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cliUserAgent } from '../../../server/identity/users/limits.ts';
import { ada, claims, day, minute, type Rig, signUp, signUpAdmin, startRig } from '../identity.ts';

let rig: Rig;
let phone: string;
let laptop: string;
beforeEach(async () => {
  rig = await startRig({ environment: { TRUST_PROXY: 'x-forwarded-for' } });
  phone = await signUp(rig);
  rig.advance(minute);
  laptop = await login({ 'user-agent': 'Laptop', 'x-forwarded-for': '203.0.113.7' });
});
afterEach(() => rig.close());

const login = async (headers: Record<string, string> = {}): Promise<string> =>
  (await rig.post('/api/auth/login', { email: ada.email, password: ada.password }, { headers })).body.token;
const idOf = (token: string): string => claims(token).jti;
const list = async (by = laptop) => (await rig.get('/api/sessions', by)).body;
const ids = async (by = laptop) => (await list(by)).map((session: { id: string }) => session.id);
const end = (id: string, by = laptop) => rig.call('DELETE', `/api/sessions/${id}`, { token: by });
const gone = { status: 404, body: { code: 'not_found', message: 'Session not found' } };

describe('the list of sessions', () => {
  it('marks the current session', async () => {
    const answer = await rig.get('/api/sessions', laptop);
    expect(answer.headers.get('content-range')).toBe('sessions 0-1/2');
    expect(answer.body).toEqual([
      {
        id: idOf(laptop),
        createdAt: '2026-09-21T14:14:20.000Z',
        lastSeenAt: '2026-09-21T14:14:20.000Z',
        expiresAt: '2026-09-28T14:14:20.000Z',
        userAgent: 'Laptop',
        address: '203.0.113.7',
        current: true,
      },
      {
        id: idOf(phone),
        createdAt: '2026-09-21T14:13:20.000Z',
        lastSeenAt: '2026-09-21T14:13:20.000Z',
        expiresAt: '2026-09-28T14:13:20.000Z',
        userAgent: expect.any(String),
        address: null,
        current: false,
      },
    ]);
    expect((await list(phone)).map((session: { current: boolean }) => session.current)).toEqual([
      false,
      true,
    ]);
  });

  it('records a visit to the minute', async () => {
    const seen = async () =>
      (await list()).find((session: { id: string }) => session.id === idOf(phone)).lastSeenAt;
    rig.advance(-1 + minute);
    await rig.get('/api/me', phone);
    expect(await seen()).toBe('2026-09-21T14:15:19.999Z');
    rig.advance(minute - 1);
    await rig.get('/api/me', phone);
    expect(await seen()).toBe('2026-09-21T14:15:19.999Z');
    rig.advance(1);
    await rig.get('/api/me', phone);
    expect(await seen()).toBe('2026-09-21T14:16:19.999Z');
  });

  it('accepts its sort and range and no other field', async () => {
    const ask = (query: string) => rig.get(`/api/sessions?${query}`, laptop);
    const oldest = await ask('sort=["createdAt","ASC"]&range=[0,0]');
    expect(oldest.headers.get('content-range')).toBe('sessions 0-0/2');
    expect(oldest.body.map((session: { id: string }) => session.id)).toEqual([idOf(phone)]);
    rig.advance(minute);
    await rig.get('/api/me', laptop);
    rig.advance(minute);
    expect((await rig.get('/api/sessions?sort=["lastSeenAt","ASC"]', phone)).body[0].id).toBe(idOf(laptop));
    expect((await ask('sort=["address","ASC"]')).status).toBe(422);
    expect((await ask('filter={"userId":"x"}')).status).toBe(422);
  });

  it('omits ended and expired sessions', async () => {
    await rig.post('/api/auth/logout', {}, { token: phone });
    expect(await ids()).toEqual([idOf(laptop)]);
    rig.advance(6 * day);
    const tablet = await login();
    expect(await ids(tablet)).toEqual([idOf(tablet), idOf(laptop)]);
    rig.advance(day);
    expect(await ids(tablet)).toEqual([idOf(tablet)]);
    expect(await end(idOf(laptop), tablet)).toMatchObject(gone);
  });

  it("shows only the user's own, also to an admin", async () => {
    const admin = await signUpAdmin(rig);
    expect(await ids(admin)).toEqual([idOf(admin)]);
    expect((await rig.call('GET', '/api/sessions')).status).toBe(401);
  });
});

describe('ending a session', () => {
  it('ends its token at once and no other', async () => {
    expect(await end(idOf(phone))).toMatchObject({ status: 204, body: undefined });
    expect((await rig.get('/api/me', phone)).body.code).toBe('not_signed_in');
    expect(await ids()).toEqual([idOf(laptop)]);
    expect(await end(idOf(phone))).toMatchObject(gone);
  });

  it('may end the current session', async () => {
    expect((await end(idOf(laptop))).status).toBe(204);
    expect((await rig.get('/api/me', laptop)).status).toBe(401);
    expect((await rig.get('/api/me', phone)).status).toBe(200);
  });

  it("answers 404 for another user's session", async () => {
    const other = await signUp(rig, { email: 'other@example.com' });
    expect(await end(idOf(phone), other)).toMatchObject(gone);
    expect(await end('nothing')).toMatchObject(gone);
    expect((await rig.get('/api/me', phone)).status).toBe(200);
  });

  it('keeps the current session after a new password, which ends the others', async () => {
    const profile = { firstName: 'Ada', lastName: 'Okafor', email: ada.email, password: 'something new' };
    const { token } = (await rig.post('/api/auth/update', profile, { token: laptop })).body;
    expect(await ids(token)).toEqual([idOf(token)]);
    expect((await rig.get('/api/me', phone)).status).toBe(401);
  });
});

describe('a sign-in of the CLI', () => {
  const fromCli = () => login({ 'user-agent': cliUserAgent });
  const endOf = async (token: string) =>
    (await list(token)).find((session: { current: boolean }) => session.current).expiresAt;
  const works = async (token: string) => (await rig.get('/api/me', token)).status === 200;

  it('is prolonged by use, and ends 30 days after its last', async () => {
    const token = await fromCli();
    expect(await endOf(token)).toBe('2026-10-21T14:14:20.000Z');
    rig.advance(29 * day);
    expect(await works(token)).toBe(true);
    expect(await endOf(token)).toBe('2026-11-19T14:14:20.000Z');
    rig.advance(30 * day);
    expect(await works(token)).toBe(false);
  });

  it('ends after 90 days at the latest', async () => {
    const token = await fromCli();
    for (let days = 0; days < 80; days += 20) {
      rig.advance(20 * day);
      expect(await works(token)).toBe(true);
    }
    expect(await endOf(token)).toBe('2026-12-20T14:14:20.000Z');
    rig.advance(10 * day);
    expect(await works(token)).toBe(false);
  });

  it("ends with a sign-out everywhere; a browser's still ends after a week", async () => {
    const [cli, browser] = [await fromCli(), await login()];
    rig.advance(6 * day);
    expect(await works(browser)).toBe(true);
    rig.advance(day);
    expect([await works(browser), await works(cli)]).toEqual([false, true]);
    await rig.post('/api/auth/logout-everywhere', {}, { token: cli });
    expect(await works(cli)).toBe(false);
  });
});
