import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureWebBuilt } from '../../../server/webBuild.ts';
import { rawGet } from '../../support/raw.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let token: string;
let admin: string;
const folder = mkdtempSync(join(tmpdir(), 'chimein-web-'));
beforeAll(async () => {
  cpSync(await ensureWebBuilt(() => {}), join(folder, 'web'), { recursive: true });
  cpSync('package.json', join(folder, 'secret.json'));
  server = await startTestServer({
    webRoot: join(folder, 'web'),
    env: { PUBLIC_URL: 'https://app.example.com' },
  });
  token = (await server.signUp()).token;
  admin = (await server.signUp({ role: 'admin' })).token;
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(server.url + path, { headers, redirect: 'manual' });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
};

const pages = ['/', '/login', '/help/terms', '/reset-password/abc', '/admin', '/api/docs', '/no/such/page'];

describe.each(pages)('the page %s', (path) => {
  test('runs no inline script and allows no frame', async () => {
    const { headers, text } = await get(path);
    const policy = Object.fromEntries(
      (headers.get('content-security-policy') ?? '').split('; ').map((rule) => [rule.split(' ')[0], rule]),
    );
    expect(policy['default-src']).toBe("default-src 'self'");
    expect(policy['script-src']).toBe("script-src 'self'");
    expect(policy['frame-ancestors']).toBe("frame-ancestors 'none'");
    expect(policy['object-src']).toBe("object-src 'none'");
    expect(policy['base-uri']).toBe("base-uri 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(text).toMatch(/^<!doctype html>/i);
    for (const [tag, body] of text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)) {
      expect(tag).toContain('src="');
      expect(body?.trim()).toBe('');
    }
    expect(text).not.toMatch(/\son\w+="|javascript:/i);
  });

  test('uses no camera and sends other hosts only its origin', async () => {
    const { headers } = await get(path);
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

const calls = [
  '/api/health',
  '/api/me',
  '/api/openapi.json',
  '/api/no-such-call',
  '/metrics',
  '/auth',
  '/webhooks/nothing',
];
test.each([...calls, ...pages])(
  '%s requires encryption, sets no cookie and allows no other origin',
  async (path) => {
    const { headers } = await get(path, { origin: 'https://evil.example', cookie: 'session=1' });
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(headers.get('set-cookie')).toBeNull();
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  },
);

test.each(['GET', 'POST', 'DELETE'])('rejects a preflight for %s from another origin', async (method) => {
  const headers = {
    origin: 'https://evil.example',
    'access-control-request-method': method,
    'access-control-request-headers': 'x-auth-token',
  };
  const answer = await fetch(`${server.url}/api/me`, { method: 'OPTIONS', headers });
  expect(answer.status).toBe(404);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

test.each([
  ['PATCH', '/api/me', 'GET, HEAD, PUT, DELETE'],
  ['PUT', '/api/auth/login', 'POST'],
  ['POST', '/auth', 'GET, HEAD'],
])('answers %s %s with 405 and the methods that it has', async (method, path, allowed) => {
  const answer = await server.call(method, path, { token, json: {} });
  expect(answer).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } });
  expect(answer.headers.get('allow')).toBe(allowed);
});

test('sets no HSTS without TLS', async () => {
  const plain = await startTestServer();
  try {
    const answer = await plain.call('GET', '/api/health', { headers: { 'x-forwarded-proto': 'https' } });
    expect(answer.headers.get('strict-transport-security')).toBeNull();
  } finally {
    await plain.stop();
  }
});

test("returns a request ID, the client's if it is safe for a log", async () => {
  const { headers: first } = await get('/api/openapi.json');
  const etag = { 'if-none-match': first.get('etag') ?? '' };
  for (const [path, status] of [
    ['/api/health', 200],
    ['/api/me', 401],
    ['/api/no-such-call', 404],
    ['/api/openapi.json', 304],
    ['/api/docs', 200],
    ['/login', 200],
    ['/assets/none.js', 404],
  ] as const) {
    const sent = await get(path, { 'x-request-id': 'abc-1=_Z', ...(status === 304 ? etag : {}) });
    expect([path, sent.status, sent.headers.get('x-request-id')]).toEqual([path, status, 'abc-1=_Z']);
    for (const unsafe of ['two words', 'a'.repeat(256)])
      expect((await get(path, { 'x-request-id': unsafe })).headers.get('x-request-id')).toMatch(
        /^[\w-]{36}$/,
      );
  }
});

test('rejects an invalid Host', async () => {
  const answer = await rawGet(server.url, '/api/health', 'no host');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toMatch(/^x-request-id: [\w-]{36}\r$/im);
  expect(answer).toMatch(/^content-security-policy: default-src 'none'/im);
  expect(answer).toContain('"malformed_request"');
});

test('forbids caching of answers with a token, of new tokens and of errors', async () => {
  const { body: document } = await server.call('GET', '/api/openapi.json');
  const looks = Object.entries(document.paths as Record<string, object>).flatMap(([path, calls]) =>
    'get' in calls && !path.includes('{') ? [path] : [],
  );
  expect(looks.length).toBeGreaterThan(30);
  const asked = looks.flatMap((path) => [token, admin].map((who) => [path, who] as const));
  const kept = asked.map(async ([path, who]) => {
    const answer = await fetch(server.url + path, { headers: { 'x-auth-token': who } });
    await answer.body?.cancel();
    return answer.headers.get('cache-control') === 'no-store' ? [] : [path];
  });
  expect((await Promise.all(kept)).flat()).toEqual([]);
  const refused = await server.call('POST', '/api/auth/login', {
    json: { email: 'a@example.com', password: 'x' },
  });
  expect(refused.headers.get('cache-control')).toBe('no-store');
});

test.each([
  '/../secret.json',
  '/assets/../../secret.json',
  '/%2e%2e/secret.json',
  '/..%2fsecret.json',
  '/assets/..%2f..%2fsecret.json',
  '/..%5csecret.json',
  '/%252e%252e/secret.json',
  '//etc/passwd',
  '/assets/%00',
])('%s reads no file outside the app', async (path) => {
  const answer = await rawGet(server.url, path);
  expect(answer).not.toContain('"dependencies"');
  expect(answer).not.toContain('root:');
  expect(answer).toMatch(/^HTTP\/1\.1 (200|400|404) /);
  if (answer.startsWith('HTTP/1.1 200')) expect(answer).toContain('<div id="root">');
});

test.each(['//evil.example/x', '/%5Cevil.example/x', '///evil.example', '//', '//api/health'])(
  'answers 404 to %s, which a browser could take for another site',
  async (path) => {
    const answer = await rawGet(server.url, path);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toMatch(/^location:/im);
    expect(answer).toContain('"not_found"');
  },
);

test('answers 400 to a bare backslash, which no browser sends', async () => {
  const answer = await rawGet(server.url, '/\\evil.example/x');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('"malformed_request"');
});

test('ignores a method in a header or a query', async () => {
  const key = {
    token,
    json: {},
    headers: { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE', 'x-http-method': 'DELETE' },
  };
  await server.call('POST', '/api/me?_method=DELETE', key);
  expect((await server.call('GET', '/api/me', { token })).status).toBe(200);
});

test("runs no inline script on the sandbox's pages, and frames only a bank's challenge", async () => {
  const link = (await server.call('POST', '/api/linkedinaccount/createAuthLink', { token, json: {} })).body
    .url;
  for (const url of [
    link,
    `${server.sandbox.url}/`,
    `${server.sandbox.url}/mail`,
    `${server.sandbox.url}/nothing`,
  ]) {
    const answer = await fetch(url);
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none';.*frame-ancestors 'none'$/,
    );
    expect(await answer.text()).not.toMatch(/<script|\son\w+="/i);
  }
});
