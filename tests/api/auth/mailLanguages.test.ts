import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const register = (email: string, more: { language?: string; headers?: Record<string, string> } = {}) =>
  server.call('POST', '/api/auth/register', {
    json: {
      firstName: 'Ada',
      lastName: 'Okafor',
      email,
      password: 'correct horse',
      ...(more.language && { language: more.language }),
    },
    ...(more.headers && { headers: more.headers }),
  });
/** The mail with a code, and then the one with a link, as the mail server got them. */
async function codeMail(email: string) {
  await server.call('GET', `/api/otp/send-otp/${encodeURIComponent(email)}`);
  return server.lastMailTo(email);
}
async function linkMail(email: string) {
  await server.call('POST', '/api/otp/forgot-password', { json: { email } });
  return server.lastMailTo(email);
}

const codes = {
  en: ['Your Chime In verification code', /^Hi,\r?\n\r?\nEnter this code in Chime In/],
  de: ['Ihr Bestätigungscode für Chime In', /^Guten Tag,\r?\n\r?\ngeben Sie diesen Code in Chime In ein/],
  es: ['Su código de verificación de Chime In', /^Hola:\r?\n\r?\nIntroduzca este código en Chime In/],
} as const;
const links = {
  en: ['Choose a new Chime In password', 'Or open this link:'],
  de: ['Wählen Sie ein neues Passwort für Chime In', 'Oder öffnen Sie diesen Link:'],
  es: ['Elija una nueva contraseña de Chime In', 'O abra este enlace:'],
} as const;

describe.each(['en', 'de', 'es'] as const)('a user who registers in %s', (language) => {
  const email = `ada-${language}@example.com`;

  it('gets e-mails in this language', async () => {
    expect((await register(email, { language })).status).toBe(201);
    const code = await codeMail(email);
    expect(code?.Subject).toBe(codes[language][0]);
    expect(code?.Text).toMatch(codes[language][1]);
    expect(code?.HTML).toContain(`<html lang="${language}">`);
    const link = await linkMail(email);
    expect(link?.Subject).toBe(links[language][0]);
    expect(link?.HTML).toContain(links[language][1]);
  });

  it("gets the browser's language without a choice in the form", async () => {
    const other = `browser-${language}@example.com`;
    const headers = { 'accept-language': `fr-CH, ${language}-AT;q=0.9, en;q=0.5` };
    expect((await register(other, { headers })).status).toBe(201);
    expect((await codeMail(other))?.Subject).toBe(codes[language][0]);
  });
});

it('gets English for unsupported languages', async () => {
  await register('fr@example.com', { headers: { 'accept-language': 'fr-CH, fr;q=0.9' } });
  expect((await codeMail('fr@example.com'))?.Subject).toBe(codes.en[0]);
});

it('rejects an unsupported language', async () => {
  expect(await register('xx@example.com', { language: 'fr' })).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'language', message: 'Unknown language' }] },
  });
});

it('changes with the profile and stays when omitted', async () => {
  const { token, email } = await server.signUp();
  expect((await server.call('GET', '/api/me', { token })).body).toMatchObject({ language: 'en' });
  const changed = await server.call('PUT', '/api/me', { token, json: { language: 'es' } });
  expect(changed).toMatchObject({ status: 200, body: { email, language: 'es' } });
  const same = await server.call('PUT', '/api/me', { token, json: {} });
  expect(same).toMatchObject({ status: 200, body: { language: 'es' } });
  expect((await linkMail(email))?.Subject).toBe(links.es[0]);
  const personal = await server.call('GET', '/api/me/export', { token });
  expect(personal.body.profile).toMatchObject({ language: 'es' });
});
