/**
 * Postgres stores no U+0000, so neither database gets one: calls answer 422, and providers' answers lose it.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callProvider } from '../../../server/providers/http.ts';
import { text } from '../../../server/texts/text.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.signUp({ role: 'admin' })).token;
});
afterAll(() => server.stop());

const users = (q: string) => `/api/admin/users?filter=${encodeURIComponent(JSON.stringify({ q }))}`;

test.each([
  ['a path', 'GET', '/api/admin/user/a%00b'],
  ['a query', 'GET', '/api/admin/audit?sort=["createdAt","ASC"]&range=%00'],
  ['a filter', 'GET', users('a\0b')],
  ['a body', 'PUT', '/api/admin/user/none', { companyName: 'a\0b' }],
])('rejects U+0000 in %s', async (_, method, path, json?: object) => {
  const { status, body } = await server.call(method, path, { token: admin, ...(json && { json }) });
  expect([status, body.code]).toEqual([422, 'invalid_input']);
});

test("drops U+0000 from a provider's answer", async () => {
  const fetch = async () => new Response('{"text":"a\\u0000b","list":["\\u0000"]}');
  const call = { provider: text('names.writer'), url: 'https://example.com', headers: {}, key: 'key' };
  expect((await callProvider({ ...call, fetch, timeoutMs: 1000 })).body).toEqual({ text: 'ab', list: [''] });
});
