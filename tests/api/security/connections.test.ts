import { afterAll, beforeAll, expect, test } from 'vitest';
import { timeouts } from '../../../server/http/timeouts.ts';
import { dial, rest } from '../../support/raw.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const login = 'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

test('rejects a head of more than 16 KB', async () => {
  const large = `X-Large: ${'x'.repeat(17_000)}\r\n`;
  const many = Array.from({ length: 2000 }, (_, n) => `X-${n}: abcd\r\n`).join('');
  for (const headers of [large, many]) {
    const socket = await dial(server.url);
    socket.write(`GET /api/health HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`);
    expect(await rest(socket)).toMatch(/^HTTP\/1\.1 431 /);
  }
  expect((await server.call('GET', '/api/health')).status).toBe(200);
});

test('rejects a request with two different content lengths', async () => {
  for (const lengths of [
    'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n',
    'Content-Length: 4\r\nContent-Length: 5\r\n',
  ]) {
    const socket = await dial(server.url);
    socket.write(`${login}${lengths}\r\n0\r\n\r\n`);
    expect(await rest(socket)).toMatch(/^HTTP\/1\.1 400 /);
  }
});

test('closes connections that send an endless head or body, and serves others meanwhile', async () => {
  // A hundred times as strict: nobody waits two minutes for a test.
  const { maxHeaderSize, ...times } = timeouts;
  const strict = Object.fromEntries(
    Object.entries(times).map(([name, ms]) => [name, ms / 100]),
  ) as typeof times;
  const hurried = await startTestServer({ timeouts: { maxHeaderSize, ...strict } });
  try {
    const starts = ['GET /api/health HTTP/1.1\r\nHost: x\r\nX-Never', `${login}Content-Length: 9\r\n\r\n{`];
    const ends = starts.map(async (start) => {
      const socket = await dial(hurried.url);
      socket.write(start);
      return (await rest(socket)).split('\r\n')[0];
    });
    expect((await hurried.call('GET', '/api/health')).status).toBe(200);
    expect(await Promise.all(ends)).toEqual(['HTTP/1.1 408 Request Timeout', 'HTTP/1.1 408 Request Timeout']);
  } finally {
    await hurried.stop();
  }
});

test('L7: closes silent connections after a minute and keeps event streams', async () => {
  expect(timeouts.idleTimeout).toBe(60_000);
  // Only the limit of idle connections may end one here.
  const quick = await startTestServer({ timeouts: { ...timeouts, idleTimeout: 300 } });
  try {
    const { token } = await quick.signUp();
    const stream = await fetch(`${quick.url}/api/automation/events`, { headers: { 'x-auth-token': token } });
    const reader = stream.body?.getReader();
    const first = await reader?.read();
    expect(first?.done).toBe(false);
    // The second is dialled when the first was closed, so the stream outlives both, with nothing to say.
    for (let n = 0; n < 2; n += 1) expect(await rest(await dial(quick.url))).toBe('');
    const next = reader?.read();
    quick.clock.advance(20_000);
    expect((await next)?.done).toBe(false);
    await reader?.cancel();
  } finally {
    await quick.stop();
  }
});

test('L7: closes many silent connections', async () => {
  const quick = await startTestServer({ timeouts: { ...timeouts, idleTimeout: 300 } });
  try {
    const silent = await Promise.all(Array.from({ length: 200 }, () => dial(quick.url)));
    expect(new Set(await Promise.all(silent.map(rest)))).toEqual(new Set(['']));
  } finally {
    await quick.stop();
  }
});
