import { Client, StreamableHTTPClientTransport, UnauthorizedError } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { agree, ask, browser, memory } from './assistant.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const mcp = () => new URL('/mcp', server.url);

test('the official client connects, works, renews its tokens and is disconnected', async () => {
  const person = await server.signUp();
  await server.connect(person.token);
  const assistant = memory();
  const transport = () => new StreamableHTTPClientTransport(mcp(), { authProvider: assistant.provider });
  const first = transport();
  const client = new Client({ name: 'test', version: '1' });
  await expect(client.connect(first)).rejects.toThrow(UnauthorizedError);

  const tab = browser(server);
  const id = await ask(tab, assistant.askedAt());
  expect(await tab.call('GET', `/api/oauth-requests/${id}`, person.token)).toEqual({
    status: 200,
    body: {
      id,
      name: 'Helper',
      publisher: null,
      redirectTo: 'assistant.example.com',
      isLocal: false,
      scopes: ['read', 'review', 'write'],
    },
  });
  const answer = await agree(tab, id, person.token, 'review');
  expect(answer.get('state')).toBe('state-of-the-client');
  expect(answer.get('iss')).toBe(server.url);
  await first.finishAuth(answer);

  const connected = new Client({ name: 'test', version: '1' });
  await connected.connect(transport());
  expect(await connected.callTool({ name: 'get_status', arguments: {} })).not.toHaveProperty('isError', true);
  const { tools } = await connected.listTools();
  expect(tools.length).toBeGreaterThan(5);

  const before = assistant.tokens();
  server.clock.advance(2 * 3_600_000);
  await connected.callTool({ name: 'get_status', arguments: {} });
  const after = assistant.tokens();
  expect(after?.access_token).not.toBe(before?.access_token);
  expect(after?.refresh_token).not.toBe(before?.refresh_token);

  const { body: grants } = await server.call('GET', '/api/oauth-grants', { token: person.token });
  expect(grants).toMatchObject([{ name: 'Helper', scope: 'review', redirectTo: 'assistant.example.com' }]);
  expect(grants[0].lastUsedAt).not.toBeNull();
  const path = `/api/oauth-grants/${grants[0].id}`;
  expect((await server.call('DELETE', path, { token: person.token })).status).toBe(204);
  await expect(connected.callTool({ name: 'get_status', arguments: {} })).rejects.toThrow(UnauthorizedError);
  expect((await server.call('GET', '/api/oauth-grants', { token: person.token })).body).toEqual([]);
});
