/** Clients that publish their metadata at an https address. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tls from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMetadataFetch } from '../../../server/identity/oauth/fetchMetadata.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { agree, ask, browser, callback, rawClient } from './assistant.ts';

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

describe('the guard', () => {
  const answers = (address: string) =>
    ((_name: string, _options: object, found: (error: null, all: object[]) => void) =>
      found(null, [{ address, family: 4 }])) as never;
  test.each([
    ['https://127.0.0.1/client.json', '93.184.216.34'],
    ['https://[::1]/client.json', '93.184.216.34'],
    ['https://169.254.169.254/client.json', '93.184.216.34'],
    ['https://localhost/client.json', '93.184.216.34'],
    ['http://client.example.com/client.json', '93.184.216.34'],
    ['https://user:secret@client.example.com/client.json', '93.184.216.34'],
    ['https://client.example.com/client.json', '127.0.0.1'],
    ['https://client.example.com/client.json', '10.1.2.3'],
  ])('does not fetch %s at %s', async (url, address) => {
    const fetchMetadata = createMetadataFetch({ privateToo: false, find: answers(address) });
    const failure = await fetchMetadata(url).catch((error: Error) => error);
    expect(failure).toBeInstanceOf(Error);
    const { message, cause } = failure as Error & { cause?: Error };
    expect(`${message} ${cause?.message}`).toMatch(/https|public|password/i);
  });
});

test('a server on the internet asks no private address', async () => {
  const server = await startTestServer({ env: { WEBHOOKS_TO_PRIVATE_ADDRESSES: 'false' } });
  const { headers } = await browser(server).go(rawClient(server).address('https://127.0.0.1:9/client.json'));
  expect(headers.get('location')).toBe('/connect-assistant?error=invalid_client');
  await server.stop();
});

describe.skipIf(!hasOpenssl)('a published client', () => {
  let server: TestServer;
  let site: Server;
  let origin: string;
  let folder: string;
  let asked: string[] = [];
  let answer: (path: string) => { status?: number; body: unknown; location?: string };
  const before = tls.getCACertificates('default');

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'chimein-client-'));
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const made = ['req', '-x509', '-days', '2', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
    const name = ['-nodes', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    spawnSync('openssl', [...made, ...name, '-keyout', key, '-out', cert]);
    tls.setDefaultCACertificates([...before, readFileSync(cert, 'utf8')]);
    site = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (request, response) => {
      asked.push(request.url ?? '');
      const { status = 200, body, location } = answer(request.url ?? '');
      response.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) });
      response.end(JSON.stringify(body));
    });
    await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
    origin = `https://localhost:${(site.address() as AddressInfo).port}`;
    server = await startTestServer({ env: { WEBHOOKS_TO_PRIVATE_ADDRESSES: 'true' } });
  });
  afterAll(async () => {
    await server.stop();
    site.closeAllConnections();
    site.close();
    tls.setDefaultCACertificates(before);
    rmSync(folder, { recursive: true });
  });

  const document = (path: string, more: object = {}) => ({
    client_id: origin + path,
    client_name: 'Published',
    redirect_uris: [callback],
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    ...more,
  });
  const location = async (clientId: string) =>
    (await browser(server).go(rawClient(server).address(clientId))).headers.get('location');

  test('connects without a registration, under the name of its host', async () => {
    answer = (path) => ({ body: document(path) });
    const person = await server.signUp();
    const clientId = `${origin}/client.json`;
    const tab = browser(server);
    const id = await ask(tab, rawClient(server).address(clientId));
    const { body } = await tab.call('GET', `/api/oauth-requests/${id}`, person.token);
    expect(body).toMatchObject({ name: 'Published', publisher: new URL(origin).host });
    const code = (await agree(tab, id, person.token)).get('code') ?? '';
    expect((await rawClient(server).redeem(clientId, code)).status).toBe(200);
  });

  test.each([
    ['names another client', (path: string) => ({ body: document(path, { client_id: `${origin}/other` }) })],
    ['is a redirect', () => ({ status: 302, location: `${origin}/client.json`, body: {} })],
    [
      'is too large',
      (path: string) => ({ body: document(path, { tos_uri: `https://a.example/${'x'.repeat(6000)}` }) }),
    ],
    ['wants a secret', (path: string) => ({ body: document(path, { client_secret: 's' }) })],
    ['is missing', () => ({ status: 404, body: {} })],
  ])('is refused if its document %s', async (name, answers) => {
    answer = answers;
    expect(await location(`${origin}/${name.replaceAll(' ', '-')}.json`)).toMatch(
      /^\/connect-assistant\?error=invalid_client(_metadata)?$/,
    );
  });

  test('a token request makes the server fetch nothing for a stranger', async () => {
    asked = [];
    answer = (path) => ({ body: document(path) });
    const { status, body } = await rawClient(server).redeem(`${origin}/unknown.json`, 'a-code');
    expect({ status, body }).toMatchObject({ status: 400, body: { error: 'invalid_client' } });
    expect(asked).toEqual([]);
  });
});
