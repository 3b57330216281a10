import { createParser } from 'eventsource-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseProfileUrl } from '../../../server/accounts/settings/schemas.ts';
import { clientOf } from '../../../server/http/client.ts';
import { mostStreams } from '../../../server/live/openStreams.ts';
import { isPublicAddress, objectionTo } from '../../../server/messaging/webhooks/post.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('a call that writes', () => {
  const foreign = [
    'role',
    'seats',
    'status',
    'userId',
    '_id',
    'verifiedAt',
    'subscriptionEndsAt',
    'passwordHash',
  ];
  type Call = {
    requestBody?: { content: { 'application/json': { schema: { $ref?: string; properties?: object } } } };
  };

  test("rejects unknown fields, so that nobody sets a role, seats or another user's objects", async () => {
    const { token } = await server.signUp();
    const { token: admin } = await server.signUp({ role: 'admin' });
    const { body: document } = await server.call('GET', '/api/openapi.json');
    const named: string[] = [];
    let refused = 0;
    for (const [path, calls] of Object.entries(document.paths as Record<string, Record<string, Call>>)) {
      for (const [name, { requestBody }] of Object.entries(calls)) {
        const schema = requestBody?.content['application/json'].schema;
        if (!schema || !path.startsWith('/api/')) continue;
        const known = schema.$ref ? document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] : schema;
        const [at, who] = [path.replace(/\{\w+\}/g, 'x'), path.startsWith('/api/admin/') ? admin : token];
        const mayName = foreign.filter((field) => field in (known.properties ?? {}));
        named.push(...mayName.map((field) => `${name} ${path} ${field}`));
        const strange = foreign.filter((field) => !mayName.includes(field));
        const json = Object.fromEntries(strange.map((field) => [field, 1]));
        const { status, body } = await server.call(name.toUpperCase(), at, { token: who, json });
        expect({ path, status, code: body.code }).toEqual({ path, status: 422, code: 'invalid_input' });
        expect(body.issues.map((issue: { path: string }) => issue.path)).toEqual(
          expect.arrayContaining(strange),
        );
        refused += strange.length;
      }
    }
    expect(refused).toBeGreaterThan(300);
    // The path decides the subject, and the customer decides the paid seats and the role of others in their
    // own workspace.
    expect(named).toEqual([
      'post /api/people role',
      'put /api/people/{id} role',
      'post /api/subscription/preview seats',
      'post /api/subscription/create seats',
      'put /api/subscription/update seats',
      'post /api/admin/user seats',
      'put /api/admin/user/{id} seats',
      'put /api/admin/user/{id} subscriptionEndsAt',
      'post /api/admin/user/{id}/preview seats',
      'post /api/admin/user/{id}/preview subscriptionEndsAt',
    ]);
  });

  test.each([
    '{"__proto__":{"role":"admin"},"email":"a@example.com","password":"x"}',
    '{"constructor":{"prototype":{"role":"admin"}},"email":"a@example.com","password":"x"}',
    '{"email":"a@example.com","password":"x","__proto__":null}',
  ])('rejects %s', async (text) => {
    const { status } = await server.call('POST', '/api/auth/login', { text });
    expect([401, 422]).toContain(status);
    expect(({} as Record<string, unknown>).role).toBeUndefined();
    expect((await server.call('GET', '/api/health')).status).toBe(200);
  });
});

describe('an address that a person gives', () => {
  test.each(['https://x/in/..', 'https://x/in/%2e%2e', 'https://x/company/%2E', '/in/.', 'https://x/in/...'])(
    '%s leads to no other call of the network',
    async (url) => {
      expect(parseProfileUrl(url)).toBeNull();
      const calls = await Promise.allSettled([
        server.deps.network.readProfile('..', { kind: 'person', identifier: '..' }),
        server.deps.network.readAccount('..'),
        server.deps.network.readPost('a', '.'),
      ]);
      expect(calls.map((call) => call.status === 'rejected' && call.reason.kind)).toEqual([
        'gone',
        'gone',
        'gone',
      ]);
    },
  );

  test.each([
    '::127.0.0.1',
    '::7f00:1',
    '64:ff9b::a00:1',
    '64:ff9b:1::a00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    'fec0::1',
    '::ffff:169.254.169.254',
    '::ffff:0:127.0.0.1',
    '168.63.129.16',
    '192.0.2.1',
    '198.18.0.1',
    '255.255.255.255',
    '0.0.0.0',
    '100.100.100.200',
    'not an address',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
    if (address.includes(':')) expect(objectionTo(`https://[${address}]/`, false)).not.toBeNull();
  });

  test.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946', '::ffff:93.184.216.34'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  test.each([
    'https://0251.0376.0251.0376/',
    'https://0xa9fea9fe/',
    'https://169.254.43518/',
    'https://①②⑦.0.0.1/',
    'https://127。0。0。1/',
  ])('%s counts as the address it stands for', (url) => {
    expect(objectionTo(url, false)?.message).toBe('The URL must be on the public internet');
  });

  test.each([
    'javascript:alert(1)//x',
    'data:text/html,x',
    ' javascript:alert(1)',
    'vbscript:x',
    '//evil.example/x',
  ])('a photo at %s is rejected', async (profileImage) => {
    const { token, email } = await server.signUp();
    const json = { firstName: 'A', lastName: 'B', email, profileImage };
    expect((await server.call('POST', '/api/auth/update', { token, json })).status).toBe(422);
  });
});

test('uses the Host of a call in no e-mail and no link', async () => {
  const { email, token } = await server.signUp();
  const headers = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    forwarded: 'host=evil.example',
  };
  await server.call('POST', '/api/otp/forgot-password', { json: { email }, headers });
  const mail = await server.lastMailTo(email);
  expect(mail?.Text).toContain(`${server.deps.config.publicUrl}/reset-password/`);
  expect(JSON.stringify(mail)).not.toContain('evil.example');
  const link = await server.call('POST', '/api/linkedinaccount/createAuthLink', { token, json: {}, headers });
  expect(JSON.stringify(link.body)).not.toContain('evil.example');
});

test('closes an event stream with its session', async () => {
  const { token } = await server.signUp();
  const stream = await fetch(`${server.url}/api/automation/events`, { headers: { 'x-auth-token': token } });
  const reader = stream.body?.getReader();
  await reader?.read();
  await server.call('POST', '/api/auth/logout-everywhere', { token });
  // The next sign of life.
  server.clock.advance(20_000);
  expect((await reader?.read())?.done).toBe(true);
});

test('limits a user to thirty streams without closing others', async () => {
  const [{ token }, other] = await Promise.all([server.signUp(), server.signUp()]);
  const open = async (who: string) => {
    const reader = (
      await fetch(`${server.url}/api/automation/events`, { headers: { 'x-auth-token': who } })
    ).body?.getReader();
    await reader?.read();
    return reader;
  };
  const theirs = await open(other.token);
  const readers = [];
  for (let n = 0; n < mostStreams + 1; n += 1) readers.push(await open(token));
  expect((await readers[0]?.read())?.done).toBe(true);
  server.clock.advance(20_000);
  for (const reader of [...readers.slice(1), theirs]) expect((await reader?.read())?.done).toBe(false);
  await Promise.all([...readers, theirs].map((reader) => reader?.cancel()));
});

test('sends no events to a session that has ended', async () => {
  const { token, userId } = await server.signUp();
  const stream = await fetch(`${server.url}/api/automation/events`, { headers: { 'x-auth-token': token } });
  const sent: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => sent.push(data) });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  parser.feed((await reader?.read())?.value ?? '');
  await server.call('POST', '/api/auth/logout', { token });
  const { db, engineClock, events } = server.deps;
  await events.publish(db, {
    userId,
    accountId: 'a',
    kind: 'state',
    at: engineClock.now(),
    message: 'told',
    data: {},
  });
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    parser.feed(part.value);
  expect(sent).toEqual([]);
});

test('counts a guess by its real address', () => {
  const asked = (header: Record<string, string>, TRUST_PROXY?: string) => {
    const c = {
      req: { header: (name: string) => header[name.toLowerCase()] },
      env: { incoming: { socket: { remoteAddress: '203.0.113.9' } } },
    };
    return clientOf(c as never, { TRUST_PROXY }).address;
  };
  for (const name of [
    'x-forwarded-for',
    'x-real-ip',
    'forwarded',
    'cf-connecting-ip',
    'true-client-ip',
    'x-client-ip',
  ])
    expect(asked({ [name]: '198.51.100.1' })).toBe('203.0.113.9');
  expect(asked({ 'x-forwarded-for': '198.51.100.1, 192.0.2.7' }, 'x-forwarded-for')).toBe('192.0.2.7');
});

test('M6: greets nobody by a name that looks like a URL', async () => {
  const name = '<img src=x onerror=alert(1)>';
  const json = { firstName: name, lastName: '"><script>', email: 'x@example.com', password: 'correct horse' };
  expect((await server.call('POST', '/api/auth/register', { json })).status).toBe(201);
  await server.call('GET', '/api/otp/send-otp/x@example.com');
  const { HTML = '' } = (await server.lastMailTo('x@example.com')) ?? {};
  expect(HTML).toContain('verification code');
  expect(HTML).not.toContain('onerror');
});
