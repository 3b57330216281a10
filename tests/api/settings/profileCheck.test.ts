import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let token: string;
let accountId: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ token } = await server.signUp());
  accountId = await server.connect(token);
});
afterAll(() => server.stop());

const validate = (profileUrl: string) =>
  server.call('POST', '/api/settings/validate', { token, json: { accountId, profileUrl } });

describe('checking a profile', () => {
  test('returns name, URL and picture of a profile', async () => {
    const { status, body } = await validate('https://www.linkedin.com/in/ada-okafor/');
    expect(status).toBe(200);
    expect(body).toMatchObject({ valid: true, profile: { name: 'Ada Okafor' } });
    expect(body.profile.imageUrl).toMatch(/^http/);
  });

  test.each(['https://www.linkedin.com/in/nobody-at-all', 'https://www.linkedin.com/feed/', 'nonsense', ''])(
    '%s is an invalid profile',
    async (url) => {
      expect(await validate(url)).toMatchObject({
        status: 422,
        body: { code: 'invalid_profile_url', message: 'Invalid Profile URL' },
      });
    },
  );

  test('answers 503 if the network is down, without ending the session', async () => {
    await server.control('POST', '/faults', { provider: 'network', status: 503, times: 1 });
    const { status, body } = await validate('https://www.linkedin.com/in/ada-okafor');
    expect(status).toBe(503);
    expect(body.message).not.toMatch(/expired/i);
  });
});
