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

test('prefers the view token in its tab and keeps the admin’s own token', async () => {
  vi.setSystemTime(0);
  vi.resetModules();
  const assign = vi.fn();
  vi.stubGlobal('location', { pathname: '/dashboard', search: '', assign });
  const view = { id: 'one', token: token.replace(/x$/, 'view'), expiresAt: '1970-01-01T00:30:00.000Z' };
  const { dropToken, getSession, keepView, ownToken, refuseToken, storeToken } = await import(
    '../../../web/token.ts'
  );
  storeToken(token);
  keepView(view);
  // The page that begins it goes on as it was; the next one shows the customer's.
  expect(getSession()?.view).toBeUndefined();
  vi.resetModules();
  const next = await import('../../../web/token.ts');
  expect(next.getSession()).toMatchObject({ token: view.token, view });
  expect([ownToken(), stored.get('accessToken')]).toEqual([token, token]);
  // However many calls are refused, the page is left once, and nothing is asked for as the admin before that.
  next.refuseToken(view.token);
  next.refuseToken(view.token);
  expect(assign.mock.calls).toEqual([['/admin']]);
  expect(next.getSession()?.token).toBe(view.token);
  expect([stored.has('view'), stored.get('accessToken')]).toEqual([false, token]);
  vi.resetModules();
  expect((await import('../../../web/token.ts')).getSession()).toMatchObject({ token });
  refuseToken(undefined);
  dropToken();
});
