import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('a hosted sign-in connects an account, with its name and e-mail', async () => {
  const { token } = await server.signUp();
  const accountId = await server.connect(token, 'lena.brandt@example.com');
  const list = await server.call('GET', '/api/linkedinaccount', { token });
  expect(list.body).toMatchObject([
    {
      accountId,
      email: 'lena.brandt@example.com',
      status: 'Connected',
      running: false,
      state: { kind: 'idle', reason: 'paused' },
      nextActionAt: null,
    },
  ]);
  expect(list.headers.get('content-range')).toBe('accounts 0-0/1');
});
