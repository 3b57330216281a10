import { expect, test } from 'vitest';
import { startTestServer } from '../../support/server.ts';

test('connects an account a minute after the start at rate 1440, with a link that lasts a real hour', async () => {
  const server = await startTestServer({ rate: 1440 });
  const { token } = await server.signUp({ seats: 2 });
  server.clock.advance(60_000);
  const accountId = await server.connect(token, 'lena.brandt@example.com');
  const list = () => server.call('GET', '/api/linkedinaccount', { token });
  expect((await list()).body).toMatchObject([{ accountId, status: 'Connected' }]);

  const { body } = await server.call('POST', '/api/linkedinaccount/createAuthLink', { token, json: {} });
  const status = async () => (await fetch(body.url)).status;
  server.clock.advance(59 * 60_000);
  expect(await status()).toBe(200);
  server.clock.advance(60_000);
  expect(await status()).toBe(410);
  await server.stop();
});

test("dates posts and comments in the sandbox's feed by the engine's clock", async () => {
  const server = await startTestServer({ rate: 1440 });
  const start = server.clock.now();
  server.clock.advance(60_000);
  await server.control('POST', '/posts', { authorId: 'ada-okafor', text: 'News of tomorrow' });
  const page = await (await fetch(server.sandbox.url)).text();
  expect(page).toContain(`<time datetime="${new Date(start + 60_000 * 1440).toISOString()}"`);
  await server.stop();
});
