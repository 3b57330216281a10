import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isProfileUrl, isSearchUrl, parseProfileUrl } from '../../../server/accounts/settings/schemas.ts';
import { leadsToNetwork } from '../../../server/accounts/settings/sources.ts';
import { readConfig } from '../../../server/config.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const hosts = {
  taken: [
    'https://www.linkedin.com',
    'http://www.linkedin.com',
    'https://linkedin.com',
    'https://de.linkedin.com',
    'https://m.linkedin.com',
    'HTTPS://WWW.LINKEDIN.COM',
    'www.linkedin.com',
    'linkedin.com',
    '//linkedin.com',
    'http://127.0.0.1:3001',
    'http://localhost:3001',
    'http://[::1]:3001',
  ],
  refused: [
    'https://example.com',
    'example.com',
    'https://linkedin.com.example.com',
    'https://notlinkedin.com',
    'https://linkedin.com@example.com',
    'https://example.com/linkedin.com',
    'https://example.com?https://linkedin.com',
    'ftp://linkedin.com',
    'javascript://linkedin.com',
    'https://127.0.0.1.example.com',
    'https://',
  ],
};
const profile = (host: string) => `${host}/in/ada-okafor`;
const search = (host: string) => `${host}/search/results/content/?keywords=x`;

describe('links must lead to the network:', () => {
  test.each(hosts.taken)('%s is accepted', (host) => {
    expect([isProfileUrl(profile(host)), isSearchUrl(search(host))]).toEqual([true, true]);
  });
  test.each(hosts.refused)('%s is rejected', (host) => {
    expect([isProfileUrl(profile(host)), isSearchUrl(search(host))]).toEqual([false, false]);
  });
  test('accepts a path of LinkedIn without a host', () => {
    for (const path of ['in/ada-okafor', '/in/ada-okafor', '/company/acme'])
      expect(isProfileUrl(path)).toBe(true);
    expect(isSearchUrl('/search/results/content/?keywords=x')).toBe(true);
  });
});

const controls = ['%00', 'a%00b', '%0a', '%1F', '%7f', '%C2%80', '%c2%9f', 'a\tb', 'a\u0085b'];
describe('addresses with a control character, after decoding:', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  test.each(controls)('%j is rejected', (text) => {
    for (const url of [`linkedin.com/in/ada${text}x`, `linkedin.com/company/ada?x=${text}x`])
      expect([isProfileUrl(url), parseProfileUrl(url)]).toEqual([false, null]);
    expect(isSearchUrl(`${search('https://linkedin.com')}${text}x`)).toBe(false);
  });
  test.each(['%20', '%C3%89', '%E2%82%AC', '%c2%a0', '%2500', 'é', '100%'])('%j is accepted', (text) => {
    expect(isSearchUrl(`${search('https://linkedin.com')}${text}x`)).toBe(true);
    if (text !== '100%') expect(isProfileUrl(`linkedin.com/in/ada${text}x`)).toBe(true);
  });

  test('are rejected wherever one is taken, with the texts of other invalid addresses', async () => {
    const { token } = await server.signUp();
    const admin = (await server.signUp({ role: 'admin' })).token;
    const accountId = await server.connect(token);
    const profileUrl = profile('https://linkedin.com').concat('%00x');
    const searchUrl = search('https://linkedin.com').concat('%00x');
    const invalid = { status: 422, body: { message: 'Invalid Profile URL' } };
    const choice = (list: object) => ({ choice: { ...list } }) as never;
    for (const change of [
      { searchProfiles: [profileUrl] },
      choice({ avoidPeople: [profileUrl] }),
      choice({ avoidCompanies: ['/company/acme%00'] }),
    ])
      expect(await server.saveSettings(token, accountId, change)).toMatchObject(invalid);
    expect(await server.saveSettings(token, accountId, { searchUrls: [searchUrl] })).toMatchObject({
      status: 422,
      body: { message: 'Invalide Search URL!' },
    });
    const names = choice({ avoidPeople: ['Ada %00', 'in/ada-okafor'], avoidWords: ['in/a%00b'] });
    expect((await server.saveSettings(token, accountId, names)).status).toBe(200);
    const template = { searchProfiles: [profileUrl], choice: { avoidPeople: [profileUrl] } };
    for (const [path, as, json] of [
      ['/api/settings/validate', token, { accountId, profileUrl }],
      ['/api/opt-outs', undefined, { profileUrl }],
      ['/api/admin/opt-out', admin, { profileUrl }],
      ['/api/admin/campaigns', admin, { name: 'Spring', template }],
    ] as const)
      expect(await server.call('POST', path, { ...(as && { token: as }), json })).toMatchObject(invalid);
  });
});

describe('links to another host', () => {
  let server: TestServer;
  let token: string;
  let accountId: string;
  beforeAll(async () => {
    server = await startTestServer();
    ({ token } = await server.signUp());
    accountId = await server.connect(token);
  });
  afterAll(() => server.stop());

  test('are rejected by the check and by saving, with the texts of the spec', async () => {
    const json = { accountId, profileUrl: profile('https://example.com') };
    expect(await server.call('POST', '/api/settings/validate', { token, json })).toMatchObject({
      status: 422,
      body: { message: 'Invalid Profile URL' },
    });
    for (const [change, message, path] of [
      [{ searchProfiles: [json.profileUrl] }, 'Invalid Profile URL', 'payload.searchProfiles.0'],
      [{ searchUrls: [search('https://example.com')] }, 'Invalide Search URL!', 'payload.searchUrls.0'],
    ] as const)
      expect(await server.saveSettings(token, accountId, change as never)).toMatchObject({
        status: 422,
        body: { issues: [{ path, message }] },
      });
  });

  test('of the sandbox are accepted while it is the network', async () => {
    const json = { accountId, profileUrl: profile(server.sandbox.url) };
    expect((await server.call('POST', '/api/settings/validate', { token, json })).status).toBe(200);
    const links = { searchProfiles: [json.profileUrl], searchUrls: [search(server.sandbox.url)] };
    expect((await server.saveSettings(token, accountId, links)).status).toBe(200);
  });
});

describe('with the real network', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    Object.assign(server.deps.config, { networkIsLocal: false });
  });
  afterAll(() => server.stop());

  test('rejects links to this machine in settings, checks and campaigns', async () => {
    const { token } = await server.signUp();
    const admin = await server.signUp({ role: 'admin' });
    const accountId = await server.connect(token);
    const here = { searchUrls: [search(server.sandbox.url)], searchProfiles: [profile(server.sandbox.url)] };
    const issues = (at: string) => [
      { path: `${at}.searchUrls.0`, message: 'Invalide Search URL!' },
      { path: `${at}.searchProfiles.0`, message: 'Invalid Profile URL' },
    ];
    expect(await server.saveSettings(token, accountId, here)).toMatchObject({
      status: 422,
      body: { message: 'Invalide Search URL!', issues: issues('payload') },
    });
    const json = { accountId, profileUrl: profile(server.sandbox.url) };
    expect((await server.call('POST', '/api/settings/validate', { token, json })).status).toBe(422);
    const campaign = { token: admin.token, json: { name: 'Spring', template: here } };
    expect(await server.call('POST', '/api/admin/campaigns', campaign)).toMatchObject({
      status: 422,
      body: { issues: issues('template') },
    });
  });

  test('reads from the configuration which network is used', () => {
    const unipile = (UNIPILE_DSN: string) =>
      readConfig({ DATA_DIR: server.deps.config.dataDir, UNIPILE_DSN, UNIPILE_API_KEY: 'k' });
    const link = profile('http://localhost:3001');
    expect(leadsToNetwork(unipile('http://127.0.0.1:3001'), link)).toBe(true);
    expect(leadsToNetwork(unipile('api1.unipile.com:13111'), link)).toBe(false);
    expect(leadsToNetwork(unipile('api1.unipile.com:13111'), profile('https://de.linkedin.com'))).toBe(true);
  });
});
