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
])('accepts a token only before its exp: %s %s %s', async (_when, now, counts) => {
  vi.setSystemTime(now);
  const { dropToken, getSession, storeToken } = await import('../../../web/token.ts');
  dropToken();
  expect(storeToken(token)).toBe(counts);
  expect(getSession()).toEqual(counts ? { token, userData: { role: 'user' } } : null);
  expect(stored.get('accessToken')).toBe(counts ? token : undefined);
});

test('removes an expired or unreadable token at the start, and remembers the page', async () => {
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

test.each([
  ['/billing?tab=invoices', '/billing?tab=invoices'],
  ['/', '/'],
  ['//evil.example/x', null],
  ['/\\evil.example/x', null],
  ['//', null],
  ['https://evil.example/x', null],
])('keeps and follows only a place on this site: %j', async (place, followed) => {
  vi.resetModules();
  stored.clear();
  const { askedPlace, askForPlace, lostPlace, refuseToken, storeToken } = await import(
    '../../../web/token.ts'
  );
  vi.setSystemTime(0);
  vi.stubGlobal('location', { pathname: place, search: '' });
  storeToken(token);
  refuseToken(token);
  askForPlace(place);
  expect([stored.get('askedFor') ?? null, askedPlace()]).toEqual([followed, followed]);
  // The page '/' is public: the session was not lost there.
  expect(lostPlace()).toBe(place === '/' ? null : followed);

  for (const key of ['returnTo', 'askedFor']) stored.set(key, place);
  expect([lostPlace(), askedPlace()]).toEqual([followed, followed]);
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
  // Only the next page load shows the customer's pages.
  expect(getSession()?.view).toBeUndefined();
  vi.resetModules();
  const next = await import('../../../web/token.ts');
  expect(next.getSession()).toMatchObject({ token: view.token, view });
  expect([ownToken(), stored.get('accessToken')]).toEqual([token, token]);
  // Several refused calls leave the page once, and none runs as the admin.
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
