import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** As `fetch` would not send it: with any Host and any address. */
const ask = (host: string, path = '/api/health') =>
  new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
    request(server.url, { path, headers: { host } }, (answer) => {
      json(answer).then((body) => resolve({ status: answer.statusCode, body }), reject);
    })
      .on('error', reject)
      .end();
  });

test.each(['[::1', 'a b', 'host/path', 'user@host'])(
  'rejects the Host %j in the usual error format',
  async (host) => {
    expect(await ask(host)).toEqual({
      status: 400,
      body: {
        message: 'The URL or Host header of this request is invalid',
        text: { key: 'calls.urlOrHostInvalid', values: {} },
        code: 'malformed_request',
      },
    });
  },
);

test.each(['localhost', 'chimein.example.com', '127.0.0.1:8080', '[::1]:3000'])(
  'accepts the Host %j',
  async (host) => {
    expect((await ask(host)).status).toBe(200);
  },
);

test.each(['/api/otp/send-otp/%', '/api/otp/send-otp/%zz', '/api/comment?filter=%c0%af', '/api/%00'])(
  'rejects the badly encoded %s without a server error',
  async (path) => {
    const { status } = await ask('localhost', path);
    expect([401, 404, 422]).toContain(status);
  },
);
