/** An assistant with the official SDK's client, and the browser of the person who connects it. */

import { createHash, randomBytes } from 'node:crypto';
import type {
  OAuthClientMetadata,
  OAuthClientProvider,
  StoredOAuthClientInformation,
  StoredOAuthTokens,
} from '@modelcontextprotocol/client';
import type { TokenScope } from '../../../server/identity/tokens/schemas.ts';
import { type Received, send } from '../../support/http.ts';
import type { TestServer } from '../../support/server.ts';

export const callback = 'https://assistant.example.com/callback';
/** Of a code challenge that the tests choose themselves. */
const verifier = 'v'.repeat(50);
const challengeOf = (text: string) => createHash('sha256').update(text).digest('base64url');

const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** The part that the SDK leaves to the program that uses it. The sign-in is left to the test. */
export function memory(metadata: Partial<OAuthClientMetadata> = {}) {
  let information: StoredOAuthClientInformation | undefined;
  let stored: StoredOAuthTokens | undefined;
  let codeVerifier = '';
  let askedAt: URL | undefined;
  const provider: OAuthClientProvider = {
    redirectUrl: callback,
    clientMetadata: { client_name: 'Helper', redirect_uris: [callback], ...metadata },
    state: () => 'state-of-the-client',
    clientInformation: () => information,
    saveClientInformation: (saved) => {
      information = saved;
    },
    tokens: () => stored,
    saveTokens: (saved) => {
      stored = saved;
    },
    redirectToAuthorization: (url) => {
      askedAt = url;
    },
    saveCodeVerifier: (saved) => {
      codeVerifier = saved;
    },
    codeVerifier: () => codeVerifier,
  };
  return {
    provider,
    tokens: () => stored,
    /** The address that the SDK sends the browser to. */
    askedAt: () => String(askedAt),
  };
}

/** Keeps cookies and follows no redirect by itself. */
export function browser(server: Pick<TestServer, 'url'>) {
  const cookies = new Map<string, { value: string; path: string }>();
  const cookieFor = (path: string) =>
    [...cookies]
      .filter(([, cookie]) => path.startsWith(cookie.path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
  async function go(address: string, more: Parameters<typeof send>[1] = {}): Promise<Received> {
    const url = new URL(address, server.url);
    const answer = await send(url.href, {
      ...more,
      headers: { ...more.headers, accept: 'text/html', cookie: cookieFor(url.pathname) },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, { value, path: /path=([^;]+)/i.exec(line)?.[1] ?? '/' });
    }
    return answer;
  }
  return {
    cookies,
    cookieFor,
    go,
    async call(method: string, path: string, token: string, json?: unknown) {
      const { status, text } = await go(path, {
        method,
        headers: { 'content-type': 'application/json', ...(token && { 'x-auth-token': token }) },
        body: method === 'GET' ? null : JSON.stringify(json ?? {}),
      });
      return { status, body: JSON.parse(text || 'null') };
    },
  };
}
export type Browser = ReturnType<typeof browser>;

/** @returns the ID of the request that the person decides about */
export async function ask(tab: Browser, address: string): Promise<string> {
  const { status, headers } = await tab.go(address);
  const to = headers.get('location') ?? '';
  const id = /^\/connect-assistant\/([\w-]+)$/.exec(to)?.[1];
  if (status !== 303 || !id) throw new Error(`${status} ${to}`);
  return id;
}

/** Agrees, and follows the browser back to the assistant. @returns the parameters of the callback */
export async function agree(tab: Browser, id: string, token: string, scope: TokenScope = 'write') {
  const { status, body } = await tab.call('POST', `/api/oauth-requests/${id}/approve`, token, { scope });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return arrive(tab, body.redirectTo);
}

export async function arrive(tab: Browser, address: string): Promise<URLSearchParams> {
  const { headers } = await tab.go(address);
  const to = new URL(headers.get('location') ?? '');
  if (to.origin + to.pathname !== callback) throw new Error(to.href);
  return to.searchParams;
}

/** Calls without the SDK, for clients that do wrong. */
export function rawClient(server: Pick<TestServer, 'url'>, publicUrl = server.url) {
  const resource = `${publicUrl}/mcp`;
  const post = async (path: string, body: string, headers: Record<string, string>) => {
    const answer = await send(server.url + path, { method: 'POST', headers, body });
    return { status: answer.status, body: JSON.parse(answer.text || 'null'), headers: answer.headers };
  };
  return {
    register: (metadata: object = {}) =>
      post(
        '/oauth/register',
        JSON.stringify({ client_name: 'Raw', redirect_uris: [callback], ...metadata }),
        { 'content-type': 'application/json' },
      ),
    address: (clientId: string, more: Record<string, string> = {}) =>
      `${server.url}/oauth/authorize?${new URLSearchParams({
        client_id: clientId,
        response_type: 'code',
        redirect_uri: callback,
        scope: 'read review write',
        resource,
        code_challenge: challengeOf(verifier),
        code_challenge_method: 'S256',
        state: randomBytes(4).toString('hex'),
        ...more,
      })}`,
    redeem: (clientId: string, code: string, more: Record<string, string> = {}) =>
      post(
        '/oauth/token',
        String(
          new URLSearchParams({
            grant_type: 'authorization_code',
            client_id: clientId,
            code,
            redirect_uri: callback,
            code_verifier: verifier,
            resource,
            ...more,
          }),
        ),
        form,
      ),
    refresh: (clientId: string, token: string, more: Record<string, string> = {}) =>
      post(
        '/oauth/token',
        String(
          new URLSearchParams({
            grant_type: 'refresh_token',
            client_id: clientId,
            refresh_token: token,
            ...more,
          }),
        ),
        form,
      ),
    revoke: (clientId: string, token: string) =>
      post('/oauth/revoke', String(new URLSearchParams({ client_id: clientId, token })), form),
    /** 401 if the token does not count; the path knows no GET. */
    use: (token: string) => send(`${server.url}/mcp`, { headers: { authorization: `Bearer ${token}` } }),
  };
}

/** Connects an assistant of the person with this session, to read. @returns its client and its tokens */
export async function connectAssistant(
  server: Pick<TestServer, 'url'>,
  session: string,
  { name = 'Raw', publicUrl = server.url } = {},
) {
  const assistant = rawClient(server, publicUrl);
  const { body: client } = await assistant.register({ client_name: name });
  const clientId: string = client.client_id;
  const tab = browser(server);
  const id = await ask(tab, assistant.address(clientId));
  const path = `/api/oauth-requests/${id}/approve`;
  const { body: agreed } = await tab.call('POST', path, session, { scope: 'read' });
  const answer = await arrive(tab, agreed.redirectTo.replace(publicUrl, server.url));
  const { status, body: tokens } = await assistant.redeem(clientId, answer.get('code') ?? '');
  if (status !== 200) throw new Error(JSON.stringify(tokens));
  return { clientId, tokens };
}
