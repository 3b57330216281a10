import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { connect } from '../mcp/clients.ts';
import { agree, arrive, ask, type Browser, browser, callback, rawClient } from './assistant.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const minute = 60_000;
const day = 24 * 60 * minute;
const raw = () => rawClient(server);
type Person = Awaited<ReturnType<TestServer['signUp']>>;

async function register(): Promise<string> {
  return (await raw().register()).body.client_id;
}

/** A person, an assistant of theirs, and its code. */
async function withCode(scope: 'read' | 'review' | 'write' = 'write') {
  const person = await server.signUp();
  const clientId = await register();
  const tab = browser(server);
  const id = await ask(tab, raw().address(clientId));
  const code = (await agree(tab, id, person.token, scope)).get('code') ?? '';
  return { person, clientId, tab, id, code };
}

async function withTokens(scope: 'read' | 'review' | 'write' = 'write') {
  const made = await withCode(scope);
  const { status, body } = await raw().redeem(made.clientId, made.code);
  expect(status).toBe(200);
  expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3600 });
  return { ...made, access: body.access_token as string, refresh: body.refresh_token as string };
}

const grantsOf = async ({ token }: Pick<Person, 'token'>) =>
  (await server.call('GET', '/api/oauth-grants', { token })).body;
/** Whether the token counts. */
const works = async (access: string) => (await raw().use(access)).status !== 401;
const invalidGrant = { status: 400, body: { error: 'invalid_grant' } };

describe('metadata', () => {
  test('names the resource, its server, and where a 401 sends the assistant', async () => {
    const resource = {
      resource: `${server.url}/mcp`,
      authorization_servers: [server.url],
      scopes_supported: ['read', 'review', 'write'],
    };
    for (const path of ['/.well-known/oauth-protected-resource', '/.well-known/oauth-protected-resource/mcp'])
      expect(await server.call('GET', path)).toMatchObject({ status: 200, body: resource });
    expect(
      await server.call('GET', '/.well-known/oauth-authorization-server', {
        headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
      }),
    ).toMatchObject({
      status: 200,
      body: {
        issuer: server.url,
        authorization_endpoint: `${server.url}/oauth/authorize`,
        token_endpoint: `${server.url}/oauth/token`,
        registration_endpoint: `${server.url}/oauth/register`,
        revocation_endpoint: `${server.url}/oauth/revoke`,
        code_challenge_methods_supported: ['S256'],
        grant_types_supported: ['authorization_code', 'refresh_token'],
        response_types_supported: ['code'],
        response_modes_supported: ['query'],
        scopes_supported: ['read', 'review', 'write'],
        token_endpoint_auth_methods_supported: ['none'],
        client_id_metadata_document_supported: true,
      },
    });
    const { status, headers } = await raw().use('no-token-of-anybody');
    expect(status).toBe(401);
    expect(headers.get('www-authenticate')).toBe(
      `Bearer error="invalid_token", resource_metadata="${server.url}/.well-known/oauth-protected-resource/mcp"`,
    );
  });

  test('answers with the headers of all data', async () => {
    const { headers } = await server.call('GET', '/.well-known/oauth-authorization-server');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-request-id')).toBeTruthy();
  });
});

describe('registering a client', () => {
  test.each([
    [['javascript:alert(1)']],
    [['http://assistant.example.com/callback']],
    [['https://localhost/callback']],
    [['https://assistant.example.com/#part']],
    [[]],
  ])('refuses %s', async (redirectUris) => {
    expect(await raw().register({ redirect_uris: redirectUris })).toMatchObject({
      status: 400,
      body: { error: expect.stringMatching(/^invalid_(redirect_uri|client_metadata)$/) },
    });
  });

  test('refuses a plain http address of a client that calls itself a web application', async () => {
    const metadata = { application_type: 'web', redirect_uris: ['http://assistant.example.com/callback'] };
    expect((await raw().register(metadata)).status).toBe(400);
  });

  test.each([
    ['http://localhost:7777/callback'],
    ['http://127.0.0.1/callback'],
    ['cursor://anysphere/callback'],
  ])('accepts %s', async (redirectUri) => {
    expect((await raw().register({ redirect_uris: [redirectUri] })).status).toBe(201);
  });

  test('gives no secret, and refuses a client that wants one', async () => {
    const { body } = await raw().register();
    expect(body).not.toHaveProperty('client_secret');
    expect(body).not.toHaveProperty('registration_access_token');
    expect(await raw().register({ token_endpoint_auth_method: 'client_secret_post' })).toMatchObject({
      status: 400,
      body: { error: 'invalid_client_metadata' },
    });
  });

  test('refuses a large body', async () => {
    expect((await raw().register({ client_uri: `https://a.example/${'x'.repeat(20_000)}` })).status).toBe(
      413,
    );
  });
});

describe('asking', () => {
  const asked = async (address: string) => {
    const { status, headers } = await browser(server).go(address);
    return { status, to: new URL(headers.get('location') ?? '', server.url) };
  };
  const shown = (error: string) => ({
    status: 303,
    to: expect.objectContaining({
      origin: server.url,
      pathname: '/connect-assistant',
      search: `?error=${error}`,
    }),
  });

  test('never sends a browser to an address that was not registered', async () => {
    const clientId = await register();
    for (const to of [
      'https://evil.example/callback',
      `${callback}/more`,
      `${callback}?next=https://evil.example`,
      'https://assistant.example.com@evil.example/callback',
      'https://assistant.example.com.evil.example/callback',
    ])
      expect(await asked(raw().address(clientId, { redirect_uri: to }))).toEqual(
        shown('invalid_redirect_uri'),
      );
    expect(await asked(raw().address('nobody', { redirect_uri: 'https://evil.example' }))).toEqual(
      shown('invalid_client'),
    );
  });

  test.each([
    ['without a challenge', { code_challenge: '' }, 'invalid_request'],
    ['with a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['for another resource', { resource: 'https://other.example/mcp' }, 'invalid_target'],
    ['for a token in the address', { response_type: 'token' }, 'unsupported_response_type'],
    ['without asking the person', { prompt: 'none' }, 'login_required'],
  ])('tells the assistant of a request %s', async (_, more, error) => {
    const { to } = await asked(raw().address(await register(), more as Record<string, string>));
    expect(to.origin + to.pathname).toBe(callback);
    // The answer to a request for a token belongs behind the #.
    expect(to.searchParams.get('error') ?? new URLSearchParams(to.hash.slice(1)).get('error')).toBe(error);
  });

  test('answers in the address only', async () => {
    const address = raw().address(await register(), { response_mode: 'form_post' });
    expect(await asked(address)).toEqual(shown('invalid_request'));
  });

  test('asks for all scopes if the assistant names none', async () => {
    const person = await server.signUp();
    const tab = browser(server);
    const id = await ask(tab, raw().address(await register(), { scope: 'openid email' }));
    const { body } = await tab.call('GET', `/api/oauth-requests/${id}`, person.token);
    expect(body.scopes).toEqual(['read', 'review', 'write']);
  });

  test('shows a name without characters that hide or turn text', async () => {
    const person = await server.signUp();
    const { body: client } = await raw().register({
      client_name: `\u202eClaude\u0000 \n  ${'x'.repeat(200)}`,
    });
    const tab = browser(server);
    const id = await ask(tab, raw().address(client.client_id));
    const { body } = await tab.call('GET', `/api/oauth-requests/${id}`, person.token);
    expect(body.name).toMatch(/^Claude x+$/);
    expect(body.name).toHaveLength(80);
  });
});

describe('agreeing', () => {
  const approve = (tab: Browser, id: string, token: string, scope = 'read') =>
    tab.call('POST', `/api/oauth-requests/${id}/approve`, token, { scope });
  async function pending(more: Record<string, string> = {}) {
    const tab = browser(server);
    return { tab, id: await ask(tab, raw().address(await register(), more)) };
  }
  const over = { status: 404, body: { code: 'not_found' } };

  test('needs the browser that began the request', async () => {
    const { tab, id } = await pending();
    const victim = await server.signUp();
    const elsewhere = browser(server);
    expect(await elsewhere.call('GET', `/api/oauth-requests/${id}`, victim.token)).toMatchObject(over);
    expect(await approve(elsewhere, id, victim.token)).toMatchObject(over);
    const own = await pending();
    expect(await approve(own.tab, id, victim.token)).toMatchObject(over);
    const cookie = tab.cookies.get('oauth_request');
    elsewhere.cookies.set('oauth_request', { path: '/', value: cookie?.value ?? '' });
    // Without its signature.
    expect(await approve(elsewhere, id, victim.token)).toMatchObject(over);
    expect(await grantsOf(victim)).toEqual([]);
  });

  test('needs a session, which another site cannot send', async () => {
    const { tab, id } = await pending();
    expect((await approve(tab, id, '')).status).toBe(401);
    const { body } = await server.call('POST', '/api/tokens', {
      token: (await server.signUp()).token,
      json: { name: 'own', scope: 'write' },
    });
    expect((await approve(tab, id, body.token)).status).toBe(403);
  });

  test('keeps its cookies from scripts and from other sites', async () => {
    const { headers } = await browser(server).go(raw().address(await register()));
    const cookies = headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(1);
    for (const cookie of cookies) expect(cookie).toMatch(/; samesite=lax; httponly/i);
  });

  test('needs a fresh proof', async () => {
    const person = await server.signUp();
    server.clock.advance(11 * minute);
    const { tab, id } = await pending();
    expect(await approve(tab, id, person.token)).toMatchObject({
      status: 428,
      body: { code: 'proof_required' },
    });
    await server.prove(person.token);
    expect((await approve(tab, id, person.token)).status).toBe(200);
  });

  test('is not for admins, nor for an admin who views a customer', async () => {
    const admin = await server.signUp({ role: 'admin' });
    const customer = await server.signUp();
    const { tab, id } = await pending();
    expect((await approve(tab, id, admin.token)).status).toBe(403);
    const view = await server.call('POST', `/api/admin/users/${customer.userId}/views`, {
      token: admin.token,
      json: { reason: 'A call about assistants' },
    });
    expect(view.status).toBe(201);
    const viewOnly = { status: 409, body: { code: 'view_only' } };
    expect(await approve(tab, id, view.body.token)).toMatchObject(viewOnly);
    expect(await tab.call('GET', `/api/oauth-requests/${id}`, view.body.token)).toMatchObject(viewOnly);
  });

  test('gives only what was asked for', async () => {
    const person = await server.signUp();
    const { tab, id } = await pending({ scope: 'read' });
    expect(await approve(tab, id, person.token, 'write')).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'scope' }] },
    });
  });

  test('counts once, and ends after ten minutes', async () => {
    const person = await server.signUp();
    const { tab, id } = await pending();
    const { body } = await approve(tab, id, person.token);
    expect(await approve(tab, id, person.token)).toMatchObject(over);
    expect((await arrive(tab, body.redirectTo)).has('code')).toBe(true);
    const again = await tab.go(body.redirectTo);
    expect(again.headers.get('location')).toBe('/connect-assistant?error=invalid_request');
    const late = await pending();
    server.clock.advance(10 * minute);
    await server.prove(person.token);
    expect(await approve(late.tab, late.id, person.token)).toMatchObject(over);
  });

  test('asks each time anew, in the same browser too', async () => {
    const { tab, clientId } = await withTokens();
    const other = await server.signUp();
    const id = await ask(tab, raw().address(clientId));
    expect((await agree(tab, id, other.token)).has('code')).toBe(true);
  });

  test('a refusal goes back to the assistant', async () => {
    const person = await server.signUp();
    const { tab, id } = await pending();
    const { body } = await tab.call('POST', `/api/oauth-requests/${id}/deny`, person.token);
    const answer = await arrive(tab, body.redirectTo);
    expect(answer.get('error')).toBe('access_denied');
    expect(answer.has('code')).toBe(false);
    expect(await grantsOf(person)).toEqual([]);
  });
});

describe('a code', () => {
  test.each([
    ['with a wrong verifier', { code_verifier: 'w'.repeat(50) }, 'invalid_grant'],
    ['without a verifier', { code_verifier: '' }, 'invalid_grant'],
    ['with another address', { redirect_uri: 'https://assistant.example.com/other' }, 'invalid_grant'],
    ['for another resource', { resource: 'https://other.example/mcp' }, 'invalid_target'],
  ])('is refused %s', async (_, more, error) => {
    const { clientId, code } = await withCode();
    expect(await raw().redeem(clientId, code, more as Record<string, string>)).toMatchObject({
      status: 400,
      body: { error },
    });
  });

  test('is refused to another client', async () => {
    const { code } = await withCode();
    expect(await raw().redeem(await register(), code)).toMatchObject(invalidGrant);
  });

  test('ends after a minute', async () => {
    const { clientId, code } = await withCode();
    server.clock.advance(minute);
    expect(await raw().redeem(clientId, code)).toMatchObject(invalidGrant);
  });

  test('sent twice ends what the first one gave', async () => {
    const { person, clientId, code, access, refresh } = await withTokens();
    expect(await works(access)).toBe(true);
    expect(await raw().redeem(clientId, code)).toMatchObject(invalidGrant);
    expect(await works(access)).toBe(false);
    expect(await raw().refresh(clientId, refresh)).toMatchObject(invalidGrant);
    expect(await grantsOf(person)).toEqual([]);
  });

  test('sent twice at once gives tokens at most once', async () => {
    const { person, clientId, code } = await withCode();
    const answers = await Promise.all([raw().redeem(clientId, code), raw().redeem(clientId, code)]);
    const given = answers.filter(({ status }) => status === 200);
    expect(given.length).toBeLessThanOrEqual(1);
    for (const { body } of given) expect(await works(body.access_token)).toBe(false);
    expect(await grantsOf(person)).toEqual([]);
  });
});

describe('an access token', () => {
  test('counts at /mcp alone', async () => {
    const { access } = await withTokens();
    expect(await works(access)).toBe(true);
    const bearer = { authorization: `Bearer ${access}` };
    expect((await server.call('GET', '/api/me', { headers: bearer })).status).toBe(401);
    expect((await server.call('GET', '/api/me', { token: access })).status).toBe(401);
  });

  test('ends after an hour', async () => {
    const { access } = await withTokens();
    server.clock.advance(60 * minute);
    expect(await works(access)).toBe(false);
  });

  test('does what its person agreed to', async () => {
    const { access } = await withTokens('read');
    await using assistant = await connect(server, access, 'http');
    const { tools } = await assistant.client.listTools();
    const names = tools.map(({ name }) => name);
    expect(names).toContain('get_status');
    expect(names).not.toContain('pause_accounts');
  });
});

describe('a refresh token', () => {
  test('is replaced at each use; an old one ends the connection', async () => {
    const { person, clientId, refresh } = await withTokens();
    const { body } = await raw().refresh(clientId, refresh);
    expect(body.refresh_token).not.toBe(refresh);
    expect(await works(body.access_token)).toBe(true);
    expect(await raw().refresh(clientId, refresh)).toMatchObject(invalidGrant);
    expect(await works(body.access_token)).toBe(false);
    expect(await raw().refresh(clientId, body.refresh_token)).toMatchObject(invalidGrant);
    expect(await grantsOf(person)).toEqual([]);
  });

  test('is bound to its client and resource, and ends after 30 days', async () => {
    const { person, clientId, refresh } = await withTokens();
    expect(await raw().refresh(await register(), refresh)).toMatchObject(invalidGrant);
    expect(await raw().refresh(clientId, refresh, { resource: 'https://other.example' })).toMatchObject({
      status: 400,
      body: { error: 'invalid_target' },
    });
    server.clock.advance(30 * day);
    expect(await raw().refresh(clientId, refresh)).toMatchObject(invalidGrant);
    const { body } = await server.call('POST', '/api/auth/login', {
      json: { email: person.email, password: 'correct horse' },
    });
    expect(await grantsOf(body)).toEqual([]);
  });

  test('can be given back', async () => {
    const { person, clientId, access, refresh } = await withTokens();
    expect((await raw().revoke(clientId, refresh)).status).toBe(200);
    expect(await works(access)).toBe(false);
    expect(await grantsOf(person)).toEqual([]);
  });
});

describe('a connection ends', () => {
  test('for its person alone', async () => {
    const { person, access } = await withTokens();
    const [grant] = await grantsOf(person);
    const path = `/api/oauth-grants/${grant.id}`;
    const stranger = await server.signUp();
    expect((await server.call('DELETE', path, { token: stranger.token })).status).toBe(404);
    expect(await works(access)).toBe(true);
    expect((await server.call('DELETE', path, { token: person.token })).status).toBe(204);
    expect(await works(access)).toBe(false);
  });

  test('with a password reset', async () => {
    const { person, clientId, access, refresh } = await withTokens();
    await server.call('POST', '/api/otp/forgot-password', { json: { email: person.email } });
    const token = /reset-password\/([\w-]+)/.exec((await server.lastMailTo(person.email))?.Text ?? '')?.[1];
    const json = { token, password: 'another horse battery' };
    expect((await server.call('POST', '/api/otp/reset-password', { json })).status).toBeLessThan(300);
    expect(await works(access)).toBe(false);
    expect(await raw().refresh(clientId, refresh)).toMatchObject(invalidGrant);
  });

  test('with the erasure of its person', async () => {
    const { person, clientId, access, refresh } = await withTokens();
    const json = { password: 'correct horse' };
    expect((await server.call('DELETE', '/api/me', { token: person.token, json })).status).toBeLessThan(300);
    expect(await works(access)).toBe(false);
    expect(await raw().refresh(clientId, refresh)).toMatchObject(invalidGrant);
  });

  test('with the removal from a workspace', async () => {
    const owner = await server.signUp();
    const { person, access } = await withTokens();
    const invited = await server.call('POST', '/api/people', {
      token: owner.token,
      json: { email: person.email, role: 'reviewer', accountIds: null },
    });
    const link = /invitation\/([\w-]+)/.exec((await server.lastMailTo(person.email))?.Text ?? '')?.[1];
    await server.call('POST', '/api/invitations/accept', { token: person.token, json: { token: link } });
    expect(await works(access)).toBe(true);
    const path = `/api/people/${invited.body._id}`;
    expect((await server.call('DELETE', path, { token: owner.token })).status).toBe(204);
    expect(await works(access)).toBe(false);
    expect(await grantsOf(person)).toEqual([]);
  });
});
