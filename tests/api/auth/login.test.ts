import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isPostgres } from '../../../db/dialect/engine.ts';
import { users } from '../../../db/schema/index.ts';
import { countFailedSignIn, guessPassword } from '../../../server/identity/auth/attempts.ts';
import { createPasswords } from '../../../server/identity/auth/passwords.ts';
import { ada, claims, day, minute, type Rig, second, signUp, startRig, verify } from '../identity.ts';

let rig: Rig;
beforeEach(async () => {
  rig = await startRig();
});
afterEach(() => rig.close());

const login = (email: string, password: string, headers: Record<string, string> = {}) =>
  rig.post('/api/auth/login', { email, password }, { headers });
const refusal = { status: 401, body: { code: 'wrong_credentials', message: 'Wrong e-mail or password' } };

describe('signing in', () => {
  it('answers a token, the verified state and the registered e-mail', async () => {
    await rig.post('/api/auth/register', ada);
    const before = await login('ADA@example.com', ada.password);
    expect(before).toMatchObject({ status: 200, body: { verified: false, email: 'Ada@Example.com' } });
    expect((await rig.get('/api/me', before.body.token)).status).toBe(403);
    await verify(rig, ada.email);
    const after = await login(ada.email, ada.password);
    expect(after.body).toEqual({ token: expect.any(String), verified: true, email: 'Ada@Example.com' });
    expect((await rig.get('/api/me', after.body.token)).body.email).toBe('Ada@Example.com');
    expect((await rig.get('/api/me', before.body.token)).status).toBe(200);
  });

  it('rejects a wrong password and an unknown e-mail alike', async () => {
    await signUp(rig);
    const wrong = await login(ada.email, 'wrong-password');
    const unknown = await login('nobody@example.com', ada.password);
    expect(wrong).toMatchObject(refusal);
    expect(unknown.body).toEqual(wrong.body);
    expect(unknown.status).toBe(wrong.status);
  });

  it('takes as long for an unknown e-mail as for a wrong password', async () => {
    const earnest = await startRig({ passwords: createPasswords() });
    await signUp(earnest);
    const took = async (email: string) => {
      const start = performance.now();
      await earnest.post('/api/auth/login', { email, password: 'wrong-password' });
      return performance.now() - start;
    };
    await took('warm-up@example.com');
    const [known, unknown]: [number[], number[]] = [[], []];
    // In turns, and the quickest of each: other work on the machine slows both.
    for (let n = 0; n < 8; n++) {
      known.push(await took(ada.email));
      unknown.push(await took('nobody@example.com'));
    }
    // Without the dummy check an unknown one takes a tenth.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 3);
    await earnest.close();
  });

  it.each([
    [{ email: '', password: 'x' }, 'email', 'E-mail is required'],
    [{ email: 'ada@example.com', password: '' }, 'password', 'Password is required'],
    [{ email: 'nonsense', password: 'x' }, 'email', 'Enter a valid e-mail address'],
  ])('rejects %j by name', async (input, path, message) => {
    const answer = await rig.post('/api/auth/login', input);
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'invalid_input', message, issues: [{ path, message }] },
    });
  });
});

describe('failed sign-ins', () => {
  it('are limited to ten in 15 minutes; then the right password waits too', async () => {
    await signUp(rig);
    for (let n = 0; n < 10; n++) {
      expect(await login(ada.email, 'wrong-password')).toMatchObject(refusal);
      if (n === 0) rig.advance(minute);
    }
    const refused = await login('ada@EXAMPLE.com', ada.password);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
    expect(refused.headers.get('retry-after')).toBe(String(14 * 60));
    rig.advance(14 * minute - second);
    expect((await login(ada.email, ada.password)).status).toBe(429);
    rig.advance(second);
    expect((await login(ada.email, ada.password)).status).toBe(200);
  });

  it('count for an unknown e-mail too', async () => {
    for (let n = 0; n < 10; n++)
      expect((await login('nobody@example.com', 'wrong-password')).status).toBe(401);
    expect((await login('nobody@example.com', 'wrong-password')).status).toBe(429);
    expect((await login('somebody@example.com', 'wrong-password')).status).toBe(401);
  });

  it('count in parallel', async () => {
    await signUp(rig);
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(ada.email, 'wrong-password')));
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(10);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(10);
  });

  it('do not count successful logins', async () => {
    await signUp(rig);
    for (let n = 0; n < 12; n++) expect((await login(ada.email, ada.password)).status).toBe(200);
    const together = await Promise.all(Array.from({ length: 20 }, () => login(ada.email, ada.password)));
    expect(together.map((answer) => answer.status)).toEqual(Array(20).fill(200));
  });

  // It counts on SQLite's one writer for the order of what nobody awaits.
  it.skipIf(isPostgres)('reject a right password after the tenth wrong one', async () => {
    await signUp(rig);
    const user = (await rig.deps.db.select().from(users))[0];
    const guesser = { email: ada.email, address: null };
    // The first look finds guesses left; by the second one, ten wrong ones have come in.
    const guess = guessPassword(rig.deps, { ...guesser, user, password: ada.password });
    for (let n = 0; n < 10; n++) void countFailedSignIn(rig.deps, { ...guesser, known: false });
    await expect(guess).rejects.toMatchObject({ code: 'too_many_attempts' });
  });

  it('count over a restart', async () => {
    for (let n = 0; n < 10; n++) await login('nobody@example.com', 'wrong-password');
    const restarted = await startRig({ db: rig.deps.db });
    const answer = await restarted.post('/api/auth/login', { email: 'nobody@example.com', password: 'x' });
    expect(answer.status).toBe(429);
    await restarted.close();
  });
});

it('allows 100 logins from one address in 15 minutes, successful ones included', async () => {
  const limited = await startRig({ environment: { TRUST_PROXY: 'x-real-ip' } });
  const from = (address: string, n: number) =>
    limited.post(
      '/api/auth/login',
      { email: `u${n}@example.com`, password: 'x' },
      { headers: { 'x-real-ip': address } },
    );
  for (let n = 0; n < 100; n++) expect((await from('203.0.113.9', n)).status).toBe(401);
  const refused = await from('203.0.113.9', 100);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('900');
  expect((await from('203.0.113.10', 101)).status).toBe(401);
  limited.advance(15 * minute);
  expect((await from('203.0.113.9', 102)).status).toBe(401);
  await limited.close();
});

describe('a token', () => {
  const outdated = {
    status: 401,
    body: { code: 'not_signed_in', message: 'Your sign-in has ended. Please sign in again' },
  };

  it('is required', async () => {
    expect(await rig.get('/api/me')).toMatchObject({
      status: 401,
      body: { code: 'not_signed_in', message: 'Please sign in' },
    });
  });

  it('expires at its exp, without the reserved word', async () => {
    const token = await signUp(rig);
    const until = claims(token).exp * 1000 - rig.deps.clock.now();
    expect(until).toBe(7 * day);
    rig.advance(until - 1);
    expect((await rig.get('/api/me', token)).status).toBe(200);
    rig.advance(1);
    const answer = await rig.get('/api/me', token);
    expect(answer).toMatchObject(outdated);
    expect(answer.body.message).not.toContain('expired');
  });

  it('is rejected if invalid, changed or signed by another key', async () => {
    const token = await signUp(rig);
    const [header, payload, signature] = token.split('.');
    const forged = Buffer.from(JSON.stringify({ ...claims(token), exp: claims(token).exp + 1 })).toString(
      'base64url',
    );
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const stranger = await startRig({
      environment: { AUTH_SECRET: 'another secret, just as long as ours' },
      db: rig.deps.db,
    });
    const foreign = (await stranger.post('/api/auth/login', { email: ada.email, password: ada.password }))
      .body.token;
    await stranger.close();
    for (const bad of [
      'nonsense',
      'a.b.c',
      `${header}.${forged}.${signature}`,
      `${none}.${payload}.`,
      foreign,
    ]) {
      expect(await rig.get('/api/me', bad)).toMatchObject(outdated);
    }
  });

  it('ends at logout, and no other with it', async () => {
    const token = await signUp(rig);
    const other = (await login(ada.email, ada.password)).body.token;
    expect(await rig.call('POST', '/api/auth/logout', { token })).toMatchObject({
      status: 200,
      body: { message: 'You are signed out' },
    });
    expect(await rig.get('/api/me', token)).toMatchObject(outdated);
    expect(await rig.call('POST', '/api/auth/logout', { token })).toMatchObject(outdated);
    expect((await rig.get('/api/me', other)).status).toBe(200);
  });

  it('ends with all others at logout everywhere', async () => {
    const token = await signUp(rig);
    const other = (await login(ada.email, ada.password)).body.token;
    const bystander = await signUp(rig, { email: 'bea@example.com' });
    const answer = await rig.call('POST', '/api/auth/logout-everywhere', { token });
    expect(answer).toMatchObject({ status: 200, body: { message: 'You are signed out everywhere' } });
    expect(await rig.get('/api/me', token)).toMatchObject(outdated);
    expect(await rig.get('/api/me', other)).toMatchObject(outdated);
    expect((await rig.get('/api/me', bystander)).status).toBe(200);
    expect((await login(ada.email, ada.password)).status).toBe(200);
  });
});
