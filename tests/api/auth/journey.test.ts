import { afterAll, beforeAll, expect, it } from 'vitest';
import { authRoutes } from '../../../server/identity/auth/routes.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { PUBLIC_URL: 'https://app.example.com' } });
});
afterAll(() => server.stop());

const post = (path: string, json: object, token?: string) =>
  server.call('POST', path, { json, ...(token ? { token } : {}) });

it('leads a new user from the form to the app, and back in after a forgotten password', async () => {
  const email = 'ada@example.com';
  const person = { firstName: 'Ada', lastName: 'Okafor', companyName: '', email, password: 'analytical' };
  const { token } = (await post('/api/auth/register', person)).body;
  await server.call('GET', `/api/otp/send-otp/${email}`);
  const otp = /^\s*(\d{6})\s*$/m.exec((await server.lastMailTo(email))?.Text ?? '')?.[1];
  expect((await post('/api/otp/verify-otp', { email, otp })).body).toEqual({ verified: true });
  expect((await server.call('GET', '/api/me', { token })).body).toMatchObject({ email, status: 'Trial' });

  await post('/api/otp/forgot-password', { email });
  const mail = await server.lastMailTo(email);
  const link = /https:\/\/app\.example\.com\/reset-password\/(\S+)/.exec(mail?.Text ?? '')?.[1];
  expect(mail?.HTML).toContain(`href="https://app.example.com/reset-password/${link}"`);
  expect((await post('/api/otp/reset-password', { token: link, password: 'difference' })).status).toBe(200);
  expect((await server.lastMailTo(email))?.Subject).toBe('Your Chime In password was changed');
  expect((await server.call('GET', '/api/me', { token })).status).toBe(401);
  expect((await post('/api/auth/login', { email, password: 'difference' })).body.verified).toBe(true);
});

it('signs users in while the SMTP server is slow, and delivers once it answers', async () => {
  await server.control('POST', '/faults', { provider: 'mail', status: 451, times: 1 });
  const email = 'bea@example.com';
  const person = { firstName: 'Bea', lastName: 'Zulu', email, password: 'analytical' };
  await post('/api/auth/register', person);
  expect((await server.call('GET', `/api/otp/send-otp/${email}`)).status).toBe(200);
  expect(await server.lastMailTo(email)).toBeUndefined();
  server.clock.advance(5_000);
  expect((await server.lastMailTo(email))?.Subject).toBe('Your Chime In verification code');
});

it('documents every call of signing in', async () => {
  const info = { title: 'Chime In', version: '1' };
  const document = authRoutes(server.deps).getOpenAPI31Document({ openapi: '3.1.0', info });
  const paths = [
    ...['register', 'login', 'update', 'logout', 'logout-everywhere'].map((verb) => `/api/auth/${verb}`),
    ...['send-otp/{email}', 'verify-otp', 'forgot-password', 'check-reset-link', 'reset-password'].map(
      (verb) => `/api/otp/${verb}`,
    ),
  ];
  expect(Object.keys(document.paths ?? {}).sort()).toEqual(paths.sort());
  expect(document.components?.schemas?.RegisterInput).toMatchObject({
    required: ['firstName', 'lastName', 'email', 'password'],
    additionalProperties: false,
    properties: { password: { minLength: 6 } },
  });
});
