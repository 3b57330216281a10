import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../../db/schema/index.ts';
import { ada, claims, day, hour, lastMail, minute, type Rig, signUp, startRig, verify } from '../identity.ts';

let rig: Rig;
beforeEach(async () => {
  rig = await startRig();
});
afterEach(() => rig.close());

describe('registering', () => {
  it('creates a customer with one seat on a 14-day trial', async () => {
    const answer = await rig.post('/api/auth/register', ada);
    expect(answer.status).toBe(201);
    expect(Object.keys(answer.body).sort()).toEqual(['email', 'token']);
    expect(answer.body.email).toBe('Ada@Example.com');
    const { user, exp } = claims(answer.body.token);
    const createdAt = rig.deps.clock.now();
    expect(user).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      id: user._id,
      firstName: 'Ada',
      lastName: 'Okafor',
      companyName: 'Lovelace Ltd',
      email: 'Ada@Example.com',
      role: 'user',
      profileImage: '',
      language: 'en',
      seats: 1,
      status: 'Trial',
      createdAt: new Date(createdAt).toISOString(),
      subscriptionEndsAt: new Date(createdAt + 14 * day).toISOString(),
      linkedinAccounts: [],
    });
    expect(exp * 1000).toBe(createdAt + 7 * day);
  });

  it('needs no company', async () => {
    const { companyName: _, ...input } = ada;
    const answer = await rig.post('/api/auth/register', input);
    expect(answer.status).toBe(201);
    expect(claims(answer.body.token).user.companyName).toBe('');
  });

  it('rejects a taken e-mail in any case', async () => {
    await rig.post('/api/auth/register', ada);
    const answer = await rig.post('/api/auth/register', { ...ada, email: ' ADA@example.COM ' });
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'email_taken', message: 'This e-mail is already registered' },
    });
  });

  it('accepts one of two parallel registrations of an e-mail', async () => {
    const answers = await Promise.all([
      rig.post('/api/auth/register', ada),
      rig.post('/api/auth/register', ada),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409]);
  });

  it.each([
    ['firstName', ' ', 'First name is required'],
    ['lastName', '', 'Last name is required'],
    ['email', '', 'E-mail is required'],
    ['email', 'ada@', 'Enter a valid e-mail address'],
    ['password', '', 'Password is required'],
    ['password', '12345', 'Password must be at least 6 characters'],
  ])('rejects %s %j by name', async (path, value, message) => {
    const answer = await rig.post('/api/auth/register', { ...ada, [path]: value });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: 'invalid_input', message });
    expect(answer.body.issues[0]).toMatchObject({ path, message });
  });

  it.each([
    ['a line feed', 'Ada\nClick here'],
    ['a carriage return', 'Ada\rClick here'],
    ['NUL', 'Ada\0'],
    ['a tab', 'Ada\tOkafor'],
    ['a turned direction', 'Ada\u202Etxt'],
    ['a space of no width', 'Ada\u200BOkafor'],
  ])("M6: rejects %s in a name, by the field's name", async (_what, value) => {
    for (const [path, name] of [
      ['firstName', 'First name'],
      ['lastName', 'Last name'],
      ['companyName', 'Company'],
    ] as const) {
      const answer = await rig.post('/api/auth/register', { ...ada, [path]: value });
      const message = `${name} can't contain line breaks or invisible characters`;
      expect(answer.status, path).toBe(422);
      expect(answer.body.issues, path).toMatchObject([{ path, message }]);
    }
  });

  it('M6: greets nobody by name before the address is verified', async () => {
    await rig.post('/api/auth/register', ada);
    await rig.get(`/api/otp/send-otp/${encodeURIComponent(ada.email)}`);
    await rig.post('/api/otp/forgot-password', { email: ada.email });
    expect(rig.mails.map(({ kind }) => kind)).toEqual(['verification_code', 'reset_link']);
    for (const { text, html } of rig.mails) {
      expect(text).toMatch(/^Hi,\n\n/);
      expect(text + html).not.toContain('Ada,');
    }
    await verify(rig, ada.email);
    await rig.post('/api/otp/forgot-password', { email: ada.email });
    expect(lastMail(rig).text).toMatch(/^Hi Ada,\n\n/);
  });

  it('M6: sends a code for a claimed address without a name', async () => {
    const token = await signUp(rig);
    const { password: _, ...profile } = ada;
    const answer = await rig.post('/api/auth/update', { ...profile, email: 'victim@example.com' }, { token });
    expect(answer.status).toBe(200);
    expect(lastMail(rig)).toMatchObject({ to: 'victim@example.com', kind: 'verification_code' });
    expect(lastMail(rig).text).toMatch(/^Hi,\n\n/);
  });

  it('accepts a password of six characters', async () => {
    expect((await rig.post('/api/auth/register', { ...ada, password: '123456' })).status).toBe(201);
  });

  it('rejects unknown fields by name', async () => {
    const answer = await rig.post('/api/auth/register', { ...ada, role: 'admin', seats: 20 });
    expect(answer.status).toBe(422);
    expect(answer.body.issues).toMatchObject([
      { path: 'role', message: "Unknown field 'role'" },
      { path: 'seats', message: "Unknown field 'seats'" },
    ]);
  });

  it('answers a token that only verifies', async () => {
    const { token } = (await rig.post('/api/auth/register', ada)).body;
    const refused = {
      status: 403,
      body: { code: 'email_not_verified', message: 'Please verify your e-mail' },
    };
    expect(await rig.get('/api/me', token)).toMatchObject(refused);
    expect(await rig.get('/api/linkedinaccount', token)).toMatchObject(refused);
    expect(await rig.post('/api/auth/update', { ...ada, password: '' }, { token })).toMatchObject(refused);
  });

  it('stores no password in plain text', async () => {
    await signUp(rig);
    const row = (await rig.deps.db.select().from(users))[0];
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row)).not.toContain(ada.password);
  });
});

describe('registrations from one address', () => {
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const invalid = { ...ada, email: 'not an e-mail' };

  it('are limited to 60 an hour', async () => {
    await using limited = await withProxy();
    await limited.rig.post('/api/auth/register', ada, from('203.0.113.9'));
    for (let n = 1; n < 60; n++)
      expect((await limited.rig.post('/api/auth/register', ada, from('203.0.113.9'))).status).toBe(409);
    limited.rig.advance(20 * minute);
    const refused = await limited.rig.post(
      '/api/auth/register',
      { ...ada, email: 'new@example.com' },
      from('203.0.113.9'),
    );
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'too_many_attempts', message: 'Too many attempts. Please try again in 40 minutes' },
    });
    expect(refused.headers.get('retry-after')).toBe(String(40 * 60));
    expect(
      (await limited.rig.post('/api/auth/register', { ...ada, email: 'b@example.com' }, from('203.0.113.10')))
        .status,
    ).toBe(201);
    limited.rig.advance(hour - 20 * minute);
    expect(
      (await limited.rig.post('/api/auth/register', { ...ada, email: 'c@example.com' }, from('203.0.113.9')))
        .status,
    ).toBe(201);
  });

  it("count the proxy's address, not the client's claim", async () => {
    await using limited = await withProxy();
    for (let n = 0; n < 60; n++)
      await limited.rig.post('/api/auth/register', ada, from(`198.51.100.${n}, 203.0.113.9`));
    expect((await limited.rig.post('/api/auth/register', ada, from('192.0.2.1, 203.0.113.9'))).status).toBe(
      429,
    );
  });

  it('count a /64 of IPv6 addresses as one', async () => {
    await using limited = await withProxy();
    for (let n = 0; n < 60; n++)
      await limited.rig.post('/api/auth/register', ada, from(`2001:db8:1:2::${n.toString(16)}`));
    expect((await limited.rig.post('/api/auth/register', ada, from('2001:DB8:1:2:aaaa::1'))).status).toBe(
      429,
    );
    expect((await limited.rig.post('/api/auth/register', ada, from('2001:db8:1:3::1'))).status).toBe(409);
  });

  it('are not limited from loopback without a named proxy; invalid input does not count', async () => {
    for (let n = 0; n < 62; n++)
      await rig.post('/api/auth/register', { ...ada, email: 'x@example.com' }, from('203.0.113.9'));
    expect((await rig.post('/api/auth/register', ada, from('203.0.113.9'))).status).toBe(201);
    await using limited = await withProxy();
    for (let n = 0; n < 62; n++) await limited.rig.post('/api/auth/register', invalid, from('203.0.113.9'));
    expect((await limited.rig.post('/api/auth/register', ada, from('203.0.113.9'))).status).toBe(201);
  });

  async function withProxy() {
    const limited = await startRig({ environment: { TRUST_PROXY: 'X-Forwarded-For' } });
    return { rig: limited, [Symbol.asyncDispose]: () => limited.close() };
  }
});
