import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const exp = 1_800_000_000;
const token = `e30.${Buffer.from(JSON.stringify({ exp, user: { role: 'user' } })).toString('base64url')}.x`;
const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('location', { pathname: '/billing', search: '' });
  vi.stubGlobal('addEventListener', () => {});
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['before', exp * 1000 - 1, true],
  ['at', exp * 1000, false],
  ['after', exp * 1000 + 1, false],
])('a token that is given %s its exp counts: %s %s', async (_when, now, counts) => {
  vi.setSystemTime(now);
  const { dropToken, getSession, storeToken } = await import('../../../web/token.ts');
  dropToken();
  expect(storeToken(token)).toBe(counts);
  expect(getSession()).toEqual(counts ? { token, userData: { role: 'user' } } : null);
  expect(stored.get('accessToken')).toBe(counts ? token : undefined);
});

test('at the start one that is past its exp, or can not be decoded, is taken away, and the place is kept', async () => {
  for (const [text, now] of [
    [token, exp * 1000],
    ['no token', 0],
  ] as const) {
    vi.setSystemTime(now);
    vi.resetModules();
    stored.set('accessToken', text);
    const { getSession, lostPlace } = await import('../../../web/token.ts');
    expect(getSession()).toBeNull();
    expect(stored.has('accessToken')).toBe(false);
    expect(lostPlace()).toBe('/billing');
  }
});
