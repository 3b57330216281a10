import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../server/clock.ts';
import { announced } from '../support/acts.ts';
import { type App, startApp } from '../support/app.ts';
import { hasFocus } from '../support/focus.ts';
import { expectNoViolations, openPage } from '../support/journey.ts';
import { held90, png } from '../support/pictures.ts';
import { settled } from '../support/settled.ts';

/*
 * Users manage themselves: the built app in a browser, the real server, and the sandbox's mailbox and image
 * host.
 */

const password = 'correct horse';
let app: App;
let server: App['server'];
let browser: App['browser'];

beforeAll(async () => {
  app = await startApp();
  ({ server, browser } = app);
});
afterAll(() => app?.stop());

async function open() {
  const person = await server.signUp();
  const visit = await openPage({ browser, server, as: person.token, path: '/settings' });
  await visit.page.getByLabel('First name').waitFor();
  const button = (name: string | RegExp) =>
    visit.page.getByRole('button', { name, exact: typeof name === 'string' });
  const region = (name: string) => visit.page.getByRole('region', { name });
  const toast = (text: string) => announced(visit.page, text);
  const part = (name: string) =>
    visit.page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name, exact: true }).click();
  return { ...person, ...visit, button, region, toast, part };
}

const me = async (token: string) => (await server.call('GET', '/api/me', { token })).body;
const signIn = async (email: string, by = password) =>
  (await server.call('POST', '/api/auth/login', { json: { email, password: by } })).body.token as string;
/** The token that the page holds now. */
const held = (page: Page) => page.evaluate<string>('localStorage.getItem("accessToken")');

test('saves names immediately, a new e-mail after its code, and a password in two places', async () => {
  const { page, email, button, region, toast, allow, part } = await open();
  const profile = region('Profile');
  await expect
    .poll(() => page.getByRole('link', { name: 'Billing & Subscription' }).getAttribute('href'))
    .toBe('/billing');
  await profile.getByLabel('First name').fill('');
  await profile.getByLabel('E-mail').fill('nonsense');
  await button('Save').click();
  await page.getByText('First name is required').waitFor();
  await page.getByText('Enter a valid e-mail address').waitFor();

  await profile.getByLabel('First name').fill('Augusta');
  await profile.getByLabel('E-mail').fill(email);
  allow(/ERR_CONNECTION_REFUSED POST \/api\/auth\/update/);
  await page.route('**/api/auth/update', (route) => route.abort('connectionrefused'), { times: 1 });
  await button('Save').click();
  await page.getByText('Updating failed').waitFor();
  await profile.getByLabel('E-mail').fill('augusta@new.example.com');
  await button('Save').click();
  await toast('Updating successful!');
  const waiting = region('Confirm your new e-mail');
  await waiting.getByText('augusta@new.example.com').waitFor();
  await expect.poll(async () => await me(await held(page))).toMatchObject({ firstName: 'Augusta', email });

  // Something else that is saved meanwhile leaves it waiting, over a reload too.
  await profile.getByLabel('Company (optional)').fill('King & Sons');
  await button('Save').click();
  await expect.poll(async () => (await me(await held(page))).companyName).toBe('King & Sons');
  await page.reload();
  const code = /\b\d{6}\b/.exec((await server.lastMailTo('augusta@new.example.com'))?.Text ?? '')?.[0] ?? '';
  await waiting.getByLabel('Code').fill(code);
  await button('Confirm').click();
  await waiting.waitFor({ state: 'detached' });
  await expect.poll(() => profile.getByLabel('E-mail').inputValue()).toBe('augusta@new.example.com');

  await profile.getByLabel('New password (optional)').fill('hunter2');
  await profile.getByText('This is one of the most common passwords.').waitFor();
  await profile.getByLabel('New password (optional)').fill('paper lantern');
  await button('Save').click();
  await expect.poll(() => profile.getByLabel('New password (optional)').inputValue()).toBe('');
  const elsewhere = await signIn('augusta@new.example.com', 'paper lantern');
  await part('Security');
  const form = region('Password');
  await form.getByLabel('New password').fill('short');
  await button('Change password').click();
  await form.getByText('Password must be at least 6 characters').waitFor();
  await form.getByLabel('New password').fill('battery staple');
  await button('Change password').click();
  await expect.poll(async () => (await server.call('GET', '/api/me', { token: elsewhere })).status).toBe(401);
  await expect.poll(() => form.getByLabel('New password').inputValue()).toBe('');
  expect(await me(await signIn('augusta@new.example.com', 'battery staple'))).toMatchObject({
    firstName: 'Augusta',
  });
  expect(page.url()).toBe(`${server.url}/settings/security`);
});

test('rotates, crops, scales and uploads a photo, with progress', async () => {
  const { page, userId, button, toast, allow } = await open();
  const choose = page.getByLabel('Photo', { exact: true }).and(page.locator('input'));
  await choose.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  await page.getByText('Photo must be an image file, such as a JPEG, PNG, GIF or WebP').waitFor();
  await choose.setInputFiles({ name: 'torn.png', mimeType: 'image/png', buffer: png.subarray(0, 20) });
  await page.getByText(/Your browser can’t read this image/).waitFor();

  // Red at the left and blue at the right, held so that red is to be seen above.
  const wide: string = await settled(() =>
    page.evaluate(`(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1200 });
    const pen = canvas.getContext('2d');
    pen.fillStyle = 'red'; pen.fillRect(0, 0, 800, 1200);
    pen.fillStyle = 'blue'; pen.fillRect(800, 0, 800, 1200);
    return canvas.toDataURL('image/jpeg').split(',')[1];
  })()`),
  );
  await choose.setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: held90(Buffer.from(wide, 'base64')),
  });
  const dialog = page.getByRole('dialog', { name: 'Crop your photo' });
  const frame = dialog.getByLabel(/^Frame/);
  await frame.waitFor();
  const top = async () => (await frame.boundingBox())?.y ?? 0;
  const before = await settled(() => top());
  await frame.focus();
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('Shift+ArrowUp');
  await expect.poll(top).toBeLessThan(before);

  await server.control('POST', '/faults', { provider: 'images', match: 'POST', status: 500, times: 1 });
  allow(
    /^500 POST .*\/files\/upload/,
    /files\/upload.* blocked by CORS/,
    /^net::ERR_FAILED POST .*\/files\/upload/,
  );
  await button('Save photo').click();
  await dialog.getByText('Failed to upload the photo. Please try again.').waitFor();
  await expect.poll(async () => (await me(await held(page))).profileImage).toBe('');
  await server.control('POST', '/faults', { provider: 'images', match: 'POST', delayMs: 400, times: 1 });
  await button('Save photo').click();
  await dialog.getByRole('progressbar', { name: /^(Uploading|Saving)/ }).waitFor();
  await toast('Updating successful!');
  await dialog.waitFor({ state: 'detached' });

  const { profileImage } = await me(await settled(() => held(page)));
  expect(profileImage).toMatch(new RegExp(`/Linkedin/profileImage_${userId}_[^/]+\\.jpg$`));
  const seen = await settled(() =>
    page.evaluate(`(async () => {
    const picture = Object.assign(new Image(), { crossOrigin: 'anonymous', src: ${JSON.stringify(profileImage)} });
    await picture.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    pen.drawImage(picture, 0, 0);
    const at = (y) => { const [r, , b] = pen.getImageData(256, y, 1, 1).data; return r > 200 ? 'red' : b > 200 ? 'blue' : 'else'; };
    return [picture.width, picture.height, at(100), at(500)];
  })()`),
  );
  expect(seen).toEqual([512, 512, 'red', 'blue']);

  await button('Remove photo').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove photo' }).click();
  await button('Upload photo').waitFor();
  await expect.poll(async () => (await me(await held(page))).profileImage).toBe('');
});

test('shows tokens once, revokes them, ends other sessions, and downloads the data', async () => {
  const { page, email, button, region, toast, part } = await open();
  const tokens = region('Access tokens');
  await part('API');
  await button('New token').click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('nightly report');
  await page.getByLabel('Read only').check();
  await button('Create token').click();
  const secret = await settled(() => page.getByLabel('Access token', { exact: true }).inputValue());
  await expectNoViolations(page);
  await button('I’ve copied it').click();
  await tokens.getByText('nightly report').waitFor();
  expect(await page.content()).not.toContain(secret);
  // The browser's clock has gone on.
  server.clock.moveTo(systemClock.now());
  expect((await me(secret)).email).toBe(email);
  const refused = await server.call('POST', '/api/automation/start', {
    token: secret,
    json: { accountId: 'any' },
  });
  expect(refused.status).toBe(403);
  await page.reload();
  await tokens.getByText('Just used').waitFor();
  await button('Revoke: nightly report').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await tokens.getByText('No access tokens yet').waitFor();
  await hasFocus(page.locator('#content'));
  expect((await server.call('GET', '/api/me', { token: secret })).status).toBe(401);

  const headers = { 'user-agent': 'curl/8.5.0' };
  const elsewhere = (await server.call('POST', '/api/auth/login', { json: { email, password }, headers }))
    .body.token;
  await part('Security');
  await region('Sessions').getByText('This device').waitFor();
  await button('Sign out: curl').click();
  await toast('Device signed out');
  expect((await server.call('GET', '/api/me', { token: elsewhere })).status).toBe(401);

  await part('Data');
  const [file] = await Promise.all([page.waitForEvent('download'), button('Download').click()]);
  expect(file.suggestedFilename()).toBe('chime-in-export.json');
  expect(JSON.parse(await readFile(await file.path(), 'utf8')).profile).toMatchObject({ email });
  await toast('Your data was downloaded');

  await part('Security');
  const own = await settled(() => held(page));
  await button('Sign out everywhere').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.waitForURL(`${server.url}/login`);
  expect((await server.call('GET', '/api/me', { token: own })).status).toBe(401);
});

test('deletes an account after password and confirmation, and frees its address', async () => {
  const { page, token, email, button, toast, allow, part } = await open();
  await part('Data');
  await button('Delete account').click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account' });
  const last = button('Delete account permanently');
  await dialog.getByLabel(/^Password/).fill('wrong horse');
  await expect.poll(() => last.isDisabled()).toBe(true);
  await dialog.getByLabel(`Type ${email} to confirm`).fill(email);
  allow(/^422 DELETE \/api\/me/);
  await last.click();
  await dialog.getByText('This is not your password').waitFor();
  expect((await me(token)).email).toBe(email);
  await dialog.getByLabel(/^Password/).fill(password);
  await last.click();
  await page.waitForURL(`${server.url}/login`);
  await toast('Your account was deleted');
  expect((await server.call('GET', '/api/me', { token })).status).toBe(401);
  const again = { firstName: 'New', lastName: 'Person', email, password };
  expect((await server.call('POST', '/api/auth/register', { json: again })).status).toBe(201);
});
