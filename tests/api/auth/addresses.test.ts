import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Rig, startRig } from '../identity.ts';

let rig: Rig;
beforeEach(async () => {
  rig = await startRig({ environment: { TRUST_PROXY: 'x-forwarded-for' } });
});
afterEach(() => rig.close());

let guesses = 0;
const login = async (address: string) => {
  guesses += 1;
  const headers = { 'x-forwarded-for': address };
  return (await rig.post('/api/auth/login', { email: `u${guesses}@example.com`, password: 'x' }, { headers }))
    .status;
};

it.each([
  ['IPv4 with a port', (n: number) => `203.0.113.9:${n + 1024}`, '203.0.113.9', '203.0.113.10:80'],
  [
    'IPv6 with a port',
    (n: number) => `[2001:db8::${n + 1}]:${n + 1024}`,
    '2001:db8::',
    '[2001:db8:0:1::1]:443',
  ],
  ['IPv6 in brackets', (n: number) => `[2001:db8::${n + 1}]`, '2001:DB8:0:0::5', '2001:db8:0:1::1'],
  ['IPv4 in IPv6', (n: number) => `[::ffff:203.0.113.9]:${n + 1024}`, '203.0.113.9', '203.0.113.10'],
  ['what is no address', (n: number) => `_hidden${n}`, 'unknown', '203.0.113.10'],
])('L14: counts %s as its address: the 101st login gets 429', async (_what, spelling, same, other) => {
  for (let n = 0; n < 100; n++) expect(await login(spelling(n))).toBe(401);
  expect(await login(spelling(100))).toBe(429);
  expect(await login(same)).toBe(429);
  expect(await login(other)).toBe(401);
});
