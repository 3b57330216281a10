import { createHook } from 'node:async_hooks';
import { get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** A GET whose answer is left as it comes: `fetch` would unpack it. */
const ask = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>((answer, fail) => {
    get(server.url + path, { headers }, (response) => {
      buffer(response).then(
        (body) => answer({ status: response.statusCode, headers: response.headers, body }),
        fail,
      );
    }).on('error', fail);
  });

const files = ['', '/viewer.js', '/viewer.css', '/swagger-ui.css', '/swagger-ui-bundle.js'];
const documents = ['/api/openapi.json', ...files.map((file) => `/api/docs${file}`)];

test.each(documents)('M4: reads and compresses %s once', async (path) => {
  const first = await ask(path, { 'accept-encoding': 'gzip, deflate, br' });
  expect(first.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  const work: string[] = [];
  const hook = createHook({
    init: (_, type) => {
      if (/^(ZLIB|FSREQ|HASHREQUEST)/.test(type)) work.push(type);
    },
  }).enable();
  const plain = await ask(path, { 'accept-encoding': 'identity' });
  const again = await Promise.all(Array.from({ length: 5 }, () => ask(path, { 'accept-encoding': 'gzip' })));
  hook.disable();
  expect(work).toEqual([]);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers['content-type']).toBe(first.headers['content-type']);
  expect(gunzipSync(first.body).equals(plain.body)).toBe(true);
  expect(first.body.length).toBeLessThan(plain.body.length);
  for (const { status, body } of again) expect([status, body.equals(first.body)]).toEqual([200, true]);
});

test.each(documents)('M4: %s has an ETag and answers 304 to a match', async (path) => {
  const { headers } = await ask(path);
  const etag = String(headers.etag);
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  for (const known of [etag, `"other", ${etag}`]) {
    const answer = await ask(path, { 'if-none-match': known });
    expect(answer).toMatchObject({ status: 304, headers: { etag } });
    expect(answer.body).toHaveLength(0);
  }
  expect((await ask(path, { 'if-none-match': '"other"' })).status).toBe(200);
});

test('M4: sends no gzip to a client that does not accept it', async () => {
  for (const accepted of ['gzip;q=0', 'identity', 'br'])
    expect(
      (await ask('/api/docs', { 'accept-encoding': accepted })).headers['content-encoding'],
    ).toBeUndefined();
});
