import { afterAll, beforeAll, expect, test } from 'vitest';
import { rawClient } from '../api/oauth/assistant.ts';
import { button, fill } from '../support/acts.ts';
import { type App, startApp } from '../support/app.ts';
import { expectNoViolations, openPage, type Visit } from '../support/journey.ts';

/* A person connects an assistant, and finds it in the settings. */

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.stop());

const tooWide = 'document.documentElement.scrollWidth > innerWidth';

/** The assistant waits at a page of this machine. */
const callback = () => `${app.server.url}/assistant-callback`;
async function asks(name: string): Promise<{ clientId: string; address: string }> {
  const assistant = rawClient(app.server);
  const { body } = await assistant.register({ client_name: name, redirect_uris: [callback()] });
  return {
    clientId: body.client_id,
    address: assistant.address(body.client_id, { redirect_uri: callback() }),
  };
}
const open = (as: string | undefined, path: string, look: object = {}): Promise<Visit> =>
  openPage({ ...app, path, ...(as && { as }), ...look });

test.each([
  ['en', 1280, 'light', 'Connect', 'Review drafts', 'Connected assistants', 'Disconnect'],
  ['de', 375, 'dark', 'Verbinden', 'Entwürfe prüfen', 'Verbundene Assistenten', 'Trennen'],
  ['es', 375, 'light', 'Conectar', 'Revisar borradores', 'Asistentes conectados', 'Desconectar'],
] as const)('connects and disconnects an assistant in %s', async (...look) => {
  const [language, width, theme, connect, review, connected, disconnect] = look;
  const { server } = app;
  const { token, email } = await server.signUp();
  const { clientId, address } = await asks('A helper with a name that is rather long for a telephone');
  const { page } = await open(token, '/settings', { language, width, theme });
  await page.goto(address);
  await page.getByText(email).waitFor();
  await page.getByText(new URL(server.url).host).waitFor();
  await expect.poll(() => page.evaluate(tooWide)).toBe(false);
  await page.getByRole('radio', { name: review }).check();
  await expectNoViolations(page);
  await button(page, connect).click();
  await page.waitForURL((url) => url.href.startsWith(callback()));
  const code = new URL(page.url()).searchParams.get('code') ?? '';
  const { body } = await rawClient(server).redeem(clientId, code, { redirect_uri: callback() });
  expect(body.scope).toBe('read review');

  await page.goto(`${server.url}/settings/api`);
  await page.getByRole('heading', { name: connected }).waitFor();
  await page.getByRole('button', { name: new RegExp(`^${disconnect}: A helper`) }).click();
  await button(page, disconnect).click();
  await expect.poll(async () => (await server.call('GET', '/api/oauth-grants', { token })).body).toEqual([]);
});

test('signs the person in first', async () => {
  const { server } = app;
  const { email } = await server.signUp();
  const { address } = await asks('Helper');
  const { page } = await open(undefined, '/login');
  await page.goto(address);
  await page.waitForURL(`${server.url}/login`);
  await fill(page, { 'E-mail': email, Password: 'correct horse' });
  await button(page, 'Sign In').click();
  await page.getByText('Not verified. The assistant chose its name itself.').waitFor();
  server.clock.advance(9 * 60_000);
  await button(page, 'Connect').click();
  await page.waitForURL((url) => url.href.startsWith(callback()));
});

test('a refusal goes to the assistant, and gives it nothing', async () => {
  const { server } = app;
  const { token } = await server.signUp();
  const { address } = await asks('Helper');
  const { page } = await open(token, '/settings');
  await page.goto(address);
  await button(page, 'Refuse').click();
  await page.waitForURL((url) => url.href.startsWith(callback()));
  expect(new URL(page.url()).searchParams.get('error')).toBe('access_denied');
});

test('says why nothing was sent, and that admins can not connect', async () => {
  const { server } = app;
  const { token } = await server.signUp();
  const { page, allow } = await open(token, '/settings');
  allow(/^404 GET \/api\/oauth-requests/);
  const assistant = rawClient(server);
  await page.goto(assistant.address('nobody'));
  await page.getByText('Chime In does not know this assistant').waitFor();
  await expectNoViolations(page);
  await page.goto(`${server.url}/connect-assistant/none`);
  await page.getByText('This request has expired').waitFor();
  const admin = await server.signUp({ role: 'admin' });
  const { page: adminPage } = await open(admin.token, '/admin/dashboard');
  await adminPage.goto((await asks('Helper')).address);
  await adminPage.getByText('Admins can’t connect assistants').waitFor();
});
