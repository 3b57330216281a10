import { afterEach, beforeEach, expect, it } from 'vitest';
import { prune } from '../../../server/automation/run/prune.ts';
import { ada, day, hour, type Rig, signUp, startRig } from '../identity.ts';

let rig: Rig;
beforeEach(async () => {
  rig = await startRig({ environment: { TRUST_PROXY: 'x-real-ip' } });
});
afterEach(() => rig.close());

const from = (address: string) => ({ headers: { 'x-real-ip': address } });
type Ask = (n: number, address: string) => ReturnType<Rig['call']>;
const cases: [name: string, policy: string, limit: number, seconds: number, ask: Ask][] = [
  [
    'send-otp',
    'code',
    60,
    3600,
    (n, address) => rig.call('GET', `/api/otp/send-otp/person${n}@example.com`, from(address)),
  ],
  [
    'forgot-password',
    'reset-link',
    60,
    3600,
    (n, address) => rig.post('/api/otp/forgot-password', { email: `person${n}@example.com` }, from(address)),
  ],
  [
    'verify-otp',
    'code-guess',
    100,
    900,
    (n, address) =>
      rig.post('/api/otp/verify-otp', { email: `person${n}@example.com`, otp: '123456' }, from(address)),
  ],
  [
    'reset-password',
    'password-reset',
    100,
    900,
    (n, address) =>
      rig.post('/api/otp/reset-password', { token: `made-up-${n}`, password: 'a new one' }, from(address)),
  ],
  [
    'login',
    'sign-in',
    100,
    900,
    (n, address) =>
      rig.post('/api/auth/login', { email: `person${n}@example.com`, password: 'nope' }, from(address)),
  ],
  [
    'register',
    'registration',
    60,
    3600,
    (n, address) =>
      rig.post('/api/auth/register', { ...ada, email: `person${n}@example.com` }, from(address)),
  ],
];

it.each(cases)(
  'L2: limits %s by address and reports the rest in RateLimit headers',
  async (_name, policy, limit, seconds, ask) => {
    const address = '203.0.113.9';
    for (let n = 0; n < limit; n += 1) {
      const answer = await ask(n, address);
      expect(answer.status).not.toBe(429);
      expect(answer.headers.get('ratelimit-policy')).toBe(`"${policy}";q=${limit};w=${seconds}`);
      expect(answer.headers.get('ratelimit')).toBe(`"${policy}";r=${limit - n - 1};t=${seconds}`);
    }
    rig.advance(60_000);
    const refused = await ask(limit, address);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
    expect(refused.headers.get('ratelimit')).toBe(`"${policy}";r=0;t=${seconds - 60}`);
    expect(refused.headers.get('retry-after')).toBe(String(seconds - 60));
    expect((await ask(limit, '203.0.113.10')).status).not.toBe(429);
    rig.advance(seconds * 1000 - 60_000);
    expect((await ask(limit + 1, address)).status).not.toBe(429);
  },
);

it('L2: sets no address limit and no headers for an unknown address', async () => {
  const answer = await rig.post('/api/otp/forgot-password', { email: 'nobody@example.com' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('ratelimit')).toBeNull();
});

it.each([
  ['a known e-mail', ada.email],
  ['an unknown one', 'stranger@example.com'],
])(
  'L2: e-mails at most 5 codes an hour and 20 a day for %s, from any number of addresses',
  async (_who, email) => {
    await signUp(rig);
    await prune(rig.deps);
    rig.advance(day);
    let asked = 0;
    const send = () => {
      asked += 1;
      return rig.call('GET', `/api/otp/send-otp/${encodeURIComponent(email)}`, from(`198.51.100.${asked}`));
    };
    for (let hours = 0; hours < 4; hours += 1) {
      for (let n = 0; n < 5; n += 1) expect((await send()).status).toBe(200);
      // A refusal within the hour counts for nothing.
      expect((await send()).status).toBe(429);
      rig.advance(hour);
    }
    // The daily pruning forgets none of them too early.
    await prune(rig.deps);
    const refused = await send();
    expect(refused).toMatchObject({
      status: 429,
      body: { message: 'Too many attempts. Please try again in 20 hours' },
    });
    expect(refused.headers.get('retry-after')).toBe(String(20 * 3600));
    rig.advance(20 * hour - 1);
    expect((await send()).status).toBe(429);
    rig.advance(1);
    expect((await send()).status).toBe(200);
  },
);
