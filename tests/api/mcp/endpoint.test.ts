import { desc, like } from 'drizzle-orm';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attempts } from '../../../db/schema/index.ts';
import { budgets } from '../../../server/http/budgets.ts';
import { direct } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { connect, createToken } from './clients.ts';

let server: TestServer;
let agent: string;
let session: string;
beforeAll(async () => {
  server = await startTestServer();
  session = (await server.signUp()).token;
  await server.connect(session);
  agent = await createToken(server, session, 'write');
});
afterAll(() => server.stop());

const list = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
/** Reads event streams to their end. */
async function post(more: Record<string, string>, json: unknown = list) {
  const { statusCode, headers, body } = await request(`${server.url}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...more,
    },
    body: JSON.stringify(json),
  });
  const text = await body.text();
  return { status: statusCode, headers, body: statusCode < 400 ? {} : JSON.parse(text) };
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('who may call it', () => {
  test('takes a personal token in either header', async () => {
    expect((await post(bearer(agent))).status).toBe(200);
    expect((await post({ 'x-auth-token': agent })).status).toBe(200);
  });

  test.each([
    ['no token', () => ({})],
    ['a session', () => bearer(session)],
    ['an unknown token', () => bearer('chi_unknown')],
  ])('rejects %s with 401 before any method', async (_what, headers) => {
    const { status, body, headers: answered } = await post(headers());
    expect([status, body.code]).toEqual([401, 'not_signed_in']);
    expect(answered['www-authenticate']).toMatch(/^Bearer .*resource_metadata="http/);
  });

  test('rejects a revoked token at once', async () => {
    const token = await createToken(server, session, 'read');
    await using agents = await connect(server, token, 'http');
    const { body: tokens } = await server.call('GET', '/api/tokens', { token: session });
    const { id } = tokens.find(({ name }: { name: string }) => name.startsWith('agent read'));
    await server.call('DELETE', `/api/tokens/${id}`, { token: session });
    await expect(agents.use('get_status')).rejects.toThrow();
  });

  test('gives an admin none of the customers’ tools', async () => {
    const admin = await server.signUp({ role: 'admin' });
    const connected = await server.call('POST', '/api/tokens', {
      token: admin.token,
      json: { name: 'agent', scope: 'write' },
    });
    await using agents = await connect(server, connected.body.token, 'http');
    expect(await agents.use('get_status')).toMatchObject({ isError: true, code: 'forbidden' });
  });
});

describe('the request', () => {
  test.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { host: 'rebound.example' },
  ])('rejects another site: %o', async (headers) => {
    const { status, body } = await post({ ...bearer(agent), ...headers });
    expect([status, body.code]).toEqual([403, 'forbidden']);
  });

  test('accepts its own origin', async () => {
    const { publicUrl } = server.deps.config;
    expect((await post({ ...bearer(agent), origin: publicUrl })).status).toBe(200);
  });

  test.each([
    ['http://localhost', 200],
    ['http://127.0.0.1', 200],
    ['http://[::1]', 200],
    ['https://localhost', 403],
    ['http://rebound.example', 403],
  ])('knows pages of this machine by the host and its own port: %s', async (site, expected) => {
    const { port } = new URL(server.url);
    for (const host of ['localhost', '127.0.0.1']) {
      const on = (origin: string) => post({ ...bearer(agent), host: `${host}:${port}`, origin });
      expect((await on(`${site}:${port}`)).status).toBe(expected);
      expect((await on(`${site}:${Number(port) + 1}`)).status).toBe(403);
    }
  });

  test.each([[[list]], [[]], [Array(100).fill(list)]])('H1: rejects a batch with 400', async (batch) => {
    expect(await post(bearer(agent), batch)).toMatchObject({
      status: 400,
      body: {
        code: 'malformed_request',
        message: 'Batches are not accepted. Send one message per request',
      },
    });
  });

  test('opens no event stream that never ends', async () => {
    await using agents = await connect(server, agent, 'http', 'auto');
    await expect(agents.client.listen({ toolsListChanged: true })).rejects.toThrow(
      'Subscription limit reached',
    );
  });

  test('keeps the limits of the API on bodies', async () => {
    const large = { ...list, params: { x: 'x'.repeat(20_000) } };
    expect((await post({}, large)).status).toBe(401);
    expect((await post(bearer(agent), large)).status).not.toBe(413);
    const huge = { ...list, params: { x: 'x'.repeat(1_100_000) } };
    expect(await post(bearer(agent), huge)).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
    const broken = await server.call('POST', '/mcp', { text: '{', headers: bearer(agent) });
    expect(broken).toMatchObject({ status: 400, body: { code: 'malformed_json' } });
  });

  test('keeps no session, and answers no page', async () => {
    const { headers } = await post(bearer(agent));
    expect([headers['mcp-session-id'], headers['cache-control']]).toEqual([undefined, 'no-store']);
    for (const method of ['GET', 'DELETE'])
      expect((await server.call(method, '/mcp', { headers: bearer(agent) })).status).toBe(405);
  });
});

test('H1: allows 600 requests an hour for each token', async () => {
  const { token } = await server.signUp();
  const [owner, other] = [await createToken(server, token, 'read'), await createToken(server, token, 'read')];
  const first = await post(bearer(owner));
  expect([first.headers['ratelimit-policy'], first.headers.ratelimit]).toEqual([
    '"mcp-call";q=600;w=3600',
    '"mcp-call";r=599;t=3600',
  ]);
  const db = direct(server.deps.db);
  const [counted] = await db
    .select({ subject: attempts.subject, at: attempts.at })
    .from(attempts)
    .where(like(attempts.subject, `${budgets.mcpCall.subject}:%`))
    .orderBy(desc(attempts.id))
    .limit(1);
  if (!counted) throw new Error('not counted');
  await db.insert(attempts).values(Array.from({ length: 598 }, () => counted));
  expect((await post(bearer(owner))).status).toBe(200);
  const refused = await post(bearer(owner));
  expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
    429,
    'too_many_attempts',
    '3600',
  ]);
  expect((await post(bearer(other))).status).toBe(200);
});

test('counts a preview in the same budget as the API', async () => {
  const { token } = await server.signUp();
  const accountId = await server.connect(token);
  const owner = await createToken(server, token, 'write');
  await using agents = await connect(server, owner, 'http');
  await agents.use('preview_comment');
  const { headers } = await server.call('POST', '/api/automation/preview', { token, json: { accountId } });
  expect(headers.get('ratelimit')).toMatch(/"preview";r=58;/);
  for (let spent = 2; spent < 60; spent += 1) await agents.use('preview_comment');
  expect(await agents.use('preview_comment')).toMatchObject({ isError: true, code: 'too_many_attempts' });
});
