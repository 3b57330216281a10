import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience } from '../../../server/http/patience.ts';
import { dial, rest } from '../../support/raw.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const login = 'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

test('a head of more than 16 KB is refused, many small headers as well as one large one', async () => {
  const large = `X-Large: ${'x'.repeat(17_000)}\r\n`;
  const many = Array.from({ length: 2000 }, (_, n) => `X-${n}: abcd\r\n`).join('');
  for (const headers of [large, many]) {
    const socket = await dial(server.url);
    socket.write(`GET /api/health HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`);
    expect(await rest(socket)).toMatch(/^HTTP\/1\.1 431 /);
  }
  expect((await server.call('GET', '/api/health')).status).toBe(200);
});

test('who says two different lengths of one body is not understood', async () => {
  for (const lengths of [
    'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n',
    'Content-Length: 4\r\nContent-Length: 5\r\n',
  ]) {
    const socket = await dial(server.url);
    socket.write(`${login}${lengths}\r\n0\r\n\r\n`);
    expect(await rest(socket)).toMatch(/^HTTP\/1\.1 400 /);
  }
});

test('who sends a head or a body without an end is hung up on, and others are served meanwhile', async () => {
  // A hundred times as strict: nobody waits two minutes for a test.
  const { maxHeaderSize, ...times } = patience;
  const strict = Object.fromEntries(
    Object.entries(times).map(([name, ms]) => [name, ms / 100]),
  ) as typeof times;
  const hurried = await startTestServer({ patience: { maxHeaderSize, ...strict } });
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
